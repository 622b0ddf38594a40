//! Every game on a page.

mod acorn;
mod badger;
mod bordering;
mod dandelion;
mod piece;
mod resourced;
