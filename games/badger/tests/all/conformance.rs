//! The contract of every game holds in random games, for both seats and a spectator,
//! with every value of every house rule.

use badger::Badger;
use engine::conformance::{Budget, check, check_allocations, tables};

#[test]
fn the_contract_holds_at_every_table() {
    let tables = tables::<Badger>();
    assert_eq!(tables.len(), 16, "the default and 15 other values");
    let budget = Budget {
        games: 1_000,
        positions: 4_000,
        longest: 600,
    };
    check(&tables, budget);
}

#[test]
fn playing_allocates_nothing() {
    check_allocations::<Badger>(|play| heap::requests(play));
}
