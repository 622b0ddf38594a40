//! A search for better weights of the greedy player:
//! `STEPS=1000 GAMES=100 PLAYERS=4 cargo test --release -p resourced tuning -- --nocapture`.

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

/// Nudges the weights again and again, and keeps what wins more on seeds that
/// did not choose it.
fn tune(players: u8, games: u64, steps: usize, chance: &mut Dice) -> (Weights, f64) {
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
    (best, score)
}

/// A few steps by default; `STEPS`, `GAMES` and `PLAYERS` make it a real search.
#[test]
fn tuning_keeps_weights_that_win_the_easy_game() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    };
    let players = number("PLAYERS", 4) as u8;
    let (games, steps) = (number("GAMES", 10), number("STEPS", 3) as usize);
    let (_, score) = tune(players, games, steps, &mut Seed::from(1).bot(0));
    assert!(score > 0.3, "{score}");
}
