//! The server in memory, and people who use it.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod support;

mod absence;
mod api;
mod boards;
mod dealing;
mod dealing_script;
mod door;
mod identity;
mod input;
mod keeping;
mod lab;
mod long_games;
mod passkeys;
mod print;
mod python;
mod reminders;
mod security;
mod sockets;
mod tables;
mod tongues;
mod wishes;
