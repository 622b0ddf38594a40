use std::{marker::PhantomData, time::Duration};

use engine::{Dice, MAX_SEATS, Seat, Tactics};

use super::{
    Advice,
    knowledge::Knowledge,
    nodes::NodeId,
    notes::Notes,
    question::{Clock, Question},
    tree::Tree,
};

/// Iterations between two looks at whether the answer can still change.
const REVIEW: u32 = 64;

/// The inclination to what the greedy player would do at the root: it takes some
/// bad results to give that up.
const HABIT: f32 = 3.0;

/// A search that grows a tree by what `K` knows.
#[derive(Debug)]
pub(super) struct TreeSearch<G: Tactics, K> {
    tree: Tree<G::Action>,
    /// Who was asked last, and where the game has gone since; `None` if nobody
    /// knows.
    place: Option<(Seat, Option<NodeId>)>,
    /// For each of the legal actions, if the answer is to be explained.
    notes: Vec<Notes>,
    /// Room for lists of legal actions.
    legal: Vec<G::Action>,
    knowledge: PhantomData<K>,
}

impl<G: Tactics, K: Knowledge<G>> TreeSearch<G, K> {
    /// A search that begins with this tree.
    pub(super) fn new(tree: Tree<G::Action>) -> TreeSearch<G, K> {
        TreeSearch {
            tree,
            place: None,
            notes: Vec::new(),
            legal: Vec::new(),
            knowledge: PhantomData,
        }
    }

    /// Grows the tree for a question.
    ///
    /// The tree is a new one, unless the time is limited and nothing else, and the
    /// tree of the last question holds everything that happened since.
    pub(super) fn think(&mut self, question: &Question<'_, G>, chance: &mut Dice) {
        let limit = question.limit;
        match self.place {
            Some((seat, Some(node))) if seat == question.seat && question.is_by_time() => {
                self.tree.keep(node, seat, question.legal);
            }
            _ if question.is_by_time() => self.tree.reset(0),
            _ => self.tree.reset(limit.iterations as usize),
        }
        self.place = Some((question.seat, None));
        self.notes.clear();
        if question.explains {
            self.notes.resize(question.legal.len(), Notes::default());
        }
        let mut clock = Clock::start();
        let mut review = REVIEW;
        loop {
            let start = K::imagine(question.view, chance);
            self.iterate(&start, question, chance);
            let spent = clock.tick();
            let done = clock.done();
            if done >= limit.iterations
                || spent.is_some_and(|spent| spent >= limit.time)
                || question.is_stopped()
            {
                return;
            }
            if !K::STOPS_EARLY || done < review {
                continue;
            }
            let to_come = if question.is_by_time() {
                spent.map(|spent| done_in(limit.time.saturating_sub(spent), done, spent))
            } else {
                Some(f64::from(limit.iterations - done))
            };
            let Some(to_come) = to_come else {
                continue;
            };
            if f64::from(self.tree.lead()) > to_come {
                return;
            }
            review = done + REVIEW;
        }
    }

    /// Follows what a seat did, if it is known.
    pub(super) fn follow(&mut self, done: Option<(Seat, G::Action)>) {
        self.place = self.place.zip(done).and_then(|((asked, at), done)| {
            let node = self.tree.child(at, done.0, done.1)?;
            Some((asked, Some(node)))
        });
    }

    /// The action it tried most often.
    pub(super) fn favourite(&self) -> Option<G::Action> {
        self.tree.favourite()
    }

    /// The actions that were tried, of these legal ones: by visits, then by what came
    /// of them.
    pub(super) fn tried(&self, legal: &[G::Action]) -> Vec<Advice<G::Action>> {
        let forecast = |action: &G::Action, mean: f32| {
            let place = legal.binary_search(action).ok();
            let notes = place.and_then(|place| self.notes.get(place));
            notes.copied().unwrap_or_default().forecast(mean)
        };
        let mut tried: Vec<_> = (self.tree.tried())
            .map(|tried| Advice {
                action: tried.action,
                visits: tried.visits,
                forecast: forecast(&tried.action, tried.mean),
            })
            .collect();
        tried.sort_by(|a, b| {
            let by_outlook = || b.forecast.outlook.total_cmp(&a.forecast.outlook);
            b.visits.cmp(&a.visits).then_with(by_outlook)
        });
        tried
    }

    fn iterate(&mut self, start: &G, question: &Question<'_, G>, chance: &mut Dice) {
        let mut state = start.clone();
        let mut at = None;
        let mut actor = question.seat;
        self.legal.clear();
        self.legal.extend_from_slice(question.legal);
        let mut habit = question.habit;
        let mut root = None;
        let (leaf, solved) = loop {
            if !self.legal.is_sorted() {
                self.legal.sort_unstable();
            }
            let inclination = |action| {
                let by_habit = if habit == Some(action) { HABIT } else { 0.0 };
                K::inclination(&state, actor, action) + by_habit
            };
            let step = (self.tree).step(at, actor, &self.legal, inclination, chance);
            habit = None;
            root = root.or(Some(step.action));
            state.apply(actor, step.action, chance, &mut ());
            at = step.node.or(at);
            if let Some(worth) = K::solved(&state) {
                break (at, Some(worth));
            }
            if step.is_new {
                break (at, K::play_on(&mut state, start, chance, &mut self.legal));
            }
            // Where several seats may act in any order, one order stands for all.
            let Some(next) = K::next_actor(&state, start) else {
                break (at, None);
            };
            actor = next;
            self.legal.clear();
            state.legal_actions(actor, &mut self.legal);
        };
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(state.seats()) {
            worth[seat.index()] = match &solved {
                Some(solved) => solved[seat],
                None => state.worth(seat),
            };
        }
        self.tree.credit(leaf, &worth, question.seat);
        if !question.explains {
            return;
        }
        let place = root.and_then(|action| question.legal.binary_search(&action).ok());
        if let Some(notes) = place.and_then(|place| self.notes.get_mut(place)) {
            notes.add(&mut state, start, question.seat, chance, &mut self.legal);
        }
    }
}

/// How many iterations can be done in a time, if so many took so much of it.
fn done_in(time: Duration, done: u32, spent: Duration) -> f64 {
    f64::from(done) * time.as_secs_f64() / spent.as_secs_f64().max(1e-6)
}
