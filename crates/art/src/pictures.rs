use crate::{Colour, Sketch};

/// The pictures of a game.
pub trait Pictures {
    /// The id of the picture that stands for the game.
    const EMBLEM: &'static str;

    /// What lies behind that picture on covers: a colour, and a mark in rows.
    const GROUND: (Colour, &'static str) = (Colour::Sage, "leaves");

    /// The ids of pictures that boards show beside those of the cards in the gallery.
    const BESIDE: &'static [&'static str] = &[];

    /// The picture of a piece, by its id in the game's data file; nothing if it has none.
    fn picture(id: &str) -> Option<Sketch>;
}
