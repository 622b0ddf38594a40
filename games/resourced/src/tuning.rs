//! A search for better weights of the greedy player, run by hand:
//! `MINUTES=5 PLAYERS=4 cargo test --release -p resourced tune -- --ignored --nocapture`.

use engine::{Chance as _, Dice, Game as _, Seed};

use crate::{Difficulty, House, Phase, Resourced, Verdict, tactics::Companion, worth::Weights};

fn play(house: &House, weights: &Weights, n: u64) -> Resourced {
    let seed = Seed::from(n);
    let mut game = Resourced::setup(house, usize::from(house.players), &mut seed.setup());
    let mut legal = Vec::new();
    let mut ply = 0;
    while let Some(seat) = game.awaits().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let companion = Companion {
            game: &game,
            weights,
        };
        let action = companion.choose(&legal);
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

#[test]
#[ignore = "takes as long as one lets it"]
fn tune() {
    let players = std::env::var("PLAYERS").map_or(4, |text| text.parse::<u8>().unwrap());
    let minutes = std::env::var("MINUTES").map_or(1.0, |text| text.parse::<f64>().unwrap());
    let games = std::env::var("GAMES").map_or(100, |text| text.parse::<u64>().unwrap());
    let seed = std::env::var("SEED").map_or(1, |text| text.parse::<u64>().unwrap());
    let until = std::time::Instant::now() + std::time::Duration::from_secs_f64(60.0 * minutes);
    let mut chance = Seed::from(seed).bot(0);
    let mut best = *Weights::of(usize::from(players));
    let mut from = 1_000_000;
    let mut score = fitness(&best, players, from..from + games);
    println!("start {score:.3}");
    while std::time::Instant::now() < until {
        let next = nudged(&best, &mut chance);
        let found = fitness(&next, players, from..from + games);
        if found > score {
            // Fresh seeds decide, so that luck is not kept.
            from += games;
            let (old, new) = (
                fitness(&best, players, from..from + games),
                fitness(&next, players, from..from + games),
            );
            if new > old {
                (best, score) = (next, new);
                println!("{score:.3} {:?}", best.0);
            } else {
                score = old;
            }
        }
    }
}
