//! What a view keeps to itself: B63, B95 and B96.

use badger::{Action, Badger, Card, Options};
use engine::{Game as _, Match, Notation as _, Seat, Seed, Viewer};
use serde_json::{Value, json};

use super::SEATS;

fn game(position: &Value) -> Match<Badger> {
    Match::from_position(Options::default(), None, Seed::from(1), position)
        .expect("a position that can be")
}

fn card(id: &str) -> Card {
    Card::from_id(id).expect("a card of the Decktet")
}

/// Seat 0 leads; what differs in `other` is hidden from seat 1.
fn position(hand: [&str; 3], pile: [&str; 6]) -> Value {
    json!({
        "removed_pawn": "watchman",
        "decree": "bard",
        "pile": pile,
        "hands": [hand, ["mountain", "castle", "penitent"]],
        "gone": [],
    })
}

fn same_to(viewer: Viewer, one: &Match<Badger>, other: &Match<Badger>) -> bool {
    one.state().view(viewer) == other.state().view(viewer) && one.view(viewer) == other.view(viewer)
}

fn submit(game: &mut Match<Badger>, seat: Seat, action: Action) -> Vec<badger::Event> {
    let ply = game.ply();
    game.submit(ply, seat, action).expect("legal").events
}

const PILE: [&str; 6] = ["lunatic", "market", "cave", "mill", "pact", "author"];
const OTHER_PILE: [&str; 6] = ["origin", "author", "cave", "mill", "pact", "market"];

/// B96: the other hand and the pile.
#[test]
fn positions_that_differ_in_hidden_cards_look_the_same() {
    let one = game(&position(["soldier", "journey", "origin"], PILE));
    let other = game(&position(["soldier", "journey", "lunatic"], OTHER_PILE));
    assert_ne!(one.position(), other.position());
    assert!(same_to(Viewer::Seat(SEATS[1]), &one, &other));
    assert!(same_to(Viewer::Spectator, &one, &other));
    assert!(!same_to(Viewer::Seat(SEATS[0]), &one, &other));
}

/// B63, B96: neither the drawn nor the buried card of a 5 is seen, in views or
/// in what is told.
#[test]
fn a_five_shows_neither_of_its_cards_to_others() {
    let mut one = game(&position(["soldier", "journey", "origin"], PILE));
    let mut other = game(&position(["soldier", "journey", "lunatic"], OTHER_PILE));
    let mut told = [Vec::new(), Vec::new()];
    for (i, (game, buried)) in [(&mut one, "journey"), (&mut other, "origin")]
        .into_iter()
        .enumerate()
    {
        told[i] = submit(game, SEATS[0], Action::play(card("soldier")));
        let bury = Action::Bury { card: card(buried) };
        told[i].extend(submit(game, SEATS[0], bury));
    }
    for viewer in [Viewer::Seat(SEATS[1]), Viewer::Spectator] {
        assert!(same_to(viewer, &one, &other));
        let [one, other] = [&told[0], &told[1]].map(|events| {
            let words = events.iter().map(|event| Badger::tell(event, viewer));
            words.collect::<Vec<_>>()
        });
        assert_eq!(one, other);
    }
    assert!(!same_to(Viewer::Seat(SEATS[0]), &one, &other));
}

/// B95: that a 5 drew and buried, and both cards of an exchange, are public.
#[test]
fn an_exchange_shows_both_of_its_cards_to_all() {
    let mut one = game(&position(["journey", "soldier", "origin"], PILE));
    submit(&mut one, SEATS[0], Action::play(card("journey")));
    let events = submit(&mut one, SEATS[0], Action::exchange(card("origin")));
    for viewer in [
        Viewer::Seat(SEATS[0]),
        Viewer::Seat(SEATS[1]),
        Viewer::Spectator,
    ] {
        let words = Badger::tell(&events[0], viewer)
            .expect("all notice it")
            .to_string();
        assert!(
            words.contains("Origin") && words.contains("Bard"),
            "{words}"
        );
        let view = one.view(viewer);
        assert_eq!(view["decree"], "origin");
        assert_eq!(view["recall"]["taken"][0]["card"], "bard");
    }
}

/// B96: in every guess the hidden cards may lie elsewhere, and the view stays
/// the same.
#[test]
fn guesses_move_hidden_cards_and_keep_the_view() {
    let state = super::table(&Options::default(), 5);
    for viewer in Viewer::all(2) {
        let view = state.view(viewer);
        let guesses = (0..20).map(|n| Badger::determinize(&view, &mut Seed::from(9).bot(n)));
        let mut moved = 0;
        for guess in guesses {
            assert_eq!(guess.view(viewer), view);
            moved += u32::from(guess != state);
        }
        assert!(moved >= 19, "{viewer:?}: {moved} of 20 guesses differ");
    }
}
