//! Positions that cannot be: each is refused in one line that names the field.

use badger::{Badger, DecreeSuit, LeadSuits, Options, Tens};
use engine::{Match, Seed, StartError, conformance::check_position_error};
use serde_json::{Value, json};

/// A small position that can be.
fn sound() -> Value {
    json!({
        "removed_pawn": "watchman",
        "decree": "bard",
        "pile": ["ace-waves", "ace-suns", "ace-moons", "sea", "huntress", "borderland"],
        "hands": [["journey", "origin"], ["mountain", "castle"]],
    })
}

/// The sound position with other values for some fields; `null` leaves one out.
fn with(changes: &Value) -> Value {
    let mut position = sound();
    for (name, value) in changes.as_object().expect("an object") {
        position[name] = value.clone();
    }
    position
}

fn accepted(options: Options, position: &Value) {
    let game = Match::<Badger>::from_position(options, None, Seed::from(1), position);
    if let Err(error) = game {
        panic!("{position}: {error}");
    }
}

/// The position is refused because of this field, for a reason with these words.
#[track_caller]
fn refused_with(options: Options, position: &Value, field: &str, words: &str) {
    let error = match Match::<Badger>::from_position(options, None, Seed::from(1), position) {
        Err(StartError::Position(error)) => error,
        Err(StartError::Option(error)) => panic!("{error}"),
        Ok(_) => panic!("{position} is accepted"),
    };
    check_position_error(&error);
    assert_eq!(error.field, field, "{error}");
    assert!(error.to_string().contains(words), "{error}");
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
}

#[track_caller]
fn refused(changes: &Value, field: &str, words: &str) {
    refused_with(Options::default(), &with(changes), field, words);
}

fn leader_names() -> Options {
    Options {
        lead_suits: LeadSuits::LeaderNames,
        ..Options::default()
    }
}

/// The sound position with the led card named so, or not.
fn led(card: &str, named: Option<&str>) -> Value {
    let mut table = json!([{ "seat": 0, "card": card }]);
    if let Some(suit) = named {
        table[0]["as"] = suit.into();
    }
    with(&json!({ "table": table, "hands": [["origin"], ["mountain", "castle"]] }))
}

#[test]
fn the_sound_position_is_accepted() {
    accepted(Options::default(), &sound());
}

/// B23: a card lies in one place.
#[test]
fn a_card_in_two_places_is_refused() {
    let two = "in two places";
    let twice = json!({"hands": [["journey", "journey"], ["mountain", "castle"]]});
    refused(&twice, "hands[0][1]", two);
    let both = json!({"hands": [["journey", "origin"], ["origin", "castle"]]});
    refused(&both, "hands[1][0]", two);
    let decree = json!({"hands": [["journey", "bard"], ["mountain", "castle"]]});
    refused(&decree, "hands[0][1]", two);
    refused(&json!({"pile": ["ace-waves", "bard"]}), "pile[1]", two);
    let table = json!({
        "table": [{"seat": 0, "card": "sea"}],
        "hands": [["origin"], ["mountain", "castle"]],
    });
    refused(&table, "table[0].card", two);
    refused(&json!({"gone": ["mill", "castle"]}), "gone[1]", two);
}

/// B6, B8: the removed Pawn and cards of other decks are nowhere.
#[test]
fn a_card_that_is_not_in_the_deck_is_refused() {
    let foreign = [
        "watchman",
        "ace-leaves",
        "ace-knots",
        "end",
        "windfall",
        "consul",
        "excuse",
    ];
    for id in foreign {
        let words = "not in the deck";
        let hands = json!({"hands": [["journey", id], ["mountain", "castle"]]});
        refused(&hands, "hands[0][1]", words);
        refused(&json!({"decree": id}), "decree", words);
        refused(&json!({"pile": ["ace-waves", id]}), "pile[1]", words);
        refused(&json!({"gone": [id]}), "gone[0]", words);
    }
}

/// B7: with Courts as tens, the Pawns are out and one Court is removed.
#[test]
fn with_courts_a_pawn_is_refused() {
    let options = Options {
        tens: Tens::Courts,
        ..Options::default()
    };
    refused_with(options, &sound(), "removed_pawn", "four tens");
    let mut position = with(&json!({"removed_pawn": "consul"}));
    refused_with(options, &position, "pile[5]", "not in the deck");
    position["pile"][5] = "rite".into();
    accepted(options, &position);
}

/// B8: only a Pawn can be the removed Pawn.
#[test]
fn a_removed_pawn_that_is_no_pawn_is_refused() {
    refused(
        &json!({"removed_pawn": "mill"}),
        "removed_pawn",
        "four tens",
    );
    refused(
        &json!({"removed_pawn": "consul"}),
        "removed_pawn",
        "four tens",
    );
}

#[test]
fn a_position_without_a_required_field_is_refused() {
    for field in ["removed_pawn", "decree", "pile", "hands"] {
        refused(&json!({ field: null }), field, "is required");
    }
}

#[test]
fn an_unknown_field_is_refused() {
    refused(&json!({"trumps": "suns"}), "trumps", "no such field");
}

#[test]
fn an_unknown_card_is_refused() {
    let words = "not a card of the Decktet";
    refused(&json!({"decree": "brad"}), "decree", words);
    refused(&json!({"removed_pawn": ""}), "removed_pawn", words);
    let hands = json!({"hands": [["journey", "Origin"], ["mountain", "castle"]]});
    refused(&hands, "hands[0][1]", words);
}

#[test]
fn a_field_of_another_form_is_refused() {
    refused(&json!({"decree": 3}), "decree", "expected a string");
    refused(&json!({"hands": "journey"}), "hands", "expected a sequence");
    refused(
        &json!({"hands": [["journey"]]}),
        "hands",
        "there are two hands",
    );
    refused(&json!({"dealer": 2}), "dealer", "no seat 2");
    refused(&json!({"dealer": -1}), "dealer", "expected u64");
    refused(&json!({"phase": "draw"}), "phase", "`draw` is not");
    refused(&json!({"round": 0}), "round", "from 1");
}

/// B25: both have played as many cards as the table says.
#[test]
fn hands_of_different_size_at_the_start_of_a_trick_are_refused() {
    let hands = json!({"hands": [["journey"], ["mountain", "castle"]]});
    refused(&hands, "hands", "equal size");
    let follow = json!({
        "table": [{"seat": 0, "card": "mill"}],
        "hands": [["journey", "origin"], ["mountain", "castle"]],
    });
    refused(&follow, "hands", "equal size");
}

/// B68: the points for sevens are part of the score.
#[test]
fn scores_below_the_sevens_are_refused() {
    let sevens = json!({"sevens": [0, 2], "scores": [5, 1]});
    refused(&sevens, "scores[1]", "below the points from sevens");
    let enough = with(&json!({"sevens": [0, 2], "scores": [0, 2]}));
    accepted(Options::default(), &enough);
}

/// B19: by default the trump suit is the decree's uppermost suit.
#[test]
fn another_trump_than_the_decrees_uppermost_suit_is_refused() {
    refused(&json!({"trump": "moons"}), "trump", "B19");
    let second = json!({"decree": "penitent", "trump": "wyrms"});
    refused(&second, "trump", "B19");
    refused(&json!({"trump": "hearts"}), "trump", "not a suit");
    accepted(Options::default(), &with(&json!({"trump": "suns"})));
}

/// B57: where it is named, it is still one of the decree's suits.
#[test]
fn a_trump_that_is_not_on_the_decree_is_refused() {
    let options = Options {
        decree_suit: DecreeSuit::Chooser,
        ..Options::default()
    };
    let decree = json!({"decree": "penitent", "trump": "wyrms"});
    accepted(options, &with(&decree));
    let moons = json!({"decree": "penitent", "trump": "moons"});
    refused_with(options, &with(&moons), "trump", "B19");
}

/// B53, B61, B83: two cards lie there only while the second one's effect is
/// settled.
#[test]
fn a_full_trick_whose_second_card_is_no_three_or_five_is_refused() {
    let trick = |second: &str| {
        json!({
            "table": [{"seat": 0, "card": "mill"}, {"seat": 1, "card": second}],
            "hands": [["journey"], ["mountain"]],
        })
    };
    for second in ["sailor", "cave", "darkness", "lunatic"] {
        refused(&trick(second), "phase", "does not fit");
    }
    accepted(Options::default(), &with(&trick("savage")));
    let five = with(&json!({
        "table": [{"seat": 0, "card": "mill"}, {"seat": 1, "card": "discovery"}],
        "hands": [["journey"], ["mountain", "castle"]],
    }));
    accepted(Options::default(), &five);
}

/// B25: each seat plays one card.
#[test]
fn a_table_that_no_trick_could_look_like_is_refused() {
    let same = json!({
        "table": [{"seat": 0, "card": "mill"}, {"seat": 0, "card": "savage"}],
        "hands": [["journey"], ["mountain"]],
    });
    refused(&same, "table", "one seat has played both");
    let three = json!({
        "table": [
            {"seat": 0, "card": "mill"}, {"seat": 1, "card": "savage"},
            {"seat": 0, "card": "market"},
        ],
        "hands": [["journey"], ["mountain"]],
    });
    refused(&three, "table", "two cards");
    let stranger = json!({"table": [{"seat": 2, "card": "mill"}]});
    refused(&stranger, "table[0]", "no seat 2");
    let leader = json!({
        "table": [{"seat": 0, "card": "mill"}],
        "hands": [["origin"], ["mountain", "castle"]],
        "leader": 1,
    });
    refused(&leader, "leader", "seat 0 led");
}

/// B28: a suit is named only where the leader names one.
#[test]
fn a_named_suit_is_refused_where_nobody_names_suits() {
    refused_with(
        Options::default(),
        &led("mill", Some("waves")),
        "table[0].as",
        "no suit can be named",
    );
}

/// B28: the named suit is on the card.
#[test]
fn a_named_suit_that_is_not_on_the_card_is_refused() {
    accepted(leader_names(), &led("mill", Some("waves")));
    refused_with(
        leader_names(),
        &led("mill", Some("moons")),
        "table[0].as",
        "not on the card",
    );
    refused_with(
        leader_names(),
        &led("mill", Some("hearts")),
        "table[0].as",
        "not a suit",
    );
}

/// B28: a led card of several suits has one named, a card of one has not.
#[test]
fn a_led_card_of_several_suits_without_a_named_one_is_refused() {
    refused_with(
        leader_names(),
        &led("mill", None),
        "table[0].as",
        "has to name",
    );
    let crown = |named: Option<&str>| {
        let mut position = led("huntress", named);
        position["pile"] = json!(["ace-waves"]);
        position
    };
    accepted(leader_names(), &crown(None));
    refused_with(
        leader_names(),
        &crown(Some("moons")),
        "table[0].as",
        "no suit can be named",
    );
}

/// Numbers beyond any game would make later sums meaningless.
#[test]
fn counts_beyond_any_game_are_refused() {
    refused(&json!({"tricks": [255, 0]}), "tricks[0]", "more than");
    refused(
        &json!({"sevens": [0, 250], "scores": [0, 250]}),
        "sevens[1]",
        "more than",
    );
    refused(&json!({"scores": [65535, 0]}), "scores[0]", "more than");
    refused(&json!({"round": 65535}), "round", "more than");
    refused(&json!({"round": 70000}), "round", "expected u16");
}
