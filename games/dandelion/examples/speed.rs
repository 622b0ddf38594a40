//! Random games per second on one core, by the time this process ran:
//! `cargo run --release -p dandelion --example speed`.

use std::{fs, time::Instant};

use dandelion::{Dandelion, Options};
use engine::{Game as _, Seed, playout};

const GAMES: u32 = 100_000;

fn main() {
    println!("a position takes {} bytes", size_of::<Dandelion>());
    let began = Instant::now();
    for seats in 2..=4 {
        let mut scratch = Vec::with_capacity(4096);
        let mut chance = Seed::from(1).setup();
        let mut plies = 0;
        let start = seconds_run(began);
        for _ in 0..GAMES {
            let mut game = Dandelion::setup(&Options::default(), seats, &mut chance);
            plies += playout(&mut game, &mut chance, &mut scratch);
        }
        let seconds = seconds_run(began) - start;
        println!(
            "{seats} players: {:.0} games/s, {:.1} plies a game, {:.0} ns a ply",
            f64::from(GAMES) / seconds,
            plies as f64 / f64::from(GAMES),
            seconds * 1e9 / plies as f64
        );
    }
}

/// Processor time of this thread, or wall time where the system does not say.
fn seconds_run(began: Instant) -> f64 {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = stat.and_then(|line| line.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| began.elapsed().as_secs_f64(), |ns| ns / 1e9)
}
