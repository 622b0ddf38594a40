//! Every game on a page.

mod acorn;
pub(crate) mod badger;
mod bordering;
mod dandelion;
mod piece;
mod resourced;
