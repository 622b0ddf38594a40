use engine::{Dice, Seat, Tactics};

use crate::Bot;

/// Plays what the game's own greedy player would.
#[derive(Copy, Clone, Debug)]
pub struct Greedy {
    temperament: usize,
}

impl Greedy {
    /// A greedy player with a temperament, an index into
    /// [`Tactics::TEMPERAMENTS`].
    pub const fn new(temperament: usize) -> Greedy {
        Greedy { temperament }
    }
}

impl<G: Tactics> Bot<G> for Greedy {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action {
        G::greedy(view, seat, legal, self.temperament, chance)
    }
}
