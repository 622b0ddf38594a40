//! The faces, one file a game.

mod acorn;
mod badger;
mod bordering;
mod dandelion;
mod resourced;
