//! ResourCEd: tiles, upgrades and events of a neighbourhood.

mod events;
mod places;

use art::{Pictures, Sketch};

use crate::Resourced;

impl Pictures for Resourced {
    const EMBLEM: &'static str = "bgcs";
    const BESIDE: &'static [&'static str] = &["waste"];

    /// The picture of a tile, an upgrade or an event, by its id.
    fn picture(id: &str) -> Option<Sketch> {
        places::picture(id).or_else(|| events::picture(id))
    }
}
