//! Random games from a fixed seed, and nothing else: what `cargo xtask count`
//! counts the instructions of.

use std::{env, process::ExitCode};

use badger::{Badger, Options};
use engine::{Game as _, Seed, playout};

fn main() -> ExitCode {
    let games = env::args().nth(1).map_or(Ok(2000), |text| text.parse());
    let Ok(games) = games else {
        eprintln!("usage: playouts [GAMES]");
        return ExitCode::from(2);
    };
    let options = Options::default();
    let mut chance = Seed::from(1).setup();
    let mut scratch = Vec::with_capacity(64);
    let plies: usize = (0..games)
        .map(|_: u32| {
            let mut state = Badger::setup(&options, 2, &mut chance);
            playout(&mut state, &mut chance, &mut scratch)
        })
        .sum();
    println!("{games} games, {plies} decisions");
    ExitCode::SUCCESS
}
