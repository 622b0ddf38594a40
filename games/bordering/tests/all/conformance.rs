//! The contract of every game, on random play.

use bordering::{Bordering, Options};
use engine::conformance::{check, check_every, variants};

/// A game has at most 45 turns; Bill may turn over a square of 25 in each.
const MAX_PLIES: usize = 45 * 60;

/// Games for each player count and for each value of each switch.
const GAMES: u64 = 1000;

/// How many plies lie between the dear checks; a game has about 230.
const STRIDE: usize = 200;

/// A few games with every check at every ply, then many with some.
fn default_games(seats: usize) {
    let options = Options::default();
    check::<Bordering>(&options, Some(seats), 0..3, MAX_PLIES);
    check_every::<Bordering>(STRIDE, &options, Some(seats), 3..GAMES, MAX_PLIES);
}

/// Every fourth variant, at tables of all sizes.
fn variant_games(part: usize) {
    for (name, options) in variants::<Bordering>().into_iter().skip(part).step_by(4) {
        println!("{name}");
        let each = GAMES / 5;
        for seats in 1..=5 {
            let seeds = each * seats as u64..each * (seats as u64 + 1);
            check_every::<Bordering>(STRIDE, &options, Some(seats), seeds, MAX_PLIES);
        }
        check::<Bordering>(&options, Some(3), 0..1, MAX_PLIES);
    }
}

#[test]
fn the_contract_holds_alone() {
    default_games(1);
}

#[test]
fn the_contract_holds_for_two() {
    default_games(2);
}

#[test]
fn the_contract_holds_for_three() {
    default_games(3);
}

#[test]
fn the_contract_holds_for_four() {
    default_games(4);
}

#[test]
fn the_contract_holds_for_five() {
    default_games(5);
}

#[test]
fn the_contract_holds_for_the_first_quarter_of_the_switches() {
    variant_games(0);
}

#[test]
fn the_contract_holds_for_the_second_quarter_of_the_switches() {
    variant_games(1);
}

#[test]
fn the_contract_holds_for_the_third_quarter_of_the_switches() {
    variant_games(2);
}

#[test]
fn the_contract_holds_for_the_last_quarter_of_the_switches() {
    variant_games(3);
}
