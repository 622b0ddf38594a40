//! Things on a table, without rules: sets of cards, piles, hexes, and the data files
//! that say what is printed on them.

mod bit_set;
mod described;
mod draw;
mod hex;
mod in_play;
mod named;
mod pile;
mod sheet;
pub mod tsv;
pub mod words;

pub use described::Described;
pub use draw::draw;
pub use hex::{Direction, Hex};
pub use in_play::instead;
pub use pile::Pile;
pub use sheet::{DataFile, Row, Sheet, SheetError};
