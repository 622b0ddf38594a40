//! What each game measures.

pub(crate) mod acorn;
pub(crate) mod badger;
pub(crate) mod bordering;
pub(crate) mod dandelion;
pub(crate) mod resourced;
