//! Positions that cannot be are refused, and the error names the field.

use bordering::{Bordering, Options};
use engine::{Match, Seed, StartError, conformance::check_position_error, house};
use serde_json::{Value, json};

fn position() -> Value {
    json!({
        "characters": ["bill", "maddy"],
        "square": ["drought-1", "mulching-1", "late-frost-1", null, null, null, null, null, null],
        "hands": [["orchard", "swale"], ["pond"]],
        "table": { "0,0": { "hex": "clay", "turn": 0 }, "1,0": { "hex": "goat-pasture", "turn": 3 } },
    })
}

fn load(options: &Value, change: &Value) -> Result<Match<Bordering>, StartError> {
    let mut position = position();
    let fields = position.as_object_mut().expect("an object");
    for (name, value) in change.as_object().expect("an object") {
        fields.insert(name.clone(), value.clone());
    }
    let options: Options =
        house::read(options.as_object().expect("an object")).expect("options that can be");
    Match::from_position(options, None, Seed::from(0), &position)
}

#[track_caller]
fn refused_with(options: &Value, change: &Value, field: &str) {
    match load(options, change) {
        Err(StartError::Position(error)) => {
            check_position_error(&error);
            assert_eq!(error.field, field, "{error}");
        }
        Err(error) => panic!("refused for another reason: {error}"),
        Ok(_) => panic!("accepted: {change}"),
    }
}

#[track_caller]
fn refused(change: &Value, field: &str) {
    refused_with(&json!({}), change, field);
}

#[track_caller]
fn accepted(change: &Value) -> Value {
    load(&json!({}), change)
        .expect("a position that can be")
        .position()
}

#[test]
fn what_is_left_out_takes_its_default() {
    let mut least = position();
    least
        .as_object_mut()
        .expect("an object")
        .remove("characters");
    let game = Match::<Bordering>::from_position(Options::default(), None, Seed::from(0), &least);
    let shown = game.expect("a position that can be").position();
    assert_eq!(shown["characters"], json!(["maddy", "jeff"]));
    assert_eq!(shown["first"], 0);
    assert_eq!(shown["turn"], 0);
    assert_eq!(shown["turns"], 0);
    assert_eq!(shown["phase"], "flip");
    assert_eq!(shown["empty"], json!([4, 5, 6, 7, 8, 9]));
    for list in [
        "ignored",
        "seen",
        "taken",
        "echo_stack",
        "echo_discard",
        "hex_stack",
    ] {
        assert_eq!(shown[list], json!([]), "{list}");
    }
    for nothing in ["turned", "chosen", "at", "last", "over"] {
        assert_eq!(shown[nothing], Value::Null, "{nothing}");
    }
    assert_eq!(shown["score"], 0);
    assert_eq!(shown["boxes"], 0);
    assert_eq!(accepted(&json!({ "first": 1 }))["turn"], 1);
    assert_eq!(accepted(&json!({ "ignored": [1] }))["seen"], json!([1]));
    let choosing = accepted(&json!({ "phase": "character", "characters": null }));
    assert_eq!(choosing["characters"], json!([null, null]));
}

#[test]
fn required_fields_are_asked_for() {
    for field in ["square", "hands", "table"] {
        refused(&json!({ field: null }), field);
    }
    refused(&json!({ "moon": 1 }), "moon");
}

#[test]
fn no_card_is_in_two_places() {
    refused(
        &json!({ "hands": [["orchard", "orchard"], ["pond"]] }),
        "hands[0]",
    );
    refused(&json!({ "hands": [["orchard"], ["clay"]] }), "table[0,0]");
    refused(&json!({ "hex_stack": ["pond"] }), "hex_stack");
    refused(&json!({ "echo_stack": ["drought-1"] }), "echo_stack");
    refused(
        &json!({ "echo_discard": ["drought-2", "drought-2"] }),
        "echo_discard",
    );
    refused(&json!({ "taken": ["mulching-1"] }), "taken");
}

#[test]
fn unknown_cards_people_and_phases_are_refused() {
    refused(&json!({ "hands": [["oak"], ["pond"]] }), "hands[0]");
    refused(&json!({ "hands": [["mulching-2"], ["pond"]] }), "hands[0]");
    refused(&json!({ "echo_stack": ["oak"] }), "echo_stack");
    refused(&json!({ "characters": ["bill", "zoe"] }), "characters[1]");
    refused(&json!({ "characters": ["bill", "bill"] }), "characters[1]");
    refused(&json!({ "characters": ["bill"] }), "characters");
    refused(&json!({ "characters": ["bill", null] }), "characters");
    refused(&json!({ "phase": "lunch" }), "phase");
}

#[test]
fn hands_have_at_most_four_hexes_and_one_in_turn() {
    let five = json!(["orchard", "swale", "berm", "terrace", "meadow"]);
    refused(&json!({ "hands": [five, ["pond"]] }), "hands[0]");
    refused(&json!({ "hands": [[], ["pond"]] }), "hands[0]");
    refused(&json!({ "turn": 2 }), "turn");
    refused(&json!({ "hands": [] }), "hands");
    refused(
        &json!({ "hands": [["swale"], [], [], [], [], []] }),
        "hands",
    );
    refused(&json!({ "phase": "over" }), "hands");
    refused(&json!({ "hands": [[], []] }), "hands[0]");
    assert_eq!(
        accepted(&json!({ "phase": "over", "hands": [[], []] }))["to_act"],
        json!([])
    );
}

#[test]
fn the_hexes_hang_together_around_the_middle() {
    let hex = |id: &str, turn: u8| json!({ "hex": id, "turn": turn });
    refused(&json!({ "table": {} }), "table");
    refused(&json!({ "table": { "1,0": hex("clay", 0) } }), "table");
    refused(
        &json!({ "table": { "0,0": hex("clay", 0), "2,0": hex("berm", 0) } }),
        "table",
    );
    refused(&json!({ "table": { "0,0": hex("clay", 6) } }), "table[0,0]");
    refused(
        &json!({ "table": { "0,0": hex("clay", 0), "north": hex("berm", 0) } }),
        "table[north]",
    );
    refused(
        &json!({ "table": { "0,0": hex("clay", 0), "0,00": hex("berm", 0) } }),
        "table",
    );
    accepted(
        &json!({ "table": { "2,0": hex("clay", 0), "1,0": hex("berm", 5), "0,0": hex("terrace", 4) } }),
    );
}

#[test]
fn the_square_is_as_large_as_the_switch_says() {
    refused_with(&json!({ "square": 16 }), &json!({}), "square");
    refused(&json!({ "empty": [4] }), "empty");
    refused(
        &json!({ "square": [null, null, null, null, null, null, null, null, null] }),
        "phase",
    );
}

#[test]
fn fields_of_a_turn_fit_its_phase() {
    refused(&json!({ "turned": 1 }), "turned");
    refused(&json!({ "phase": "bill" }), "turned");
    refused(&json!({ "phase": "bill", "turned": 2 }), "turned");
    refused(&json!({ "phase": "bill", "turned": 4 }), "turned");
    refused(&json!({ "phase": "bill", "turned": 26 }), "turned");
    refused(&json!({ "phase": "bill", "turned": 1, "turn": 1 }), "phase");
    refused(
        &json!({ "phase": "bill", "turned": 1, "ignored": [1] }),
        "turned",
    );
    refused(&json!({ "chosen": "orchard" }), "chosen");
    refused(&json!({ "phase": "at" }), "chosen");
    refused(&json!({ "phase": "at", "chosen": "pond" }), "chosen");
    refused(
        &json!({ "phase": "at", "chosen": "orchard", "at": "2,0" }),
        "at",
    );
    refused(&json!({ "phase": "turn", "chosen": "orchard" }), "at");
    refused(
        &json!({ "phase": "turn", "chosen": "orchard", "at": "5,0" }),
        "at",
    );
    refused(
        &json!({ "phase": "turn", "chosen": "orchard", "at": "0,0" }),
        "at",
    );
    refused(
        &json!({ "phase": "character", "characters": null, "taken": ["biochar-1"] }),
        "taken",
    );
    refused(&json!({ "phase": "character" }), "characters");
    refused(
        &json!({ "phase": "character", "characters": [null, "jeff"] }),
        "characters",
    );
    accepted(&json!({ "phase": "character", "turn": 1, "characters": ["jeff", null] }));
    accepted(&json!({ "phase": "turn", "chosen": "orchard", "at": "2,0" }));
    accepted(&json!({ "phase": "bill", "turned": 1, "ignored": [3] }));
}

#[test]
fn only_bill_turns_back_and_only_complications() {
    refused(&json!({ "ignored": [2] }), "ignored");
    refused(&json!({ "ignored": [4] }), "ignored");
    refused(&json!({ "ignored": [1, 1] }), "ignored");
    refused(&json!({ "ignored": [1], "turn": 1 }), "ignored");
    refused(&json!({ "ignored": [1], "seen": [2] }), "seen");
    refused(&json!({ "seen": [4] }), "seen");
    refused_with(
        &json!({ "bill": "once" }),
        &json!({ "ignored": [1, 3] }),
        "ignored",
    );
    let asked_twice = json!({ "phase": "bill", "turned": 1, "ignored": [3] });
    refused_with(&json!({ "bill": "once" }), &asked_twice, "turned");
}

#[test]
fn a_total_below_nothing_needs_a_house_rule() {
    refused(&json!({ "score": -1 }), "score");
    refused(&json!({ "score": 10, "boxes": 3 }), "boxes");
    load(&json!({ "turn_floor": "off" }), &json!({ "score": -1 })).expect("the floor is off");
}

#[test]
fn a_short_game_has_no_more_than_26_hexes() {
    let stack: Vec<&str> = bordering::Hex::all()
        .map(bordering::Hex::id)
        .filter(|id| !["orchard", "swale", "pond", "clay", "goat-pasture"].contains(id))
        .take(22)
        .collect();
    let short = json!({ "length": "short" });
    refused_with(&short, &json!({ "hex_stack": stack }), "hex_stack");
    load(&short, &json!({ "hex_stack": stack[..21] })).expect("26 Hexes in all");
}

/// `last`, `turns` and `score` are taken as they stand.
#[test]
fn the_last_turn_is_taken_as_it_stands() {
    let last = json!({
        "hex": "clay", "linked": ["mulching-1"], "unlinked": ["drought-1", "drought-2"], "product": 7,
        "divisor": 3, "added": 1, "subtracted": 2, "bonus": 3, "points": 99
    });
    let shown = accepted(&json!({ "last": last, "turns": 12, "score": 3 }));
    assert_eq!(shown["last"], last);
    assert_eq!(shown["turns"], 12);
    let mut unknown = last.clone();
    unknown["hex"] = json!("oak");
    refused(&json!({ "last": unknown }), "last.hex");
}
