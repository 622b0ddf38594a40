//! How a game looks on a page.
//!
//! A game implements [`Board`] and is then drawn, from a [`Scene`] and never from a
//! position. The rest is what boards are made of: zones and things that can be touched
//! ([`piece`]), small drawings ([`marks`]), pictures ([`plates`]), and messages in which
//! people, pieces and spaces are links ([`Linked`]).

mod board;
mod counted;
mod linked;
pub mod marks;
pub mod piece;
mod plain;
pub mod plates;
pub mod scenery;
mod seams;
mod undrawn;
pub mod words;

pub use crate::board::{
    Board, Choice, Detail, Face, Faces, Named, Names, Scene, Shelf, Source, Term, Touch, choices,
};
pub use counted::Counted;
pub use linked::Linked;
pub use plain::Plain;
pub use seams::parted;
