//! How fast random games go on one core, in CPU time of the process:
//! `cargo run --release -p resourced --example speed`.

use std::mem::size_of;

use cpu_time::ProcessTime;
use engine::{Game as _, Seed, playout};
use resourced::{House, Resourced};

const GAMES: u64 = 50_000;

fn main() {
    for players in [3, 4] {
        let house = House {
            players,
            ..House::default()
        };
        let mut scratch = Vec::with_capacity(1024);
        let mut play = |seeds: std::ops::Range<u64>| -> usize {
            let games = seeds.map(|n| {
                let seed = Seed::from(n);
                let mut game = Resourced::setup(&house, usize::from(players), &mut seed.setup());
                playout(&mut game, &mut seed.ply(0), &mut scratch)
            });
            games.sum()
        };
        play(0..1000);
        let start = ProcessTime::now();
        let mut decisions = 0;
        let allocations = allocation_counter::measure(|| decisions = play(1000..1000 + GAMES));
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.0} games/s, {:.0} decisions/s, {:.0} decisions a game, {:.6} allocations a decision",
            GAMES as f64 / seconds,
            decisions as f64 / seconds,
            decisions as f64 / GAMES as f64,
            allocations.count_total as f64 / decisions as f64,
        );
    }
    println!("a position takes {} bytes", size_of::<Resourced>());
}
