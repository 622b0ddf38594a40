//! Random games from a fixed seed, and nothing else: what `cargo xtask count`
//! counts the instructions of.

use std::{env, process::ExitCode};

use catalog::Playable;
use engine::{HouseRules as _, Seed, playout};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [game, games] = arguments.as_slice()
        && let Ok(games) = games.parse()
        && let Some(plies) = catalog::with_game!(game, G => plies::<G>(games))
    {
        println!("{games} games, {plies} decisions");
        return ExitCode::SUCCESS;
    }
    eprintln!("usage: playouts GAME GAMES");
    ExitCode::from(2)
}

/// Plays so many games and counts their decisions.
fn plies<G: Playable>(games: u32) -> usize {
    let options = G::Options::default();
    let Ok(seats) = options.seats(None) else {
        return 0;
    };
    let mut chance = Seed::from(1).setup();
    let mut scratch = Vec::with_capacity(256);
    (0..games)
        .map(|_| {
            let mut state = G::setup(&options, seats, &mut chance);
            playout(&mut state, &mut chance, &mut scratch)
        })
        .sum()
}
