//! Bordering on Success.

mod conformance;
mod figures;
mod languages;
mod positions;
mod rules;
mod scenarios;
mod worlds;
