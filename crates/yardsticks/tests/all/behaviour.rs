//! What random play shows: the figures that say these are the games meant.

use std::thread;

use engine::{Chance as _, Game, Seed};
use yardsticks::{Plain, connect4::Connect4, hearts::Hearts};

/// Per game: actions, and decisions with more than one choice.
fn means<G: Game>(options: &G::Options, seats: usize, games: u64) -> (f64, f64) {
    let play = |seed: u64| {
        let mut chance = Seed::from(seed).setup();
        let mut legal = Vec::new();
        let (mut actions, mut decisions) = (0_u64, 0_u64);
        for _ in 0..games / 2 {
            let mut state = G::setup(options, seats, &mut chance);
            while let Some(seat) = state.awaits().first() {
                legal.clear();
                state.legal_actions(seat, &mut legal);
                actions += 1;
                decisions += u64::from(legal.len() > 1);
                state.apply(seat, chance.choose(&legal), &mut chance, &mut ());
            }
        }
        (actions, decisions)
    };
    let halves = thread::scope(|scope| {
        let halves = [1, 2].map(|seed| scope.spawn(move || play(seed)));
        halves.map(|half| half.join().expect("games end"))
    });
    let actions = halves[0].0 + halves[1].0;
    let decisions = halves[0].1 + halves[1].1;
    (
        actions as f64 / games as f64,
        decisions as f64 / games as f64,
    )
}

/// Found in 200,000 games: 22.71.
#[test]
fn connect_4_takes_22_7_actions() {
    let (actions, _) = means::<Connect4>(&Plain {}, 2, 200_000);
    assert!((22.65..22.75).contains(&actions), "{actions}");
}

/// Found in 3,000,000 games: 338.69 and 271.45.
#[test]
fn hearts_takes_338_5_to_339_0_actions_and_271_3_to_271_7_decisions() {
    let (actions, decisions) = means::<Hearts>(&Plain {}, 4, 1_000_000);
    assert!((338.5..=339.0).contains(&actions), "{actions}");
    assert!((271.3..=271.7).contains(&decisions), "{decisions}");
}
