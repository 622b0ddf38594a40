//! Bordering on Success: the Hexes of a permaculture, the Echoes of what is done there,
//! its people and its troubles.

mod animal_systems;
mod earthworks;
mod echoes;
mod energy;
mod people;
mod plant_systems;
mod troubles;

use art::{Colour, Pictures, Sketch};

use crate::Bordering;

impl Pictures for Bordering {
    const EMBLEM: &'static str = "forest-garden";
    const GROUND: (Colour, &'static str) = (Colour::Mist, "leaves");
    const BESIDE: &'static [&'static str] = &["smoke"];

    /// The picture of a Hex, an Echo, a Complication or a character, by its id; copies
    /// of an Echo (`mulching-2`) look alike.
    fn picture(id: &str) -> Option<Sketch> {
        let kind = id.trim_end_matches(|end: char| end.is_ascii_digit());
        let kind = kind.strip_suffix('-').unwrap_or(id);
        earthworks::picture(kind)
            .or_else(|| plant_systems::picture(kind))
            .or_else(|| animal_systems::picture(kind))
            .or_else(|| energy::picture(kind))
            .or_else(|| echoes::picture(kind))
            .or_else(|| troubles::picture(kind))
            .or_else(|| people::picture(kind))
    }
}
