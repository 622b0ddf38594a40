//! Positions that cannot be are refused with the field that is wrong.
#![expect(
    clippy::needless_pass_by_value,
    reason = "literal positions read better without ampersands"
)]

use engine::{Match, Notation as _, Seed, conformance::check_position_error, house};
use resourced::{House, Resourced};
use serde_json::{Value, json};

fn read(options: Value, fields: Value) -> Result<Resourced, String> {
    let (Value::Object(options), Value::Object(fields)) = (options, fields) else {
        panic!("options and positions are objects");
    };
    let house: House = house::read(&options).expect("options of the game");
    Resourced::from_position(&house, None, &fields)
        .map(|(position, ())| position)
        .map_err(|error| {
            check_position_error(&error);
            error.field
        })
}

/// The field a position is refused for.
fn fault(options: Value, fields: Value) -> String {
    match read(options, fields.clone()) {
        Ok(_) => panic!("accepted: {fields}"),
        Err(field) => field,
    }
}

fn plain(fields: Value) -> String {
    fault(json!({}), fields)
}

fn ring_one() -> Value {
    json!({
        "1,0": {"tile": "food-forest"}, "1,-1": {"tile": "heat-haven"}, "0,-1": {"tile": "recycler"},
        "-1,0": {"tile": "community-garden"}, "-1,1": {"tile": "social-housing"}, "0,1": {"tile": "food-forest"}
    })
}

fn with(more: Value) -> Value {
    let mut tiles = ring_one();
    for (hex, tile) in more.as_object().expect("tiles are an object") {
        tiles[hex] = tile.clone();
    }
    tiles
}

#[test]
fn unknown_names_are_refused() {
    assert_eq!(plain(json!({"hand": []})), "hand");
    assert_eq!(plain(json!({"phase": "lunch"})), "phase");
    assert_eq!(
        plain(json!({"hands": [{"gold": 1}, {}, {}, {}]})),
        "hands[0].gold"
    );
    assert_eq!(
        plain(json!({"hands": [{"wood": -1}, {}, {}, {}]})),
        "hands[0].wood"
    );
    assert_eq!(plain(json!({"waste": ["gold"]})), "waste[0]");
    assert_eq!(plain(json!({"phase": "event", "event": "party"})), "event");
    assert_eq!(
        plain(json!({"tiles": {"1,0": {"tile": "swamp"}}})),
        "tiles[\"1,0\"]"
    );
    assert_eq!(
        plain(json!({"tiles": {"x": {"tile": "recycler"}}})),
        "tiles[\"x\"]"
    );
    assert_eq!(
        plain(json!({"tiles": {"1,0": {"tile": "recycler", "colour": 1}}})),
        "tiles"
    );
    assert_eq!(plain(json!({"active": 4})), "active");
}

/// R1: three or four seats, the same everywhere.
#[test]
fn r1_arrays_per_seat_agree() {
    assert_eq!(
        plain(json!({"hands": [{}, {}, {}, {}], "pawns": ["0,0", "0,0", "0,0"]})),
        "pawns"
    );
    assert_eq!(plain(json!({"hands": [{}, {}]})), "hands");
    assert_eq!(
        plain(json!({"smoke": [true, true, true, true, true]})),
        "smoke"
    );
    assert_eq!(
        fault(json!({"players": 3}), json!({"hands": [{}, {}, {}, {}]})),
        "hands"
    );
    assert!(read(json!({}), json!({"hands": [{}, {}, {}]})).is_ok());
    assert!(read(json!({"players": 3}), json!({})).is_ok());
}

/// R12: 16 cards of each resource.
#[test]
fn r12_cards_add_up() {
    assert_eq!(plain(json!({"hands": [{"wood": 17}, {}, {}, {}]})), "hands");
    assert_eq!(
        plain(json!({"hands": [{"wood": 10}, {"wood": 6}, {}, {}], "waste": ["wood"]})),
        "hands"
    );
    let all = json!({"wood": 16, "metal": 16, "compost": 16, "food": 16, "water": 15});
    assert_eq!(plain(json!({"bank": all})), "bank");
    assert_eq!(
        fault(json!({"bank": "unlimited"}), json!({"bank": all})),
        "bank"
    );
    assert!(
        read(
            json!({"bank": "unlimited"}),
            json!({"hands": [{"wood": 40}, {}, {}, {}]})
        )
        .is_ok()
    );
    assert_eq!(
        fault(
            json!({"bank": "unlimited"}),
            json!({"hands": [{"wood": 900}, {}, {}, {}]})
        ),
        "hands"
    );
}

/// R2, R3, R20 to R24, R78, R125, R128: tiles, upgrades and pawns.
#[test]
fn r2_r24_boards_that_cannot_be() {
    assert_eq!(
        plain(json!({"tiles": {"1,0": {"tile": "recycler"}}})),
        "tiles"
    );
    assert_eq!(
        plain(json!({"tiles": with(json!({"3,0": {"tile": "recycler"}}))})),
        "tiles"
    );
    assert_eq!(
        plain(json!({"tiles": with(json!({"4,0": {"tile": "recycler"}}))})),
        "tiles[\"4,0\"]"
    );
    assert_eq!(
        plain(json!({"tiles": with(json!({"2,0": {"tile": "bgcs"}}))})),
        "tiles[\"2,0\"]"
    );
    assert_eq!(
        plain(json!({"tiles": with(json!({"0,0": {"tile": "recycler"}}))})),
        "tiles[\"0,0\"]"
    );
    let misfit = json!({"1,0": {"tile": "food-forest", "upgrade": "shelter"}});
    assert_eq!(plain(json!({"tiles": with(misfit)})), "tiles[\"1,0\"]");
    let on_recycler = json!({"0,-1": {"tile": "recycler", "upgrade": "composter"}});
    assert_eq!(
        plain(json!({"tiles": with(on_recycler)})),
        "tiles[\"0,-1\"]"
    );
    let mut many = ring_one();
    for hex in ["2,0", "2,-1", "2,-2", "1,-2", "0,-2"] {
        many[hex] = json!({"tile": "recycler"});
    }
    assert_eq!(plain(json!({"tiles": many})), "tiles");
    assert_eq!(
        plain(json!({"pawns": ["0,0", "0,0", "2,0", "0,0"]})),
        "pawns[2]"
    );
    assert_eq!(plain(json!({"ring": 1})), "ring");
    assert_eq!(plain(json!({"ring": 4})), "ring");
}

/// R24, R31: setup.
#[test]
fn r24_r31_setups_that_cannot_be() {
    assert_eq!(plain(json!({"phase": "setup", "round": 1})), "round");
    assert_eq!(
        plain(json!({"phase": "setup", "tiles": ring_one()})),
        "tiles"
    );
    let twice = json!({"1,0": {"tile": "recycler"}, "0,1": {"tile": "recycler"}});
    assert_eq!(plain(json!({"phase": "setup", "tiles": twice})), "tiles");
    assert_eq!(
        plain(json!({"phase": "setup", "tiles": {"2,0": {"tile": "recycler"}}})),
        "tiles"
    );
    assert_eq!(plain(json!({"round": 0})), "round");
    assert_eq!(plain(json!({"round": 21})), "round");
    assert_eq!(
        fault(json!({"difficulty": "easy"}), json!({"round": 11})),
        "round"
    );
    let begun = read(
        json!({}),
        json!({"phase": "setup", "tiles": {"1,0": {"tile": "recycler"}}}),
    );
    assert!(begun.is_ok());
}

/// Fields that contradict the phase.
#[test]
fn r45_r68_fields_fit_the_phase() {
    assert_eq!(
        plain(json!({"phase": "upkeep_bank", "active": 2})),
        "active"
    );
    assert_eq!(plain(json!({"phase": "upkeep_bank", "spin": 2})), "spin");
    assert_eq!(plain(json!({"spin": 4})), "spin");
    assert_eq!(plain(json!({"event": "flood"})), "event");
    assert_eq!(plain(json!({"phase": "event"})), "event");
    assert_eq!(plain(json!({"phase": "event", "event": "rain"})), "event");
    assert_eq!(
        plain(json!({"phase": "replant", "event": "drought", "hands": [{"food": 1}, {}, {}, {}]})),
        "event"
    );
    assert_eq!(plain(json!({"action": 2})), "action");
    assert_eq!(plain(json!({"phase": "move", "action": 1})), "action");
    assert_eq!(plain(json!({"todo": 1})), "todo");
    assert_eq!(plain(json!({"partner": 0})), "partner");
    assert_eq!(
        fault(json!({"trade_partners": "any"}), json!({"partner": 1})),
        "partner"
    );
    assert_eq!(
        plain(json!({"phase": "upkeep_bank", "given": [1, 0, 0, 0]})),
        "given"
    );
    assert_eq!(plain(json!({"declined": ["give 1 wood"]})), "declined");
    assert_eq!(
        plain(json!({"offer": "give 1 wood", "hands": [{"wood": 1}, {}, {}, {}]})),
        "offer"
    );
    let consent = json!({"trade_consent": "on"});
    assert_eq!(
        fault(consent.clone(), json!({"offer": "give 1 wood"})),
        "offer"
    );
    assert_eq!(
        fault(consent.clone(), json!({"declined": ["give 0 wood"]})),
        "declined[0]"
    );
    assert_eq!(
        fault(consent, json!({"declined": ["give 1 wood", "give 1 wood"]})),
        "declined[1]"
    );
    assert_eq!(plain(json!({"recycled": ["1,0"]})), "recycled[0]");
    assert_eq!(plain(json!({"crafted": 1})), "crafted");
    assert_eq!(plain(json!({"crafting": "recycler"})), "crafting");
    assert_eq!(plain(json!({"protected": 1})), "protected");
    assert_eq!(
        plain(json!({"skips": [true, false, false, false]})),
        "skips"
    );
    assert_eq!(plain(json!({"phase": "over"})), "phase");
}

/// What a step owes must be owed.
#[test]
fn r48_to_r56_todo_fits_what_is_owed() {
    assert_eq!(plain(json!({"phase": "upkeep_bank", "todo": 0})), "todo");
    assert_eq!(plain(json!({"phase": "upkeep_bank", "todo": 3})), "todo");
    assert_eq!(plain(json!({"phase": "upkeep_feed"})), "todo");
    let feed = json!({"food": 1, "water": 0, "short": 0});
    assert_eq!(plain(json!({"phase": "upkeep_feed", "todo": feed})), "todo");
    assert_eq!(plain(json!({"phase": "upkeep_loss"})), "todo");
    assert_eq!(plain(json!({"phase": "upkeep_loss", "todo": 3})), "todo");
    assert_eq!(
        fault(
            json!({"missed_feeding": "hands_only"}),
            json!({"phase": "upkeep_loss", "todo": 1})
        ),
        "todo"
    );
    let event = |event: &str, todo: Value| json!({"phase": "event", "event": event, "todo": todo});
    assert_eq!(plain(event("flood", json!(["1,0"]))), "todo[0]");
    assert_eq!(plain(event("flood", json!([]))), "todo");
    assert_eq!(plain(event("drought", json!(null))), "todo");
    assert_eq!(plain(event("vandalism", json!(null))), "event");
    assert_eq!(plain(event("heat-wave", json!(null))), "todo");
    assert_eq!(plain(event("propurrrty-damage", json!(null))), "todo");
    assert_eq!(plain(event("propurrrty-damage", json!([1]))), "todo");
    assert_eq!(plain(event("join-carya", json!([]))), "todo");
    assert_eq!(plain(json!({"phase": "replant"})), "phase");
    assert_eq!(plain(json!({"phase": "discard"})), "phase");
    assert_eq!(
        plain(json!({"phase": "discard", "todo": 1, "hands": [{"wood": 9}, {}, {}, {}]})),
        "todo"
    );
    assert_eq!(
        plain(json!({"phase": "shop_take", "action": 1, "todo": 0})),
        "phase"
    );
    assert_eq!(plain(json!({"phase": "place", "action": 1})), "crafting");
    assert_eq!(
        plain(json!({"phase": "place", "crafting": "recycler"})),
        "action"
    );
    assert_eq!(
        plain(json!({"phase": "place", "action": 1, "crafting": "recycler"})),
        "crafting"
    );
    let bus = with(json!({"0,0": {"tile": "bgcs", "upgrade": "bus-stop"}}));
    let shop = |phase: &str, todo: u8| json!({"phase": phase, "action": 1, "todo": todo, "tiles": bus.clone()});
    assert_eq!(plain(shop("shop_take", 3)), "todo");
    assert_eq!(plain(shop("shop_waste", 0)), "todo");
    assert!(read(json!({}), shop("shop_take", 0)).is_ok());
    assert!(read(json!({}), shop("shop_waste", 5)).is_ok());
}

/// R162: the first exposed player must be able to pay, and seats come in turn order.
#[test]
fn r162_exposed_players() {
    let heat = |todo: Value| {
        json!({"phase": "event", "event": "heat-wave", "todo": todo, "pawns": ["1,0", "1,0", "0,0", "1,0"],
               "hands": [{}, {"food": 1}, {"food": 1}, {"food": 1}]})
    };
    assert_eq!(plain(heat(json!(null))), "todo");
    assert_eq!(plain(heat(json!([3, 1]))), "todo");
    assert_eq!(plain(heat(json!([2]))), "todo");
    assert!(read(json!({}), heat(json!([1, 3]))).is_ok());
}

/// R195, R196: votes that cannot be.
#[test]
fn r195_r196_votes_fit_the_decision() {
    let vote = |vote: Value| json!({"phase": "upkeep_bank", "vote": vote});
    let by_vote = json!({"team_decision": "vote"});
    let proposal = |agree: Value, object: Value| {
        vote(json!({"proposal": "waste wood", "agree": agree, "object": object}))
    };
    assert_eq!(plain(proposal(json!([0]), json!([]))), "vote");
    assert!(read(by_vote.clone(), proposal(json!([0, 2]), json!([1]))).is_ok());
    for (agree, object) in [
        (json!([1]), json!([])),
        (json!([0, 1, 2]), json!([])),
        (json!([0]), json!([1, 2])),
        (json!([0, 1]), json!([1])),
        (json!([0, 7]), json!([])),
    ] {
        assert_eq!(fault(by_vote.clone(), proposal(agree, object)), "vote");
    }
    assert!(
        read(
            by_vote.clone(),
            vote(json!({"votes": ["waste wood", null, "waste food", "waste wood"]}))
        )
        .is_ok()
    );
    for bad in [
        json!({"votes": ["waste wood", null, "waste wood", "waste wood"]}),
        json!({"votes": [null, null, null]}),
        json!({"votes": ["gather", null, null, null]}),
        json!({"options": ["waste wood"]}),
        json!({"options": ["waste wood", "waste wood"]}),
        json!({"proposal": "waste wood"}),
    ] {
        assert_eq!(fault(by_vote.clone(), vote(bad)), "vote");
    }
    assert!(
        read(
            by_vote.clone(),
            vote(json!({"options": ["waste wood", "waste food"]}))
        )
        .is_ok()
    );
    let single = json!({"phase": "upkeep_feed", "hands": [{"food": 1}, {}, {}, {}], "vote": {"votes": [null, null, null, null]}});
    assert_eq!(fault(by_vote, single), "vote");
}

/// What is only written is passed over, and `null` counts as left out.
#[test]
fn r75_output_fields_are_ignored() {
    let fields = json!({"steps": 9, "supply": {"recycler": 99}, "to_act": [3], "over": {"won": true}, "todo": null});
    assert!(read(json!({}), fields).is_ok());
}

/// R69: the hand check of a skipped turn is a position of its own.
#[test]
fn r69_a_skipped_turn_has_no_spin() {
    let fields =
        json!({"phase": "discard", "active": 1, "spin": null, "hands": [{}, {"wood": 8}, {}, {}]});
    let skipped = read(json!({"skip_hand_check": "on"}), fields.clone()).unwrap();
    assert_eq!(skipped.spin(), None);
    let usual = read(json!({}), fields).unwrap();
    assert_eq!(usual.spin(), Some(1));
}

/// Changing fields works out the others afresh.
#[test]
fn r12_setting_fields_keeps_the_rest_consistent() {
    let mut game = Match::<Resourced>::new(House::default(), None, Seed::from(5)).unwrap();
    let set = |game: &mut Match<Resourced>, fields: Value| {
        let Value::Object(fields) = fields else {
            panic!("fields are an object")
        };
        game.set(&fields)
    };
    assert!(
        set(&mut game, json!({"phase": "action_1"})).is_err(),
        "round 0 is setup"
    );
    let tiles = ring_one();
    set(
        &mut game,
        json!({"phase": "action_1", "round": 2, "tiles": tiles, "waste": ["food"]}),
    )
    .unwrap();
    let position = game.position();
    assert_eq!(position["spin"], 1);
    assert_eq!(position["bank"]["food"], 11);
    set(
        &mut game,
        json!({"hands": [{"wood": 9}, {}, {}, {}], "phase": "discard"}),
    )
    .unwrap();
    assert_eq!(game.position()["todo"], 2);
    set(&mut game, json!({"phase": "upkeep_bank"})).unwrap();
    assert_eq!(game.position()["spin"], Value::Null);
    assert_eq!(game.position()["todo"], 2);
}
