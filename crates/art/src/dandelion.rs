//! The Food Forest: plants, animals, structures and disasters.

mod animals;
mod ground;
mod structures;
mod woody;

use crate::Sketch;

/// The picture of a card of Guiding the Dandelion, by its id.
pub fn picture(id: &str) -> Option<Sketch> {
    ground::picture(id)
        .or_else(|| woody::picture(id))
        .or_else(|| animals::picture(id))
        .or_else(|| structures::picture(id))
}
