use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use cpu_time::ThreadTime;
use engine::{Dice, Game, MAX_SEATS, Seat, Tactics, playout};

use crate::{Bot, BotSpec, Budget, tree::Tree};

/// Iterations between two looks at the clock.
const TICK: u32 = 8;

/// Information-set Monte Carlo tree search with a single observer, after
/// Cowling, Powley and Whitehouse (2012).
///
/// Every iteration imagines one world that looks like what the seat sees, goes
/// down a tree that all worlds share, adds one node, and plays on at random to the
/// end of the game. It knows nothing of a game but its rules. What it chooses is a
/// function of the view, the chance it is given and the number of iterations
/// alone, on every machine, unless it thinks by the clock. Memory is bounded by one
/// node for each iteration, of which there are never more than
/// [`BotSpec::MOST_ITERATIONS`], and kept, so that later searches allocate
/// nothing.
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    budget: Budget,
    stop: Arc<AtomicBool>,
    tree: Tree<G::Action>,
    /// Room for lists of legal actions.
    legal: Vec<G::Action>,
}

impl<G: Tactics> Ismcts<G> {
    /// A search that thinks so long about each decision.
    pub fn new(budget: impl Into<Budget>) -> Ismcts<G> {
        Ismcts {
            budget: budget.into(),
            stop: Arc::default(),
            tree: Tree::new(),
            legal: Vec::new(),
        }
    }

    fn iterate(&mut self, start: &G, seat: Seat, legal: &[G::Action], chance: &mut Dice) {
        let mut state = start.clone();
        let mut at = None;
        let mut actor = seat;
        self.legal.clear();
        self.legal.extend_from_slice(legal);
        let leaf = loop {
            if !self.legal.is_sorted() {
                self.legal.sort_unstable();
            }
            let step = self.tree.step(at, actor, &mut self.legal, chance);
            state.apply(actor, step.action, chance, &mut ());
            if step.is_new {
                playout(&mut state, chance, &mut self.legal);
                break step.node;
            }
            // Where several seats may act in any order, one order stands for all.
            let Some(next) = state.awaits().first() else {
                break step.node;
            };
            at = Some(step.node);
            actor = next;
            self.legal.clear();
            state.legal_actions(actor, &mut self.legal);
        };
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(state.seats()) {
            worth[seat.index()] = state.worth(seat);
        }
        self.tree.credit(leaf, &worth);
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
        let (most, time) = match self.budget {
            Budget::Iterations(n) => (n.get(), Duration::MAX),
            Budget::Time(time) => (BotSpec::MOST_ITERATIONS, time),
        };
        let by_time = time < Duration::MAX;
        self.tree.reset(if by_time { 0 } else { most as usize });
        let clock = ThreadTime::now();
        for done in 1..=most {
            let start = G::determinize(view, chance);
            self.iterate(&start, seat, legal, chance);
            let is_late = by_time && done.is_multiple_of(TICK) && clock.elapsed() >= time;
            if is_late || self.stop.load(Ordering::Relaxed) {
                break;
            }
        }
        (self.tree.favourite()).expect("the first iteration tries an action")
    }

    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        self.stop = Arc::clone(stop);
    }
}
