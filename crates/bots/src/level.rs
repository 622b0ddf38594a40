use std::{
    num::NonZeroU32,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use engine::{Chance as _, Dice, Seat, Skill, Tactics};

use crate::{Bot, Budget, Greedy, Search};

/// What no level exceeds: the iterations take a fraction of it, so that only a
/// slow machine is cut short.
const LONGEST: Duration = Duration::from_secs(1);

/// A level of play: a greedy player or a search, careless now and then.
#[derive(Debug)]
pub struct Level<G: Tactics> {
    /// Of a hundred decisions, how many are made at random.
    careless: u32,
    player: Player<G>,
}

#[derive(Debug)]
enum Player<G: Tactics> {
    Greedy(Greedy),
    Search(Box<Search<G>>),
}

impl<G: Tactics> Level<G> {
    /// A player of this skill.
    pub fn new(skill: Skill) -> Level<G> {
        let (player, careless) = match skill {
            Skill::Greedy {
                temperament,
                careless,
            } => (Player::Greedy(Greedy::new(temperament)), careless),
            Skill::Search {
                iterations,
                careless,
            } => {
                let iterations = NonZeroU32::new(iterations).unwrap_or(NonZeroU32::MIN);
                let search = Search::new(Budget::Iterations(iterations)).within(LONGEST);
                (Player::Search(Box::new(search)), careless)
            }
        };
        Level {
            careless: u32::from(careless),
            player,
        }
    }
}

impl<G: Tactics> Bot<G> for Level<G> {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action {
        if self.careless > 0 && chance.below(100) < self.careless {
            return chance.choose(legal);
        }
        match &mut self.player {
            Player::Greedy(greedy) => Bot::<G>::choose(greedy, view, seat, legal, chance),
            Player::Search(search) => search.choose(view, seat, legal, chance),
        }
    }

    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        match &mut self.player {
            Player::Greedy(_) => {}
            Player::Search(search) => search.heed(stop),
        }
    }
}
