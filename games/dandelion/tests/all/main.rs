//! Guiding the Dandelion.

mod conformance;
mod figures;
mod rules;
mod scenarios;
