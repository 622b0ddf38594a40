//! What people, cards, animals, lanes and spots are called.

use acorn::{Animal, Event, Lane, Race, standard, words};
use engine::{Message, Notation as _, Viewer};
use i18n::{Arg, Language, Phrase, speaking};

use super::{card, seat};

/// Seats, cards and spots are arguments, so that a page can make links of them.
#[test]
fn people_cards_and_spots_are_arguments() {
    let moved = Event::Moved {
        seat: seat(2),
        from: 3,
        to: 7,
    };
    let told = Race::tell(&moved, Viewer::Spectator).expect("events are told");
    assert_eq!(told.id(), "moves");
    let args: Vec<(&str, &Arg<'static>)> = told.args().collect();
    assert!(
        matches!(
            args.as_slice(),
            [("seat", Arg::Seat(i18n::Seat(2))), ("from", Arg::Space(from)), ("to", Arg::Space(to))]
                if from.touch == "spot:3" && to.touch == "spot:7"
        ),
        "{args:?}"
    );
    let bought = Event::Bought {
        seat: seat(0),
        card: card("refresh"),
    };
    let told = Race::tell(&bought, Viewer::Seat(seat(0))).expect("events are told");
    let is_refresh = |arg: &Arg<'static>| matches!(arg, Arg::Piece(p) if p.id == "refresh");
    assert!(told.args().all(|(_, arg)| is_refresh(arg)));
}

/// The catalogue calls cards and animals what the data file calls them, and has a name for
/// each in every language.
#[test]
fn every_card_and_every_animal_has_a_name_in_both_languages() {
    for design in standard().designs() {
        for language in Language::ALL {
            let id = format!("piece-{}", design.id);
            assert!(
                words::CATALOGUE.has_word(language, &id),
                "{id}: {language:?}"
            );
        }
        assert_eq!(design.called(), design.name);
    }
    for animal in Animal::all() {
        let word = animal.word();
        assert_eq!(word.to_string(), animal.name());
        assert_eq!(word.gaps(Language::German), Vec::<String>::new());
    }
    let called = |id: &str, name: &'static str| {
        speaking(Language::German, || words::card_name(id, name).to_owned())
    };
    assert_eq!(called("walk", "Walk"), "Schritt");
    assert_eq!(called("walk", "Stroll"), "Stroll", "of a changed data file");
}

/// Forms that sentences ask for stand at every word they ask for.
#[test]
fn lanes_and_animals_have_their_cases_in_german() {
    let form = |word: Phrase, form: &str| {
        let message: Message = match form {
            "where" => words::message::start_in(word),
            _ => words::message::go_to(word),
        };
        speaking(Language::German, || message.to_string())
    };
    for lane in Lane::ALL {
        let [at, to] = ["where", "to"].map(|f| form(lane.word(), f));
        let bare = speaking(Language::German, || lane.word().to_string());
        assert!(
            !at.starts_with(&bare) && !to.starts_with(&bare),
            "{at}, {to}"
        );
    }
    for animal in Animal::all() {
        let label = words::message::pick(animal.word());
        let label = speaking(Language::German, || label.to_string());
        let articles = ["Den ", "Die ", "Das "];
        assert!(articles.iter().any(|a| label.starts_with(a)), "{label}");
    }
}
