//! The contract of every game, on random play: a thousand games for each
//! number of players and for each value of each house rule.
//!
//! The dear checks (every thinkable action, positions, views and guesses) are
//! made at every ply of the first games and at a ply of sixteen in the others.
//! `--ignored` makes all of them everywhere.

use std::collections::BTreeSet;

use dandelion::{Action, Dandelion, MaxPlayers, Options};
use engine::{
    Chance as _, Game as _, Match, Notation as _, Seat, Seed, Viewer,
    conformance::{Conform as _, check, variants},
};
use serde_json::Value;

const GAMES: u64 = 1000;
/// Games in which every ply is checked in full.
const FULL: u64 = 6;
const LONGEST: usize = 3000;
const EVERY: usize = 16;

fn six() -> Options {
    Options {
        max_players: MaxPlayers::Six,
        ..Options::default()
    }
}

fn thousand_games(options: &Options, seats: usize) {
    check::<Dandelion>(options, Some(seats), 0..FULL, LONGEST);
    for n in FULL..GAMES {
        let mut chooser = Seed::from(n).bot(usize::MAX >> 1);
        let mut game = Match::<Dandelion>::new(*options, Some(seats), Seed::from(n))
            .expect("the house rules allow this table");
        let mut legal = Vec::new();
        while let Some(seat) = game.state().awaits().first() {
            let ply = game.ply();
            assert!(ply < LONGEST, "D113: seed {n} does not end");
            game.state().audit();
            legal.clear();
            game.state().legal_actions(seat, &mut legal);
            if (ply + n as usize).is_multiple_of(EVERY) {
                check_in_full(&game, seat, &legal, n);
            }
            let action = chooser.choose(&legal);
            game.submit(ply, seat, action)
                .unwrap_or_else(|error| panic!("seed {n} ply {ply}: {action:?}: {error}"));
        }
        game.state().audit();
    }
}

fn check_in_full(game: &Match<Dandelion>, seat: Seat, legal: &[Action], n: u64) {
    let state = game.state();
    let at = format!("seed {n} ply {}", game.ply());
    let listed: BTreeSet<Action> = legal.iter().copied().collect();
    assert_eq!(listed.len(), legal.len(), "{at}: repeated actions");
    for &action in legal {
        assert_eq!(state.refusal(seat, action), None, "{at}: {action:?}");
        let text = state.action_text(action);
        assert_eq!(state.parse_action(&text), Ok(action), "{at}: {text}");
    }
    let mut thinkable = Vec::new();
    state.thinkable(&mut thinkable);
    for action in thinkable {
        let refused = state.refusal(seat, action).is_some();
        assert_eq!(refused, !listed.contains(&action), "{at}: {action:?}");
    }
    let Value::Object(fields) = game.position() else {
        panic!("{at}: a position is an object");
    };
    let (again, ()) = Dandelion::from_position(game.options(), None, &fields)
        .unwrap_or_else(|error| panic!("{at}: own position refused: {error}"));
    for (name, value) in again.position(&()) {
        assert_eq!(fields[&name], value, "{at}: `{name}` changes");
    }
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        let shown = game.view(viewer).to_string();
        for id in state.hidden_from(viewer) {
            assert!(!shown.contains(&format!("\"{id}\"")), "{at}: {viewer:?} sees {id}");
        }
        let guess = Dandelion::determinize(&view, &mut Seed::from(n).bot(game.ply()));
        guess.audit();
        assert_eq!(guess.view(viewer), view, "{at}: a guess looks different");
        assert_eq!(guess.status(), state.status(), "{at}: a guess acts differently");
        if viewer.is(seat) {
            let mut guessed = Vec::new();
            guess.legal_actions(seat, &mut guessed);
            assert_eq!(guessed, legal, "{at}: a guess allows something else");
        }
    }
}

/// One test for each house rule, so that they run side by side.
macro_rules! switches {
    ($($test:ident: $key:literal),* $(,)?) => {
        $(#[test]
        fn $test() {
            values_of($key);
        })*

        #[test]
        fn every_switch_is_tested() {
            let tested: BTreeSet<&str> = [$($key),*].into();
            for (name, _) in variants::<Dandelion>() {
                let key = name.split('=').next().expect("a name");
                assert!(key == "default" || tested.contains(key), "{name} is not tested");
            }
        }
    };
}

/// The default of every switch is among the numbers of players.
fn values_of(key: &str) {
    let mut count = 0;
    for (name, options) in variants::<Dandelion>() {
        if name.split('=').next() == Some(key) {
            thousand_games(&options, 3);
            count += 1;
        }
    }
    assert!(count > 0, "{key} has a value that is not the default");
}

switches! {
    preset_values: "preset",
    first_player_values: "first_player",
    max_players_values: "max_players",
    deal_wilds_values: "deal_wilds",
    helpers_values: "helpers",
    extend_values: "extend",
    new_centre_values: "new_centre",
    pile_pick_values: "pile_pick",
    wild_replacement_values: "wild_replacement",
    passed_aphids_values: "passed_aphids",
    insect_trade_values: "insect_trade",
    drought_values: "drought",
    dandelion_values: "dandelion",
    final_lap_values: "final_lap",
    ties_values: "ties",
}

#[test]
fn two_players() {
    thousand_games(&Options::default(), 2);
}

#[test]
fn three_players() {
    thousand_games(&Options::default(), 3);
}

#[test]
fn four_players() {
    thousand_games(&Options::default(), 4);
}

#[test]
fn five_players() {
    thousand_games(&six(), 5);
}

#[test]
fn six_players() {
    thousand_games(&six(), 6);
}

#[test]
#[ignore = "takes minutes: every check at every ply"]
fn everything_everywhere() {
    for seats in 2..=6 {
        check::<Dandelion>(&six(), Some(seats), 0..GAMES, LONGEST);
    }
    for (name, options) in variants::<Dandelion>() {
        println!("{name}");
        check::<Dandelion>(&options, Some(3), 0..GAMES, LONGEST);
    }
}
