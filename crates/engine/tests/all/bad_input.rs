//! Whatever somebody writes into a file, it is refused in one line or it plays;
//! nothing panics.

use badger::{Badger, Options};
use engine::{Chance as _, Game as _, HouseRules, Match, Record, Seed, house, scenario::Scenario};
use proptest::{collection::vec, prelude::*, sample::Index};
use serde_json::{Map, Value, json};

/// Any JSON, small, with words that mean something now and then.
fn any_json() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just("badger".to_owned()),
        Just("play mill".to_owned()),
        Just("0 play mill".to_owned()),
        Just("spectator".to_owned()),
        Just("B27".to_owned()),
        ".{0,12}",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-3_i64..40).prop_map(Value::from),
        word.prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        let key = prop_oneof![
            Just("seat".to_owned()),
            Just("expect".to_owned()),
            Just("set".to_owned()),
            Just("len".to_owned()),
            ".{0,6}",
        ];
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec((key, inner), 0..4).prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// Something done to one value somewhere in a file.
#[derive(Clone, Debug)]
enum Mutation {
    Replace(Index, Value),
    Remove(Index),
    Double(Index),
    Insert(Index, String, Value),
}

fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let mutation = prop_oneof![
        (any::<Index>(), any_json()).prop_map(|(at, value)| Mutation::Replace(at, value)),
        any::<Index>().prop_map(Mutation::Remove),
        any::<Index>().prop_map(Mutation::Double),
        (any::<Index>(), ".{0,6}", any_json())
            .prop_map(|(at, key, value)| Mutation::Insert(at, key, value)),
    ];
    vec(mutation, 1..4)
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The value that has `n` others before it, parents first.
fn nth<'a>(value: &'a mut Value, n: &mut usize) -> Option<&'a mut Value> {
    if *n == 0 {
        return Some(value);
    }
    *n -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, n)),
        Value::Object(fields) => fields.values_mut().find_map(|field| nth(field, n)),
        _ => None,
    }
}

fn mutate(file: &mut Value, mutation: &Mutation) {
    let at = match mutation {
        Mutation::Replace(at, _)
        | Mutation::Remove(at)
        | Mutation::Double(at)
        | Mutation::Insert(at, ..) => at,
    };
    let mut n = at.index(count(file));
    let place = nth(file, &mut n).expect("there are that many values");
    match (mutation, place) {
        (Mutation::Replace(_, value), place) => *place = value.clone(),
        (Mutation::Remove(at), Value::Array(items)) if !items.is_empty() => {
            items.remove(at.index(items.len()));
        }
        (Mutation::Remove(at), Value::Object(fields)) if !fields.is_empty() => {
            let key = fields.keys().nth(at.index(fields.len())).cloned();
            key.and_then(|key| fields.shift_remove(&key));
        }
        (Mutation::Double(at), Value::Array(items)) if !items.is_empty() => {
            let item = items[at.index(items.len())].clone();
            items.push(item);
        }
        (Mutation::Insert(_, key, value), Value::Object(fields)) => {
            fields.insert(key.clone(), value.clone());
        }
        (Mutation::Remove(_) | Mutation::Double(_) | Mutation::Insert(..), place) => {
            *place = Value::Null;
        }
    }
}

/// A record of a random game, broken off after some moves.
fn record(seed: u64, plies: usize) -> Value {
    let seed = Seed::from(seed);
    let mut chooser = seed.bot(0);
    let mut game = Match::<Badger>::new(Options::default(), None, seed).expect("two play");
    while let Some(seat) = game.state().awaits().first()
        && game.ply() < plies
    {
        let action = chooser.choose(&game.legal(seat));
        game.submit(game.ply(), seat, action).expect("legal");
    }
    let record = game.record(vec!["random".to_owned(); 2]);
    serde_json::to_value(&record).expect("a record is JSON")
}

fn scenario() -> Value {
    json!({
        "scenario": 1,
        "game": "badger",
        "title": "a test",
        "rules": ["B27"],
        "options": {"pawn_removal": "round_hidden", "target": 35},
        "seats": 2,
        "position": {
            "round": 2,
            "removed_pawn": "watchman",
            "dealer": 1,
            "leader": 0,
            "decree": "battle",
            "trump": "wyrms",
            "pile": ["desert", "author", "origin", "market", "lunatic", "penitent"],
            "hands": [["mill", "journey"], ["mountain", "forest"]],
            "table": [],
            "phase": "lead",
            "tricks": [6, 5],
            "scores": [3, 9],
            "sevens": [0, 1],
            "last_trick": {"cards": ["castle", "cave"], "winner": 1},
            "history": [{"round": 1, "tricks": [10, 3], "points": [3, 8]}],
        },
        "steps": [
            {"legal": ["play mill", "play journey"]},
            {"can": ["play mill"]},
            {"cannot": ["play mountain", "keep"]},
            {"illegal": "play mountain", "because": ["B27", "B1"]},
            {"view": {"seat": "spectator", "expect": {"hands": [{"len": 2}, {"set": [null, null]}]}}},
            {"do": "play journey"},
            {"seat": 0, "do": "exchange mill"},
            {"do": "play forest"},
            {"expect": {"phase": "bury", "pile": {"len": 5}}},
            {"do": "bury desert"},
            {"set": {"tricks": [7, 5], "hands": [["battle"], ["mountain"]]}},
            {"do": "play battle"},
            {"do": "play mountain", "chance": ["harvest"]},
        ],
    })
}

fn is_one_line(words: &str) -> bool {
    !words.is_empty() && !words.chars().any(char::is_control)
}

/// Reads and runs a scenario; what is wrong is told in one line.
fn run_scenario(text: &str) -> Result<(), TestCaseError> {
    match Scenario::read(text) {
        Err(error) => {
            prop_assert!(is_one_line(&error), "{error:?}");
            prop_assert!(error.starts_with("not a scenario") || error.starts_with("field `"));
        }
        Ok(scenario) => {
            if let Err(failure) = scenario.run::<Badger>() {
                prop_assert!(is_one_line(&failure.to_string()), "{failure:?}");
            }
        }
    }
    Ok(())
}

/// Reads and replays a record; what is wrong is told in one line.
fn replay(text: &str) -> Result<(), TestCaseError> {
    let replayed = Record::read(text).and_then(|record| record.replay::<Badger>(None));
    if let Err(error) = replayed {
        prop_assert!(is_one_line(&error.to_string()), "{error:?}");
    }
    Ok(())
}

/// Cuts, doubles and replaces bytes of a text.
fn scramble(text: &str, edits: &[(Index, u8, bool)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for &(at, byte, insert) in edits {
        let at = at.index(bytes.len());
        if insert {
            bytes.insert(at, byte);
        } else {
            bytes[at] = byte;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn edits() -> impl Strategy<Value = Vec<(Index, u8, bool)>> {
    vec((any::<Index>(), any::<u8>(), any::<bool>()), 1..6)
}

#[test]
fn the_files_to_mutate_are_sound() {
    let scenario = Scenario::read(&scenario().to_string()).expect("it reads");
    assert_eq!(scenario.run::<Badger>(), Ok(()));
    let record = Record::read(&record(1, 200).to_string()).expect("it reads");
    assert!(record.replay::<Badger>(None).is_ok());
}

proptest! {
    #[test]
    fn any_text_is_a_seed_or_refused(text in ".{0,70}") {
        if let Ok(seed) = text.parse::<Seed>() {
            prop_assert_eq!(seed.to_string().parse(), Ok(seed));
        }
    }

    #[test]
    fn any_text_is_refused_as_a_record(text in "\\PC{0,60}|(?s:.){0,60}") {
        replay(&text)?;
    }

    #[test]
    fn any_text_is_refused_as_a_scenario(text in "\\PC{0,60}|(?s:.){0,60}") {
        run_scenario(&text)?;
    }

    #[test]
    fn any_json_is_refused_as_a_record_or_scenario(json in any_json()) {
        replay(&json.to_string())?;
        run_scenario(&json.to_string())?;
    }

    #[test]
    fn mutated_records_are_refused_or_replay(
        seed in 0_u64..50,
        plies in 0_usize..60,
        mutations in mutations(),
    ) {
        let mut record = record(seed, plies);
        for mutation in &mutations {
            mutate(&mut record, mutation);
        }
        replay(&record.to_string())?;
    }

    #[test]
    fn scrambled_records_are_refused_or_replay(seed in 0_u64..50, edits in edits()) {
        replay(&scramble(&record(seed, 20).to_string(), &edits))?;
    }

    #[test]
    fn mutated_scenarios_are_refused_or_run(mutations in mutations()) {
        let mut scenario = scenario();
        for mutation in &mutations {
            mutate(&mut scenario, mutation);
        }
        run_scenario(&scenario.to_string())?;
    }

    #[test]
    fn scrambled_scenarios_are_refused_or_run(edits in edits()) {
        run_scenario(&scramble(&scenario().to_string(), &edits))?;
    }

    #[test]
    fn any_option_is_read_or_refused_by_name(
        key in prop_oneof![
            proptest::sample::select(
                Options::SWITCHES.iter().map(|switch| switch.key.to_owned()).collect::<Vec<_>>()
            ),
            ".{0,8}",
        ],
        value in any_json(),
    ) {
        let given: Map<String, Value> = [(key.clone(), value)].into_iter().collect();
        if let Err(error) = house::read::<Options>(&given) {
            prop_assert_eq!(&error.key, &key);
            prop_assert!(is_one_line(&error.to_string()));
        }
    }
}
