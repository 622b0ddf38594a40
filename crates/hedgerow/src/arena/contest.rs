//! The games of one deal.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bots::{Bot, announce};
use catalog::Playable;
use cpu_time::ThreadTime;
use engine::{Chance as _, Outcome, Seat, Seed, Status, Viewer};
use indicatif::ProgressBar;
use lab::nth_seed;

use super::{Plan, seating::Seating};

/// The games of one deal, one for each seating.
pub(super) struct Deal(pub(super) Vec<Played>);

/// A game that was played to the end.
pub(super) struct Played {
    pub(super) outcome: Outcome,
    /// Every decision with more than one choice: who took it, and the seconds
    /// of CPU time it took.
    pub(super) decisions: Vec<(Seat, f32)>,
}

/// Plays deal `n` in every seating; `None` if it was stopped.
pub(super) fn deal<G: Playable>(
    plan: &Plan<G>,
    n: u32,
    stop: &Arc<AtomicBool>,
    bar: &ProgressBar,
) -> Option<Deal> {
    let seed = nth_seed(plan.seed, n.into());
    let mut games = Vec::with_capacity(plan.seatings.len());
    for seating in &plan.seatings {
        games.push(play(plan, seating, seed, stop)?);
        bar.inc(1);
    }
    Some(Deal(games))
}

fn play<G: Playable>(
    plan: &Plan<G>,
    seating: &Seating,
    seed: Seed,
    stop: &Arc<AtomicBool>,
) -> Option<Played> {
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(plan.seats);
    for chair in &seating.0 {
        let mut bot = chair.bot.build::<G>();
        bot.heed(stop);
        bots.push(bot);
    }
    let mut state = G::setup(&plan.options, plan.seats, &mut seed.setup());
    let mut decisions = Vec::new();
    let mut legal = Vec::new();
    let mut ply = 0;
    loop {
        let waiting = match state.status() {
            Status::Awaits(seats) => seats,
            Status::Over(outcome) => return Some(Played { outcome, decisions }),
        };
        let waiting: Vec<Seat> = waiting.iter().collect();
        let seat = if let [only] = waiting[..] {
            only
        } else {
            seed.bot((usize::MAX >> 1) - ply).choose(&waiting)
        };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let mut chance = seed.bot(ply);
        let start = ThreadTime::now();
        let action = bots[seat.index()].choose(&view, seat, &legal, &mut chance);
        if legal.len() > 1 {
            decisions.push((seat, start.elapsed().as_secs_f32()));
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        announce(bots.iter_mut().map(Some), &state, seat, action);
        state.apply(seat, action, &mut seed.ply(ply), &mut ());
        ply += 1;
    }
}
