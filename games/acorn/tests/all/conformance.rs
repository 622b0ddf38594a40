//! The contract of every game holds in random races, for every number of players and
//! every value of every house rule.

use acorn::Race;
use engine::conformance::{Budget, check, check_allocations, tables};

#[test]
fn the_contract_holds_at_every_table() {
    let budget = Budget {
        games: 400,
        positions: 3_000,
        // 200 rounds (A75) of short turns.
        longest: 40_000,
    };
    check(&tables::<Race>(), budget);
}

#[test]
fn playing_allocates_nothing() {
    check_allocations::<Race>(|play| heap::requests(play));
}
