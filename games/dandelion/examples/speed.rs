//! Random games per second on one core: `cargo run --release --example speed`.

use std::time::Instant;

use dandelion::{Dandelion, Options};
use engine::{Game as _, HouseRules as _, Seed, playout};

fn main() {
    println!("a position takes {} bytes", size_of::<Dandelion>());
    let options = Options::default();
    for seats in 2..=4 {
        let seats = options.seats(Some(seats)).expect("two to four may play");
        let mut scratch = Vec::with_capacity(1024);
        let mut chance = Seed::from(1).setup();
        let (mut games, mut plies) = (0u32, 0);
        let start = Instant::now();
        while games < 100_000 {
            let mut game = Dandelion::setup(&options, seats, &mut chance);
            plies += playout(&mut game, &mut chance, &mut scratch);
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} players: {:.0} games/s, {:.1} plies a game, {:.0} ns a ply",
            f64::from(games) / seconds,
            plies as f64 / f64::from(games),
            seconds * 1e9 / plies as f64
        );
    }
}
