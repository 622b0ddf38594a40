//! The Acorn Race: six animals, what they forage, what they fall into.

mod animals;
mod forage;
mod traps;

use crate::Sketch;

/// The picture of an animal (by its name in lower case) or of a card (by its id).
pub fn picture(id: &str) -> Option<Sketch> {
    animals::picture(id)
        .or_else(|| forage::picture(id))
        .or_else(|| traps::picture(id))
}
