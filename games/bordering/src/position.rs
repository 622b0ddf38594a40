//! Positions and views as JSON.

mod check;
mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::{write, write_view};
