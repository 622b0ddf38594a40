//! ResourCEd.

mod bots;
mod conformance;
mod languages;
mod positions;
mod rules;
mod scenarios;
