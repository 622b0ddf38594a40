use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    Deal, Match, Message, Move, Notation, OptionError, ParseError, Rejection, Seat, Seed,
    StartError, house,
    one_line::{one_line, read_json, told_by_message},
    words::message,
};

/// All it takes to play a match again: where it started and what was decided.
///
/// It is one JSON object; `docs/notation.md` describes it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the file format.
    pub record: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The seed of all chance.
    pub seed: Seed,
    /// How the seed came about, if anybody says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// House rules that differ from the defaults.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Who sat where: `human` or the name of a bot, or any other name.
    pub seats: Vec<String>,
    /// Where it started, if not from a fresh table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The decisions, each a seat and a line: `0 play battle`.
    pub moves: Vec<String>,
}

/// Why a record cannot be played again.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum RecordError {
    /// The text is no record at all.
    Json(String),
    /// The file format is from elsewhere.
    Format(u32),
    /// The record is of another game.
    Game {
        /// The game of the record.
        found: String,
        /// The game it should be.
        wanted: &'static str,
    },
    /// It was played under other rules.
    Rules {
        /// The version of the record.
        found: u32,
        /// The version of this program.
        supported: u32,
    },
    /// The number of names and of seats differ.
    Seats {
        /// How many names there are.
        found: usize,
        /// How many seats the table has.
        seats: usize,
    },
    /// The match could not begin like that.
    Start(StartError),
    /// A move is not written as a seat and an action.
    Malformed {
        /// Which move.
        ply: usize,
        /// Its text.
        text: String,
    },
    /// A move is no action of the game.
    NoAction {
        /// Which move.
        ply: usize,
        /// Why not.
        error: ParseError,
    },
    /// A move was not allowed.
    Rejected {
        /// Which move.
        ply: usize,
        /// Its text.
        text: String,
        /// Why not.
        rejection: Rejection,
    },
}

told_by_message!(RecordError);

impl RecordError {
    /// What to tell whoever has the record.
    pub fn message(&self) -> Message {
        match self {
            RecordError::Json(why) => message::not_a_record(why.clone()),
            RecordError::Format(found) => message::record_format(*found, Record::FORMAT),
            RecordError::Game { found, wanted } => message::record_game(one_line(found), *wanted),
            RecordError::Rules { found, supported } => message::record_rules(*found, *supported),
            RecordError::Seats { found, seats } => message::record_seats(*found, *seats),
            RecordError::Start(error) => error.message(),
            RecordError::Malformed { ply, text } => message::record_malformed(*ply, one_line(text)),
            RecordError::NoAction { ply, error } => {
                message::record_no_action(*ply, error.0.clone())
            }
            RecordError::Rejected {
                ply,
                text,
                rejection,
            } => message::record_impossible(*ply, one_line(text), rejection.message()),
        }
    }
}

impl From<StartError> for RecordError {
    fn from(error: StartError) -> RecordError {
        RecordError::Start(error)
    }
}

impl From<OptionError> for RecordError {
    fn from(error: OptionError) -> RecordError {
        RecordError::Start(error.into())
    }
}

impl Record {
    /// The version of the file format.
    pub const FORMAT: u32 = 1;

    /// Reads a record, without playing it.
    ///
    /// # Errors
    ///
    /// Fails if the text is no record of a format this program reads.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let record: Record = read_json(text).map_err(RecordError::Json)?;
        if record.record != Record::FORMAT {
            return Err(RecordError::Format(record.record));
        }
        Ok(record)
    }

    /// The record as text, one move a line.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("records have string keys");
        text.push('\n');
        text
    }

    /// The moves, taken apart.
    ///
    /// # Errors
    ///
    /// Fails at the first that is not a seat and a line.
    pub fn parsed_moves(&self) -> Result<Vec<Move<'_>>, RecordError> {
        let parse = |(ply, text): (usize, _)| {
            self.parsed(text).ok_or_else(|| RecordError::Malformed {
                ply,
                text: text.to_owned(),
            })
        };
        let moves = self.moves.iter().map(String::as_str);
        moves.enumerate().map(parse).collect()
    }

    fn parsed<'a>(&self, text: &'a str) -> Option<Move<'a>> {
        let (seat, action) = text.trim().split_once(char::is_whitespace)?;
        let seat = seat.parse::<usize>().ok();
        let seat = seat.filter(|&seat| seat < self.seats.len().min(crate::MAX_SEATS));
        Some(Move {
            seat: Seat::new(seat?),
            text: action.trim(),
        })
    }

    /// The match at its beginning, before the first move.
    ///
    /// # Errors
    ///
    /// Fails if the record is of another game or of other rules, or could not
    /// have begun like that.
    pub fn begin<G: Notation>(&self) -> Result<Match<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game {
                found: self.game.clone(),
                wanted: G::ID,
            });
        }
        if self.rules != G::RULES {
            return Err(RecordError::Rules {
                found: self.rules,
                supported: G::RULES,
            });
        }
        let options = house::read::<G::Options>(&self.options)?;
        let seats = Some(self.seats.len());
        let game: Match<G> = match &self.position {
            None => Match::new(options, seats, self.seed)?,
            Some(position) => Match::from_position(options, seats, self.seed, position)?,
        };
        if game.state().seats() != self.seats.len() {
            return Err(RecordError::Seats {
                found: self.seats.len(),
                seats: game.state().seats(),
            });
        }
        Ok(game)
    }

    /// Plays the record from its start to move `to`, or to its end.
    ///
    /// # Errors
    ///
    /// Fails as [`begin`](Record::begin) does, or at the first move that is not
    /// legal.
    pub fn replay<G: Notation>(&self, to: Option<usize>) -> Result<Match<G>, RecordError> {
        let mut game = self.begin::<G>()?;
        let moves = self.parsed_moves()?;
        for (ply, Move { seat, text }) in moves.into_iter().enumerate() {
            if to == Some(ply) {
                break;
            }
            let action = game
                .state()
                .parse_action(text)
                .map_err(|error| RecordError::NoAction { ply, error })?;
            game.submit(ply, seat, action)
                .map_err(|rejection| RecordError::Rejected {
                    ply,
                    text: text.to_owned(),
                    rejection,
                })?;
        }
        Ok(game)
    }
}

impl<G: Notation> Match<G> {
    /// The match written down, with who sat where.
    ///
    /// # Panics
    ///
    /// Panics if it was [resumed](Match::resumed) and does not know all its decisions.
    pub fn record(&self, seats: Vec<String>) -> Record {
        assert!(self.moves.is_whole(), "a resumed match has no record");
        Record {
            record: Record::FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            seed: self.seed,
            deal: None,
            options: house::differences(&self.options),
            seats,
            position: self.start.clone(),
            moves: (self.moves.iter())
                .map(|m| format!("{} {}", m.seat, m.text))
                .collect(),
        }
    }
}
