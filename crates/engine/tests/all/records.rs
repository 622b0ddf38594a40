//! Records read back, and a wrong one is refused in one line that names the
//! field.

use badger::{Badger, Options};
use engine::{Chance as _, Game as _, Match, Record, RecordError, Seed};
use serde_json::{Value, json};

/// A whole random game.
fn game() -> Match<Badger> {
    let seed = Seed::from(5);
    let mut chooser = seed.bot(0);
    let mut game = Match::<Badger>::new(Options::default(), None, seed).expect("two play");
    while let Some(seat) = game.state().awaits().first() {
        let action = chooser.choose(&game.legal(seat));
        game.submit(game.ply(), seat, action).expect("legal");
    }
    game
}

fn record() -> Value {
    let names = vec!["human".to_owned(), "random".to_owned()];
    serde_json::from_str(&game().record(names).write()).expect("a record is JSON")
}

/// The record with one field changed; `null` takes it out.
fn with(field: &str, value: Value) -> String {
    let mut record = record();
    let fields = record.as_object_mut().expect("an object");
    match value {
        Value::Null => fields.shift_remove(field),
        value => fields.insert(field.to_owned(), value),
    };
    record.to_string()
}

#[track_caller]
fn refused(text: &str) -> RecordError {
    let error = Record::read(text)
        .and_then(|record| record.replay::<Badger>(None))
        .expect_err("a wrong record");
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
    error
}

#[track_caller]
fn names(error: &RecordError, words: &str) {
    assert!(error.to_string().contains(words), "{error}");
}

#[test]
fn a_record_reads_back_and_replays_exactly() {
    let game = game();
    let record = game.record(vec!["human".to_owned(), "random".to_owned()]);
    let read = Record::read(&record.write()).expect("own record");
    assert_eq!(read, record);
    let again = read.replay::<Badger>(None).expect("own record");
    assert_eq!(again.position(), game.position());
    assert_eq!(again.moves(), game.moves());
}

#[test]
fn a_record_replays_up_to_a_move() {
    let record = game().record(vec!["human".to_owned(); 2]);
    for to in [0, 1, 17] {
        let part = record.replay::<Badger>(Some(to)).expect("own record");
        assert_eq!(part.ply(), to);
    }
    let whole = record
        .replay::<Badger>(Some(usize::MAX))
        .expect("own record");
    assert_eq!(whole.ply(), record.moves.len());
}

#[test]
fn a_record_from_a_position_keeps_it() {
    let position = game().record(vec!["human".to_owned(); 2]);
    let position = position.replay::<Badger>(Some(9)).expect("own").position();
    let game = Match::<Badger>::from_position(Options::default(), None, Seed::from(1), &position)
        .expect("own position");
    let record = game.record(vec!["human".to_owned(); 2]);
    assert_eq!(record.position, Some(position.clone()));
    let again = Record::read(&record.write()).and_then(|record| record.replay::<Badger>(None));
    assert_eq!(again.expect("own record").position(), position);
}

#[test]
fn text_that_is_no_record_is_refused() {
    for text in ["", "{", "[]", "7", "\"record\"", "{}", "{} {}", "\u{0}"] {
        assert!(matches!(refused(text), RecordError::Json(_)), "{text}");
    }
}

#[test]
fn a_missing_field_is_named() {
    for field in ["record", "game", "rules", "seed", "seats", "moves"] {
        let error = refused(&with(field, Value::Null));
        names(&error, &format!("`{field}`"));
    }
}

#[test]
fn a_field_of_another_form_is_named() {
    let wrong = [
        ("record", json!("one"), "field `record`"),
        ("game", json!(7), "field `game`"),
        ("rules", json!(-1), "field `rules`"),
        ("seed", json!("x"), "field `seed`"),
        ("options", json!([]), "field `options`"),
        ("seats", json!("human"), "field `seats`"),
        ("seats", json!(["human", 2]), "field `seats[1]`"),
        ("moves", json!(["0 keep", 2]), "field `moves[1]`"),
    ];
    for (field, value, words) in wrong {
        let error = refused(&with(field, value));
        assert!(matches!(error, RecordError::Json(_)));
        names(&error, words);
    }
}

#[test]
fn an_unknown_field_is_named() {
    names(&refused(&with("date", json!("today"))), "`date`");
    names(&refused(&with("a\nb", json!(1))), "`a\\nb`");
}

#[test]
fn another_format_is_refused() {
    let error = refused(&with("record", json!(2)));
    assert_eq!(error, RecordError::Format(2));
    names(&error, "field `record`");
}

#[test]
fn another_game_is_refused() {
    let error = refused(&with("game", json!("chess")));
    assert!(matches!(error, RecordError::Game { .. }));
    names(
        &error,
        "field `game`: this is a record of `chess`, not of `badger`",
    );
}

#[test]
fn other_rules_are_refused() {
    let error = refused(&with("rules", json!(99)));
    assert!(matches!(error, RecordError::Rules { found: 99, .. }));
    names(&error, "field `rules`");
}

#[test]
fn a_wrong_option_is_refused() {
    let error = refused(&with("options", json!({"target": 0})));
    assert!(matches!(error, RecordError::Start(_)));
    names(&error, "option `target`");
    names(&refused(&with("options", json!({"x": 0}))), "option `x`");
}

#[test]
fn a_wrong_number_of_seats_is_refused() {
    for seats in [0, 1, 3, 9] {
        let error = refused(&with("seats", json!(vec!["human"; seats])));
        names(&error, "players");
    }
}

#[test]
fn a_wrong_position_is_refused() {
    names(&refused(&with("position", json!([]))), "position field");
    let error = refused(&with("position", json!({"decree": "bard"})));
    names(&error, "position field `removed_pawn`");
}

#[test]
fn a_move_that_is_no_seat_and_action_is_refused() {
    for text in [
        "",
        "0",
        "play battle",
        "7 keep",
        "2 keep",
        "-1 keep",
        "0\u{0}keep",
    ] {
        let error = refused(&with("moves", json!([text])));
        assert!(
            matches!(error, RecordError::Malformed { ply: 0, .. }),
            "{text}"
        );
        names(&error, "field `moves[0]`");
    }
}

#[test]
fn a_move_that_is_no_action_is_refused() {
    let error = refused(&with("moves", json!(["0 sing\nloudly"])));
    assert!(matches!(error, RecordError::NoAction { ply: 0, .. }));
    names(&error, "field `moves[0]`");
}

#[test]
fn a_move_that_is_not_legal_is_refused() {
    let mut record = record();
    let moves = record["moves"].as_array_mut().expect("moves");
    let last = moves.len() - 1;
    moves[last] = "0 bury battle".into();
    let error = refused(&record.to_string());
    assert!(matches!(error, RecordError::Rejected { ply, .. } if ply == last));
    names(&error, &format!("field `moves[{last}]`"));
}

#[test]
fn a_move_after_the_end_is_refused() {
    let mut record = record();
    let moves = record["moves"].as_array_mut().expect("moves");
    let end = moves.len();
    moves.push("0 keep".into());
    let error = refused(&record.to_string());
    names(&error, &format!("field `moves[{end}]`"));
}
