//! The Acorn Race.

mod allocations;
mod conformance;
mod data;
mod figures;
mod guesses;
mod languages;
mod positions;
mod rules;
mod scenarios;
