use std::time::Duration;

use engine::{Dice, MAX_SEATS, Seat, Tactics};

use super::{
    notes::Notes,
    playout::{next_actor, play_on},
    question::{Clock, Question},
    tree::{Tree, Tried},
};
use crate::nodes::NodeId;

/// Nodes of one tree, at most: some 25 megabytes.
const MOST_NODES: usize = 1 << 19;

/// Iterations between two looks at whether the answer can still change.
const REVIEW: u32 = 64;

/// The inclination to what the greedy player would do at the root: it takes some
/// bad results to give that up.
const HABIT: f32 = 3.0;

/// One tree, and room to think in.
#[derive(Debug)]
pub(super) struct Thinker<G: Tactics> {
    tree: Tree<G::Action>,
    /// Who was asked last, and where the game has gone since; `None` if nobody
    /// knows.
    place: Option<(Seat, Option<NodeId>)>,
    /// For each of the legal actions, if the answer is to be explained.
    notes: Vec<Notes>,
    /// Room for lists of legal actions.
    legal: Vec<G::Action>,
}

impl<G: Tactics> Thinker<G> {
    pub(super) const fn new() -> Thinker<G> {
        Thinker {
            tree: Tree::new(MOST_NODES),
            place: None,
            notes: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Grows a tree for a question; if it is the only one, it stops as soon as the
    /// favourite cannot change any more.
    ///
    /// The tree is a new one, unless the time is limited and nothing else, and the
    /// tree of the last question holds everything that happened since.
    pub(super) fn think(&mut self, question: &Question<'_, G>, is_only: bool, chance: &mut Dice) {
        match self.place {
            Some((seat, Some(node))) if seat == question.seat && question.is_by_time() => {
                self.tree.keep(node, seat, question.legal);
            }
            _ => self.tree.reset(),
        }
        self.place = Some((question.seat, None));
        self.notes.clear();
        if question.explains {
            self.notes.resize(question.legal.len(), Notes::default());
        }
        let limit = question.limit;
        let mut clock = Clock::start();
        let mut review = REVIEW;
        loop {
            let start = G::imagine(question.view, chance);
            self.iterate(&start, question, chance);
            let spent = clock.tick();
            let done = clock.done();
            if done >= limit.iterations
                || spent.is_some_and(|spent| spent >= limit.time)
                || question.is_stopped()
            {
                return;
            }
            let to_come = if question.is_by_time() {
                spent.map(|spent| done_in(limit.time.saturating_sub(spent), done, spent))
            } else {
                Some(f64::from(limit.iterations - done))
            };
            let Some(to_come) = to_come.filter(|_| is_only && done >= review) else {
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

    /// The actions tried at the root, in order.
    pub(super) fn tried(&self) -> impl Iterator<Item = Tried<G::Action>> {
        self.tree.tried()
    }

    /// What was noted about the playouts after each of the legal actions; nothing
    /// if nobody asked.
    pub(super) fn notes(&self) -> &[Notes] {
        &self.notes
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
                state.inclination(actor, action) + by_habit
            };
            let step = self.tree.step(at, actor, &self.legal, inclination, chance);
            habit = None;
            root = root.or(Some(step.action));
            state.apply(actor, step.action, chance, &mut ());
            at = step.node.or(at);
            if let Some(worth) = state.solved() {
                break (at, Some(worth));
            }
            if step.is_new {
                break (at, play_on(&mut state, start, chance, &mut self.legal));
            }
            let Some(next) = next_actor(&state, start) else {
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
