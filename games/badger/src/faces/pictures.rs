//! The Badger on the Borderland: a scene for each card of the Decktet.

mod high;
mod low;

use art::{Pictures, Sketch, marks::mark};

use crate::Badger;

impl Pictures for Badger {
    const EMBLEM: &'static str = "borderland";

    /// The picture of a card of the Decktet, by its id.
    fn picture(id: &str) -> Option<Sketch> {
        if let Some(suit) = id.strip_prefix("ace-") {
            return mark(suit);
        }
        low::picture(id).or_else(|| high::picture(id))
    }
}
