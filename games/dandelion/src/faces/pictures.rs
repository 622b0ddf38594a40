//! The Food Forest: plants, animals, structures and disasters.

mod animals;
mod ground;
mod structures;
mod woody;

use art::{Colour, Pictures, Sketch};

use crate::Dandelion;

impl Pictures for Dandelion {
    const EMBLEM: &'static str = "dandelion";
    const GROUND: (Colour, &'static str) = (Colour::Sun, "leaves");

    /// The picture of a card of Guiding the Dandelion, by its id.
    fn picture(id: &str) -> Option<Sketch> {
        ground::picture(id)
            .or_else(|| woody::picture(id))
            .or_else(|| animals::picture(id))
            .or_else(|| structures::picture(id))
    }
}
