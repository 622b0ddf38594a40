//! People who play over the network, as tests and measurements need them.

#![allow(dead_code, unused_imports, reason = "not every program uses all of it")]

mod pair;
mod request;

pub use pair::{Page, Pair, known, open};
pub use request::{get, post};
