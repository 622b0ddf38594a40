//! Evolution of the weights of the scripted player.

use engine::{Chance as _, Dice, Game as _, Seat, Seed};

use crate::{
    Action, Options, Race, options::RunOption, script::Script, temperament::Temperament,
    weights::Weights,
};

/// How far mutants differ from what they come from, at most, as a share.
const SIGMA: f32 = 0.25;
/// Races that a table of mutants runs.
const RACES: u64 = 8;
/// How far a generation moves each weight at most, as a share.
const STEP: f32 = 0.12;

fn script(weights: Weights) -> Script {
    Script::new(weights, Temperament::Balanced.taste(), RunOption::Acorn1)
}

/// Who wins a race of these scripted players.
fn winner(scripts: &[Script], seed: u64, scratch: &mut Vec<Action>) -> Seat {
    let mut chance = Seed::from(seed).setup();
    let mut race = Race::setup(&Options::default(), scripts.len(), &mut chance);
    while let Some(seat) = race.awaits().first() {
        let action = race.follow(&scripts[seat.index()], seat, scratch);
        race.apply(seat, action, &mut chance, &mut ());
    }
    race.furthest()
}

/// The share of wins of one against a table of others, from every seat.
fn share(one: &Weights, others: &Weights, players: usize, seeds: std::ops::Range<u64>) -> f64 {
    let (mut wins, mut races) = (0, 0);
    let mut scratch = Vec::new();
    for seat in Seat::all(players) {
        let weights = |other: Seat| if other == seat { *one } else { *others };
        let table: Vec<Script> = Seat::all(players).map(|s| script(weights(s))).collect();
        for seed in seeds.clone() {
            wins += u32::from(winner(&table, seed, &mut scratch) == seat);
            races += 1;
        }
    }
    f64::from(wins) / f64::from(races)
}

/// One generation: tables full of mutants race, and every weight moves to
/// where the winners have it.
fn evolve(weights: &Weights, players: usize, races: u64, chance: &mut Dice) -> Weights {
    const COUNT: usize = Weights::COUNT;
    let mut slopes = [0.0f32; COUNT];
    let mut squares = [0.0f32; COUNT];
    let mut scratch = Vec::new();
    for _ in 0..races.div_ceil(RACES) {
        let mut table = Vec::new();
        let mut mutations = Vec::new();
        for _ in 0..players {
            let mut mutant = *weights;
            let mutation: [f32; COUNT] =
                std::array::from_fn(|_| (chance.below(2001) as f32 - 1000.0) / 1000.0);
            for ((_, weight), by) in mutant.each_mut().into_iter().zip(mutation) {
                *weight *= 1.0 + SIGMA * by;
            }
            table.push(script(mutant));
            mutations.push(mutation);
        }
        let mut wins = vec![0.0f32; players];
        for _ in 0..RACES {
            let seed = u64::from(chance.below(1 << 30));
            wins[winner(&table, seed, &mut scratch).index()] += 1.0;
        }
        let fair = RACES as f32 / players as f32;
        for (won, mutation) in wins.iter().zip(&mutations) {
            for (i, by) in mutation.iter().enumerate() {
                let credit = (won - fair) * by;
                slopes[i] += credit;
                squares[i] += credit * credit;
            }
        }
    }
    let mut next = *weights;
    for (i, (_, weight)) in next.each_mut().into_iter().enumerate() {
        // In standard errors: what is not clear moves little.
        let clear = slopes[i] / squares[i].sqrt().max(1.0);
        *weight *= 1.0 + STEP * (clear / 4.0).clamp(-1.0, 1.0);
    }
    next
}

/// Evolves the weights in use, with so many races for each generation, and prints how they do.
pub fn tune(generations: u64, races: u64, players: usize, seed: u64) {
    let mut chance = Seed::from(seed).bot(0);
    let mut weights = Weights::TUNED;
    for generation in 1..=generations {
        weights = evolve(&weights, players, races, &mut chance);
        let share = share(&weights, &Weights::TUNED, players, 0..500);
        println!("{generation}: {share:.3} of the wins against the weights in use");
        println!("{weights:#?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuning_raises_an_appetite_that_is_too_small() {
        let frugal = Weights {
            appetite: 0.4,
            ..Weights::TUNED
        };
        let evolved = evolve(&frugal, 4, 2_000, &mut Seed::from(1).bot(0));
        assert!(evolved.appetite > frugal.appetite, "{evolved:?}");
        let share = share(&frugal, &Weights::TUNED, 4, 0..200);
        assert!(share < 0.2, "{share}");
    }
}
