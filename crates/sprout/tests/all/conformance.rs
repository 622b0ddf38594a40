//! The contract of every game holds in random games, for every seat and a spectator, with
//! every number of players and every value of every house rule.

use engine::conformance::{
    Budget, check, check_allocations, check_catalogue, check_languages, tables,
};
use sprout::{Sprout, words};

#[test]
fn the_contract_holds_at_every_table() {
    let tables = tables::<Sprout>();
    assert_eq!(tables.len(), 4 * 3, "four hands, three numbers of players");
    let budget = Budget {
        games: 40,
        positions: 200,
        longest: 80,
    };
    check(&tables, budget);
}

#[test]
fn playing_allocates_nothing() {
    check_allocations::<Sprout>(|play| heap::requests(play));
}

#[test]
fn everything_can_be_said_in_every_language() {
    check_catalogue::<Sprout>(&[&words::WORDS]);
    check_languages::<Sprout>(0..20, 80);
}
