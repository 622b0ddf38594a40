//! The contract of a game holds at every ply of random games, for both seats
//! and a spectator, with every value of every house rule.

use badger::Badger;
use engine::conformance::{check, variants};

/// Random games for each variant.
const GAMES: u64 = 1000;
const MAX_PLIES: usize = 600;

/// Checks every other variant, so that two threads share the work.
fn check_half(odd: usize) {
    let all = variants::<Badger>();
    assert_eq!(all.len(), 16, "the default and 15 other values");
    for (name, options) in all.into_iter().skip(odd).step_by(2) {
        println!("{name}");
        check::<Badger>(&options, None, 0..GAMES, MAX_PLIES);
    }
}

#[test]
fn every_second_variant_conforms() {
    check_half(0);
}

#[test]
fn every_other_variant_conforms() {
    check_half(1);
}
