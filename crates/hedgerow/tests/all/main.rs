//! The program as people, operators and browsers use it.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod support;

mod arena;
mod bots;
mod browser;
mod cli;
mod durable;
mod fair_deal;
mod lab;
mod lab_nats;
mod serve;
mod two_nodes;
mod upkeep;
