//! What games bring, by how well people play: printed, and held against what was measured before.
//!
//! Run with `--nocapture` to read the figures.

use bordering::{Bordering, Length, Matching, Options, Square};
use engine::{Chance as _, Game as _, Seed, Tactics as _, Viewer};

const ATTENTIVE: usize = 0;
const FORGETFUL: usize = 2;
const CARELESS: usize = 3;

const GAMES: u64 = 200;

/// Totals of so many games, in rising order.
struct Totals(Vec<i64>);

impl Totals {
    fn of(options: &Options, seats: usize, temperament: usize) -> Totals {
        let mut totals: Vec<i64> = (0..GAMES)
            .map(|n| play(options, seats, temperament, n).open.score)
            .collect();
        totals.sort_unstable();
        Totals(totals)
    }

    fn mean(&self) -> f64 {
        self.0.iter().sum::<i64>() as f64 / self.0.len() as f64
    }

    fn print(&self, setting: &str) {
        let at = |share: f64| self.0[(share * (self.0.len() - 1) as f64).round() as usize];
        println!(
            "{setting:<46} {:>7.1}  {:>5} to {:>5}  {:>5}, {:>5}",
            self.mean(),
            at(0.05),
            at(0.95),
            at(0.0),
            at(1.0)
        );
    }
}

fn play(options: &Options, seats: usize, temperament: usize, n: u64) -> Bordering {
    let seed = Seed::from(n);
    let mut game = Bordering::setup(options, seats, &mut seed.setup());
    let mut legal = Vec::new();
    let mut bot = seed.bot(0);
    let mut ply = 0;
    while let Some(seat) = game.awaits().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = Bordering::greedy(&view, seat, &legal, temperament, &mut bot);
        game.apply(seat, action, &mut seed.ply(ply), &mut ());
        ply += 1;
    }
    let _ = bot.below(1);
    game
}

fn figure(setting: &str, options: &Options, seats: usize, temperament: usize) -> f64 {
    let totals = Totals::of(options, seats, temperament);
    totals.print(setting);
    totals.mean()
}

#[test]
fn memory_and_the_best_placement_bring_about_440() {
    for seats in 1..=5 {
        let setting = format!("{seats} players, memory, best placement");
        let mean = figure(&setting, &Options::default(), seats, ATTENTIVE);
        assert!((425.0..=460.0).contains(&mean), "{setting}: {mean}");
    }
}

#[test]
fn the_best_placement_alone_brings_about_373() {
    for seats in [1, 5] {
        let setting = format!("{seats} players, no memory, best placement");
        let mean = figure(&setting, &Options::default(), seats, FORGETFUL);
        assert!((365.0..=380.0).contains(&mean), "{setting}: {mean}");
    }
}

#[test]
fn chance_alone_brings_about_272() {
    for seats in [1, 5] {
        let setting = format!("{seats} players, no memory, random placement");
        let mean = figure(&setting, &Options::default(), seats, CARELESS);
        assert!((265.0..=280.0).contains(&mean), "{setting}: {mean}");
    }
}

#[test]
fn house_rules_bring_what_they_brought_before() {
    let base = Options::default();
    let square = |square| Options { square, ..base };
    let matching = |matching| Options { matching, ..base };
    let length = |length| Options { length, ..base };
    figure(
        "3 players, square of 16",
        &square(Square::Sixteen),
        3,
        ATTENTIVE,
    );
    figure(
        "3 players, square of 25",
        &square(Square::TwentyFive),
        3,
        ATTENTIVE,
    );
    figure(
        "3 players, match = type, memory",
        &matching(Matching::Type),
        3,
        ATTENTIVE,
    );
    figure(
        "3 players, match = type, no memory",
        &matching(Matching::Type),
        3,
        FORGETFUL,
    );
    figure(
        "3 players, match = colour, no memory",
        &matching(Matching::Colour),
        3,
        FORGETFUL,
    );
    for seats in [1, 5] {
        let setting = format!("{seats} players, length = short");
        figure(&setting, &length(Length::Short), seats, ATTENTIVE);
        let setting = format!("{seats} players, length = hands_only");
        figure(&setting, &length(Length::HandsOnly), seats, ATTENTIVE);
    }
}
