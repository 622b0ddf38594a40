//! A search for better weights of the companion.

use engine::{Chance as _, Dice, Game as _, Seed};

use crate::{Difficulty, House, Phase, Resourced, Verdict, companion::Companion, worth::Weights};

fn play(house: &House, weights: &Weights, n: u64) -> Resourced {
    let seed = Seed::from(n);
    let mut game = Resourced::setup(house, usize::from(house.players), &mut seed.setup());
    let mut legal = Vec::new();
    let mut room = Vec::new();
    let mut ply = 0;
    while let Some(seat) = game.awaits().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let mut judge = weights;
        let mut companion = Companion {
            game: &game,
            judge: &mut judge,
        };
        let action = companion.choose(&mut room);
        game.apply(seat, action, &mut seed.ply(ply), &mut ());
        ply += 1;
    }
    game
}

/// Wins, with something for getting to ring 3, over a range of seeds.
fn fitness(weights: &Weights, players: u8, seeds: std::ops::Range<u64>) -> f64 {
    let mut score = 0.0;
    for (difficulty, counts) in [(Difficulty::Standard, 1.0), (Difficulty::Easy, 0.4)] {
        let house = House {
            difficulty,
            players,
            ..House::default()
        };
        for n in seeds.clone() {
            let game = play(&house, weights, n);
            score += counts
                * match game.phase {
                    Phase::Over(Verdict::Housing) => 1.0,
                    _ if game.ring == 3 => 0.2,
                    _ => 0.0,
                };
        }
    }
    score / (seeds.end - seeds.start) as f64
}

fn nudged(weights: &Weights, chance: &mut Dice) -> Weights {
    let mut next = *weights;
    for weight in &mut next.0 {
        if chance.below(4) == 0 {
            // Between two thirds and one and a half times as much.
            let exponent = (chance.below(2001) as f32 - 1000.0) / 1000.0;
            *weight *= 1.7f32.powf(exponent);
        }
    }
    next
}

/// Nudges the weights again and again, keeps what wins more of so many games on seeds that did
/// not choose it, prints them, and returns the share of wins.
pub fn tune(players: u8, games: u64, steps: usize, seed: u64) -> f64 {
    let chance = &mut Seed::from(seed).bot(0);
    let mut best = *Weights::of(usize::from(players));
    let mut from = 1_000_000;
    let mut score = fitness(&best, players, from..from + games);
    println!("start {score:.3}");
    for _ in 0..steps {
        let next = nudged(&best, chance);
        if fitness(&next, players, from..from + games) <= score {
            continue;
        }
        from += games;
        let seeds = from..from + games;
        let (old, new) = (
            fitness(&best, players, seeds.clone()),
            fitness(&next, players, seeds),
        );
        if new > old {
            (best, score) = (next, new);
            println!("{score:.3} {:?}", best.0);
        } else {
            score = old;
        }
    }
    score
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuning_keeps_weights_that_win_the_easy_game() {
        let score = tune(4, 10, 3, 1);
        assert!(score > 0.3, "{score}");
    }
}
