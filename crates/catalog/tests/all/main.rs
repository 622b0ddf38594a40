//! What holds for every game on the list.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod ids;
mod pictures;
mod seams;
