//! The pages in a real browser, served by the real program.
//!
//! `cargo xtask test` starts a driver and says where it is; without one these tests
//! say that they did nothing.

mod axe;
mod player;
mod server;
mod short;
mod staged;
mod window;

mod asking;
mod feel;
mod fits;
mod forms;
mod frames;
mod games;
mod hearing;
mod keyboard;
mod learning;
mod looking;
mod nodes;
mod pages;
mod passkeys;
mod recovery;
mod screens;
mod together;
mod typing;
