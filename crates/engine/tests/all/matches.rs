//! A match takes what the rules allow and nothing else.

use badger::{Action, Badger, Card, Options};
use engine::{Match, Rejection, Script, Seat, Seed, StartError};
use serde_json::{Value, json};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

fn play(id: &str) -> Action {
    Action::play(Card::from_id(id).expect("a card"))
}

/// One trick before the end of a game that seat 0 wins.
fn last_trick() -> Value {
    json!({
        "removed_pawn": "watchman",
        "decree": "battle",
        "pile": ["desert", "author", "origin", "market", "lunatic", "penitent"],
        "hands": [["mill"], ["mountain"]],
        "tricks": [7, 5],
        "scores": [20, 10],
    })
}

fn game(position: &Value) -> Match<Badger> {
    Match::from_position(Options::default(), None, Seed::from(1), position).expect("it can be")
}

/// The match is the same after a rejection.
fn rejected(game: &mut Match<Badger>, ply: usize, seat: Seat, action: Action) -> Rejection {
    let (position, moves) = (game.position(), game.moves().clone());
    let rejection = game.submit(ply, seat, action).expect_err("it is rejected");
    assert_eq!(game.position(), position);
    assert_eq!(*game.moves(), moves);
    rejection
}

#[test]
fn a_late_decision_is_stale() {
    let mut game = game(&last_trick());
    game.submit(0, SEATS[0], play("mill")).expect("legal");
    for ply in [0, 2, usize::MAX] {
        let rejection = rejected(&mut game, ply, SEATS[1], play("mountain"));
        assert_eq!(rejection, Rejection::Stale { at: 1 });
        assert_eq!(rejection.refusal(), None);
        assert!(rejection.to_string().contains("move 1"), "{rejection}");
    }
}

#[test]
fn a_decision_sent_twice_counts_once() {
    let mut game = game(&last_trick());
    game.submit(0, SEATS[0], play("mill")).expect("legal");
    let again = rejected(&mut game, 0, SEATS[0], play("mill"));
    assert_eq!(again, Rejection::Stale { at: 1 });
}

#[test]
fn a_seat_that_is_not_to_act_is_told_so() {
    let mut game = game(&last_trick());
    let rejection = rejected(&mut game, 0, SEATS[1], play("mountain"));
    assert!(matches!(rejection, Rejection::NotYourTurn(_)));
    let refusal = rejection.refusal().expect("a rule says so");
    assert!(refusal.cites("B83"), "{refusal}");
}

#[test]
fn an_illegal_decision_is_refused_by_its_rule() {
    let mut game = game(&last_trick());
    let rejection = rejected(&mut game, 0, SEATS[0], play("mountain"));
    assert!(matches!(rejection, Rejection::Illegal(_)));
    assert!(rejection.to_string().starts_with("B27: "), "{rejection}");
}

#[test]
fn nobody_decides_once_the_game_is_over() {
    let mut game = game(&last_trick());
    game.submit(0, SEATS[0], play("mill")).expect("legal");
    game.submit(1, SEATS[1], play("mountain")).expect("legal");
    assert_eq!(game.position()["over"]["winners"], json!([0]));
    for seat in SEATS {
        let rejection = rejected(&mut game, 2, seat, play("mill"));
        assert!(matches!(rejection, Rejection::Over(_)));
        assert!(game.legal(seat).is_empty());
    }
}

#[test]
fn a_match_notes_what_came_by_chance() {
    let mut position = last_trick();
    position["scores"] = json!([0, 0]);
    let mut game = game(&position);
    let lead = game.submit(0, SEATS[0], play("mill")).expect("legal");
    assert!(!lead.by_chance && lead.results.is_empty());
    let follow = game.submit(1, SEATS[1], play("mountain")).expect("legal");
    assert!(follow.by_chance, "the next round was dealt");
}

#[test]
fn a_ply_has_the_same_chance_whenever_it_is_played() {
    let mut position = last_trick();
    position["scores"] = json!([0, 0]);
    let deals = [0, 1].map(|_| {
        let mut game = game(&position);
        game.submit(0, SEATS[0], play("mill")).expect("legal");
        game.submit(1, SEATS[1], play("mountain")).expect("legal");
        game.position()
    });
    assert_eq!(deals[0], deals[1]);
}

#[test]
fn chance_can_come_from_elsewhere() {
    let mut position = last_trick();
    position["scores"] = json!([0, 0]);
    let mut game = game(&position);
    game.submit(0, SEATS[0], play("mill")).expect("legal");
    let mut script = Script::default();
    game.submit_with(1, SEATS[1], play("mountain"), &mut script)
        .expect("legal");
    assert_eq!(script.fault(), None);
    assert_eq!(game.position()["decree"], "merchant", "an unshuffled deck");
}

#[test]
fn a_position_that_is_no_object_starts_no_match() {
    for wrong in [json!(null), json!([]), json!("lead"), json!(7)] {
        let start = Match::<Badger>::from_position(Options::default(), None, Seed::from(1), &wrong);
        let Err(StartError::Position(error)) = start else {
            panic!("{wrong} starts a match");
        };
        assert_eq!(error.field, "position");
    }
}

#[test]
fn a_number_of_players_the_rules_do_not_allow_starts_no_match() {
    assert!(Match::<Badger>::new(Options::default(), Some(3), Seed::from(1)).is_err());
    let start =
        Match::<Badger>::from_position(Options::default(), Some(3), Seed::from(1), &last_trick());
    assert!(start.is_err());
}

#[test]
fn a_change_that_cannot_be_changes_nothing() {
    let mut game = game(&last_trick());
    let before = game.position();
    let change = json!({"tricks": [1, 1], "hands": [["mill"], ["mill"]]});
    let error = game.set(change.as_object().unwrap()).unwrap_err();
    assert_eq!(error.field, "hands[1][0]");
    assert_eq!(game.position(), before);
    let change = json!({"tricks": [1, 1]});
    game.set(change.as_object().unwrap()).expect("it can be");
    assert_eq!(game.position()["tricks"], json!([1, 1]));
}
