//! Sprout.

mod conformance;
mod rules;
mod scenarios;
#[cfg(feature = "faces")]
mod undrawn;
