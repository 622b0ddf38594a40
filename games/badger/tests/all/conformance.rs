//! The contract of a game holds in random games, for both seats and a spectator,
//! with every value of every house rule.
//!
//! The dear checks are made at every ply of the first games and at one ply of many
//! in the others; `HEDGEROW_THOROUGH=1` makes all of them everywhere.

use badger::Badger;
use engine::conformance::{check, check_every, variants};

/// Random games for each variant.
const GAMES: u64 = 1000;
/// Games in which every ply is checked in full.
const FULL: u64 = 100;
/// In the others, every so many plies.
const STRIDE: usize = 12;
const MAX_PLIES: usize = 600;

/// Checks every other variant, so that two threads share the work.
fn check_half(odd: usize) {
    let all = variants::<Badger>();
    assert_eq!(all.len(), 16, "the default and 15 other values");
    for (name, options) in all.into_iter().skip(odd).step_by(2) {
        println!("{name}");
        check::<Badger>(&options, None, 0..FULL, MAX_PLIES);
        check_every::<Badger>(STRIDE, &options, None, FULL..GAMES, MAX_PLIES);
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
