//! The contract of every game holds in random games, for every number of players and
//! every value of every house rule, and in mixes of them.

use dandelion::{Dandelion, Options};
use engine::{
    Chance as _, HouseRules as _, Seed,
    conformance::{Budget, Table, check, check_allocations, check_worlds, tables},
    house,
};

const BUDGET: Budget = Budget {
    games: 1_000,
    positions: 2_000,
    longest: 3_000,
};

#[test]
fn the_contract_holds_at_every_table() {
    check(&tables::<Dandelion>(), BUDGET);
}

/// Any mix of house rules works, and every mix allows two to four players.
fn mixes() -> Vec<Table<Dandelion>> {
    let mut chance = Seed::from(2026).setup();
    let mut mix = |n| {
        let given = (Options::SWITCHES.iter())
            .filter(|switch| switch.key != "preset")
            .map(|switch| {
                let values = switch.values.usual();
                let value = chance.below(values.len() as u32) as usize;
                (switch.key.to_owned(), values[value].clone())
            })
            .collect();
        Table {
            name: format!("mix {n}"),
            options: house::read(&given).expect("words the switches have"),
            seats: 2 + chance.below(3) as usize,
        }
    };
    (0..80).map(&mut mix).collect()
}

#[test]
fn the_contract_holds_with_house_rules_that_meet_each_other() {
    let budget = Budget {
        games: 4,
        positions: 200,
        ..BUDGET
    };
    check(&mixes(), budget);
}

/// A guess is a world that could have been: rewound to the deal and played
/// again, nothing was illegal and the viewer saw the same.
#[test]
fn guesses_could_have_been() {
    let mut tables = tables::<Dandelion>();
    tables.extend(mixes());
    let budget = Budget {
        games: 4,
        positions: 40,
        ..BUDGET
    };
    let checked = check_worlds(&tables, budget);
    assert!(checked >= 20_000, "{checked} guesses");
}

#[test]
fn playing_allocates_nothing() {
    check_allocations::<Dandelion>(|play| heap::requests(play));
}
