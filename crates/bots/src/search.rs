mod thinker;
mod tree;

use std::{
    num::{NonZeroU32, NonZeroUsize},
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use engine::{Chance as _, Dice, Seat, Seed, Tactics};

use crate::Bot;
use thinker::{Question, Share, Thinker};

/// Trees that a great number of iterations is split into.
///
/// Fixed, so that the answer does not depend on how many threads grow them.
const TREES: u32 = 4;

/// Fewer iterations than this are not worth splitting.
const WORTH_SPLITTING: u32 = 20_000;

/// How long a search thinks about each decision.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Budget {
    /// So many imagined games. The answer is then the same on every machine.
    Iterations(NonZeroU32),
    /// So much CPU time of each thread that thinks.
    Time(Duration),
}

/// Information-set Monte Carlo tree search with what a game knows about itself.
///
/// On top of what [`Ismcts`](crate::Ismcts) does, it asks the game's
/// [`Tactics`] for an inclination to actions, for a policy of playouts, for how
/// far playouts look, and for exact answers; it starts with what the greedy player
/// would do, measures exploration by how far results lie apart, and stops as soon
/// as its favourite cannot change. Everybody plays for their own worth, so a team
/// plays for the team. Memory is bounded; trees are not kept between decisions,
/// because an answer depends on nothing but its question.
///
/// With a budget of iterations the answer is a function of the view, the chance
/// and the budget, on any number of threads.
#[derive(Debug)]
pub struct Search<G: Tactics> {
    budget: Budget,
    threads: usize,
    stop: Arc<AtomicBool>,
    thinkers: Vec<Thinker<G>>,
    /// The actions asked about, sorted.
    legal: Vec<G::Action>,
}

/// What a search thinks of an action.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How often it was thought through.
    pub visits: u32,
    /// What it came to on average, from 0 (the worst) to 1 (the best).
    pub outlook: f32,
}

impl<G: Tactics> Search<G> {
    /// A search on one thread.
    pub fn new(budget: Budget) -> Search<G> {
        Search {
            budget,
            threads: 1,
            stop: Arc::default(),
            thinkers: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Thinks on several threads. A budget of iterations is shared out among
    /// them; a budget of time is spent by each.
    pub fn threads(mut self, threads: NonZeroUsize) -> Search<G> {
        self.threads = threads.get();
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
        self.think(view, seat, legal, chance);
        let mut advice: Vec<_> = self.judged().collect();
        // Stable: of equals the first in order leads, as in `choose`.
        advice.sort_by(|a, b| {
            (b.visits.cmp(&a.visits)).then_with(|| b.outlook.total_cmp(&a.outlook))
        });
        advice
    }

    fn think(&mut self, view: &G::View, seat: Seat, legal: &[G::Action], chance: &mut Dice) {
        assert!(!legal.is_empty(), "there is nothing to choose from");
        let has_habits = !G::TEMPERAMENTS.is_empty() && legal.len() > 1;
        let habit = has_habits.then(|| G::greedy(view, seat, legal, 0, chance));
        self.legal.clear();
        self.legal.extend_from_slice(legal);
        self.legal.sort_unstable();
        let trees = match self.budget {
            Budget::Iterations(n) if n.get() >= WORTH_SPLITTING => TREES as usize,
            Budget::Iterations(_) => 1,
            Budget::Time(_) => self.threads,
        };
        self.thinkers.resize_with(trees, Thinker::new);
        let question = Question {
            view,
            seat,
            legal: &self.legal,
            habit,
            share: match self.budget {
                Budget::Iterations(n) => Share::Iterations(n.get().div_ceil(trees as u32)),
                Budget::Time(time) => Share::Time(time),
            },
            may_settle: trees == 1,
            stop: &self.stop,
        };
        let mut work: Vec<(&mut Thinker<G>, Dice)> = Vec::with_capacity(trees);
        for thinker in &mut self.thinkers {
            // Every tree draws from a stream of its own.
            let seed = Seed::from_bytes(std::array::from_fn(|_| chance.below(256) as u8));
            work.push((thinker, seed.setup()));
        }
        let grow = |work: &mut [(&mut Thinker<G>, Dice)]| {
            for (thinker, dice) in work {
                thinker.think(&question, dice);
            }
        };
        if self.threads == 1 || trees == 1 {
            grow(&mut work);
            return;
        }
        let grow = &grow;
        std::thread::scope(|scope| {
            for part in work.chunks_mut(trees.div_ceil(self.threads)) {
                scope.spawn(move || grow(part));
            }
        });
    }

    /// What all trees together think of each action that was tried.
    fn judged(&self) -> impl Iterator<Item = Advice<G::Action>> {
        self.legal.iter().filter_map(|&action| {
            let (mut visits, mut total) = (0, 0.0);
            for thinker in &self.thinkers {
                let tried = thinker.tried().find(|tried| tried.action == action);
                if let Some(tried) = tried {
                    visits += tried.visits;
                    total += tried.mean * tried.visits as f32;
                }
            }
            (visits > 0).then(|| Advice {
                action,
                visits,
                outlook: total / visits as f32,
            })
        })
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
        self.think(view, seat, legal, chance);
        let mut best: Option<Advice<G::Action>> = None;
        for judged in self.judged() {
            let better = |best: Advice<G::Action>| {
                (judged.visits, judged.outlook) > (best.visits, best.outlook)
            };
            if best.is_none_or(better) {
                best = Some(judged);
            }
        }
        best.expect("the first iteration tries an action").action
    }

    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        self.stop = Arc::clone(stop);
    }
}
