//! The pages in a real browser, served by the real program.
//!
//! `cargo xtask test` starts a driver and says where it is; without one these tests
//! say that they did nothing.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod player;
mod server;
mod window;

mod asking;
mod forms;
mod games;
mod keyboard;
mod nodes;
mod pages;
mod recovery;
mod together;
mod typing;
