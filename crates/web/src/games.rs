//! Every game on a page.

pub(crate) mod acorn;
pub(crate) mod badger;
pub(crate) mod bordering;
pub(crate) mod dandelion;
mod piece;
pub(crate) mod resourced;

pub use crate::words::OF_GAMES;
