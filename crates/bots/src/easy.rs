use std::{
    num::NonZeroU32,
    sync::{Arc, atomic::AtomicBool},
};

use engine::{Chance as _, Dice, Seat, Tactics};

use crate::{Bot, Budget, Greedy, Search};

/// Out of a hundred decisions, how many are careless.
const CARELESS: u32 = 30;

/// Iterations where a game has no greedy player.
const SHALLOW: NonZeroU32 = NonZeroU32::new(24).expect("not zero");

/// A beginner: plays by simple habits, and carelessly now and then.
///
/// The habits are those of the game's greedy player; where there is none, a
/// search that hardly looks ahead.
#[derive(Debug)]
pub struct Easy<G: Tactics> {
    habits: Habits<G>,
}

#[derive(Debug)]
enum Habits<G: Tactics> {
    Greedy(Greedy),
    Shallow(Search<G>),
}

impl<G: Tactics> Easy<G> {
    /// A beginner at this game.
    pub fn new() -> Easy<G> {
        let habits = if G::TEMPERAMENTS.is_empty() {
            Habits::Shallow(Search::new(Budget::Iterations(SHALLOW)))
        } else {
            Habits::Greedy(Greedy::new(0))
        };
        Easy { habits }
    }
}

impl<G: Tactics> Default for Easy<G> {
    fn default() -> Easy<G> {
        Easy::new()
    }
}

impl<G: Tactics> Bot<G> for Easy<G> {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action {
        if chance.below(100) < CARELESS {
            return chance.choose(legal);
        }
        match &mut self.habits {
            Habits::Greedy(greedy) => Bot::<G>::choose(greedy, view, seat, legal, chance),
            Habits::Shallow(search) => search.choose(view, seat, legal, chance),
        }
    }

    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        match &mut self.habits {
            Habits::Greedy(_) => {}
            Habits::Shallow(search) => search.heed(stop),
        }
    }
}
