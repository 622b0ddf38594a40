//! Rules that a scenario cannot say.

use engine::{Game as _, HouseRules as _, Match, Notation as _, Seed, Status, Viewer, house};
use parts::DataFile as _;
use serde_json::json;
use sprout::{Card, Hand, Options, Sprout};

/// A table with a hand of so many cards.
fn table(hand: u8, seats: usize) -> Match<Sprout> {
    Match::new(Options { hand }, Some(seats), Seed::from(1)).expect("rules that go together")
}

#[test]
fn s1_two_to_four_play() {
    let options = Options::default();
    assert_eq!(options.seats(None), Ok(2));
    assert_eq!(options.seats(Some(4)), Ok(4));
    for seats in [0, 1, 5] {
        assert!(options.seats(Some(seats)).is_err(), "{seats} play");
    }
}

#[test]
fn s2_nobody_sees_the_cards_of_the_others() {
    let game = table(3, 3);
    for viewer in Viewer::all(3) {
        let view = game.state().view(viewer);
        let seen = view.hands[..3]
            .iter()
            .filter(|hand| matches!(hand, Hand::Seen(_)));
        let own = usize::from(viewer != Viewer::Spectator);
        assert_eq!(seen.count(), own, "{viewer:?}");
        assert_eq!(view.deck, 24 - 9);
    }
}

#[test]
fn s7_and_s8_the_game_ends_with_the_last_card_and_beds_count() {
    let mut game = table(2, 2);
    while let Some(seat) = game.state().awaits().first() {
        let action = game.legal(seat)[0];
        game.submit(game.ply(), seat, action)
            .expect("a legal action");
    }
    assert_eq!(game.ply(), 24, "every card was played");
    let Status::Over(outcome) = game.state().status() else {
        panic!("nobody has a card left");
    };
    let position = game.position();
    assert_eq!(json!(outcome.scores.as_slice()), position["scores"]);
}

#[test]
fn s9_as_many_cards_are_dealt_as_the_house_says() {
    for hand in [2, 3, 4, 5] {
        let position = table(hand, 4).position();
        let hands = position["hands"].as_array().expect("a list");
        assert!(
            hands
                .iter()
                .all(|cards| cards.as_array().map(Vec::len) == Some(hand.into()))
        );
    }
    let given = json!({ "hand": 6 });
    let read = house::read::<Options>(given.as_object().expect("an object"));
    assert!(read.is_err(), "nobody is dealt six");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let fresh = table(3, 2).position();
    for (field, value) in [
        (
            "hands",
            json!([["leek"], ["leek"], ["leek"], ["leek"], ["leek"]]),
        ),
        ("hands", json!([["oak"], ["leek"]])),
        ("deck", json!([])),
        ("marks", json!(1)),
    ] {
        let mut fields = fresh.as_object().expect("an object").clone();
        fields.insert(field.to_owned(), value);
        let read = Sprout::from_position(&Options::default(), None, &fields);
        assert!(read.is_err(), "{field}");
    }
}

#[test]
fn a_changed_deck_is_played_with_as_long_as_it_is_asked_for() {
    let changed = Sprout::FILE.replace("\t7\t", "\t9\t");
    let changed: &'static _ = Box::leak(Box::new(Sprout::read(&changed).expect("a good file")));
    let pumpkin = || Card::from_id("pumpkin").map(Card::worth);
    assert_eq!(Sprout::with(changed, pumpkin), Some(9));
    assert_eq!(pumpkin(), Some(7));
}

#[test]
fn a_changed_data_file_may_say_what_cards_are_worth() {
    assert!(Sprout::read(Sprout::FILE).is_ok());
    assert!(Sprout::read(&Sprout::FILE.replace("\t7\t", "\t9\t")).is_ok());
    for (from, to) in [
        ("pumpkin", "melon"),
        ("\t7\t", "\tmuch\t"),
        ("\t5\t", "\t60\t"),
    ] {
        assert!(
            Sprout::read(&Sprout::FILE.replace(from, to)).is_err(),
            "{to}"
        );
    }
    let none = Sprout::FILE
        .replace("\t5\t", "\t0\t")
        .replace("\t4\t", "\t0\t");
    assert!(Sprout::read(&none).is_err(), "too few cards for four hands");
}
