//! Players that are not people.
//!
//! A [`Bot`] is handed what a person in its seat would see, never the position
//! itself. [`BotSpec`] is how people name one: `random`, `greedy:bold`,
//! `ismcts:2000`.

mod greedy;
mod ismcts;
mod random;
mod spec;
mod tree;

use engine::{Dice, Game, Seat};

pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use random::Random;
pub use spec::{BotSpec, BotSpecError, UnfitBot};

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// What `seat` does now, from what it sees; always one of `legal`.
    ///
    /// The answer depends on the arguments and on how the bot was made, not on
    /// earlier calls. `legal` is what [`Game::legal_actions`] lists for the seat.
    ///
    /// # Panics
    ///
    /// Panics if `legal` is empty.
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action;
}
