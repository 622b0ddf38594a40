//! Scenarios that do not hold fail at the step that does not, and say why.

use badger::Badger;
use engine::scenario::{Failure, Scenario};
use serde_json::{Value, json};

/// A trick before the end of a round; a new Pawn is picked for the next one.
fn scenario(steps: Value) -> Value {
    let mut scenario = json!({
        "scenario": 1,
        "game": "badger",
        "title": "a test",
        "options": {"pawn_removal": "round_hidden"},
        "position": {
            "removed_pawn": "watchman",
            "decree": "battle",
            "pile": ["desert", "author", "origin", "market", "lunatic", "penitent"],
            "hands": [["mill"], ["mountain"]],
            "tricks": [7, 5],
        },
    });
    scenario["steps"] = steps;
    scenario
}

fn run(scenario: &Value) -> Result<(), Failure> {
    let scenario = Scenario::read(&scenario.to_string()).expect("a scenario");
    scenario.run::<Badger>()
}

fn holds(steps: Value) {
    if let Err(failure) = run(&scenario(steps)) {
        panic!("{failure}");
    }
}

/// The scenario fails at this step and says these words.
#[track_caller]
fn fails(steps: Value, step: usize, expected: &str, found: &str) {
    let failure = run(&scenario(steps)).expect_err("it does not hold");
    assert_eq!(failure.step, step, "{failure}");
    assert!(failure.expected.contains(expected), "{failure}");
    assert!(failure.found.contains(found), "{failure}");
    assert_eq!(failure.to_string().lines().count(), 1, "{failure}");
    let json = failure.to_json();
    assert_eq!((json["step"].as_u64()), Some(step as u64));
    assert_eq!(json["expected"], failure.expected);
}

#[track_caller]
fn unreadable(scenario: &Value, words: &str) {
    let error = Scenario::read(&scenario.to_string()).expect_err("it cannot be read");
    assert!(error.contains(words), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}

#[test]
fn a_scenario_with_every_kind_of_step_holds() {
    holds(json!([
        {"legal": ["play  MILL"]},
        {"can": ["play mill"]},
        {"cannot": ["play mountain", "keep", "nonsense"]},
        {"illegal": "play mountain"},
        {"illegal": "play mountain", "because": "B27"},
        {"illegal": "play mountain", "because": ["B1", "B27"]},
        {"illegal": "nonsense"},
        {"seat": 1, "illegal": "play mountain", "because": "B83"},
        {"expect": {"phase": "lead", "hands": [["mill"], {"len": 1}]}},
        {"view": {"seat": 0, "expect": {"hands": [["mill"], [null]]}}},
        {"view": {"seat": "spectator", "expect": {"hands": [[null], [null]]}}},
        {"set": {"tricks": [6, 6]}},
        {"do": "play mill"},
        {"do": "play mountain", "chance": ["harvest"]},
        {"expect": {"round": 2, "removed_pawn": "harvest", "decree": "merchant"}},
    ]));
}

#[test]
fn a_result_of_chance_that_is_left_over_fails() {
    let steps = json!([
        {"do": "play mill"},
        {"do": "play mountain", "chance": ["harvest", "harvest"]},
        {"expect": {"round": 2}},
    ]);
    fails(steps, 3, "every scripted result", "1 left over");
}

#[test]
fn a_result_of_chance_out_of_range_fails() {
    for wrong in [json!("mill"), json!(0), json!(null)] {
        let steps = json!([
            {"do": "play mill"},
            {"do": "play mountain", "chance": [wrong]},
        ]);
        fails(
            steps,
            2,
            "a script that fits",
            &format!("{wrong} cannot come up"),
        );
    }
}

#[test]
fn a_missing_result_of_chance_fails() {
    let steps = json!([{"do": "play mill"}, {"do": "play mountain", "chance": []}]);
    fails(steps, 2, "a script that fits", "no result left");
}

#[test]
fn without_a_script_chance_comes_from_the_seed() {
    holds(json!([{"do": "play mill"}, {"do": "play mountain"}, {"expect": {"round": 2}}]));
}

#[test]
fn results_may_be_given_before_they_are_asked_for() {
    holds(json!([
        {"do": "play mill", "chance": ["borderland"]},
        {"do": "play mountain"},
        {"expect": {"removed_pawn": "borderland"}},
    ]));
}

#[test]
fn an_action_that_does_not_apply_fails() {
    fails(
        json!([{"do": "play mountain"}]),
        1,
        "`play mountain` to apply",
        "B27",
    );
    fails(
        json!([{"do": "sing\nloudly"}]),
        1,
        "to apply",
        "not an action",
    );
    fails(
        json!([{"seat": 1, "do": "play mountain"}]),
        1,
        "to apply",
        "B83",
    );
}

#[test]
fn an_action_that_is_legal_fails_where_it_should_be_refused() {
    let legal = "it is legal";
    fails(
        json!([{"illegal": "play mill"}]),
        1,
        "`play mill` to be refused",
        legal,
    );
    let because = json!([{"illegal": "play mill", "because": "B27"}]);
    fails(because, 1, "to be refused by B27", legal);
    let cannot = json!([{"cannot": ["play mountain", "play mill"]}]);
    fails(cannot, 1, "`play mill` to be refused", legal);
}

#[test]
fn an_action_that_is_refused_by_another_rule_fails() {
    let one = json!([{"illegal": "play mountain", "because": "B29"}]);
    fails(one, 1, "`play mountain` to be refused by B29", "B27");
    let list = json!([{"illegal": "play mountain", "because": ["B29", "B76"]}]);
    fails(list, 1, "to be refused by B29 or B76", "B27");
    let nonsense = json!([{"illegal": "nonsense", "because": "B27"}]);
    fails(nonsense, 1, "to be refused by B27", "no rule cited");
}

#[test]
fn an_action_that_is_refused_fails_where_it_should_be_legal() {
    let can = json!([{"can": ["play mill", "play mountain"]}]);
    fails(can, 1, "`play mountain` to be legal", "B27");
    fails(
        json!([{"can": ["sing"]}]),
        1,
        "`sing` to be legal",
        "not an action",
    );
}

#[test]
fn other_legal_actions_fail() {
    let more = json!([{"legal": ["play mill", "play mountain"]}]);
    fails(more, 1, "exactly these to be legal", "play mill");
    fails(json!([{"legal": []}]), 1, "exactly these", "play mill");
    fails(
        json!([{"seat": 1, "legal": ["play mountain"]}]),
        1,
        "exactly these",
        "",
    );
}

#[test]
fn another_position_fails_with_the_path() {
    let field = json!([{"expect": {"tricks": [7, 6]}}]);
    fails(
        field,
        1,
        "position.tricks[1] to be 6",
        "position.tricks[1] = 5",
    );
    let missing = json!([{"expect": {"trick": 7}}]);
    fails(missing, 1, "position.trick", "no such field");
    let set = json!([{"expect": {"hands": [{"set": ["mill", "cave"]}, {"len": 1}]}}]);
    fails(set, 1, "position.hands[0]", "mill");
    let len = json!([{"expect": {"pile": {"len": 5}}}]);
    fails(len, 1, "position.pile to be {\"len\":5}", "desert");
}

#[test]
fn another_view_fails() {
    let view = json!([{"view": {"seat": 1, "expect": {"hands": [["mill"], ["mountain"]]}}}]);
    fails(view, 1, "position.hands[0][0] to be \"mill\"", "null");
    for seat in [json!(2), json!("dealer"), json!(-1), json!(null)] {
        let view = json!([{"view": {"seat": seat, "expect": {}}}]);
        fails(
            view,
            1,
            "a seat below 2 or \"spectator\"",
            &seat.to_string(),
        );
    }
}

#[test]
fn a_position_that_cannot_be_set_fails() {
    let twice = json!([{"set": {"hands": [["mill"], ["mill"]]}}]);
    fails(twice, 1, "a position that can be", "hands[1][0]");
    fails(
        json!([{"set": {"x": 1}}]),
        1,
        "a position that can be",
        "`x`",
    );
}

#[test]
fn a_seat_that_is_not_there_fails() {
    fails(
        json!([{"seat": 2, "do": "play mill"}]),
        1,
        "a seat below 2",
        "seat 2",
    );
}

#[test]
fn a_table_that_cannot_be_fails_before_the_first_step() {
    let mut wrong = scenario(json!([]));
    wrong["options"] = json!({"target": 0});
    assert_eq!(run(&wrong).unwrap_err().step, 0);
    let mut wrong = scenario(json!([]));
    wrong["position"]["decree"] = json!("excuse");
    let failure = run(&wrong).unwrap_err();
    assert_eq!(failure.step, 0);
    assert!(failure.found.contains("`decree`"), "{failure}");
    let mut wrong = scenario(json!([]));
    wrong["seats"] = json!(4);
    assert_eq!(run(&wrong).unwrap_err().step, 0);
}

#[test]
fn a_scenario_may_start_from_a_seed() {
    let mut seeded = scenario(json!([{"expect": {"round": 1, "phase": "lead"}}]));
    seeded.as_object_mut().unwrap().shift_remove("position");
    unreadable(&seeded, "field `position`");
    seeded["seed"] = json!(7);
    assert_eq!(run(&seeded), Ok(()));
}

#[test]
fn a_file_that_is_no_scenario_is_refused() {
    for text in ["", "{", "[1]", "null", "{}", "{\"scenario\": 1}"] {
        let error = Scenario::read(text).expect_err("no scenario");
        assert!(error.starts_with("not a scenario: "), "{error}");
    }
    let mut format = scenario(json!([]));
    format["scenario"] = json!(2);
    unreadable(&format, "field `scenario`: this is format 2");
}

#[test]
fn a_step_of_no_kind_or_of_two_is_refused() {
    unreadable(&scenario(json!([{}])), "field `steps[0]`");
    unreadable(&scenario(json!([{"seat": 0}])), "field `steps[0]`");
    let two = json!([{"legal": []}, {"do": "keep", "illegal": "keep"}]);
    unreadable(&scenario(two), "field `steps[1]`");
}

#[test]
fn chance_and_because_stand_only_where_they_mean_something() {
    let chance = json!([{"legal": [], "chance": []}]);
    unreadable(&scenario(chance), "field `steps[0].chance`");
    let because = json!([{"cannot": [], "because": "B27"}]);
    unreadable(&scenario(because), "field `steps[0].because`");
}

#[test]
fn a_field_of_another_form_is_named() {
    let steps = [
        (json!([{"do": 7}]), "field `steps[0].do`"),
        (
            json!([{"do": "keep"}, {"seat": "x", "do": "keep"}]),
            "field `steps[1].seat`",
        ),
        (json!([{"doo": "keep"}]), "`doo`"),
        (json!([{"a\nb": "keep"}]), "`a\\nb`"),
        (json!([{"legal": "keep"}]), "field `steps[0].legal`"),
        (
            json!([{"illegal": "keep", "because": 7}]),
            "field `steps[0].because`",
        ),
        (json!([{"view": {"seat": 0}}]), "`expect`"),
        (json!({}), "field `steps`"),
    ];
    for (steps, words) in steps {
        unreadable(&scenario(steps), words);
    }
    let mut seed = scenario(json!([]));
    seed["seed"] = json!(-1);
    unreadable(&seed, "field `seed`");
}
