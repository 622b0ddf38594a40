//! Every picture of the five games, drawn as SVG: what the pages show and what is
//! printed.
//!
//! A picture is a [`Sketch`] on a square of 100 by 100: flat colours and an ink
//! line, like a plate in a field guide. [`picture`] finds the one for a card, a tile or
//! an animal; [`Sketch::svg`] writes it for the [`Ink`] at hand.
//!
//! ```
//! let apple = art::picture("dandelion", "apple").expect("an apple is drawn");
//! assert!(apple.svg(art::Ink::Full).starts_with("<svg"));
//! ```

mod forms;
mod palette;
mod plants;
mod sketch;

pub mod acorn;
pub mod badger;
pub mod bordering;
pub mod dandelion;
pub mod marks;
pub mod resourced;

pub use palette::{Colour, Ink};
pub use sketch::{Pen, Place, SLIP, Sketch, VIEW_BOX};

/// The picture of a piece, by its game and its id in the game's data file.
pub fn picture(game: &str, id: &str) -> Option<Sketch> {
    match game {
        "acorn" => acorn::picture(id),
        "badger" => badger::picture(id),
        "bordering" => bordering::picture(id),
        "dandelion" => dandelion::picture(id),
        "resourced" => resourced::picture(id),
        _ => None,
    }
}
