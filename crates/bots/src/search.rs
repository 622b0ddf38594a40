mod halving;
mod ismcts;
mod knowledge;
mod nodes;
mod notes;
mod playout;
mod question;
mod second_thought;
mod tree;
mod tree_search;

use std::{
    fmt,
    num::NonZeroU32,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use engine::{Chance as _, Dice, Forecast, Method, Seat, Seed, Tactics};

use crate::Bot;
use halving::Halving;
use knowledge::AllTactics;
use question::{Limit, Question};
use tree::Tree;
use tree_search::TreeSearch;

pub use ismcts::Ismcts;

/// How long a search thinks about each decision.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Budget {
    /// So many imagined games. The answer is then the same on every machine.
    Iterations(NonZeroU32),
    /// So much CPU time.
    Time(Duration),
}

impl From<NonZeroU32> for Budget {
    fn from(iterations: NonZeroU32) -> Budget {
        Budget::Iterations(iterations)
    }
}

/// As it is written behind the name of a bot.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => write!(f, "{n}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// Thinks before it acts, with what a game knows about itself.
///
/// The game's [`Tactics`] say by which [`Method`]. Either way it imagines worlds
/// that fit what the seat sees, and plays on in them as the game's players would,
/// as far as the game says, or to where perfect play is known. Everybody plays for
/// their own worth, so a team plays for the team. It needs a reason to leave what
/// the greedy player would do.
///
/// * A *tree* is information-set Monte Carlo tree search like that of
///   [`Ismcts`], with an inclination to actions, and exploration measured by how far
///   results lie apart; it stops as soon as its favourite cannot change.
/// * *Halving* compares the actions at hand on the same worlds with the same
///   chance, and drops the worse half again and again.
///
/// Memory is bounded. It thinks on the thread that asks: games run side by side, a
/// decision does not. With a budget of iterations the answer is a function of the
/// view, the chance and the budget, on whatever thread. With a budget of time
/// a tree goes on from what it knew at the last decision, if the bot was told of
/// everything that happened since.
#[derive(Debug)]
pub struct Search<G: Tactics> {
    budget: Budget,
    /// CPU time that no decision takes longer than, whatever the budget.
    longest: Duration,
    stop: Arc<AtomicBool>,
    tree: TreeSearch<G, AllTactics>,
    halving: Halving<G>,
    /// The actions asked about, sorted.
    legal: Vec<G::Action>,
    /// What each of them is worth, where the game knows for certain.
    certain: Option<Vec<f32>>,
}

/// What a search thinks of an action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How often it was thought through.
    pub visits: u32,
    /// What came of it. Only [`Search::advise`] notes the game's prospects.
    pub forecast: Forecast,
}

impl<G: Tactics> Search<G> {
    /// A search that thinks so long about each decision.
    pub fn new(budget: Budget) -> Search<G> {
        Search {
            budget,
            longest: Duration::MAX,
            stop: Arc::default(),
            tree: TreeSearch::new(Tree::measuring()),
            halving: Halving::new(),
            legal: Vec::new(),
            certain: None,
        }
    }

    /// Thinks for another time from now on.
    pub fn budget(mut self, budget: Budget) -> Search<G> {
        self.budget = budget;
        self
    }

    /// Never takes longer for a decision than this much CPU time, whatever
    /// the budget. A budget of iterations that is cut short answers as
    /// well as it can, and not always the same.
    pub fn within(mut self, longest: Duration) -> Search<G> {
        self.longest = longest;
        self
    }

    /// What it thinks of the legal actions, the best first; those it did not try
    /// are left out.
    ///
    /// # Panics
    ///
    /// Panics if `legal` is empty.
    pub fn advise(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> Vec<Advice<G::Action>> {
        self.think(view, seat, legal, true, chance);
        self.judged(true)
    }

    fn think(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        explains: bool,
        chance: &mut Dice,
    ) {
        assert!(!legal.is_empty(), "there is nothing to choose from");
        let has_habits = !G::TEMPERAMENTS.is_empty() && legal.len() > 1;
        let habit = has_habits.then(|| G::greedy(view, seat, legal, 0, chance));
        self.legal.clear();
        self.legal.extend_from_slice(legal);
        self.legal.sort_unstable();
        self.certain = G::certain(view, seat, &self.legal);
        if self.certain.is_some() && !explains {
            return;
        }
        let question = Question {
            view,
            seat,
            legal: &self.legal,
            habit,
            explains,
            limit: Limit::of(self.budget, self.longest),
            stop: &self.stop,
        };
        // Chance of its own, so that how long it thinks changes nothing for others.
        let seed = Seed::from_bytes(std::array::from_fn(|_| chance.below(256) as u8));
        match G::METHOD {
            Method::Tree => self.tree.think(&question, &mut seed.setup()),
            Method::Halving => self.halving.think(&question, seed, chance),
        }
    }

    /// The actions that were tried, the best first.
    fn judged(&self, explains: bool) -> Vec<Advice<G::Action>> {
        let Some(worths) = &self.certain else {
            return self.judged_by_search();
        };
        let searched = if explains {
            self.judged_by_search()
        } else {
            Vec::new()
        };
        let mut judged: Vec<_> = (self.legal.iter().zip(worths))
            .map(|(&action, &outlook)| {
                let found = searched.iter().find(|advice| advice.action == action);
                Advice {
                    action,
                    visits: found.map_or(1, |advice| advice.visits),
                    forecast: Forecast {
                        outlook,
                        ..found.map_or(Forecast::default(), |advice| advice.forecast)
                    },
                }
            })
            .collect();
        judged.sort_by(|a, b| b.forecast.outlook.total_cmp(&a.forecast.outlook));
        judged
    }

    /// The actions that the search tried, the best first.
    fn judged_by_search(&self) -> Vec<Advice<G::Action>> {
        match G::METHOD {
            Method::Tree => self.tree.tried(&self.legal),
            Method::Halving => (self.halving.tried())
                .map(|contender| {
                    let tally = &contender.tally;
                    Advice {
                        action: contender.action,
                        visits: tally.visits,
                        forecast: tally.notes.forecast(tally.mean() as f32),
                    }
                })
                .collect(),
        }
    }
}

impl<G: Tactics> Bot<G> for Search<G> {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action {
        if let &[only] = legal {
            return only;
        }
        self.think(view, seat, legal, false, chance);
        let judged = self.judged(false);
        judged.first().expect("something is always judged").action
    }

    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        self.stop = Arc::clone(stop);
    }

    fn notice(&mut self, done: Option<(Seat, G::Action)>) {
        self.tree.follow(done);
    }
}
