use catalog::Playable;
use engine::{HouseRules as _, Match, Notation, Seed, house};
use serde_json::{Map, Value};
use term::Sitter;

use term::words::file_trouble;

use crate::{failure::Failure, words::say};

/// How a table is set up; the same words in every command.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// Who sits where, from the first seat: human, easy, medium, hard, random,
    /// greedy[:TEMPERAMENT], search:ITERATIONS, search:TIME (as in 500ms or 2s),
    /// ismcts[:ITERATIONS or :TIME]
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    seats: Vec<Sitter>,

    /// Number of players; otherwise that of --seats, or the game's usual number
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// The seed of everything random: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<Seed>,

    /// A house rule; `hedgerow games GAME` lists them
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl TableArgs {
    /// The house rules.
    pub(crate) fn options<G: Notation>(&self) -> Result<G::Options, Failure> {
        options_from::<G>(&self.options)
    }

    /// A fresh table, and who sits there; empty seats go to `usual`.
    pub(crate) fn open<G: Playable>(
        &self,
        seed: Seed,
        usual: impl Fn(usize) -> Sitter,
    ) -> Result<(Match<G>, Vec<Sitter>), Failure> {
        let options = self.options::<G>()?;
        let named = (!self.seats.is_empty()).then_some(self.seats.len());
        let asked = match (self.players, named) {
            (Some(players), Some(named)) if players != named => {
                return Err(Failure::usage(say::players_differ(players, named)));
            }
            (players, named) => players.or(named),
        };
        // Two switches may settle the number by themselves.
        let asked = asked.or_else(|| {
            let usual = G::USUAL_PLAYERS;
            options.seats(None).is_err().then_some(usual)
        });
        let game = Match::<G>::new(options, asked, seed).map_err(Failure::usage)?;
        let seats = engine::Game::seats(game.state());
        let sitters: Vec<Sitter> = if self.seats.is_empty() {
            (0..seats).map(usual).collect()
        } else {
            self.seats.clone()
        };
        check_bots::<G>(&sitters)?;
        Ok((game, sitters))
    }
}

/// House rules from options as they were typed.
pub(crate) fn options_from<G: Notation>(options: &[String]) -> Result<G::Options, Failure> {
    let mut given = Map::new();
    for option in options {
        let (key, value) = option
            .split_once('=')
            .ok_or_else(|| Failure::usage(say::option_shape(option)))?;
        let value = house::value_from_text::<G::Options>(key, value);
        if given.insert(key.to_owned(), value).is_some() {
            return Err(Failure::usage(say::option_twice(key)));
        }
    }
    house::read(&given).map_err(Failure::usage)
}

/// Whether the game has these bots.
pub(crate) fn check_bots<G: Playable>(sitters: &[Sitter]) -> Result<(), Failure> {
    for sitter in sitters {
        if let Sitter::Bot(spec) = sitter {
            spec.check::<G>().map_err(Failure::usage)?;
        }
    }
    Ok(())
}

/// The usual opponent of a person.
pub(crate) fn medium(_: usize) -> Sitter {
    Sitter::Bot(bots::BotSpec::Medium)
}

/// The usual filling of seats where nobody plays.
pub(crate) fn random(_: usize) -> Sitter {
    Sitter::Bot(bots::BotSpec::Random)
}

/// The answer to an id no game has.
pub(crate) fn no_such_game(id: &str) -> Failure {
    let ids: Vec<&str> = catalog::games().iter().map(|game| game.id).collect();
    Failure::usage(say::no_such_game(id, ids.join(", ")))
}

/// Reads a file, saying which one where that fails.
pub(crate) fn read_file(path: &std::path::Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::of_file(path, &file_trouble(&error)))
}

/// The options that differ from the defaults, as a JSON object.
pub(crate) fn differing<G: Notation>(game: &Match<G>) -> Value {
    Value::Object(house::differences(game.options()))
}
