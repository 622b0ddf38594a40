//! What a game is, and everything about games that does not depend on which one.
//!
//! A position is a value that implements [`Game`]: it knows who may act, what
//! is legal, why something is not, and what follows from an action. On top of
//! it stand [`Match`] (checked play), [`Record`] (a game written down),
//! [`scenario`] (rule tests as data), [`conformance`] (the contract every game
//! keeps) and the texts of [`Notation`].

mod chance;
pub mod conformance;
mod deal;
mod game;
pub mod house;
mod moves;
mod notation;
mod one_line;
mod outcome;
pub mod perft;
mod play;
mod playout;
pub mod playthrough;
mod position;
mod record;
mod refusal;
mod reveal;
mod rulebook;
pub mod scenario;
mod seat;
mod tactics;
mod together;
pub mod words;
pub mod zones;

pub use chance::{Chance, Dice, Reading, Recorder, Script, Seed};
pub use deal::{Bytes32, Bytes32Error, Contribution, Deal, DealError, Drawn, Fairness};
pub use game::{Game, Log, Status, Viewer};
pub use house::{HouseRules, OptionError, Switch, Values};
pub use i18n::{Catalogue, Message};
pub use moves::{Move, Moves};
pub use notation::{Notation, ParseError};
pub use outcome::{Ending, Outcome};
pub use play::{Checkpoint, Happening, Match, StartError};
pub use playout::playout;
pub use position::{Fields, PositionError};
pub use record::{Record, RecordError};
pub use refusal::{Refusal, Rejection};
pub use reveal::reveals;
pub use rulebook::{Rule, Rulebook};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use tactics::{Forecast, MAX_PROSPECTS, Method, Skill, Tactics};
pub use together::Together;
