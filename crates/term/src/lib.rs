//! The terminal client: a table in lines of text.
//!
//! Every game has a [`Face`], drawn from a view and never from a position; where it draws
//! nothing, the fields of the view are listed.
//! [`Session`] is a game in progress between people at one keyboard and bots.

mod face;
mod session;
mod sitter;
mod undrawn;
pub mod words;

pub use face::Face;
pub use session::Session;
pub use sitter::{Sitter, SitterError};
