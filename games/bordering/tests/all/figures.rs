//! What games bring, by how well people play: printed, and held against what was measured before.
//!
//! Run with `--nocapture` to read the figures.

use bordering::{Action, Bordering, Character, Echo, Length, Matching, Options, Square};
use engine::{Game as _, Notation as _, Seed, Tactics as _, Viewer};

const FORESIGHTED: usize = 0;
const ATTENTIVE: usize = 1;
const PATIENT: usize = 2;
const FORGETFUL: usize = 3;
const CARELESS: usize = 4;

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
    play_watched(options, seats, temperament, n, &mut |_| {})
}

/// Plays a game; everybody has this temperament, and characters are drawn at random.
fn play_watched(
    options: &Options,
    seats: usize,
    temperament: usize,
    n: u64,
    watch: &mut impl FnMut(&Bordering),
) -> Bordering {
    let game = Bordering::setup(options, seats, &mut Seed::from(n).setup());
    finish(game, temperament, n, watch)
}

/// A game alone with this character, memory and the best placement.
fn play_as(character: Character, n: u64) -> Bordering {
    let mut game = Bordering::setup(&Options::default(), 1, &mut Seed::from(n).setup());
    let seat = game.open.first;
    game.apply(
        seat,
        Action::Character(character),
        &mut Seed::from(n).ply(0),
        &mut (),
    );
    finish(game, ATTENTIVE, n, &mut |_| {})
}

fn finish(
    mut game: Bordering,
    temperament: usize,
    n: u64,
    watch: &mut impl FnMut(&Bordering),
) -> Bordering {
    let mut legal = Vec::new();
    let mut bot = Seed::from(n).bot(0);
    let mut dice = Seed::from(n).ply(1);
    while let Some(seat) = game.awaits().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = Bordering::greedy(&view, seat, &legal, temperament, &mut bot);
        game.apply(seat, action, &mut dice, &mut ());
        watch(&game);
    }
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
fn foresight_pays_more() {
    for seats in [1, 2, 4] {
        let setting = format!("{seats} players, foresight");
        let mean = figure(&setting, &Options::default(), seats, FORESIGHTED);
        assert!((535.0..=575.0).contains(&mean), "{setting}: {mean}");
    }
}

#[test]
fn patience_pays() {
    for seats in [1, 3] {
        let setting = format!("{seats} players, patient memory, best placement");
        let mean = figure(&setting, &Options::default(), seats, PATIENT);
        assert!((455.0..=500.0).contains(&mean), "{setting}: {mean}");
    }
}

/// Settings, the mean that was measured before, and how far from it a mean may be.
#[test]
fn house_rules_bring_what_they_brought_before() {
    let base = Options::default();
    let square = |square| Options { square, ..base };
    let matching = |matching| Options { matching, ..base };
    let length = |length| Options { length, ..base };
    let settings = [
        (
            "3 players, square of 16",
            square(Square::Sixteen),
            3,
            ATTENTIVE,
            454.0,
            0.04,
        ),
        (
            "3 players, square of 25",
            square(Square::TwentyFive),
            3,
            ATTENTIVE,
            452.0,
            0.04,
        ),
        // Whom types suit is the patient one: a match is never far.
        (
            "3 players, match = type, memory",
            matching(Matching::Type),
            3,
            PATIENT,
            845.0,
            0.08,
        ),
        (
            "3 players, match = type, no memory",
            matching(Matching::Type),
            3,
            FORGETFUL,
            544.0,
            0.05,
        ),
        (
            "3 players, match = colour, no memory",
            matching(Matching::Colour),
            3,
            FORGETFUL,
            8883.0,
            0.4,
        ),
        (
            "1 player, length = short",
            length(Length::Short),
            1,
            ATTENTIVE,
            239.0,
            0.04,
        ),
        (
            "5 players, length = short",
            length(Length::Short),
            5,
            ATTENTIVE,
            239.0,
            0.04,
        ),
        (
            "1 player, length = hands_only",
            length(Length::HandsOnly),
            1,
            ATTENTIVE,
            33.0,
            0.06,
        ),
        (
            "5 players, length = hands_only",
            length(Length::HandsOnly),
            5,
            ATTENTIVE,
            190.0,
            0.04,
        ),
    ];
    for (setting, options, seats, temperament, before, within) in settings {
        let mean = figure(setting, &options, seats, temperament);
        assert!(
            (mean / before - 1.0).abs() <= within,
            "{setting}: {mean}, before {before}"
        );
    }
}

/// Alone, the four with a field do equally well; Bill does worse.
#[test]
fn bill_has_a_harder_time_alone() {
    let mean = |character| {
        let totals: Vec<i64> = (0..GAMES)
            .map(|n| play_as(character, n).open.score)
            .collect();
        let mean = totals.iter().sum::<i64>() as f64 / GAMES as f64;
        println!("alone as {:<37} {mean:>7.1}", character.piece().name());
        mean
    };
    let means = Character::ALL.map(mean);
    assert!(
        means[..4].iter().all(|mean| (425.0..=460.0).contains(mean)),
        "{means:?}"
    );
    assert!((390.0..=425.0).contains(&means[4]), "{means:?}");
}

/// What a game is like with memory and the best placement.
#[test]
fn one_turn_in_four_takes_more_than_one_card() {
    let (mut turns, mut several, mut complications, mut left) = (0, 0, 0, 0);
    for n in 0..GAMES {
        let mut counted = 0;
        let game = play_watched(
            &Options::default(),
            3,
            ATTENTIVE,
            n,
            &mut |game: &Bordering| {
                let Some(last) = &game.open.last else { return };
                if game.open.turns > counted {
                    counted = game.open.turns;
                    let cards = last.linked().iter().chain(last.unlinked());
                    turns += 1;
                    several += i32::from(cards.clone().count() > 1);
                    complications += cards.filter(|echo| echo.is_complication()).count();
                }
            },
        );
        let square = &game.position(&None)["square"];
        let ids = square
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|id| id.as_str());
        left += ids
            .filter_map(Echo::by_id)
            .filter(|echo| echo.is_complication())
            .count();
    }
    let share = f64::from(several) / f64::from(turns);
    let each = complications as f64 / GAMES as f64;
    let left = left as f64 / GAMES as f64;
    println!(
        "turns with more than one card {:.0} %, Complications taken {each:.1}, left in the square {left:.1}",
        100.0 * share
    );
    assert!((0.23..=0.31).contains(&share), "{share}");
    assert!((5.5..=7.5).contains(&each), "{each}");
    assert!((1.0..=2.5).contains(&left), "{left}");
}
