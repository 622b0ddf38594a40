use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use engine::{Dice, Seat, Tactics};

use super::{
    Budget,
    knowledge::RulesAlone,
    question::{Limit, Question},
    tree::Tree,
    tree_search::TreeSearch,
};
use crate::Bot;

/// Information-set Monte Carlo tree search with a single observer, after
/// Cowling, Powley and Whitehouse (2012).
///
/// Every iteration imagines one world that looks like what the seat sees, goes
/// down a tree that all worlds share, adds one node, and plays on at random to the
/// end of the game. It knows nothing of a game but its rules. What it chooses is a
/// function of the view, the chance it is given and the number of iterations
/// alone, on every machine, unless it thinks by the clock. Memory is bounded by one
/// node for each iteration, and half a million, and kept, so that later searches
/// allocate nothing.
#[derive(Debug)]
pub struct Ismcts<G: Tactics> {
    budget: Budget,
    stop: Arc<AtomicBool>,
    search: TreeSearch<G, RulesAlone>,
    /// The actions asked about, sorted.
    legal: Vec<G::Action>,
}

impl<G: Tactics> Ismcts<G> {
    /// A search that thinks so long about each decision.
    pub fn new(budget: impl Into<Budget>) -> Ismcts<G> {
        Ismcts {
            budget: budget.into(),
            stop: Arc::default(),
            search: TreeSearch::new(Tree::plain()),
            legal: Vec::new(),
        }
    }
}

impl<G: Tactics> Bot<G> for Ismcts<G> {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action {
        assert!(!legal.is_empty(), "there is nothing to choose from");
        if let &[only] = legal {
            return only;
        }
        self.legal.clear();
        self.legal.extend_from_slice(legal);
        self.legal.sort_unstable();
        let question = Question {
            view,
            seat,
            legal: &self.legal,
            habit: None,
            explains: false,
            limit: Limit::of(self.budget, Duration::MAX),
            stop: &self.stop,
        };
        self.search.think(&question, chance);
        (self.search.favourite()).expect("the first iteration tries an action")
    }

    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        self.stop = Arc::clone(stop);
    }
}
