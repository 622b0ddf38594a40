mod halving;
mod notes;
mod playout;
mod question;
mod second_thought;
mod thinker;
mod tree;

use std::{
    fmt,
    num::{NonZeroU32, NonZeroUsize},
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use engine::{Chance as _, Dice, Forecast, Method, Seat, Seed, Tactics};

use crate::Bot;
use halving::Halving;
use notes::Notes;
use question::{Limit, Question};
use thinker::Thinker;

/// Parts that a great number of iterations is split into.
///
/// Fixed, so that the answer does not depend on how many threads take them.
const PARTS: usize = 4;

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
///   [`Ismcts`](crate::Ismcts), with an inclination to actions, and exploration
///   measured by how far results lie apart; it stops as soon as its favourite
///   cannot change.
/// * *Halving* compares the actions at hand on the same worlds with the same
///   chance, and drops the worse half again and again.
///
/// Memory is bounded. With a budget of iterations the answer is a function of the
/// view, the chance and the budget, on any number of threads. With a budget of time
/// a tree goes on from what it knew at the last decision, if the bot was told of
/// everything that happened since.
#[derive(Debug)]
pub struct Search<G: Tactics> {
    budget: Budget,
    /// CPU time that no decision takes longer than, whatever the budget.
    longest: Duration,
    threads: usize,
    stop: Arc<AtomicBool>,
    thinkers: Vec<Thinker<G>>,
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
    /// A search on one thread.
    pub fn new(budget: Budget) -> Search<G> {
        Search {
            budget,
            longest: Duration::MAX,
            threads: 1,
            stop: Arc::default(),
            thinkers: Vec::new(),
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

    /// Thinks on several threads. A budget of iterations is shared out among
    /// them; a budget of time is spent by each.
    pub fn threads(mut self, threads: NonZeroUsize) -> Search<G> {
        self.threads = threads.get();
        self
    }

    /// Never takes longer for a decision than this much CPU time of each thread,
    /// whatever the budget. A budget of iterations that is cut short answers as
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
        let parts = match self.budget {
            Budget::Iterations(n) if n.get() >= WORTH_SPLITTING => PARTS,
            Budget::Iterations(_) => 1,
            Budget::Time(_) => self.threads,
        };
        let question = Question {
            view,
            seat,
            legal: &self.legal,
            habit,
            explains,
            limit: match self.budget {
                Budget::Iterations(n) => Limit {
                    iterations: n.get(),
                    time: self.longest,
                },
                Budget::Time(time) => Limit {
                    iterations: u32::MAX,
                    time: time.min(self.longest),
                },
            },
            stop: &self.stop,
        };
        match G::METHOD {
            Method::Tree => grow(&mut self.thinkers, question, parts, self.threads, chance),
            Method::Halving => (self.halving).think(&question, parts, self.threads, chance),
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
            Method::Tree => self.judged_by_trees(),
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

    /// What all trees together think: by visits, then by what came of it.
    fn judged_by_trees(&self) -> Vec<Advice<G::Action>> {
        let mut sums = vec![(0, 0.0, Notes::default()); self.legal.len()];
        for thinker in &self.thinkers {
            for tried in thinker.tried() {
                let place = (self.legal.binary_search(&tried.action))
                    .expect("only legal actions are tried at the root");
                let (visits, total, _) = &mut sums[place];
                *visits += tried.visits;
                *total += tried.mean * tried.visits as f32;
            }
            for ((_, _, notes), noted) in sums.iter_mut().zip(thinker.notes()) {
                notes.merge(noted);
            }
        }
        let mut judged: Vec<_> = (self.legal.iter().zip(sums))
            .filter(|&(_, (visits, ..))| visits > 0)
            .map(|(&action, (visits, total, notes))| Advice {
                action,
                visits,
                forecast: notes.forecast(total / visits as f32),
            })
            .collect();
        judged.sort_by(|a, b| {
            let by_outlook = || b.forecast.outlook.total_cmp(&a.forecast.outlook);
            b.visits.cmp(&a.visits).then_with(by_outlook)
        });
        judged
    }
}

/// Grows so many trees, each with chance of its own, on so many threads.
fn grow<G: Tactics>(
    thinkers: &mut Vec<Thinker<G>>,
    mut question: Question<'_, G>,
    trees: usize,
    threads: usize,
    chance: &mut Dice,
) {
    thinkers.resize_with(trees, Thinker::new);
    let size = trees.div_ceil(threads);
    if !question.is_by_time() {
        let limit = &mut question.limit;
        limit.iterations = limit.iterations.div_ceil(trees as u32);
        // A thread grows its trees one after the other.
        limit.time /= size as u32;
    }
    let mut work: Vec<(&mut Thinker<G>, Dice)> = Vec::with_capacity(trees);
    for thinker in thinkers {
        let seed = Seed::from_bytes(std::array::from_fn(|_| chance.below(256) as u8));
        work.push((thinker, seed.setup()));
    }
    let grow = |work: &mut [(&mut Thinker<G>, Dice)]| {
        for (thinker, dice) in work {
            thinker.think(&question, trees == 1, dice);
        }
    };
    if threads == 1 || trees == 1 {
        grow(&mut work);
        return;
    }
    let grow = &grow;
    std::thread::scope(|scope| {
        for part in work.chunks_mut(size) {
            scope.spawn(move || grow(part));
        }
    });
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
        for thinker in &mut self.thinkers {
            thinker.follow(done);
        }
    }
}
