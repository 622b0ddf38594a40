//! The contract of every game holds in random games, for every number of players and
//! every value of every house rule, and in mixes of them.

use engine::conformance::{Budget, Table, check, check_allocations, check_worlds, tables};
use resourced::Resourced;

const BUDGET: Budget = Budget {
    games: 1_000,
    positions: 2_000,
    longest: 20_000,
};

/// R11, R12, R35, R44, R177: every card is in one place at every ply, and the game ends.
#[test]
fn r11_r12_the_contract_holds_at_every_table() {
    let tables = tables::<Resourced>();
    let names: std::collections::BTreeSet<&str> =
        tables.iter().map(|table| table.name.as_str()).collect();
    assert_eq!(names.len(), 1 + 24, "the default and every other value");
    check(&tables, BUDGET);
}

/// House rules that meet each other.
fn mixes() -> Vec<Table<Resourced>> {
    let mixes = [
        r#"{"team_decision": "vote", "personal_costs": "team", "flood_unpaid": "waste_one", "trade_consent": "on"}"#,
        r#"{"team_decision": "unanimous", "bank": "unlimited", "bus_stop_gate": 0, "skip_hand_check": "on"}"#,
        r#"{"composter_effect": "one_per_composter", "skip_hand_check": "on", "first_player": "rotate", "hands": "closed"}"#,
        r#"{"build_scope": "opened_rings", "adjacent_placement": "on", "housing_rule": "per_ring", "trade_partners": "any", "trade_limit": "combined"}"#,
    ];
    let table = |text: &str, seats| {
        let given = serde_json::from_str(text).expect("an object");
        Table {
            name: text.to_owned(),
            options: engine::house::read(&given).expect("house rules that can be"),
            seats,
        }
    };
    let tables = mixes
        .iter()
        .flat_map(|text| [3, 4].map(|seats| table(text, seats)));
    tables.collect()
}

#[test]
fn the_contract_holds_with_house_rules_that_meet_each_other() {
    let budget = Budget {
        games: 100,
        positions: 1_000,
        ..BUDGET
    };
    check(&mixes(), budget);
}

/// Nothing is hidden: a guess is the position itself.
#[test]
fn guesses_could_have_been() {
    let budget = Budget {
        games: 2,
        positions: 20,
        ..BUDGET
    };
    let checked = check_worlds(&tables::<Resourced>(), budget);
    assert!(checked >= 2_000, "{checked} guesses");
}

#[test]
fn playing_allocates_nothing() {
    check_allocations::<Resourced>(|play| heap::requests(play));
}
