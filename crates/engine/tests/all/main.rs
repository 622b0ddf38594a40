//! What every game gets from the engine, and what is refused.

mod bad_input;
mod chance;
mod contract;
mod house;
mod matches;
mod records;
mod scenarios;
mod snap;
mod zones;
