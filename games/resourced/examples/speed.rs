//! How fast random games go on one core: `cargo run --release -p resourced --example speed`.

use std::{mem::size_of, time::Instant};

use engine::{Game as _, Seed, playout};
use resourced::{House, Resourced};

const GAMES: u64 = 20_000;

fn main() {
    for players in [3, 4] {
        let house = House {
            players,
            ..House::default()
        };
        let mut scratch = Vec::with_capacity(1024);
        let start = Instant::now();
        let mut decisions = 0;
        for n in 0..GAMES {
            let seed = Seed::from(n);
            let mut game = Resourced::setup(&house, usize::from(players), &mut seed.setup());
            decisions += playout(&mut game, &mut seed.ply(0), &mut scratch);
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.0} games/s, {:.0} decisions/s, {:.0} decisions a game",
            GAMES as f64 / seconds,
            decisions as f64 / seconds,
            decisions as f64 / GAMES as f64,
        );
    }
    println!("a position takes {} bytes", size_of::<Resourced>());
}
