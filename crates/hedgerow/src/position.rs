use std::{
    io::{Write as _, stdout},
    path::{Path, PathBuf},
};

use catalog::Playable;
use engine::{Match, Seat, Seed, Viewer, house};
use i18n::List;
use serde_json::{Map, Value};

use crate::{
    failure::Failure,
    table::{self, TableArgs, no_such_game, read_file},
    trace::Players,
    words::{NOT_AN_OBJECT, say},
};

/// Print a position, or check one
#[derive(clap::Args)]
pub(crate) struct Position {
    /// The game; may be left out with --check if the file tells
    #[arg(required_unless_present = "check")]
    game: Option<String>,

    /// The position after this many decisions of bots
    #[arg(long, value_name = "PLY", default_value_t = 0)]
    after: usize,

    /// As a seat sees it, or `spectator`; otherwise everything
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<String>,

    /// Check the position in a file: a position, or an object with `game`,
    /// `options` and `position`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["after", "viewer"])]
    check: Option<PathBuf>,

    #[command(flatten)]
    table: TableArgs,
}

impl Position {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if let Some(file) = &self.check {
            return self.check(file);
        }
        let game = self.game.clone().unwrap_or_default();
        catalog::with_game!(&game, G => self.print::<G>())
            .unwrap_or_else(|| Err(no_such_game(&game)))
    }

    fn print<G: Playable>(&self) -> Result<(), Failure> {
        let seed = self.table.seed.unwrap_or(Seed::from(0));
        let (game, sitters) = self.table.open::<G>(seed, table::random)?;
        let viewer = match &self.viewer {
            None => None,
            Some(text) => Some(parse_viewer(text, game.state().seats())?),
        };
        let mut players = Players::new(game, &sitters)?;
        while players.game.ply() < self.after {
            let Some(seat) = players.next_seat() else {
                let plies = players.game.ply();
                return Err(Failure::usage(say::ends_after(plies)));
            };
            players.act(seat)?;
        }
        let position = match viewer {
            None => players.game.position(),
            Some(viewer) => players.game.view(viewer),
        };
        writeln!(stdout(), "{position:#}")?;
        Ok(())
    }

    fn check(&self, file: &Path) -> Result<(), Failure> {
        let text = read_file(file)?;
        let named = |words: String| Failure::of_file(file, &words);
        let value: Value = serde_json::from_str(&text)
            .map_err(|error| named(say::not_a_position(error.to_string())))?;
        let wrapped = value
            .get("position")
            .filter(|position| position.is_object());
        let game = (self.game.as_deref())
            .or_else(|| wrapped.and(value.get("game")).and_then(Value::as_str))
            .or_else(|| likely_game(&value));
        let Some(game) = game else {
            return Err(named(say::not_a_position(NOT_AN_OBJECT.text())));
        };
        let options = wrapped.and(value.get("options")).and_then(Value::as_object);
        let position = wrapped.unwrap_or(&value);
        let checked = catalog::with_game!(game, G => self.check_as::<G>(position, options));
        let words = checked.unwrap_or_else(|| Err(no_such_game(game)))?;
        match words {
            Ok(words) => writeln!(stdout(), "{}", say::ok(words))?,
            Err(words) => return Err(named(words)),
        }
        Ok(())
    }

    /// What a position is, or why it cannot be.
    fn check_as<G: Playable>(
        &self,
        position: &Value,
        options: Option<&Map<String, Value>>,
    ) -> Result<Result<String, String>, Failure> {
        let options = match options {
            None => self.table.options::<G>()?,
            Some(options) => match house::read(options) {
                Ok(options) => options,
                Err(error) => return Ok(Err(error.to_string())),
            },
        };
        let seed = Seed::from(0);
        Ok(
            match Match::<G>::from_position(options, None, seed, position) {
                Err(error) => Err(error.to_string()),
                Ok(game) => {
                    let waiting = game.state().awaits();
                    Ok(match waiting.first() {
                        None => say::position_over(G::ID),
                        Some(_) => {
                            let seats = List::and(waiting.iter().map(i18n::Seat::from));
                            say::position_waits(G::ID, seats)
                        }
                    })
                }
            },
        )
    }
}

/// The game whose positions have most of a position's fields.
fn likely_game(position: &Value) -> Option<&'static str> {
    let fields = position.as_object()?;
    let shared = |id: &str| {
        catalog::with_game!(id, G => known_fields::<G>()).map_or(0, |known| {
            fields.keys().filter(|key| known.contains_key(*key)).count()
        })
    };
    catalog::games()
        .iter()
        .map(|game| game.id)
        .rev()
        .max_by_key(|id| shared(id))
}

fn known_fields<G: Playable>() -> Map<String, Value> {
    let game = Match::<G>::new(G::Options::default(), Some(G::USUAL_PLAYERS), Seed::from(0));
    match game.map(|game| game.position()) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// A seat's number, or `spectator`.
pub(crate) fn parse_viewer(text: &str, seats: usize) -> Result<Viewer, Failure> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    match text.parse::<usize>() {
        Ok(seat) if seat < seats => Ok(Viewer::Seat(Seat::new(seat))),
        _ => Err(Failure::usage(say::no_such_seat(text, seats - 1))),
    }
}
