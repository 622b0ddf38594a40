use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use cpu_time::ThreadTime;
use engine::{Dice, MAX_SEATS, Seat, Tactics};

use super::tree::{Tree, Tried};

/// Nodes of one tree, at most: some 25 megabytes.
const MOST_NODES: usize = 1 << 19;

/// Iterations between two looks at the clock.
const TICK: u32 = 8;

/// Iterations between two looks at whether the answer can still change.
const REVIEW: u32 = 64;

/// The inclination to what the greedy player would do at the root: it takes some
/// bad results to give that up.
const HABIT: f32 = 3.0;

/// How long one tree may grow.
#[derive(Copy, Clone, Debug)]
pub(super) enum Share {
    Iterations(u32),
    /// CPU time of the thread that thinks.
    Time(Duration),
}

/// What is asked.
pub(super) struct Question<'a, G: Tactics> {
    pub(super) view: &'a G::View,
    pub(super) seat: Seat,
    /// What the seat may do, sorted.
    pub(super) legal: &'a [G::Action],
    /// What the game's greedy player would do.
    pub(super) habit: Option<G::Action>,
    pub(super) share: Share,
    /// Whether to stop when the favourite cannot change any more.
    pub(super) may_settle: bool,
    pub(super) stop: &'a AtomicBool,
}

/// One tree, and room to think in.
#[derive(Debug)]
pub(super) struct Thinker<G: Tactics> {
    tree: Tree<G::Action>,
    /// Room for lists of legal actions.
    legal: Vec<G::Action>,
}

impl<G: Tactics> Thinker<G> {
    pub(super) const fn new() -> Thinker<G> {
        Thinker {
            tree: Tree::new(MOST_NODES),
            legal: Vec::new(),
        }
    }

    /// Grows a new tree for a question.
    pub(super) fn think(&mut self, question: &Question<'_, G>, chance: &mut Dice) {
        self.tree.reset();
        let clock = ThreadTime::now();
        for done in 1.. {
            let start = G::determinize(question.view, chance);
            self.iterate(&start, question, chance);
            if question.stop.load(Ordering::Relaxed) || self.is_done(done, question, &clock) {
                return;
            }
        }
    }

    /// The actions tried at the root, in order.
    pub(super) fn tried(&self) -> impl Iterator<Item = Tried<G::Action>> {
        self.tree.tried()
    }

    fn is_done(&self, done: u32, question: &Question<'_, G>, clock: &ThreadTime) -> bool {
        let review = question.may_settle && done.is_multiple_of(REVIEW);
        match question.share {
            Share::Iterations(most) => {
                done >= most || review && self.tree.lead() > most.saturating_sub(done)
            }
            Share::Time(most) if done.is_multiple_of(TICK) => {
                let spent = clock.elapsed();
                let left = most.saturating_sub(spent).as_secs_f64();
                let to_come = f64::from(done) * left / spent.as_secs_f64().max(1e-6);
                spent >= most || review && f64::from(self.tree.lead()) > to_come
            }
            Share::Time(_) => false,
        }
    }

    fn iterate(&mut self, start: &G, question: &Question<'_, G>, chance: &mut Dice) {
        let mut state = start.clone();
        let mut at = None;
        let mut actor = question.seat;
        self.legal.clear();
        self.legal.extend_from_slice(question.legal);
        let mut habit = question.habit;
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
            state.apply(actor, step.action, chance, &mut ());
            at = step.node.or(at);
            if let Some(worth) = state.solved() {
                break (at, Some(worth));
            }
            if step.is_new {
                break (at, self.play_on(&mut state, start, chance));
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
    }

    /// Plays on to the next pause, the end, the horizon, or where perfect play
    /// is known, which it returns.
    fn play_on(
        &mut self,
        state: &mut G,
        start: &G,
        chance: &mut Dice,
    ) -> Option<engine::BySeat<f32>> {
        for _ in 0..G::FORESIGHT {
            let actor = next_actor(state, start)?;
            let action = state.rollout(actor, chance, &mut self.legal);
            state.apply(actor, action, chance, &mut ());
            if let Some(worth) = state.solved() {
                return Some(worth);
            }
        }
        None
    }
}

/// Who acts next; nobody if the game is over or pauses here.
///
/// Where several seats may act in any order, one order stands for all of them.
#[inline]
fn next_actor<G: Tactics>(state: &G, start: &G) -> Option<Seat> {
    if state.pauses(start) {
        return None;
    }
    state.awaits().first()
}
