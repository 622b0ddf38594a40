//! The contract of every game holds in random games, for every number of players and
//! every value of every house rule.

use bordering::{Bordering, Options};
use engine::{
    conformance::{Budget, Table, check, check_allocations, check_worlds, tables},
    house,
};
use serde_json::json;

const BUDGET: Budget = Budget {
    games: 1_000,
    positions: 2_000,
    // At most 45 turns; Bill may turn over a square of 25 in each.
    longest: 45 * 60,
};

#[test]
fn the_contract_holds_at_every_table() {
    check(&tables::<Bordering>(), BUDGET);
}

/// House rules that meet each other, at tables of all sizes.
fn mixes() -> Vec<Table<Bordering>> {
    let mut mixes = Vec::new();
    for length in ["full", "short", "hands_only"] {
        let given = json!({ "hands": "secret", "length": length });
        let options: Options =
            house::read(given.as_object().expect("switches")).expect("house rules that can be");
        mixes.extend((1..=5).map(|seats| Table {
            name: format!("secret hands, {length}"),
            options,
            seats,
        }));
    }
    mixes
}

#[test]
fn guesses_could_have_been() {
    let mut tables = tables::<Bordering>();
    tables.extend(mixes());
    let budget = Budget {
        games: 6,
        positions: 60,
        ..BUDGET
    };
    let checked = check_worlds(&tables, budget);
    assert!(checked >= 20_000, "{checked} guesses");
}

#[test]
fn playing_allocates_nothing() {
    check_allocations::<Bordering>(|play| heap::requests(play));
}
