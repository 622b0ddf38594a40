use std::io::{Write as _, stdout};

use engine::Rulebook;
use serde_json::json;

use crate::{failure::Failure, table::no_such_game, words::say};

/// Print a rulebook, or one rule of it
#[derive(clap::Args)]
pub(crate) struct Rules {
    /// The game
    game: String,

    /// The number of a rule, such as B76
    rule: Option<String>,

    /// One JSON object for each rule
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let games = catalog::games();
        let game = (games.iter())
            .find(|game| game.id == self.game)
            .ok_or_else(|| no_such_game(&self.game))?;
        let book = Rulebook::parse(game.rulebook);
        let mut out = stdout().lock();
        let rules = match &self.rule {
            None if !self.json => {
                write!(out, "{}", book.text())?;
                return Ok(());
            }
            None => book.rules(),
            Some(number) => {
                let rule = book
                    .rule(number)
                    .ok_or_else(|| no_such_rule(&book, number))?;
                std::slice::from_ref(rule)
            }
        };
        for rule in rules {
            if self.json {
                let line =
                    json!({ "rule": rule.number, "section": rule.section, "text": rule.text });
                writeln!(out, "{line}")?;
            } else {
                writeln!(out, "{} ({})\n{}", rule.number, rule.section, rule.text)?;
            }
        }
        Ok(())
    }
}

fn no_such_rule(book: &Rulebook, number: &str) -> Failure {
    let first = book.rules().first().map_or("", |rule| rule.number);
    let last = book.rules().last().map_or("", |rule| rule.number);
    Failure::usage(say::no_such_rule(number, first, last))
}
