//! One game, played to its end.

use std::{
    marker::PhantomData,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bots::Sitting;
use engine::{Chance as _, Dice, Ending, Log, Outcome, Seat, SeatSet, Seed, Status, Together};

use crate::{Notes, Plan, Study, notes::points, plan::nth_seed, tally::WIN};

/// Everything that is used again from game to game, so that nothing is allocated for
/// a game of random players.
pub(crate) struct Bench<G: Study> {
    pub(crate) notes: Notes,
    legal: Vec<G::Action>,
    /// The figures of the last game.
    pub(crate) values: Vec<i64>,
    pub(crate) denied: u64,
    is_random: bool,
    /// Which entrant has each place of the lineup; empty if there is only one.
    entrants: Vec<usize>,
}

/// How a game ended, beyond its figures.
pub(crate) struct Ended {
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u64,
}

/// Hands events to the study of the game.
struct Watch<'a, G>(&'a mut Notes, PhantomData<G>);

impl<G: Study> Log<G::Event> for Watch<'_, G> {
    #[inline]
    fn push(&mut self, event: impl FnOnce() -> G::Event) {
        G::watch(event(), self.0);
    }
}

impl<G: Study> Bench<G> {
    pub(crate) fn new(plan: &Plan<G>) -> Bench<G> {
        let several = G::TOGETHER == Together::No && plan.entrants().len() > 1;
        let places = if several { plan.seats } else { 0 };
        Bench {
            notes: Notes::new::<G>(plan.seats),
            legal: Vec::new(),
            values: Vec::new(),
            denied: 0,
            is_random: plan.is_random(),
            entrants: (0..places).map(|place| plan.entrant(place)).collect(),
        }
    }

    /// Plays a deal in one rotation; `None` if it was stopped.
    pub(crate) fn play(
        &mut self,
        plan: &Plan<G>,
        deal: u64,
        rotation: usize,
        close: bool,
        stop: &Arc<AtomicBool>,
    ) -> Option<Ended> {
        let seed = nth_seed(plan.seed, deal);
        let (state, first, decisions) = match (self.is_random, close) {
            (true, false) => self.at_random(plan, seed),
            (true, true) => self.at_random_closely(plan, seed),
            (false, _) => self.with_bots(plan, seed, rotation, stop)?,
        };
        let Status::Over(outcome) = state.status() else {
            unreachable!("a game is played to its end");
        };
        self.note(plan, rotation, &outcome, first, decisions);
        if close {
            let winners = outcome.winners(plan.seats);
            state.finish(&mut self.notes);
            let share = |seat| match G::TOGETHER {
                Together::No => share(winners, seat),
                Together::ForPoints | Together::ToWin => WIN * i64::from(won(&outcome)),
            };
            self.notes.end(&outcome, share, &mut self.values);
        }
        Some(Ended { outcome, decisions })
    }

    /// A game of random players. All chance comes from one stream of the seed, which
    /// is quicker than a stream for each decision.
    fn at_random(&mut self, plan: &Plan<G>, seed: Seed) -> (G, Seat, u64) {
        let mut dice = seed.setup();
        let mut state = G::setup(&plan.options, plan.seats, &mut dice);
        let first = state.starts();
        let decisions = engine::playout(&mut state, &mut dice, &mut self.legal);
        (state, first, decisions as u64)
    }

    /// The same game, with everything noted.
    fn at_random_closely(&mut self, plan: &Plan<G>, seed: Seed) -> (G, Seat, u64) {
        let mut dice = seed.setup();
        let mut state = G::setup(&plan.options, plan.seats, &mut dice);
        let first = state.starts();
        let mut decisions = 0;
        while let Some(seat) = state.awaits().first() {
            let choices = state.choices(seat, &mut self.legal);
            self.notes.decision(choices);
            let action = state.random_action(seat, &mut dice, &mut self.legal);
            state.decides(seat, action, &mut self.notes);
            let mut watch = Watch::<G>(&mut self.notes, PhantomData);
            state.apply(seat, action, &mut dice, &mut watch);
            state.settle(&mut self.notes);
            decisions += 1;
        }
        (state, first, decisions)
    }

    /// A game of bots, as `hedgerow trace` plays it from the same seed.
    fn with_bots(
        &mut self,
        plan: &Plan<G>,
        seed: Seed,
        rotation: usize,
        stop: &Arc<AtomicBool>,
    ) -> Option<(G, Seat, u64)> {
        let bots = (0..plan.seats).map(|seat| plan.bot(seat, rotation));
        let mut table = Sitting::<G>::new(&plan.options, bots, seed, stop);
        let first = table.state().starts();
        while let Some((seat, view)) = table.next_seat() {
            self.restrict(plan, &mut table, seat, rotation);
            let mut chance = table.chance();
            let action = table.choose(&view, seat, &mut chance);
            let action = if plan.without.is_some() && !table.legal.contains(&action) {
                instead::<G>(&view, seat, &table.legal, &mut chance)
            } else {
                action
            };
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            self.notes.decision(table.legal.len());
            table.state().decides(seat, action, &mut self.notes);
            let mut watch = Watch::<G>(&mut self.notes, PhantomData);
            table.play(seat, action, &mut watch);
            table.state().settle(&mut self.notes);
        }
        let decisions = table.decisions() as u64;
        Some((table.into_state(), first, decisions))
    }

    /// Leaves a seat what the plan allows it.
    fn restrict(&mut self, plan: &Plan<G>, table: &mut Sitting<G>, seat: Seat, rotation: usize) {
        let Some(without) = &plan.without else { return };
        if plan.place(seat.index(), rotation) != 0 {
            return;
        }
        let forbidden = |action: &G::Action| without.forbids(&table.state().action_text(*action));
        let left: Vec<G::Action> = (table.legal.iter().copied())
            .filter(|action| !forbidden(action))
            .collect();
        if !left.is_empty() && left.len() < table.legal.len() {
            table.legal = left;
            self.denied += 1;
        }
    }

    /// The figures that every game has; see [`figures`](crate::figures).
    fn note(
        &mut self,
        plan: &Plan<G>,
        rotation: usize,
        outcome: &Outcome,
        first: Seat,
        decisions: u64,
    ) {
        let (seats, values) = (plan.seats, &mut self.values);
        values.clear();
        let winners = outcome.winners(seats);
        let wins = |seat| share(winners, seat);
        match G::TOGETHER {
            Together::No => {
                values.extend(Seat::all(seats).map(wins));
                values.extend((0..seats).map(|place| wins(first.after(place, seats))));
                values.extend(Seat::all(seats).map(|seat| points(outcome, seat)));
                values.extend(margin(outcome));
                values.push(i64::from(winners.len() > 1));
            }
            Together::ForPoints => values.push(points(outcome, Seat::new(0))),
            Together::ToWin => values.push(i64::from(won(outcome))),
        }
        values.push(decisions as i64);
        let Some(&last) = self.entrants.iter().max() else {
            return;
        };
        let of = |entrant: usize| {
            let takes = |seat: Seat| self.entrants[plan.place(seat.index(), rotation)];
            Seat::all(seats).filter(move |&seat| takes(seat) == entrant)
        };
        values.extend((0..=last).map(|entrant| of(entrant).map(wins).sum::<i64>()));
        for entrant in 0..=last {
            let sum: i64 = of(entrant).map(|seat| points(outcome, seat)).sum();
            values.push(sum / of(entrant).count().max(1) as i64);
        }
    }
}

/// What a seat does whose bot insists on what it may not do: some greedy players plan
/// without a look at the list. Another temperament may look.
fn instead<G: Study>(
    view: &G::View,
    seat: Seat,
    allowed: &[G::Action],
    chance: &mut Dice,
) -> G::Action {
    (0..G::TEMPERAMENTS.len())
        .map(|temperament| G::greedy(view, seat, allowed, temperament, chance))
        .find(|action| allowed.contains(action))
        .unwrap_or_else(|| chance.choose(allowed))
}

/// A seat's part of the win.
fn share(winners: SeatSet, seat: Seat) -> i64 {
    if winners.contains(seat) {
        WIN / winners.len() as i64
    } else {
        0
    }
}

fn won(outcome: &Outcome) -> bool {
    match outcome.ending {
        Ending::Team { won } => won,
        Ending::Ranked(_) => false,
    }
}

/// The points of the best winner, and how many more than anybody else's they are.
fn margin(outcome: &Outcome) -> [i64; 2] {
    let scores = outcome.scores.as_slice();
    let winners = outcome.winners(scores.len());
    let (mut best, mut next) = (i64::MIN, i64::MIN);
    for (seat, &score) in Seat::all(scores.len()).zip(scores) {
        if winners.contains(seat) && score > best {
            next = next.max(best);
            best = score;
        } else {
            next = next.max(score);
        }
    }
    [best, if next == i64::MIN { 0 } else { best - next }]
}
