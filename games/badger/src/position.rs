//! Positions and views as JSON, in and out.

mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::{write, write_view};
