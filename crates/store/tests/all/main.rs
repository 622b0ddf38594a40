//! The store on both databases.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

mod appending;
mod changes;
mod farewell;
mod opening;
mod people;
mod pruning;
mod reminders;
mod tables;
