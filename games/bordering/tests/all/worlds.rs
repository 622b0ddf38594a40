//! A guess is a world in which everything that happened could have happened.

use std::collections::{BTreeMap, BTreeSet};

use bordering::{Bordering, Options};
use engine::{Chance as _, Game as _, Match, Notation as _, Seat, Seed, Viewer, house};
use serde_json::{Value, json};

fn options(switches: Value) -> Options {
    let Value::Object(switches) = switches else {
        panic!("switches are an object");
    };
    house::read(&switches).expect("switches that can be")
}

/// Which card of the guess lies where a card of the real table lies.
fn swaps(real: &Value, guess: &Value) -> BTreeMap<String, String> {
    let mut swaps = BTreeMap::new();
    for field in ["square", "echo_stack", "hex_stack"] {
        let (ours, theirs) = (list(&real[field]), list(&guess[field]));
        assert_eq!(ours.len(), theirs.len(), "{field}");
        swaps.extend(ours.into_iter().zip(theirs));
    }
    for seat in 0..real["hands"].as_array().map_or(0, Vec::len) {
        let (ours, theirs) = (list(&real["hands"][seat]), list(&guess["hands"][seat]));
        assert_eq!(ours.len(), theirs.len(), "hands[{seat}]");
        // A hand has no order: what is in both stays, the rest is swapped.
        let gone = ours.iter().filter(|id| !theirs.contains(id));
        let come = theirs.iter().filter(|id| !ours.contains(id));
        swaps.extend(gone.cloned().zip(come.cloned()));
    }
    swaps
}

fn list(ids: &Value) -> Vec<String> {
    let ids = ids.as_array().expect("a list").iter();
    ids.filter_map(|id| id.as_str().map(str::to_owned))
        .collect()
}

fn swap(value: &Value, swaps: &BTreeMap<String, String>) -> Value {
    match value {
        Value::String(id) => swaps.get(id).map_or_else(|| value.clone(), |to| json!(to)),
        Value::Array(items) => items.iter().map(|item| swap(item, swaps)).collect(),
        _ => value.clone(),
    }
}

fn position_of(state: &Bordering) -> Value {
    Value::Object(state.position(&None))
}

/// Rewinds guesses of a random game to the deal and plays its moves again, two at
/// every `stride`-th ply. Returns how many there were.
fn replay_guesses(options: &Options, seats: usize, seed: u64, stride: usize) -> u32 {
    let mut chooser = Seed::from(seed).bot(0);
    let mut game =
        Match::<Bordering>::new(*options, Some(seats), Seed::from(seed)).expect("a table");
    let start = position_of(game.state());
    let mut replayed = 0;
    while let Some(seat) = game.state().awaits().first() {
        let action = chooser.choose(&game.legal(seat));
        let ply = game.ply();
        let happening = game.submit(ply, seat, action).expect("a legal action");
        // After a shuffle the first deal no longer tells the order of the stack.
        if happening.by_chance {
            break;
        }
        if !(ply + seed as usize).is_multiple_of(stride) {
            continue;
        }
        for viewer in [Viewer::Seat(Seat::new(ply % seats)), Viewer::Spectator] {
            let view = game.state().view(viewer);
            let guess = Bordering::determinize(&view, &mut chooser);
            replay_one(options, &start, &game, &guess, viewer);
            replayed += 1;
        }
    }
    replayed
}

fn replay_one(
    options: &Options,
    start: &Value,
    game: &Match<Bordering>,
    guess: &Bordering,
    viewer: Viewer,
) {
    let (real, guessed) = (position_of(game.state()), position_of(guess));
    let swaps = swaps(&real, &guessed);
    let mut dealt = start.clone();
    for field in ["square", "echo_stack", "hex_stack", "hands"] {
        dealt[field] = swap(&start[field], &swaps);
    }
    let mut again = Match::<Bordering>::from_position(*options, None, game.seed(), &dealt)
        .unwrap_or_else(|error| panic!("{viewer:?}: a deal that cannot be: {error}"));
    for (ply, m) in game.moves().iter().enumerate() {
        let action = again.state().parse_action(m.text).expect("an action");
        again
            .submit(ply, m.seat, action)
            .unwrap_or_else(|error| panic!("{viewer:?} ply {ply}: {}: {error}", m.text));
    }
    assert_eq!(position_of(again.state()), guessed, "{viewer:?}");
}

#[test]
fn guesses_can_be_replayed_from_the_deal() {
    let mut replayed = 0;
    for seats in 1..=5 {
        for seed in 0..62 {
            replayed += replay_guesses(&Options::default(), seats, seed, 7);
        }
    }
    assert!(replayed >= 20_000, "{replayed} guesses");
}

#[test]
fn guesses_of_secret_hands_can_be_replayed_from_the_deal() {
    for length in ["full", "short", "hands_only"] {
        let options = options(json!({ "hands": "secret", "length": length }));
        for seats in 1..=5 {
            replay_guesses(&options, seats, 7 + seats as u64, 13);
        }
    }
}

#[test]
fn guesses_with_other_draws_can_be_replayed_from_the_deal() {
    for switches in [
        json!({ "match": "type", "flip": "may" }),
        json!({ "match": "colour", "square": 25 }),
        json!({ "complication_flip": "turn_back", "bill": "once" }),
    ] {
        replay_guesses(&options(switches), 3, 1, 13);
    }
}

/// S41: what was laid before a shuffle was not shuffled, and a careful player
/// knows it.
#[test]
fn s41_cards_laid_before_a_shuffle_are_not_guessed_into_the_stack() {
    let position = json!({
        "phase": "turn", "characters": ["maddy", "jeff"],
        "square": [null, null, "composting-1", "composting-2", null, null, null, null, null],
        "taken": ["mulching-1"], "hands": [["pond"], ["swale"]],
        "table": { "0,0": { "hex": "clay", "turn": 0 } }, "chosen": "pond", "at": "1,0",
        "echo_stack": ["biochar-1"],
        "echo_discard": ["windfall-1", "windfall-2", "windfall-3", "windfall-4", "drought-1", "drought-2"],
    });
    let mut game =
        Match::<Bordering>::from_position(Options::default(), None, Seed::from(3), &position)
            .expect("a position");
    let turn = game.state().parse_action("turn 0").expect("an action");
    game.submit(0, Seat::new(0), turn).expect("a legal action");
    let view = game.state().view(Viewer::Seat(Seat::new(1)));
    let before: BTreeSet<&str> = ["biochar-1", "composting-1", "composting-2"].into();
    let mut first_spots = BTreeSet::new();
    for n in 0..60 {
        let guess = position_of(&Bordering::determinize(&view, &mut Seed::from(n).setup()));
        let old: BTreeSet<&str> = [0, 2, 3]
            .iter()
            .filter_map(|&i| guess["square"][i].as_str())
            .collect();
        assert_eq!(old, before);
        first_spots.insert(guess["square"][0].to_string());
    }
    assert_eq!(
        first_spots.len(),
        3,
        "each of the old cards may lie on each old spot"
    );
}

/// Every world that fits can come up, and each about as often.
#[test]
fn s23_guesses_are_fair() {
    let position = json!({
        "characters": ["maddy"], "square": ["mulching-1", "mulching-2", "mulching-3", null, null, null, null, null, null],
        "seen": [2], "hands": [["pond"]], "table": { "0,0": { "hex": "clay", "turn": 0 } },
    });
    let game =
        Match::<Bordering>::from_position(Options::default(), None, Seed::from(3), &position)
            .expect("a position");
    let view = game.state().view(Viewer::Spectator);
    let mut straight = 0;
    let mut dice = Seed::from(1).setup();
    for _ in 0..1000 {
        let guess = position_of(&Bordering::determinize(&view, &mut dice));
        assert_eq!(
            guess["square"][1], "mulching-2",
            "what was seen is remembered"
        );
        straight += i32::from(guess["square"][0] == "mulching-1");
    }
    assert!((420..=580).contains(&straight), "{straight}");
}
