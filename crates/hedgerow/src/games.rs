use std::io::{Write as _, stdout};

use catalog::Entry;
use engine::Values;
use serde_json::{Value, json};

use crate::{
    failure::Failure,
    table::no_such_game,
    words::{self, say},
};

/// List the games, or the house rules of one
#[derive(clap::Args)]
pub(crate) struct Games {
    /// A game: show its house rules
    game: Option<String>,

    /// One JSON object per line
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let games = catalog::games();
        let mut out = stdout().lock();
        let Some(id) = self.game else {
            for game in &games {
                if self.json {
                    writeln!(out, "{}", summary(game))?;
                } else {
                    let id = format!("{:<10}", game.id);
                    let summary = game.summary();
                    let line = say::listed_game(id, game.title, summary, players(game));
                    writeln!(out, "{line}")?;
                }
            }
            return Ok(());
        };
        let game = (games.iter())
            .find(|game| game.id == id)
            .ok_or_else(|| no_such_game(&id))?;
        if self.json {
            let mut entry = summary(game);
            entry["options"] = (game.switches.iter())
                .map(|one| switch(game, one))
                .collect();
            writeln!(out, "{entry}")?;
            return Ok(());
        }
        let line = say::described_game(game.title, game.summary());
        writeln!(out, "{line}")?;
        writeln!(out, "{}", players(game))?;
        if !game.temperaments.is_empty() {
            let names = game.temperaments.join(", ");
            writeln!(out, "{}", say::greedy_players(names))?;
        }
        writeln!(out, "\n{}", words::HOUSE_RULES)?;
        for switch in game.switches {
            let meaning = switch.meaning(game.catalogue);
            let line = say::switch(switch.key, switch.rule, meaning);
            writeln!(out, "\n  {line}")?;
            match switch.values {
                Values::Words(words) => {
                    for word in words {
                        let meaning = switch.word_meaning(word, game.catalogue);
                        writeln!(out, "      {word:<18} {meaning}")?;
                    }
                }
                numbers => writeln!(out, "      {}", numbers.describe())?,
            }
        }
        Ok(())
    }
}

fn players(game: &Entry) -> String {
    let usual = game.usual_players;
    match game.players {
        (least, most) if least == most => say::players_exactly(most),
        (least, most) => say::players_range(least, most, usual),
    }
}

fn summary(game: &Entry) -> Value {
    json!({
        "id": game.id,
        "title": game.title,
        "summary": game.summary(),
        "players": { "least": game.players.0, "most": game.players.1, "usual": game.usual_players },
        "rules": game.rules,
        "temperaments": game.temperaments,
    })
}

fn switch(game: &Entry, switch: &engine::Switch) -> Value {
    let values = switch.values.usual();
    json!({
        "key": switch.key,
        "rule": switch.rule,
        "meaning": switch.meaning(game.catalogue),
        "default": values.first(),
        "values": values,
    })
}
