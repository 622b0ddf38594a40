//! How fast random races are on one core, and how large a position is.

use std::time::Instant;

use acorn::{Options, Race};
use engine::{Game as _, Seed, playout};

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .map_or(20_000, |n| n.parse().expect("a number"));
    let options = Options::default();
    let mut scratch = Vec::with_capacity(64);
    let mut chance = Seed::from(1).setup();
    let (mut plies, mut rounds) = (0, 0);
    let start = Instant::now();
    for _ in 0..games {
        let mut race = Race::setup(&options, 4, &mut chance);
        plies += playout(&mut race, &mut chance, &mut scratch);
        rounds += u64::from(race.round());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{} bytes a position", size_of::<Race>());
    println!("{:.0} games/s", games as f64 / seconds);
    println!(
        "{:.0} plies and {:.1} rounds a game",
        plies as f64 / games as f64,
        rounds as f64 / games as f64
    );
}
