//! Guesses are worlds that could have been (B29, B54, B62, B76): rewound to the
//! deal and played again, no action was illegal, and everything looked to the
//! viewer as it did.

use badger::Badger;
use engine::{
    Chance as _, Game as _, Seat, Seed, Tactics as _, Viewer,
    conformance::{Budget, check_worlds, tables, variants},
};

#[test]
fn a_hundred_thousand_guesses_are_possible_worlds() {
    let checked = check_worlds::<Badger>(
        &tables(),
        Budget {
            games: 44,
            positions: 2_100,
            longest: 600,
        },
    );
    assert!(checked >= 100_000, "only {checked} guesses were checked");
}

/// Worlds that a search imagines are weighted by what the other seat has done, and
/// still could all have been.
#[test]
fn twenty_thousand_imagined_worlds_are_possible_worlds() {
    let mut checked = 0;
    for (name, options) in variants::<Badger>() {
        for seed in 0..12 {
            checked += imagine_a_game(&name, &options, seed);
        }
    }
    println!("{checked} imagined worlds");
    assert!(checked >= 20_000, "only {checked} worlds were checked");
}

/// Plays a random game; how many worlds both seats imagined in it.
fn imagine_a_game(name: &str, options: &badger::Options, seed: u64) -> u64 {
    let mut chance = Seed::from(seed).setup();
    let mut game = Badger::setup(options, 2, &mut chance);
    let (mut path, mut moves, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    let mut checked = 0;
    while let Some(seat) = game.awaits().first() {
        if game.is_dealt() {
            path.clear();
            moves.clear();
        }
        path.push(game.clone());
        for viewer in Seat::all(2).map(Viewer::Seat) {
            let world = Badger::imagine(&game.view(viewer), &mut chance);
            let mut moves = moves.clone();
            let mut replay = world.rewind(&path[0], &mut moves);
            for (&(seat, action), real) in moves.iter().zip(&path) {
                assert_eq!(
                    replay.view(viewer),
                    real.view(viewer),
                    "{name}, seed {seed}"
                );
                assert_eq!(replay.refusal(seat, action), None, "{name}, seed {seed}");
                replay.apply(seat, action, &mut Seed::from(0).setup(), &mut ());
            }
            assert_eq!(replay, world, "{name}, seed {seed}");
            checked += 1;
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let action = chance.choose(&legal);
        moves.push((seat, action));
        game.apply(seat, action, &mut chance, &mut ());
    }
    checked
}
