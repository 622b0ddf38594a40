//! How many random games one core plays in a second.
//!
//! `cargo run --release -p bordering --example speed`

use std::time::Instant;

use bordering::{Bordering, Options};
use engine::{Game as _, Seed, playout};

const GAMES: u64 = 100_000;

fn main() {
    println!("a position takes {} bytes", size_of::<Bordering>());
    for seats in 1..=5 {
        let mut scratch = Vec::new();
        let mut plies = 0;
        let mut points = 0;
        let mut dice = Seed::from(1).setup();
        let start = Instant::now();
        for _ in 0..GAMES {
            let mut game = Bordering::setup(&Options::default(), seats, &mut dice);
            plies += playout(&mut game, &mut dice, &mut scratch);
            points += game.open.score;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} players: {:.0} games/s, {:.0} decisions a game, mean total {:.1}",
            GAMES as f64 / seconds,
            plies as f64 / GAMES as f64,
            points as f64 / GAMES as f64,
        );
    }
}
