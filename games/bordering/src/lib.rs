//! Bordering on Success: permaculture hexes and echoes, for one to five people who share one score.
//!
//! The rules are in `rules.md`; every function names the rules it carries out. A position is
//! [`Bordering`]: what lies [`Open`] on the table, and what lies face down.

mod action;
mod advice;
mod card_file;
mod character;
mod colour;
mod conform;
mod copies;
mod data_file;
mod draw;
mod echo;
mod echo_set;
mod event;
#[cfg(feature = "faces")]
mod faces;
mod game;
mod greedy;
mod hex;
mod hopes;
mod kind;
mod notation;
mod open;
mod options;
mod placing;
mod position;
mod prospect;
mod recall;
mod refusal;
mod scoring;
mod siting;
mod spot;
mod spread;
mod table;
mod tactics;
mod tally;
mod telling;
mod view;
pub mod words;

pub use action::Action;
pub use character::Character;
pub use colour::{Colour, ColourSet, Ring};
pub use data_file::Cards;
pub use echo::Echo;
pub use echo_set::EchoSet;
pub use event::Event;
pub use game::Bordering;
pub use greedy::Temperament;
pub use hex::{Hex, HexSet, Rotation};
pub use kind::Kind;
pub use open::{Open, Phase, Taken};
pub use options::{
    BillsGift, Bonus, Complications, Flip, Hands, LaterComplication, Length, Matching, Options,
    Square,
};
pub use parts::Hex as Cell;
pub use scoring::{Last, Sum};
pub use spot::{Spot, SpotSet};
pub use table::{Border, Placement, Table};
pub use tally::{BOXES, Grade, challenge, filled_boxes, grade};
pub use view::{Face, HandView, View};
