use engine::Game;

use crate::{Colour, Sketch, letters::lettered};

/// The pictures of a game.
pub trait Pictures: Game {
    /// The id of the picture that stands for the game.
    const EMBLEM: &'static str = Self::ID;

    /// What lies behind that picture on covers: a colour, and a mark in rows.
    const GROUND: (Colour, &'static str) = (Colour::Sage, "leaves");

    /// The ids of pictures that boards show beside those of the cards in the gallery.
    const BESIDE: &'static [&'static str] = &[];

    /// The picture of a piece, by its id in the game's data file; nothing if it has none.
    ///
    /// Where a game draws nothing, it is the first letter of the id.
    fn picture(id: &str) -> Option<Sketch> {
        Some(lettered(id))
    }
}
