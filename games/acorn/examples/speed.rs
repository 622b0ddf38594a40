//! How fast random races and guesses are on one core, in CPU time, and how
//! large a position is: `cargo run --release -p acorn --example speed [RACES]`.

use acorn::{Options, Race};
use cpu_time::ProcessTime;
use engine::{Game as _, Seat, Seed, Tactics as _, Viewer, playout};

fn main() {
    let races = std::env::args().nth(1);
    let races: u32 = races.map_or(20_000, |n| n.parse().expect("a number of races"));
    println!("{} bytes a position", size_of::<Race>());
    for seats in [4, 5] {
        random_races(seats, races);
    }
    scripted_races(races / 4);
    guesses(races);
}

fn scripted_races(races: u32) {
    let mut scratch = Vec::with_capacity(256);
    let mut chance = Seed::from(3).setup();
    let mut plies = 0_u32;
    let start = ProcessTime::now();
    for _ in 0..races {
        let mut race = Race::setup(&Options::default(), 4, &mut chance);
        while let Some(seat) = race.awaits().first() {
            let action = race.rollout(seat, &mut chance, &mut scratch);
            race.apply(seat, action, &mut chance, &mut ());
            plies += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "4 players by the script: {:.0} races/s, {:.0} ns a ply, {:.0} plies a race",
        f64::from(races) / seconds,
        1e9 * seconds / f64::from(plies),
        f64::from(plies) / f64::from(races),
    );
}

fn random_races(seats: usize, races: u32) {
    let options = Options::default();
    let mut scratch = Vec::with_capacity(256);
    let mut chance = Seed::from(1).setup();
    let (mut plies, mut rounds, mut stopped) = (0, 0, 0);
    let start = ProcessTime::now();
    for _ in 0..races {
        let mut race = Race::setup(&options, seats, &mut chance);
        plies += playout(&mut race, &mut chance, &mut scratch);
        rounds += u64::from(race.round());
        stopped += u32::from(race.needed_safety_stop());
    }
    let seconds = start.elapsed().as_secs_f64();
    let each = |sum: f64| sum / f64::from(races);
    println!(
        "{seats} players: {:.0} races/s, {:.0} ns a ply, {:.0} plies and {:.1} rounds a race, {stopped} stopped by A75",
        f64::from(races) / seconds,
        1e9 * seconds / plies as f64,
        each(plies as f64),
        each(rounds as f64),
    );
}

fn guesses(count: u32) {
    let mut chance = Seed::from(2).setup();
    let mut scratch = Vec::new();
    let mut race = Race::setup(&Options::default(), 4, &mut chance);
    for _ in 0..150 {
        if let Some(seat) = race.awaits().first() {
            let action = race.random_action(seat, &mut chance, &mut scratch);
            race.apply(seat, action, &mut chance, &mut ());
        }
    }
    let view = race.view(Viewer::Seat(Seat::new(0)));
    let start = ProcessTime::now();
    for _ in 0..count {
        std::hint::black_box(Race::determinize(&view, &mut chance));
    }
    let micros = 1e6 * start.elapsed().as_secs_f64() / f64::from(count);
    println!("{micros:.2} µs a guess");
}
