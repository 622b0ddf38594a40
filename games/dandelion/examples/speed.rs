//! Random games per second on one core, by processor time:
//! `cargo run --release -p dandelion --example speed`.

use cpu_time::ThreadTime;
use dandelion::{Dandelion, Options};
use engine::{Game as _, Seed, playout};

const GAMES: u32 = 100_000;

fn main() {
    println!("a position takes {} bytes", size_of::<Dandelion>());
    for seats in 2..=4 {
        let mut scratch = Vec::with_capacity(4096);
        let mut chance = Seed::from(1).setup();
        let mut plies = 0;
        let start = ThreadTime::now();
        for _ in 0..GAMES {
            let mut game = Dandelion::setup(&Options::default(), seats, &mut chance);
            plies += playout(&mut game, &mut chance, &mut scratch);
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} players: {:.0} games/s, {:.1} plies a game, {:.0} ns a ply",
            f64::from(GAMES) / seconds,
            plies as f64 / f64::from(GAMES),
            seconds * 1e9 / plies as f64
        );
    }
}
