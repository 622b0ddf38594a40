//! Bordering on Success.

mod conformance;
mod figures;
mod positions;
mod rules;
mod scenarios;
mod worlds;
