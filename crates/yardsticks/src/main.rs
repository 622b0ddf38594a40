//! Measures the engine by games whose speed is known from elsewhere.

use std::{num::NonZeroU32, time::Duration};

use bots::{Bot as _, Ismcts};
use cpu_time::ProcessTime;
use engine::{Dice, Game, Seed, Tactics, Viewer, playout};
use yardsticks::{connect4::Connect4, hearts::Hearts};

/// How long one measurement takes, in CPU time of this process.
const SPELL: Duration = Duration::from_millis(400);
/// How many there are; the best counts, since others may use the machine.
const SPELLS: u32 = 8;

fn main() {
    println!("Uniformly random games through the generic trait, one core, CPU time:");
    println!();
    println!(
        "{:<10} {:>12} {:>14} {:>10} {:>14} {:>12} {:>12}",
        "game", "games/s", "actions/s", "ns/action", "actions/game", "allocs/act", "state bytes"
    );
    random_games::<Connect4>();
    random_games::<Hearts>();
    println!();
    println!("Tree search from the opening, playouts to the next pause of the game:");
    println!();
    println!("{:<10} {:>14} {:>14}", "game", "iterations/s", "guesses/s");
    search::<Connect4>();
    search::<Hearts>();
}

fn random_games<G: Game>() {
    let options = G::Options::default();
    let seats = settled_seats::<G>(&options);
    let mut chance = Seed::from(1).setup();
    let mut scratch = Vec::new();
    let mut play = |games: u64| -> u64 {
        let mut actions = 0;
        for _ in 0..games {
            let mut state = G::setup(&options, seats, &mut chance);
            actions += playout(&mut state, &mut chance, &mut scratch) as u64;
        }
        actions
    };
    play(1_000);
    let mut counted = 0;
    let allocations = heap::requests(|| counted = play(10_000));
    let (mut games, mut actions) = (0, 0);
    let per_game = best(1_000, |batch| {
        games += batch;
        actions += play(batch);
    });
    let mean = actions as f64 / games as f64;
    println!(
        "{:<10} {:>12.0} {:>14.0} {:>10.1} {:>14.2} {:>12.3} {:>12}",
        G::ID,
        1.0 / per_game,
        mean / per_game,
        1e9 * per_game / mean,
        mean,
        allocations as f64 / counted as f64,
        size_of::<G>()
    );
}

fn search<G: Tactics>() {
    let options = G::Options::default();
    let state = G::setup(
        &options,
        settled_seats::<G>(&options),
        &mut Seed::from(2).setup(),
    );
    let seat = state
        .awaits()
        .first()
        .expect("a fresh game awaits somebody");
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut chance: Dice = Seed::from(3).setup();
    let guess = best(1_000, |batch| {
        for _ in 0..batch {
            std::hint::black_box(G::determinize(&view, &mut chance));
        }
    });
    let iterations = NonZeroU32::new(10_000).expect("not zero");
    let mut bot = Ismcts::<G>::new(iterations);
    let search = best(1, |batch| {
        for _ in 0..batch {
            std::hint::black_box(bot.choose(&view, seat, &legal, &mut chance));
        }
    });
    println!(
        "{:<10} {:>14.0} {:>14.0}",
        G::ID,
        f64::from(iterations.get()) / search,
        1.0 / guess
    );
}

fn settled_seats<G: Game>(options: &G::Options) -> usize {
    use engine::HouseRules as _;

    options.seats(None).expect("plain tables have their seats")
}

/// Seconds of CPU time for one unit of work, at best.
fn best(batch: u64, mut work: impl FnMut(u64)) -> f64 {
    work(batch);
    let spell = |work: &mut dyn FnMut(u64)| {
        let start = ProcessTime::now();
        let mut done = 0;
        while start.elapsed() < SPELL {
            work(batch);
            done += batch;
        }
        start.elapsed().as_secs_f64() / done as f64
    };
    (0..SPELLS)
        .map(|_| spell(&mut work))
        .fold(f64::INFINITY, f64::min)
}
