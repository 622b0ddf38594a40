//! The contract of a game holds at every ply of random games, for every seat and a spectator, with
//! every value of every house rule.

use engine::{
    HouseRules as _,
    conformance::{check, variants},
};
use resourced::{House, Resourced};

const MAX_PLIES: usize = 20_000;

/// Checks every other variant, so that two threads share the work.
fn check_half(half: usize, games: u64) {
    let all = variants::<Resourced>();
    assert_eq!(all.len(), 1 + 24, "the default and every other value");
    for (name, house) in all.into_iter().skip(half).step_by(2) {
        for seats in [3, 4] {
            if house.seats(Some(seats)).is_ok() {
                println!("{name}, {seats} players");
                check::<Resourced>(&house, Some(seats), 0..games, MAX_PLIES);
            }
        }
    }
}

#[test]
fn every_second_variant_conforms() {
    check_half(0, 3);
}

#[test]
fn every_other_variant_conforms() {
    check_half(1, 3);
}

#[test]
fn three_players_conform() {
    check::<Resourced>(&House::default(), Some(3), 100..120, MAX_PLIES);
}

#[test]
fn four_players_conform() {
    check::<Resourced>(&House::default(), Some(4), 100..120, MAX_PLIES);
}

/// House rules that meet each other.
#[test]
fn mixed_house_rules_conform() {
    let mixes = [
        r#"{"team_decision": "vote", "personal_costs": "team", "flood_unpaid": "waste_one", "trade_consent": "on"}"#,
        r#"{"team_decision": "unanimous", "bank": "unlimited", "bus_stop_gate": 0, "skip_hand_check": "on"}"#,
        r#"{"composter_effect": "one_per_composter", "skip_hand_check": "on", "first_player": "rotate", "hands": "closed"}"#,
        r#"{"build_scope": "opened_rings", "adjacent_placement": "on", "housing_rule": "per_ring", "trade_partners": "any", "trade_limit": "combined"}"#,
    ];
    for text in mixes {
        let given = serde_json::from_str(text).unwrap();
        let house = engine::house::read(&given).unwrap();
        for seats in [3, 4] {
            check::<Resourced>(&house, Some(seats), 200..203, MAX_PLIES);
        }
    }
}

#[test]
#[ignore = "a thousand games for each value take most of an hour"]
fn every_second_variant_conforms_for_a_thousand_games() {
    check_half(0, 1000);
}

#[test]
#[ignore = "a thousand games for each value take most of an hour"]
fn every_other_variant_conforms_for_a_thousand_games() {
    check_half(1, 1000);
}
