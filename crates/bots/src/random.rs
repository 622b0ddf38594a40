use engine::{Chance as _, Dice, Game, Seat};

use crate::Bot;

/// Plays any legal action, each equally likely.
#[derive(Copy, Clone, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _: &G::View,
        _: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action {
        chance.choose(legal)
    }
}
