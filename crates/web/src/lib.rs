//! The server: tables that people and bots sit at, in the browser.
//!
//! [`server`] answers requests, [`live`] holds the tables being played,
//! [`api`] speaks JSON, [`pages`] speak HTML, and each game draws itself in
//! [`games`] from what a viewer may know.

pub mod api;
pub mod board;
mod counted;
pub mod games;
mod host;
mod input;
pub mod live;
mod marks;
pub mod network;
pub mod pages;
mod plain;
mod plates;
pub mod problem;
mod qr;
pub mod remind;
mod room;
mod seams;
pub mod server;
mod socket;
pub mod tutorial;
mod webauthn;
mod words;
