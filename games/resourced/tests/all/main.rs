//! ResourCEd.

mod bots;
mod conformance;
mod positions;
mod rules;
mod scenarios;
