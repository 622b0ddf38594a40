//! Playouts in which a seat thinks before it acts.

use engine::{BySeat, Dice, Seat, Tactics, Viewer};

use super::{
    halving::Tally,
    playout::{play_by, play_on, worth_of},
};

/// Actions that are weighed against what the seat would do anyway: those that it
/// inclines to most.
const OTHERS: usize = 2;

/// Worlds in which they are weighed.
const WORLDS: usize = 8;

/// The playouts of one second thought.
pub(super) const PLAYOUTS: u32 = ((1 + OTHERS) * WORLDS) as u32;

/// Plays on as [`play_on`] does, but `seat` thinks over its next so many
/// decisions.
#[inline]
pub(super) fn play_with_care<G: Tactics>(
    state: &mut G,
    start: &G,
    seat: Seat,
    mut thoughts: u32,
    chance: &mut Dice,
    scratch: &mut Vec<G::Action>,
) -> Option<BySeat<f32>> {
    let act = |state: &G, actor: Seat, chance: &mut Dice, scratch: &mut Vec<G::Action>| {
        let habit = state.rollout(actor, chance, scratch);
        if actor != seat || thoughts == 0 {
            return habit;
        }
        let others = others(state, seat, habit, scratch);
        if others.is_empty() {
            return habit;
        }
        thoughts -= 1;
        better(state, seat, habit, &others, chance, scratch)
    };
    play_by(state, start, act, chance, scratch)
}

/// The actions that a seat inclines to most, besides its habit.
fn others<G: Tactics>(
    state: &G,
    seat: Seat,
    habit: G::Action,
    legal: &mut Vec<G::Action>,
) -> Vec<G::Action> {
    legal.clear();
    state.legal_actions(seat, legal);
    let mut others: Vec<(f32, G::Action)> = (legal.iter())
        .filter(|&&action| action != habit)
        .map(|&action| (state.inclination(seat, action), action))
        .collect();
    others.sort_by(|a, b| b.0.total_cmp(&a.0));
    others.truncate(OTHERS);
    others.into_iter().map(|(_, action)| action).collect()
}

/// What does best in worlds that the seat cannot tell from this one: its habit,
/// unless one of the others is clearly better.
fn better<G: Tactics>(
    state: &G,
    seat: Seat,
    habit: G::Action,
    others: &[G::Action],
    chance: &mut Dice,
    scratch: &mut Vec<G::Action>,
) -> G::Action {
    let view = state.view(Viewer::Seat(seat));
    let mut tallies = [Tally::default(); OTHERS];
    for _ in 0..WORLDS {
        let world = G::imagine(&view, chance);
        // The same chance for all of them.
        let dice = chance.clone();
        let mut worth = |action| {
            let (mut state, mut dice) = (world.clone(), dice.clone());
            let play_on = |state: &mut G, dice: &mut Dice| play_on(state, &world, dice, scratch);
            f64::from(worth_of(&mut state, seat, action, &mut dice, play_on))
        };
        let first = worth(habit);
        for (tally, &action) in tallies.iter_mut().zip(others) {
            tally.add(worth(action), first);
        }
    }
    let mut best = (habit, 0.0);
    for (tally, &action) in tallies.iter().zip(others) {
        let lead = tally.sure_lead();
        if lead > best.1 {
            best = (action, lead);
        }
    }
    best.0
}
