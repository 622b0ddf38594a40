//! Positions that cannot be are refused with the field and the reason.

use acorn::{Options, Race};
use engine::{Notation as _, conformance::check_position_error};
use serde_json::{Value, json};

/// The field a position is refused for.
fn refused(options: &Value, position: &Value) -> String {
    let options: Options =
        engine::house::read(options.as_object().expect("an object")).expect("options of this game");
    match Race::from_position(&options, None, position.as_object().expect("an object")) {
        Ok(_) => panic!("accepted: {position}"),
        Err(error) => {
            check_position_error(&error);
            error.field
        }
    }
}

fn accepted(options: &Value, position: &Value) {
    let options: Options =
        engine::house::read(options.as_object().expect("an object")).expect("options of this game");
    if let Err(error) =
        Race::from_position(&options, None, position.as_object().expect("an object"))
    {
        panic!("{position}: {error}");
    }
}

macro_rules! refuses {
    ($($name:ident: $field:literal, $position:tt;)*) => { $(
        #[test]
        fn $name() {
            assert_eq!(refused(&json!({}), &json!($position)), $field);
        }
    )* };
}

refuses! {
    an_unknown_field: "hand", { "hand": [] };
    an_unknown_card: "hands[0]", { "hands": [["unicorn"], [], [], []] };
    an_unknown_phase: "phase", { "phase": "nap" };
    a1_three_players: "spots", { "spots": [0, 0, 0] };
    arrays_of_different_length: "hands", { "spots": [0, 0, 0, 0], "hands": [[], [], [], [], []] };
    a3_seven_cards_in_the_row: "row", { "row": ["refresh", "refresh", "refresh", "mill-pond", "mill-pond", "mill-pond", "stampede"] };
    a13_an_animal_twice: "animals[2]", { "animals": ["fox", "owl", "fox", "deer"] };
    a_missing_animal: "animals[1]", { "animals": ["fox", null, "owl", "deer"] };
    a14_seven_walks_of_one_player: "nests[0]", { "hands": [["walk", "walk", "walk", "walk"], [], [], []], "nests": [["walk", "walk", "walk"], [], [], []] };
    a14_a_card_of_another_animal: "hands[0]", { "animals": ["fox", "owl", "deer", "otter"], "hands": [["curl-up"], [], [], []] };
    a14_an_animal_card_twice: "hands[0]", { "animals": ["fox", "owl", "deer", "otter"], "hands": [["fox-trot", "fox-trot"], [], [], []] };
    a_forage_card_too_often: "forage_deck", { "hands": [["refresh"], ["refresh"], [], []], "row": ["refresh"], "forage_deck": ["refresh"] };
    a_trap_too_often: "trap_deck", { "nests": [["wrong-turn"], [], [], []], "trap_deck": ["wrong-turn", "wrong-turn"] };
    a_trap_in_the_row: "row", { "row": ["leaf-pit"] };
    a_walk_in_the_forage_deck: "forage_deck", { "forage_deck": ["walk"] };
    a_forage_card_in_the_trap_deck: "trap_deck", { "trap_deck": ["refresh"] };
    a_trap_in_the_removed_pile: "removed", { "removed": ["leaf-pit"] };
    a16_hands_during_set_up: "hands[0]", { "phase": "start", "hands": [["walk"], [], [], []] };
    nests_during_set_up: "nests[0]", { "phase": "pick", "nests": [["walk"], [], [], []] };
    a14_decks_before_the_last_pick: "decks[0]", { "phase": "pick", "decks": [["walk"], [], [], []] };
    a17_a_row_during_set_up: "row", { "phase": "start", "row": ["refresh"] };
    a12_picked_out_of_order: "animals[2]", { "phase": "pick", "animals": [null, null, "fox", null] };
    a12_everybody_has_picked: "animals", { "phase": "pick", "animals": ["fox", "owl", "deer", "otter"] };
    a12_the_wrong_seat_picks: "turn", { "phase": "pick", "turn": 0 };
    a15_placed_out_of_order: "lanes[1]", { "phase": "start", "lanes": [null, "trail", null, null] };
    a15_pawns_before_the_pick: "lanes[0]", { "phase": "pick", "lanes": ["trail", null, null, null] };
    a15_a_pawn_not_placed: "lanes[3]", { "lanes": ["trail", "trail", "trail", null] };
    a15_a_head_start_nobody_gave: "spots[0]", { "phase": "start", "spots": [2, 0, 0, 0] };
    an_unknown_lane: "lanes[0]", { "lanes": ["road", "trail", "trail", "trail"] };
    a_negative_spot: "spots[0]", { "spots": [-1, 0, 0, 0] };
    a24_beyond_the_start_without_having_moved: "moved[0]", { "spots": [3, 0, 0, 0], "moved": [false, false, false, false] };
    a51_a_floor_above_the_spot: "floors[0]", { "spots": [10, 0, 0, 0], "floors": [25, 0, 0, 0] };
    a51_a_floor_left_out: "floors[0]", { "spots": [30, 0, 0, 0], "floors": [0, 0, 0, 0] };
    a46_a_checkpoint_nobody_reached: "claimed", { "claimed": [25] };
    a45_a_pawn_past_the_finish: "spots[2]", { "spots": [0, 0, 75, 0] };
    a39_acorns_before_the_first_card: "acorns", { "phase": "lane", "acorns": 2 };
    negative_acorns: "acorns", { "acorns": -1 };
    played_cards_before_the_first: "played", { "phase": "lane", "played": ["walk"] };
    played_cards_in_pay: "played", { "phase": "pay", "played": ["walk"], "pending": { "lane": "river", "due": 1 } };
    a75_round_201: "round", { "round": 201 };
    round_0: "round", { "round": 0 };
    a_seat_that_is_not_there: "turn", { "turn": 4 };
    a72_over_without_a_winner: "phase", { "phase": "over" };
    a72_two_pawns_past_the_finish: "spots[1]", { "phase": "over", "spots": [75, 80, 0, 0] };
    a72_over_in_the_turn_of_another: "turn", { "phase": "over", "spots": [75, 8, 0, 0], "turn": 1 };
    a18_reveal_without_the_house_rule: "phase", { "phase": "reveal", "forage_deck": ["refresh"] };
    a_card_phase_without_pending: "pending", { "phase": "discard", "played": ["refresh"] };
    pending_without_a_card_phase: "pending", { "phase": "play", "played": ["refresh"], "pending": { "card": "refresh", "left": ["discard 1"], "then": null } };
    a_phase_that_does_not_fit: "pending", { "phase": "shed", "played": ["refresh"], "hands": [["walk"], [], [], []], "pending": { "card": "refresh", "left": ["discard 1"], "then": "bonus" } };
    a_card_that_was_not_played_last: "pending.card", { "played": ["refresh", "walk"], "hands": [["walk"], [], [], []], "pending": { "card": "refresh", "left": ["discard 1"], "then": "bonus" } };
    parts_the_card_does_not_have: "pending.left", { "played": ["refresh"], "hands": [["walk"], [], [], []], "pending": { "card": "refresh", "left": ["discard 2"], "then": "bonus" } };
    a_part_that_waits_for_nothing: "pending.left", { "played": ["refresh"], "pending": { "card": "refresh", "left": ["draw 1", "discard 1"], "then": "bonus" } };
    a_part_that_is_none: "pending.left", { "played": ["refresh"], "pending": { "card": "refresh", "left": ["hop 1"], "then": "bonus" } };
    a29_then_a_bonus_it_does_not_have: "pending.then", { "played": ["wrong-turn"], "pending": { "card": "wrong-turn", "left": ["lane any"], "then": "bonus" } };
    an_unknown_then: "pending.then", { "played": ["refresh"], "hands": [["walk"], [], [], []], "pending": { "card": "refresh", "left": ["discard 1"], "then": "c" } };
    a29_a_bonus_outside_its_lane: "pending.left", { "played": ["refresh"], "pending": { "card": "refresh", "left": [], "then": "bonus" } };
    a62_a_discard_from_an_empty_hand: "pending.left", { "played": ["refresh"], "pending": { "card": "refresh", "left": ["discard 1"], "then": "bonus" } };
    a66_a_shed_without_traps: "pending.left", { "played": ["undergrowth-dash"], "hands": [["walk"], [], [], []], "pending": { "card": "undergrowth-dash", "left": ["shed 1", "draw 1"], "then": "bonus" } };
    a25_a_second_free_lane: "pending.left", { "spots": [3, 0, 0, 0], "played": ["walk"], "pending": { "card": "walk", "left": ["move 1"], "then": null } };
    a54_the_lane_of_a_chase_of_nobody: "pending.left", { "played": ["slipstream"], "pending": { "card": "slipstream", "left": ["chase 2"], "then": "bonus" } };
    a20_paying_with_an_empty_hand: "pending.due", { "pending": { "lane": "river", "due": 1 } };
    a20_paying_three: "pending.due", { "hands": [["walk", "walk", "walk"], [], [], []], "pending": { "lane": "river", "due": 3 } };
    a20_paying_for_the_own_lane: "pending.lane", { "hands": [["walk", "walk"], [], [], []], "pending": { "lane": "trail", "due": 2 } };
    an_answer_nobody_is_asked_for: "pending.target", { "spots": [5, 5, 5, 5], "played": ["two-evils"], "pending": { "card": "two-evils", "left": ["trap one 1"], "then": "bonus", "target": 1 } };
}

#[test]
fn a34_the_active_player_does_not_answer_the_own_card() {
    let position = json!({ "spots": [5, 5, 5, 5], "played": ["two-evils"], "pending":
        { "card": "two-evils", "left": ["trap one 1"], "then": "bonus", "target": 0 } });
    assert_eq!(
        refused(&json!({ "two_evils": "choice" }), &position),
        "pending.target"
    );
}

#[test]
fn a45_with_a_photo_finish_pawns_may_stand_past_the_finish() {
    accepted(
        &json!({ "finish_rule": "photo" }),
        &json!({ "spots": [80, 0, 76, 0] }),
    );
}

#[test]
fn a9_which_checkpoints_count_depends_on_the_finish() {
    accepted(
        &json!({ "finish": 100 }),
        &json!({ "spots": [80, 0, 0, 0], "floors": [75, 0, 0, 0] }),
    );
    let position = json!({ "spots": [59, 0, 0, 0], "floors": [50, 0, 0, 0], "claimed": [25, 50] });
    accepted(&json!({ "finish": 60 }), &position);
}

#[test]
fn an_empty_position_is_the_first_turn_of_four_players_on_the_start() {
    let options = Options::default();
    let (race, ()) = Race::from_position(&options, None, &serde_json::Map::new()).unwrap();
    let fields = Value::Object(race.position(&()));
    assert_eq!(fields["phase"], "lane");
    assert_eq!(
        fields["animals"],
        json!(["squirrel", "deer", "fox", "otter"])
    );
    assert_eq!(fields["lanes"], json!(["trail", "trail", "trail", "trail"]));
    assert_eq!(fields["moved"], json!([false, false, false, false]));
}

#[test]
fn a_word_for_a_number_is_named() {
    assert_eq!(refused(&json!({}), &json!({ "acorns": "many" })), "acorns");
    assert_eq!(refused(&json!({}), &json!({ "spots": "here" })), "spots");
    assert_eq!(refused(&json!({}), &json!({ "pending": 3 })), "pending");
}
