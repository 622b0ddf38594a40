//! The Badger on the Borderland.

mod bad_input;
mod conformance;
mod exact;
mod figures;
mod golden;
mod languages;
mod rules;
mod scenarios;
mod solver;
mod worlds;
