//! What simulated playtests count, and what follows from it.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod plans;
mod statistics;
mod tallies;
