use std::io::{BufWriter, Write, stdout};

use catalog::Playable;
use engine::{Match, Seat, Seed, Viewer};
use serde_json::{Map, Value, json};
use term::Sitter;

use crate::{
    failure::Failure,
    table::{self, TableArgs, no_such_game},
    words,
};

/// Play one game with bots and print every decision as a line of JSON
#[derive(clap::Args)]
pub(crate) struct Trace {
    /// The game
    game: String,

    #[command(flatten)]
    table: TableArgs,
}

impl Trace {
    pub(crate) fn run(self) -> Result<(), Failure> {
        catalog::with_game!(&self.game, G => self.trace::<G>())
            .unwrap_or_else(|| Err(no_such_game(&self.game)))
    }

    fn trace<G: Playable>(&self) -> Result<(), Failure> {
        let seed = self.table.seed.unwrap_or(Seed::from(0));
        let (game, sitters) = self.table.open::<G>(seed, table::random)?;
        let mut players = Players::new(game, &sitters)?;
        let mut out = BufWriter::new(stdout().lock());
        let options = table::differing(&players.game);
        while let Some(seat) = players.next_seat() {
            let game = &players.game;
            let legal: Vec<String> = (game.legal(seat).into_iter())
                .map(|action| game.state().action_text(action))
                .collect();
            let mut line = Map::new();
            line.insert("ply".to_owned(), game.ply().into());
            line.insert("seat".to_owned(), json!(seat));
            if game.ply() == 0 {
                line.insert("options".to_owned(), options.clone());
            }
            line.insert("position".to_owned(), game.position());
            line.insert("legal".to_owned(), legal.into());
            let (action, results) = players.act(seat)?;
            line.insert("action".to_owned(), action.into());
            if !results.is_empty() {
                line.insert("chance".to_owned(), results.into());
            }
            writeln!(out, "{}", Value::Object(line))?;
        }
        writeln!(out, "{}", json!({ "position": players.game.position() }))?;
        out.flush()?;
        Ok(())
    }
}

/// A match that bots play.
pub(crate) struct Players<G: Playable> {
    pub(crate) game: Match<G>,
    bots: Vec<Box<dyn bots::Bot<G>>>,
}

impl<G: Playable> Players<G> {
    pub(crate) fn new(game: Match<G>, sitters: &[Sitter]) -> Result<Players<G>, Failure> {
        let mut bots = Vec::new();
        for sitter in sitters {
            match sitter {
                Sitter::Bot(spec) => bots.push(spec.build::<G>()),
                Sitter::Human => {
                    return Err(Failure::usage(words::NO_PERSON_HERE));
                }
            }
        }
        Ok(Players { game, bots })
    }

    /// Who acts next; of several, one at random.
    pub(crate) fn next_seat(&self) -> Option<Seat> {
        bots::next_seat(
            self.game.state().awaits(),
            self.game.seed(),
            self.game.ply(),
        )
    }

    /// The bot in a seat acts: what it did, and what chance gave.
    pub(crate) fn act(&mut self, seat: Seat) -> Result<(String, Vec<Value>), Failure> {
        let ply = self.game.ply();
        let view = self.game.state().view(Viewer::Seat(seat));
        let legal = self.game.legal(seat);
        let mut chance = self.game.seed().bot(ply);
        let action = self.bots[seat.index()].choose(&view, seat, &legal, &mut chance);
        let text = self.game.state().action_text(action);
        let bots = self.bots.iter_mut().map(Some);
        bots::announce(bots, self.game.state(), seat, action);
        let happening = self.game.submit(ply, seat, action)?;
        Ok((text, happening.results))
    }
}
