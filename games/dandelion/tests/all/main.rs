//! Guiding the Dandelion.

mod conformance;
mod figures;
mod languages;
mod rules;
mod scenarios;
