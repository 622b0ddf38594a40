//! The Acorn Race: six animals, what they forage, what they fall into.

mod animals;
mod forage;
mod traps;

use art::{Colour, Pictures, Sketch};

use crate::Race;

impl Pictures for Race {
    const EMBLEM: &'static str = "squirrel";
    const GROUND: (Colour, &'static str) = (Colour::Straw, "acorn");
    const BESIDE: &'static [&'static str] =
        &["squirrel", "deer", "fox", "otter", "owl", "hedgehog"];

    /// The picture of an animal (by its name in lower case) or of a card (by its id).
    fn picture(id: &str) -> Option<Sketch> {
        animals::picture(id)
            .or_else(|| forage::picture(id))
            .or_else(|| traps::picture(id))
    }
}
