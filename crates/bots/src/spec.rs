mod words;

use std::{fmt, num::NonZeroU32, str::FromStr, time::Duration};

use engine::{Game, Tactics};

use crate::{Bot, Budget, Greedy, Ismcts, Level, Random, Search};
use words::say;

/// A bot as people name it: `easy`, `medium`, `hard`, `random`, `greedy`,
/// `greedy:TEMPERAMENT`, `search:ITERATIONS`, `search:TIME`, `ismcts`,
/// `ismcts:ITERATIONS`, `ismcts:TIME`.
///
/// ```
/// use bots::BotSpec;
///
/// let spec: BotSpec = "ismcts:500".parse()?;
/// assert_eq!(spec.to_string(), "ismcts:500");
/// assert!("ismcts:none".parse::<BotSpec>().is_err());
/// # Ok::<(), bots::BotSpecError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum BotSpec {
    /// Plays by simple habits, and errs like a beginner.
    Easy,
    /// Thinks a little.
    Medium,
    /// Thinks as well as it can, for up to a second of one core.
    Hard,
    /// Plays any legal action.
    Random,
    /// Plays what the game's own greedy player would.
    Greedy {
        /// One of [`Tactics::TEMPERAMENTS`]; the game's usual one if `None`.
        temperament: Option<String>,
    },
    /// Searches with what the game knows about itself.
    Search {
        /// How long it thinks about each decision.
        budget: Budget,
    },
    /// Searches a tree of games imagined at random: a measuring rod.
    Ismcts {
        /// How long it thinks about each decision.
        budget: Budget,
    },
}

/// A text that names no bot.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum BotSpecError {
    /// No bot begins with this word.
    #[error("{}", say::unknown_bot(.0, BotSpec::FORMS.join(", ")))]
    Unknown(String),
    /// The bot takes nothing after a colon.
    #[error("{}", say::no_settings(*.0))]
    NoSettings(&'static str),
    /// The colon is there and the temperament is not.
    #[error("{}", words::NO_TEMPERAMENT)]
    NoTemperament,
    /// Not a budget of a search.
    #[error(
        "{}",
        say::wrong_budget(
            format!("{bot}{given}"),
            BotSpec::MOST_ITERATIONS,
            *bot,
            BotSpec::LONGEST.as_secs()
        )
    )]
    Budget {
        /// The kind of search.
        bot: &'static str,
        /// What was given, from the colon on.
        given: String,
    },
}

/// A bot that cannot play a certain game.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum UnfitBot {
    /// The game has no greedy player.
    #[error("{}", say::no_greedy(*game))]
    NoGreedy {
        /// The game.
        game: &'static str,
    },
    /// The game's greedy player does not have this temperament.
    #[error("{}", say::no_such_temperament(*game, temperament, known.join(", ")))]
    NoSuchTemperament {
        /// The game.
        game: &'static str,
        /// What was asked for.
        temperament: String,
        /// What there is.
        known: &'static [&'static str],
    },
}

impl BotSpec {
    /// The iterations of `ismcts` if nobody says.
    pub const USUAL_ITERATIONS: NonZeroU32 = NonZeroU32::new(2_000).expect("not zero");

    /// The most iterations that may be asked for; each takes a few dozen bytes.
    pub const MOST_ITERATIONS: u32 = 10_000_000;

    /// The longest time that may be asked for.
    pub const LONGEST: Duration = Duration::from_mins(10);

    /// Every form a bot can be written in.
    pub const FORMS: &'static [&'static str] = &[
        "easy",
        "medium",
        "hard",
        "random",
        "greedy",
        "greedy:TEMPERAMENT",
        "search:ITERATIONS",
        "search:TIME",
        "ismcts",
        "ismcts:ITERATIONS",
        "ismcts:TIME",
    ];

    /// Whether this bot can play the game.
    ///
    /// # Errors
    ///
    /// Fails if the game has no greedy player, or none of this temperament.
    pub fn check<G: Tactics>(&self) -> Result<(), UnfitBot> {
        match self {
            BotSpec::Greedy { temperament } => {
                temperament_index::<G>(temperament.as_deref()).map(|_| ())
            }
            BotSpec::Easy
            | BotSpec::Medium
            | BotSpec::Hard
            | BotSpec::Random
            | BotSpec::Search { .. }
            | BotSpec::Ismcts { .. } => Ok(()),
        }
    }

    /// The bot, ready to play.
    ///
    /// # Panics
    ///
    /// Panics if it cannot play the game, which [`check`](BotSpec::check) finds
    /// out beforehand.
    pub fn build<G: Tactics>(&self) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Easy => Box::new(Level::new(G::EASY)),
            BotSpec::Medium => Box::new(Level::new(G::MEDIUM)),
            BotSpec::Hard => Box::new(Level::new(G::HARD)),
            BotSpec::Search { budget } => Box::new(Search::new(*budget)),
            BotSpec::Random => Box::new(Random),
            BotSpec::Greedy { temperament } => {
                match temperament_index::<G>(temperament.as_deref()) {
                    Ok(temperament) => Box::new(Greedy::new(temperament)),
                    Err(unfit) => panic!("a bot was not checked before it was built: {unfit}"),
                }
            }
            BotSpec::Ismcts { budget } => Box::new(Ismcts::new(*budget)),
        }
    }
}

/// Which of the game's temperaments this is; the usual one if none is named.
fn temperament_index<G: Tactics>(name: Option<&str>) -> Result<usize, UnfitBot> {
    let game = <G as Game>::ID;
    let known = G::TEMPERAMENTS;
    if known.is_empty() {
        return Err(UnfitBot::NoGreedy { game });
    }
    let Some(name) = name else {
        return Ok(0);
    };
    known
        .iter()
        .position(|&temperament| temperament == name)
        .ok_or_else(|| UnfitBot::NoSuchTemperament {
            game,
            temperament: name.to_owned(),
            known,
        })
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Easy => f.write_str("easy"),
            BotSpec::Medium => f.write_str("medium"),
            BotSpec::Hard => f.write_str("hard"),
            BotSpec::Search { budget } => write!(f, "search:{budget}"),
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy { temperament: None } => f.write_str("greedy"),
            BotSpec::Greedy {
                temperament: Some(temperament),
            } => write!(f, "greedy:{temperament}"),
            BotSpec::Ismcts { budget } => write!(f, "ismcts:{budget}"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<BotSpec, BotSpecError> {
        let text = text.trim();
        let (name, setting) = match text.split_once(':') {
            Some((name, setting)) => (name, Some(setting)),
            None => (text, None),
        };
        match (name, setting) {
            ("easy", None) => Ok(BotSpec::Easy),
            ("medium", None) => Ok(BotSpec::Medium),
            ("hard", None) => Ok(BotSpec::Hard),
            ("easy", Some(_)) => Err(BotSpecError::NoSettings("easy")),
            ("medium", Some(_)) => Err(BotSpecError::NoSettings("medium")),
            ("hard", Some(_)) => Err(BotSpecError::NoSettings("hard")),
            ("search", setting) => {
                read_budget("search", setting).map(|budget| BotSpec::Search { budget })
            }
            ("random", None) => Ok(BotSpec::Random),
            ("random", Some(_)) => Err(BotSpecError::NoSettings("random")),
            ("greedy", Some("")) => Err(BotSpecError::NoTemperament),
            ("greedy", temperament) => Ok(BotSpec::Greedy {
                temperament: temperament.map(str::to_owned),
            }),
            ("ismcts", None) => Ok(BotSpec::Ismcts {
                budget: Budget::Iterations(BotSpec::USUAL_ITERATIONS),
            }),
            ("ismcts", setting) => {
                read_budget("ismcts", setting).map(|budget| BotSpec::Ismcts { budget })
            }
            _ => Err(BotSpecError::Unknown(text.to_owned())),
        }
    }
}

/// The budget of a kind of search.
fn read_budget(bot: &'static str, setting: Option<&str>) -> Result<Budget, BotSpecError> {
    setting.and_then(budget).ok_or_else(|| {
        let given = setting.map_or(String::new(), |setting| format!(":{setting}"));
        BotSpecError::Budget { bot, given }
    })
}

/// Iterations, or a time with its unit.
fn budget(text: &str) -> Option<Budget> {
    let (number, unit) = if let Some(number) = text.strip_suffix("ms") {
        (number, 1)
    } else if let Some(number) = text.strip_suffix('s') {
        (number, 1_000)
    } else {
        let iterations: NonZeroU32 = text.parse().ok()?;
        let fits = iterations.get() <= BotSpec::MOST_ITERATIONS;
        return fits.then_some(Budget::Iterations(iterations));
    };
    let number: NonZeroU32 = number.parse().ok()?;
    let time = Duration::from_millis(unit * u64::from(number.get()));
    (time <= BotSpec::LONGEST).then_some(Budget::Time(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        text.parse::<BotSpec>().unwrap_err().to_string()
    }

    #[test]
    fn a_printed_bot_reads_back() {
        for text in [
            "easy",
            "medium",
            "hard",
            "random",
            "greedy",
            "greedy:fond of fives",
            "search:20000",
            "search:500ms",
            "ismcts:17",
            "ismcts:20ms",
        ] {
            let spec: BotSpec = text.parse().unwrap();
            assert_eq!(spec.to_string(), text);
        }
        let bare: BotSpec = " ismcts ".parse().unwrap();
        assert_eq!(bare.to_string(), "ismcts:2000");
        let seconds: BotSpec = "search:2s".parse().unwrap();
        assert_eq!(seconds.to_string(), "search:2000ms");
    }

    #[test]
    fn errors_say_what_is_allowed() {
        assert_eq!(
            error("grandmaster"),
            "there is no bot `grandmaster`; there are easy, medium, hard, random, greedy, greedy:TEMPERAMENT, search:ITERATIONS, search:TIME, ismcts, ismcts:ITERATIONS, ismcts:TIME"
        );
        assert_eq!(
            error("random:3"),
            "`random` has no settings: leave out the colon and what follows"
        );
        assert_eq!(
            error("hard:3"),
            "`hard` has no settings: leave out the colon and what follows"
        );
        for budget in [
            "",
            ":",
            ":0",
            ":0ms",
            ":ms",
            ":5m",
            ":1.5s",
            ":601s",
            ":-1",
            ":many",
            ":10000001",
            ":99999999999",
        ] {
            for bot in ["search", "ismcts"] {
                let text = format!("{bot}{budget}");
                if text == "ismcts" {
                    continue;
                }
                let words = error(&text);
                let start = format!("`{text}`: add iterations from 1 to 10000000, as in `{bot}:");
                assert!(words.starts_with(&start), "{words}");
            }
        }
        assert_eq!(
            error("greedy:"),
            "`greedy:` lacks a temperament: name one after the colon, or write `greedy`"
        );
    }
}
