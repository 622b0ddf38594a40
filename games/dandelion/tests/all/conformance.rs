//! The contract of every game, on random play: a thousand games for each
//! number of players and for each value of each house rule.
//!
//! The dear checks (every thinkable action, positions, views and guesses) are
//! made at every ply of the first games and at one ply of many in the others.
//! `--ignored` makes all of them everywhere.

use std::collections::BTreeSet;

use dandelion::{Dandelion, MaxPlayers, Options};
use engine::{
    Chance as _, HouseRules as _, Seed,
    conformance::{check, check_every, check_worlds, variants},
    house,
};

const GAMES: u64 = 1000;
/// Games in which every ply is checked in full.
const FULL: u64 = 6;
/// In the others, every so many plies.
const STRIDE: usize = 24;
const LONGEST: usize = 3000;

fn six() -> Options {
    Options {
        max_players: MaxPlayers::Six,
        ..Options::default()
    }
}

fn thousand_games(options: &Options, seats: usize) {
    check::<Dandelion>(options, Some(seats), 0..FULL, LONGEST);
    check_every::<Dandelion>(STRIDE, options, Some(seats), FULL..GAMES, LONGEST);
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

/// Any mix of house rules works, and every mix allows two to four players.
#[test]
fn random_mixes() {
    let mut chance = Seed::from(2026).setup();
    for n in 0..80 {
        let given = (Options::SWITCHES.iter())
            .filter(|switch| switch.key != "preset")
            .map(|switch| {
                let value = chance.below(switch.values.usual().len() as u32) as usize;
                (switch.key.to_owned(), switch.values.usual()[value].clone())
            })
            .collect();
        let options: Options = house::read(&given).expect("words the switches have");
        let seats = 2 + chance.below(3) as usize;
        println!("{n}: {seats} players, {options:?}");
        check_every::<Dandelion>(3, &options, Some(seats), n..n + 4, LONGEST);
        check_worlds::<Dandelion>(&options, Some(seats), n..n + 1, 1);
    }
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

/// A guess is a world that could have been: rewound to the deal and played
/// again, nothing was illegal and the viewer saw the same.
#[test]
fn guesses_could_have_been() {
    let mut checked = 0;
    for (_, options) in variants::<Dandelion>() {
        for seats in 2..=3 {
            checked += check_worlds::<Dandelion>(&options, Some(seats), 0..5, 1);
        }
    }
    assert!(checked >= 20_000, "{checked} guesses");
}
