//! The contract of every game, on random play.

use bordering::{Bordering, Options};
use engine::conformance::{check, variants};

/// A game has at most 45 turns; Bill may turn over a square of 25 in each.
const MAX_PLIES: usize = 45 * 60;

fn default_games(seats: usize, games: u64) {
    check::<Bordering>(&Options::default(), Some(seats), 0..games, MAX_PLIES);
}

/// Every switch value, at tables of all sizes in turn.
fn variant_games(part: usize, games: u64) {
    for (i, (name, options)) in variants::<Bordering>().into_iter().enumerate() {
        if i % 2 == part {
            println!("{name}");
            for seats in 1..=5 {
                let seeds = 1000 * seats as u64..1000 * seats as u64 + games;
                check::<Bordering>(&options, Some(seats), seeds, MAX_PLIES);
            }
        }
    }
}

#[test]
fn the_contract_holds_alone() {
    default_games(1, 12);
}

#[test]
fn the_contract_holds_for_two() {
    default_games(2, 12);
}

#[test]
fn the_contract_holds_for_three() {
    default_games(3, 12);
}

#[test]
fn the_contract_holds_for_four() {
    default_games(4, 12);
}

#[test]
fn the_contract_holds_for_five() {
    default_games(5, 12);
}

#[test]
fn the_contract_holds_with_every_other_switch_value() {
    variant_games(0, 1);
}

#[test]
fn the_contract_holds_with_the_switch_values_between() {
    variant_games(1, 1);
}
