//! A game that draws nothing itself is played, printed and measured all the same.

#![allow(
    clippy::unwrap_used,
    clippy::redundant_closure_for_method_calls,
    reason = "a test fails where something unexpected happens"
)]

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::AtomicBool},
};

use board::{Board as _, Choice, Detail, Names, Scene, choices};
use engine::{Game as _, Match, Notation as _, Seat, Seed, Status, Viewer};
use i18n::{Language, speaking};
use lab::{Course, Plan, Study as _, Tallies};
use print::{Edition, Order, Part};
use sprout::{Options, Sprout};
use term::{Session, Sitter};

fn fresh(seed: u64, seats: usize) -> Match<Sprout> {
    Match::new(Options::default(), Some(seats), Seed::from(seed)).unwrap()
}

/// What a page is drawn from: table, hand, and what may be done.
struct Page {
    board: String,
    hand: String,
    task: String,
    progress: String,
    choices: Vec<Choice>,
}

fn page(game: &Match<Sprout>, viewer: Viewer, detail: Detail) -> Page {
    let who = Names::new(vec!["Ana".to_owned(), "Ben".to_owned(), "Cem".to_owned()]);
    let view = game.state().view(viewer);
    let scene = Scene {
        viewer,
        view: &view,
        chronicle: game.chronicle(),
        who: &who,
        detail,
    };
    let legal = match viewer {
        Viewer::Seat(seat) => game.legal(seat),
        Viewer::Spectator => Vec::new(),
    };
    Page {
        board: Sprout::draw(&scene).into_string(),
        hand: Sprout::hand(&scene).map_or_else(String::new, |hand| hand.into_string()),
        task: Sprout::task(&scene, Seat::new(0)).to_string(),
        progress: Sprout::progress(&scene).to_string(),
        choices: choices(&scene, game.state(), &legal),
    }
}

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    let parts = html.split(begin.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn a_whole_game_is_played_by_touching_cards() {
    for language in Language::ALL {
        speaking(language, || {
            let mut game = fresh(3, 3);
            while let Some(seat) = game.state().awaits().first() {
                let page = page(&game, Viewer::Seat(seat), Detail::Full);
                let held = values(&page.hand, "data-touch");
                for choice in &page.choices {
                    let [touch] = &choice.touches[..] else {
                        panic!("{choice:?} touches one card");
                    };
                    assert!(held.contains(&&**touch), "{choice:?} of {held:?}");
                    assert!(choice.label.starts_with(char::is_uppercase), "{choice:?}");
                }
                let text = &page.choices[game.ply() % page.choices.len()].text;
                let action = game.state().parse_action(text).unwrap();
                game.submit(game.ply(), seat, action).unwrap();
            }
            assert_eq!(game.ply(), 24);
        });
    }
}

#[test]
fn a_page_shows_own_cards_and_backs_of_others_and_no_key_twice() {
    let mut game = fresh(8, 3);
    while let Some(seat) = game.state().awaits().first() {
        for viewer in Viewer::all(3) {
            let page = page(&game, viewer, Detail::Full);
            let all = [page.board.as_str(), &page.hand].concat();
            let keys = values(&all, "data-key");
            let once: BTreeSet<&str> = keys.iter().copied().collect();
            assert_eq!(once.len(), keys.len(), "{keys:?}");
            let position = game.position();
            let len = |value: &serde_json::Value| value.as_array().map_or(0, Vec::len);
            let hidden: usize = Seat::all(3)
                .filter(|&seat| !viewer.is(seat))
                .map(|seat| len(&position["hands"][seat.index()]))
                .sum();
            let deck = len(&position["deck"]);
            let backs = all.matches("<li class=\"back\"").count();
            assert_eq!(backs, hidden + deck.min(3), "{viewer:?}");
            assert_eq!(values(&all, "data-face").len(), 24 - hidden - deck);
            let held = values(&page.hand, "data-touch");
            assert_eq!(held.len(), values(&page.hand, "data-face").len());
            for touch in values(&page.board, "data-touch") {
                assert!(!held.contains(&touch), "{touch} of the hand is meant");
            }
            assert_eq!(page.hand.is_empty(), viewer == Viewer::Spectator);
        }
        let action = game.legal(seat)[0];
        game.submit(game.ply(), seat, action).unwrap();
    }
}

#[test]
fn a_page_says_what_is_to_be_decided_and_how_everybody_stands() {
    let game = fresh(1, 2);
    let shown = page(&game, Viewer::Seat(Seat::new(0)), Detail::Full);
    assert_eq!(shown.task, "plant a card, or put one on the compost");
    assert_eq!(shown.progress, "");
    assert!(shown.board.contains("3 face down"), "{}", shown.board);
    assert!(!shown.board.contains("Points"), "they stand on plates");
    for heading in ["Bed", "Compost", "Deck"] {
        assert!(shown.board.contains(heading), "{heading}");
    }
    let german = speaking(Language::German, || {
        page(&game, Viewer::Seat(Seat::new(0)), Detail::Full)
    });
    assert_eq!(
        german.task,
        "pflanze eine Karte, oder leg eine auf den Kompost"
    );
    assert!(german.board.contains("3 verdeckt"));
    let brief = page(&game, Viewer::Seat(Seat::new(0)), Detail::Brief);
    assert!(brief.board.len() + brief.hand.len() < shown.board.len() + shown.hand.len());
}

#[test]
fn cards_say_what_the_data_file_says_of_them() {
    let pumpkin = Sprout::faces().get("pumpkin").unwrap();
    assert_eq!(pumpkin.name, "Pumpkin: Worth 7");
    assert!(
        pumpkin.drawing.0.contains("<svg class=\"art\""),
        "{}",
        pumpkin.drawing.0
    );
    let german = speaking(Language::German, || {
        &Sprout::faces().get("pumpkin").unwrap().name
    });
    assert_eq!(german, "Kürbis: Wert 7");
    assert_eq!(Sprout::cards().len(), 6);
    assert_eq!(Sprout::gallery()[0].cards.len(), 6);
}

#[test]
fn the_points_of_a_seat_add_up_to_its_score() {
    let mut game = fresh(5, 2);
    while let Some(seat) = game.state().awaits().first() {
        let action = game.legal(seat)[0];
        game.submit(game.ply(), seat, action).unwrap();
    }
    let Status::Over(outcome) = game.state().status() else {
        panic!("the game is over");
    };
    let who = Names::new(vec!["Ana".to_owned(), "Ben".to_owned()]);
    let scene = Scene {
        viewer: Viewer::Spectator,
        view: &game.state().view(Viewer::Spectator),
        chronicle: game.chronicle(),
        who: &who,
        detail: Detail::Full,
    };
    for (seat, &score) in outcome.scores.iter() {
        let sources = Sprout::breakdown(&scene, seat);
        let sum: i64 = sources.iter().map(|source| source.points).sum();
        assert_eq!(sum, score);
        let standing = Sprout::standing(&scene, seat).to_string();
        assert_eq!(standing, format!("{score} points"));
    }
    let ending = Sprout::ending(&scene, &outcome).to_string();
    assert!(
        ending.contains("with") && ending.contains("points"),
        "{ending}"
    );
}

#[test]
fn a_whole_game_is_played_in_the_terminal() {
    // The first choice, again and again.
    let input = "1\n".repeat(30);
    let mut told = Vec::new();
    let game = Session::new(fresh(2, 2), vec![Sitter::Human; 2])
        .run(&mut input.as_bytes(), &mut told)
        .unwrap();
    let told = String::from_utf8(told).unwrap();
    assert!(matches!(game.state().status(), Status::Over(_)), "{told}");
    for words in [
        "3 face down",
        "plant lettuce",
        "plant Lettuce",
        "Seat 2",
        "points",
    ] {
        assert!(told.contains(words), "{words} is not in {told}");
    }
}

#[test]
fn the_cards_of_the_data_file_are_printed() {
    let order = Order {
        part: Part::Cards,
        ..Order::new(Edition::of::<Sprout>())
    };
    for language in Language::ALL {
        let order = Order {
            language,
            ..order.clone()
        };
        assert_eq!(print::print(&order).unwrap().pieces, 24, "{language:?}");
    }
    let whole = Order::new(Edition::of::<Sprout>());
    let sheets = print::list(&whole).unwrap();
    assert!(
        sheets.len() > 4,
        "cover, three sheets of cards, rulebook: {sheets:?}"
    );
    let wrong = Order {
        cards: Some("id\tcopies\nleek\tmany\n".to_owned()),
        ..whole
    };
    assert!(print::print(&wrong).is_err());
}

#[test]
fn a_study_counts_lengths_cards_and_kinds_of_actions() {
    let bots = ["random".parse().unwrap()];
    let plan = Plan::<Sprout>::new(Options::default(), None, &bots, Seed::from(7)).unwrap();
    let course = Course {
        deals: 0..40,
        shard: 40,
        threads: 1,
        rows: false,
    };
    let mut tallies = Tallies::default();
    let stop = Arc::new(AtomicBool::new(false));
    lab::run(&[plan], &course, &stop, |shard| {
        tallies.merge(&shard.tallies);
    })
    .unwrap();
    let tally = &tallies.each[0];
    assert_eq!(tally.lengths.quantile(0.5), Some(24));
    let pieces = Sprout::pieces();
    let named = |id: &str| pieces.iter().position(|piece| piece.id == id).unwrap();
    let chosen = |id: &str| tally.pieces[named(id)].touched[2];
    assert!(tally.close > 0);
    assert_eq!(
        chosen("action:plant") + chosen("action:compost"),
        24 * tally.close
    );
    assert_eq!(chosen("lettuce"), 5 * tally.close, "every card is played");
    let [offered, forced, used] = tally.pieces[named("pumpkin")].touched;
    assert!(offered > used && forced < used, "{offered} {forced} {used}");
}
