//! The Badger on the Borderland: a scene for each card of the Decktet.

mod high;
mod low;

use crate::{Sketch, marks::mark};

/// The picture of a card of the Decktet, by its id.
pub fn picture(id: &str) -> Option<Sketch> {
    if let Some(suit) = id.strip_prefix("ace-") {
        return mark(suit);
    }
    low::picture(id).or_else(|| high::picture(id))
}
