//! The Acorn Race: a deck-building race through trail, brush and river.
//!
//! [`Race`] is a position; `rules.md` has the rules by number and `cards.tsv`
//! the cards.

mod action;
mod cards;
mod conform;
mod copies;
mod counts;
mod data;
mod effects;
mod event;
#[cfg(feature = "faces")]
mod faces;
mod forage;
mod game;
mod glance;
mod guess;
mod holding;
mod lane;
mod legal;
mod movement;
mod notation;
mod options;
mod outlook;
mod pending;
mod planner;
mod position;
mod prompts;
mod race;
mod reading;
mod reasons;
mod refusal;
mod resolve;
#[cfg(test)]
mod rewinding;
mod script;
mod tactics;
mod temperament;
#[cfg(any(test, feature = "training"))]
pub mod training;
mod traps;
mod turn;
mod view;
mod weights;
pub mod words;

pub use action::{Action, Way};
pub use cards::{Animal, AnimalCards, Card, CardTable, Design, Kind, standard, standard_with};
pub use effects::{Effects, Part};
pub use event::Event;
pub use lane::Lane;
pub use options::{
    Finish, FinishRule, LaneChange, Options, PlayedTraps, Players, Reveal, RunOption, TrailEdge,
    TwoEvils,
};
pub use race::Race;
pub use temperament::Temperament;
pub use view::{Seen, View};

/// The game, called as its package is.
pub type Acorn = Race;
