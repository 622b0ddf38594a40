//! What a view shows is told zone by zone, and nothing it hides.

use badger::{Badger, Options};
use engine::{
    Game as _, Match, Notation as _, Seat, Seed, Viewer,
    zones::{Holding, Zone, numbers, seats, zones},
};
use i18n::Numbered;

fn fresh() -> Match<Badger> {
    Match::new(Options::default(), None, Seed::from(5)).expect("the usual rules")
}

fn shown(viewer: Viewer) -> Vec<Zone> {
    let game = fresh();
    zones::<Badger>(&game.state().view(viewer), game.chronicle(), &Numbered)
}

fn find(zones: &[Zone], key: &str, of: Option<usize>) -> Zone {
    let of = of.map(Seat::new);
    let found = zones.iter().find(|zone| zone.key == key && zone.of == of);
    found
        .unwrap_or_else(|| panic!("no {key} of {of:?}"))
        .clone()
}

fn pieces(zone: &Zone) -> Vec<Option<&'static str>> {
    match &zone.holds {
        Holding::Pieces(pieces) => pieces.iter().map(|p| p.map(|piece| piece.id)).collect(),
        Holding::Value(value) => panic!("{} is {value}", zone.name),
    }
}

#[test]
fn hands_are_shared_out_among_the_seats_and_others_lie_face_down() {
    let zones = shown(Viewer::Seat(Seat::new(1)));
    let own = pieces(&find(&zones, "hands", Some(1)));
    assert!(
        own.len() == 13 && own.iter().all(Option::is_some),
        "{own:?}"
    );
    let other = pieces(&find(&zones, "hands", Some(0)));
    assert_eq!(other, [None; 13]);
    for seat in [0, 1] {
        let hand = find(&shown(Viewer::Spectator), "hands", Some(seat));
        assert_eq!(pieces(&hand), [None; 13]);
    }
}

#[test]
fn numbers_are_values_and_a_card_is_a_piece() {
    let zones = shown(Viewer::Spectator);
    let score = find(&zones, "scores", Some(0));
    assert_eq!(score.holds, Holding::Value("0".to_owned()));
    assert_eq!(pieces(&find(&zones, "decree", None)).len(), 1);
    assert_eq!(find(&zones, "round", None).name, "round");
}

#[test]
fn what_is_told_elsewhere_is_left_out() {
    let zones = shown(Viewer::Spectator);
    for key in ["phase", "recall", "to_act", "over"] {
        assert!(zones.iter().all(|zone| zone.key != key), "{key}");
    }
}

#[test]
fn a_table_has_as_many_seats_as_a_guess_and_a_number_for_each() {
    let game = fresh();
    let view = game.state().view(Viewer::Spectator);
    assert_eq!(seats::<Badger>(&view), 2);
    let of = |key| numbers::<Badger>(&view, game.chronicle(), key);
    assert_eq!(of("scores"), Some(vec![0, 0]));
    assert_eq!(of("hands"), None);
    assert_eq!(of("marks"), None);
}

/// A game that does not say what its actions are called names them in notation.
#[test]
fn an_action_is_called_what_the_game_says() {
    let game = fresh();
    let seat = game.state().awaits().first().expect("somebody acts");
    let view = game.state().view(Viewer::Seat(seat));
    let action = game.legal(seat)[0];
    let words = Badger::action_words(&view, action).to_string();
    assert!(words.starts_with("lead "), "{words}");
}
