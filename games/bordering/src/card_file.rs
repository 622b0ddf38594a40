//! The card file, `cards.tsv`, and its columns.

/// The text of the file.
pub(crate) static FILE: &str = include_str!("../cards.tsv");

pub(crate) const ID: usize = 0;
pub(crate) const DECK: usize = 2;
pub(crate) const KIND: usize = 3;
pub(crate) const NAME: usize = 4;
pub(crate) const VALUE: usize = 5;
pub(crate) const COPY: usize = 6;
pub(crate) const EDGES: usize = 8;
pub(crate) const COLOURS: usize = 9;
