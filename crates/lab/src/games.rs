//! What each game measures.

mod acorn;
mod badger;
mod bordering;
mod dandelion;
mod resourced;
