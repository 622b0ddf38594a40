//! What bots of all five games keep to: they know what their seat sees and
//! nothing else, and they stop when they are told to.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use bots::{Bot, BotSpec};
use catalog::Playable;
use cpu_time::ThreadTime;
use engine::{Chance as _, HouseRules as _, Method, Seat, Seed, Skill, Status, Viewer};

/// Runs every check for every game.
macro_rules! check_games {
    ($($game:ident: $G:ty),+) => {
        $(mod $game {
            #[test]
            fn positions_that_look_the_same_are_played_the_same() {
                super::check_sight::<$G>();
            }

            #[test]
            fn an_action_that_others_are_told_of_is_one_they_saw() {
                super::check_open_actions::<$G>();
            }

            #[test]
            fn whoever_is_stopped_answers_within_20_ms() {
                super::check_stop::<$G>();
            }
        })+
    };
}

check_games!(
    badger: catalog::Badger,
    dandelion: catalog::Dandelion,
    acorn: catalog::Acorn,
    bordering: catalog::Bordering,
    resourced: catalog::Resourced
);

/// A row of the table of levels in `docs/bots.md`.
fn levels<G: Playable>() -> String {
    let skill = |skill: Skill| {
        let (words, careless) = match skill {
            Skill::Greedy {
                temperament,
                careless,
            } => match G::TEMPERAMENTS.get(temperament) {
                Some(words) if temperament > 0 => (format!("greedy:{words}"), careless),
                _ => ("greedy".to_owned(), careless),
            },
            Skill::Search {
                iterations,
                careless,
            } => (iterations.to_string(), careless),
        };
        match careless {
            0 => words,
            careless => format!("{words}, {careless} %"),
        }
    };
    let method = match G::METHOD {
        Method::Tree => "tree",
        Method::Halving => "halving",
    };
    let [easy, medium, hard] = [G::EASY, G::MEDIUM, G::HARD].map(skill);
    format!("| `{}` | {method} | {easy} | {medium} | {hard} |\n", G::ID)
}

#[test]
fn the_levels_are_those_of_the_docs() {
    let table: String = [
        levels::<catalog::Badger>(),
        levels::<catalog::Dandelion>(),
        levels::<catalog::Acorn>(),
        levels::<catalog::Bordering>(),
        levels::<catalog::Resourced>(),
    ]
    .concat();
    let docs = include_str!("../../../../docs/bots.md");
    assert!(docs.contains(&table), "docs/bots.md should have\n{table}");
}

fn spec(name: &str) -> BotSpec {
    name.parse().expect("tests name bots there are")
}

fn bot<G: Playable>(name: &str) -> Box<dyn Bot<G>> {
    spec(name).build()
}

fn has<G: Playable>(name: &str) -> bool {
    spec(name).check::<G>().is_ok()
}

/// Positions of random games in which somebody has a choice, at a few random
/// plies of each game.
fn positions<G: Playable>(games: u64, of_each: usize) -> Vec<(G, Seat)> {
    let options = G::Options::default();
    let seats = options.seats(Some(G::USUAL_PLAYERS));
    let seats = seats.expect("the usual number of players is allowed");
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    for n in 0..games {
        let mut dice = Seed::from(n).bot(0);
        let mut state = G::setup(&options, seats, &mut Seed::from(n).setup());
        let mut choices = Vec::new();
        while let Status::Awaits(who) = state.status() {
            let waiting: Vec<Seat> = who.iter().collect();
            let seat = dice.choose(&waiting);
            legal.clear();
            state.legal_actions(seat, &mut legal);
            if legal.len() > 1 {
                choices.push((state.clone(), seat));
            }
            let action = dice.choose(&legal);
            state.apply(seat, action, &mut dice, &mut ());
        }
        dice.shuffle(&mut choices);
        choices.truncate(of_each);
        positions.append(&mut choices);
    }
    positions
}

fn choice<G: Playable>(name: &str, state: &G, seat: Seat, seed: u64) -> G::Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    bot::<G>(name).choose(&view, seat, &legal, &mut Seed::from(seed).bot(0))
}

/// The real table, and guesses that look the same from the seat.
fn check_sight<G: Playable>() {
    for (name, games, plies) in [
        ("random", 10, 10),
        ("greedy", 10, 10),
        ("easy", 10, 10),
        ("ismcts:40", 6, 4),
        ("search:40", 6, 4),
        ("medium", 3, 2),
        ("hard", 2, 1),
    ] {
        if !has::<G>(name) {
            continue;
        }
        for (n, (state, seat)) in positions::<G>(games, plies).into_iter().enumerate() {
            let n = n as u64;
            let view = state.view(Viewer::Seat(seat));
            let guess = G::determinize(&view, &mut Seed::from(n).bot(1));
            assert_eq!(guess.view(Viewer::Seat(seat)), view);
            let (real, guessed) = (choice(name, &state, seat, n), choice(name, &guess, seat, n));
            assert_eq!(real, guessed, "{} {name}, position {n}: {view:?}", G::ID);
        }
    }
}

/// Whoever is told of an open action learns nothing: in no world that looked the
/// same before, another action would look the same now.
fn check_open_actions<G: Playable>() {
    let mut legal = Vec::new();
    for (n, (state, seat)) in positions::<G>(30, 6).into_iter().enumerate() {
        let mut dice = Seed::from(n as u64).bot(2);
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = dice.choose(&legal);
        if !state.is_open(seat, action) {
            continue;
        }
        let chance = Seed::from(n as u64).bot(3);
        let mut after = state.clone();
        after.apply(seat, action, &mut chance.clone(), &mut ());
        for viewer in Viewer::all(state.seats()).filter(|viewer| !viewer.is(seat)) {
            let (before, seen) = (state.view(viewer), after.view(viewer));
            for _ in 0..4 {
                let world = G::determinize(&before, &mut dice);
                let mut others = Vec::new();
                world.legal_actions(seat, &mut others);
                dice.shuffle(&mut others);
                for &other in others.iter().filter(|&&other| other != action).take(40) {
                    let mut world = world.clone();
                    world.apply(seat, other, &mut chance.clone(), &mut ());
                    let alike = world.view(viewer) == seen;
                    assert!(!alike, "{}: {action:?} looks like {other:?}", G::ID);
                }
            }
        }
    }
}

/// How long bots that would think for long take when they are told to stop: all
/// they do between two looks at the flag, and what comes before and after.
fn check_stop<G: Playable>() {
    let stop = Arc::new(AtomicBool::new(true));
    let mut legal = Vec::new();
    let mut slowest = Duration::ZERO;
    for name in ["hard", "search:10000000", "search:10s", "ismcts:10s"] {
        let mut bot = bot::<G>(name);
        bot.heed(&stop);
        for (state, seat) in positions::<G>(3, 10) {
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let clock = ThreadTime::now();
            bot.choose(&view, seat, &legal, &mut Seed::from(1).bot(0));
            slowest = slowest.max(clock.elapsed());
        }
    }
    assert!(
        slowest < Duration::from_millis(20),
        "{}: {slowest:?}",
        G::ID
    );
}
