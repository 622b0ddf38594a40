//! Things on a table, without rules: sets of cards, piles, hexes.

mod card_set;
mod hex;
mod pile;

pub use card_set::{Card, CardSet};
pub use hex::{Direction, Hex};
pub use pile::Pile;
