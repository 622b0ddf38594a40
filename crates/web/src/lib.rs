//! The server: tables that people and bots sit at, in the browser.
//!
//! [`server`] answers requests, [`live`] holds the tables being played,
//! [`api`] speaks JSON, [`pages`] speak HTML. Each game draws itself, from what a viewer
//! may know.

pub mod api;
mod host;
mod input;
pub mod live;
pub mod network;
pub mod pages;
mod plates;
pub mod problem;
mod qr;
pub mod remind;
pub mod server;
mod socket;
pub mod tutorial;
mod webauthn;
mod words;
