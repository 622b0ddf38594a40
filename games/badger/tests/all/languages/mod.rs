//! What the game says, word by word, in English and German.

mod catalogue;
mod decisions;

use badger::{Action, Badger, Card, Event, Options, Suit};
use engine::{
    Forecast, Game as _, MAX_PROSPECTS, Message, Notation as _, Seat, Tactics as _, Viewer, house,
};
use i18n::{Arg, Language, speaking};
use serde_json::{Map, Value, json};

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn card(id: &str) -> Card {
    Card::from_id(id).expect("a card of the Decktet")
}

fn options(house: Value) -> Options {
    let Value::Object(house) = house else {
        panic!("house rules are an object");
    };
    house::read(&house).expect("options of the game")
}

/// A position with the same bottom of the pile and the same Pawn out in every test.
fn game(house: Value, fields: Value) -> Badger {
    let mut position = Map::new();
    position.insert("removed_pawn".to_owned(), json!("harvest"));
    position.insert("dealer".to_owned(), json!(1));
    let Value::Object(fields) = fields else {
        panic!("a position is an object");
    };
    position.extend(fields);
    Badger::from_position(&options(house), None, &position)
        .expect("a position that can be")
        .0
}

fn text(language: Language, message: &Message) -> String {
    speaking(language, || message.to_string())
}

#[track_caller]
fn says(message: &Message, english: &str, german: &str) {
    assert_eq!(text(Language::English, message), english);
    assert_eq!(text(Language::German, message), german);
}

/// What everybody reads of an event.
#[track_caller]
fn tells(event: &Event, english: &str, german: &str) {
    for viewer in Viewer::all(2) {
        let told = Badger::tell(event, viewer).expect("events are told");
        says(&told, english, german);
    }
}

#[test]
fn plays_are_told_with_the_card_in_short() {
    let played = |id: &str, named| Event::Played {
        seat: seat(0),
        card: card(id),
        named,
    };
    tells(
        &played("light-keeper", None),
        "Seat 1 plays the Light Keeper (P SWK).",
        "Platz 1 spielt Light Keeper (P SWK).",
    );
    tells(
        &played("ace-leaves", None),
        "Seat 1 plays Ace of Leaves (Ace L).",
        "Platz 1 spielt das Ass des Laubs (Ass L).",
    );
    tells(
        &played("origin", Some(Suit::Leaves)),
        "Seat 1 plays the Origin (2 WL) as Leaves.",
        "Platz 1 spielt Origin (2 WL) und sagt Laub an.",
    );
}

/// Verbs agree with the suit: Laub is one, all others are many.
#[test]
fn exchanges_and_deals_are_told_with_the_trump() {
    let exchanged = |trump| Event::Exchanged {
        seat: seat(1),
        laid: card("mountain"),
        taken: card("ace-suns"),
        trump,
    };
    tells(
        &exchanged(Suit::Moons),
        "Seat 2 makes the Mountain (4 MS) the decree and takes Ace of Suns (Ace S): trump is Moons.",
        "Platz 2 macht Mountain (4 MS) zum Dekret und nimmt das Ass der Sonnen (Ass S): Trumpf sind Monde.",
    );
    tells(
        &exchanged(Suit::Leaves),
        "Seat 2 makes the Mountain (4 MS) the decree and takes Ace of Suns (Ace S): trump is Leaves.",
        "Platz 2 macht Mountain (4 MS) zum Dekret und nimmt das Ass der Sonnen (Ass S): Trumpf ist Laub.",
    );
    tells(
        &Event::Kept { seat: seat(1) },
        "Seat 2 leaves the decree.",
        "Platz 2 lässt das Dekret liegen.",
    );
    let dealt = |id: &str, trump| Event::Dealt {
        round: 2,
        dealer: seat(0),
        decree: card(id),
        trump,
    };
    tells(
        &dealt("ace-waves", Suit::Waves),
        "Seat 1 deals round 2; the decree is Ace of Waves (Ace W), trump is Waves.",
        "Platz 1 gibt Runde 2 und deckt als Dekret das Ass der Wellen (Ass W) auf; Trumpf sind Wellen.",
    );
    tells(
        &dealt("savage", Suit::Leaves),
        "Seat 1 deals round 2; the decree is the Savage (3 LY), trump is Leaves.",
        "Platz 1 gibt Runde 2 und deckt als Dekret Savage (3 LY) auf; Trumpf ist Laub.",
    );
}

/// B61, B62: only its player reads which card it is.
#[test]
fn draws_and_burials_are_told_to_their_player_alone() {
    let drew = Event::Drew {
        seat: seat(0),
        card: card("ace-moons"),
    };
    let buried = Event::Buried {
        seat: seat(0),
        card: card("battle"),
    };
    let told = |event, viewer| Badger::tell(event, viewer).expect("events are told");
    says(
        &told(&drew, Viewer::Seat(seat(0))),
        "You draw Ace of Moons (Ace M).",
        "Du ziehst das Ass der Monde (Ass M).",
    );
    says(
        &told(&buried, Viewer::Seat(seat(0))),
        "You bury the Battle (4 YK).",
        "Du vergräbst Battle (4 YK).",
    );
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let (drew, buried) = (told(&drew, viewer), told(&buried, viewer));
        says(&drew, "Seat 1 draws a card.", "Platz 1 zieht eine Karte.");
        says(
            &buried,
            "Seat 1 buries a card.",
            "Platz 1 vergräbt eine Karte.",
        );
        let args = drew.args().chain(buried.args());
        assert!(args.into_iter().all(|(name, _)| name == "seat"));
    }
}

#[test]
fn tricks_and_rounds_are_told_with_their_points() {
    let took = |sevens| Event::TookTrick {
        seat: seat(0),
        cards: [card("ace-moons"), card("castle")],
        sevens,
    };
    tells(
        &took(0),
        "Seat 1 takes the trick of Ace of Moons and the Castle.",
        "Platz 1 bekommt den Stich aus dem Ass der Monde und Castle.",
    );
    tells(
        &took(1),
        "Seat 1 takes the trick of Ace of Moons and the Castle and 1 point for the seven.",
        "Platz 1 bekommt den Stich aus dem Ass der Monde und Castle, dazu 1 Punkt für die Sieben.",
    );
    tells(
        &took(2),
        "Seat 1 takes the trick of Ace of Moons and the Castle and 2 points for the sevens.",
        "Platz 1 bekommt den Stich aus dem Ass der Monde und Castle, dazu 2 Punkte für die Siebenen.",
    );
    tells(
        &Event::AceLeads { seat: seat(1) },
        "The losing Ace gives Seat 2 the lead.",
        "Das Ass hat verloren, also spielt Platz 2 als Nächstes aus.",
    );
    tells(
        &Event::RoundScored {
            round: 3,
            tricks: [9, 4],
            points: [8, 2],
            scores: [22, 14],
        },
        "Round 3: tricks 9:4, points 8:2, totals 22:14.",
        "Runde 3: Stiche 9:4, Punkte 8:2, zusammen 22:14.",
    );
    let over = |winner| Event::Over {
        scores: [22, 14],
        winner,
    };
    tells(
        &over(Some(seat(0))),
        "Seat 1 wins, 22:14.",
        "Platz 1 gewinnt, 22:14.",
    );
    tells(&over(None), "A draw, 22:14.", "Unentschieden, 22:14.");
}

#[test]
fn hints_give_their_reason() {
    let reason = |tricks: [u8; 2], means: [f32; 3]| {
        let game = game(
            json!({}),
            json!({
                "decree": "ace-suns", "pile": ["cave"], "tricks": tricks,
                "hands": [["author"], ["soldier"]],
            }),
        );
        let mut forecast = Forecast {
            outlook: 0.5,
            means: [0.0; MAX_PROSPECTS],
            spreads: [0.0; MAX_PROSPECTS],
        };
        forecast.means[..3].copy_from_slice(&means);
        let view = game.view(Viewer::Seat(seat(0)));
        Badger::reason(&view, seat(0), Action::Keep, &forecast, None).expect("a reason")
    };
    says(
        &reason([4, 8], [2.04, 6.0, 0.954]),
        "with 4 tricks to 8 so far, expects 2.0 points to 6.0 in this round; fears to come off worse in 95 %",
        "bei bisher 4 Stichen gegen 8 sind in dieser Runde 2,0 Punkte gegen 6,0 zu erwarten; in 95 % der Fälle geht die Runde verloren",
    );
    says(
        &reason([1, 0], [3.26, 2.7, 0.0]),
        "with 1 trick to 0 so far, expects 3.3 points to 2.7 in this round; fears to come off worse in 0 %",
        "bei bisher 1 Stich gegen 0 sind in dieser Runde 3,3 Punkte gegen 2,7 zu erwarten; in 0 % der Fälle geht die Runde verloren",
    );
}

/// Seats, cards and suits are arguments, so that a page can make links and marks of them.
#[test]
fn people_cards_and_suits_are_arguments() {
    let exchanged = Event::Exchanged {
        seat: seat(1),
        laid: card("mountain"),
        taken: card("ace-suns"),
        trump: Suit::Moons,
    };
    let told = Badger::tell(&exchanged, Viewer::Spectator).expect("events are told");
    assert_eq!(told.id(), "exchanged");
    let args: Vec<(&str, &Arg<'static>)> = told.args().collect();
    assert!(
        matches!(
            args.as_slice(),
            [
                ("seat", Arg::Seat(i18n::Seat(1))),
                ("laid", Arg::Piece(laid)),
                ("mark", Arg::Text(_)),
                ("taken", Arg::Piece(taken)),
                ("old", Arg::Message(_)),
                ("suit", Arg::Message(_)),
            ] if laid.id == "mountain" && taken.id == "ace-suns"
        ),
        "{args:?}"
    );
}
