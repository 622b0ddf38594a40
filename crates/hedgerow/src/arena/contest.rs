//! The games of one deal.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bots::Sitting;
use catalog::Playable;
use cpu_time::ThreadTime;
use engine::{Outcome, Seat, Seed, Status};
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
    let bots = seating.0.iter().map(|chair| &chair.bot);
    let mut table = Sitting::<G>::new(&plan.options, bots, seed, stop);
    let mut decisions = Vec::new();
    while let Some((seat, view)) = table.next_seat() {
        let mut chance = table.chance();
        let start = ThreadTime::now();
        let action = table.choose(&view, seat, &mut chance);
        if table.legal.len() > 1 {
            decisions.push((seat, start.elapsed().as_secs_f32()));
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        table.play(seat, action, &mut ());
    }
    match table.state().status() {
        Status::Over(outcome) => Some(Played { outcome, decisions }),
        Status::Awaits(_) => unreachable!("a game is played to its end"),
    }
}
