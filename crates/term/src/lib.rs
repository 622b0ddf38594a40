//! The terminal client: a table in lines of text.
//!
//! Every game has a [`Face`], drawn from a view and never from a position.
//! [`Session`] is a game in progress between people at one keyboard and bots.

mod face;
mod session;
mod sitter;
pub mod words;

pub use face::Face;
pub use session::Session;
pub use sitter::{Sitter, SitterError};
