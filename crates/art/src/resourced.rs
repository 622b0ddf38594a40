//! ResourCEd: tiles, upgrades and events of a neighbourhood.

mod events;
mod places;

use crate::Sketch;

/// The picture of a tile, an upgrade or an event, by its id.
pub fn picture(id: &str) -> Option<Sketch> {
    places::picture(id).or_else(|| events::picture(id))
}
