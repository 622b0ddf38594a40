//! Every position of whole games, drawn: what actions touch is there to be
//! touched, and nothing has the key of another.

use std::collections::HashSet;

use board::{Board, Names, Touch};
use engine::{Chance as _, Match, Seat, Seed, Viewer};
use web::pages::Drawn;

/// What an attribute is set to, everywhere in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let mark = format!(" {attribute}=\"");
    page.split(&mark)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

fn page(drawn: &Drawn) -> String {
    let hand = drawn.hand.as_ref().map_or("", |hand| hand.0.as_str());
    let plates: String = drawn
        .on_plates
        .iter()
        .map(|plate| plate.0.as_str())
        .collect();
    format!("{}{hand}{plates}", drawn.board.0)
}

/// The plates of the players, which a page shows beside the board, can be
/// touched too.
fn is_plate(touch: &str) -> bool {
    touch.starts_with("seat:")
}

fn check<G: Board>(drawn: &Drawn, viewer: Viewer, ply: usize) {
    let page = page(drawn);
    let place = format!("{} at ply {ply} for {viewer:?}", G::ID);
    let mut keys = HashSet::new();
    for key in values(&page, "data-key") {
        assert!(keys.insert(key), "{place}: two things have the key {key}");
    }
    let touchable: HashSet<&str> = values(&page, "data-touch").into_iter().collect();
    for choice in &drawn.choices {
        assert!(!choice.label.is_empty(), "{place}: {}", choice.text);
        for touch in &choice.touches {
            assert!(
                touchable.contains(&**touch) || is_plate(touch),
                "{place}: {} touches {touch}, which is not on the page",
                choice.text
            );
            assert!(!touch.contains(' '), "{place}: {touch}");
        }
        let touched: HashSet<&Touch> = choice.touches.iter().collect();
        assert_eq!(
            touched.len(),
            choice.touches.len(),
            "{place}: {}",
            choice.text
        );
    }
    for look in values(&page, "data-look") {
        assert!(
            G::faces().get(look).is_some(),
            "{place}: nothing to look at: {look}"
        );
    }
    assert!(
        !page.contains("style="),
        "{place}: styles stand in the style sheet"
    );
}

fn play<G: Board>(seed: u64) {
    let seed = Seed::from(seed);
    let mut game: Match<G> = Match::new(G::Options::default(), None, seed)
        .expect("the usual rules allow the usual table");
    let seats = game.state().seats();
    let names = Names::new((0..seats).map(|i| format!("Player {i}")).collect());
    let mut chance = seed.bot(0);
    while let Some(seat) = game.state().awaits().first() {
        let ply = game.ply();
        for viewer in Viewer::all(seats) {
            let drawn = Drawn::of(&game, viewer, &names);
            assert_eq!(drawn.standings.len(), seats);
            check::<G>(&drawn, viewer, ply);
        }
        let legal = game.legal(seat);
        let drawn = Drawn::of(&game, Viewer::Seat(seat), &names);
        assert_eq!(drawn.choices.len(), legal.len());
        let view = game.state().view(Viewer::Seat(seat));
        let action = if G::TEMPERAMENTS.is_empty() {
            chance.choose(&legal)
        } else {
            G::greedy(&view, seat, &legal, 0, &mut chance)
        };
        game.submit(ply, seat, action)
            .expect("a legal action is taken");
    }
    let drawn = Drawn::of(&game, Viewer::Seat(Seat::new(0)), &names);
    let ended = drawn.ended.as_ref().expect("the game is over");
    assert!(!ended.words.to_string().is_empty());
    check::<G>(&drawn, Viewer::Seat(Seat::new(0)), game.ply());
    let total: i64 = drawn.breakdowns[0].iter().map(|source| source.points).sum();
    if !G::TOGETHER.is_team() {
        assert_eq!(
            total,
            ended.outcome.scores[Seat::new(0)],
            "{}: the sources add up",
            G::ID
        );
    }
}

#[test]
fn whatever_an_action_touches_is_on_the_page() {
    for entry in catalog::games() {
        for seed in 0..3 {
            catalog::with_game!(entry.id, G => play::<G>(seed)).unwrap();
        }
    }
}

#[test]
fn every_card_of_a_game_can_be_looked_at_and_is_in_its_gallery() {
    fn check<G: Board>() {
        let gallery: HashSet<&str> = (G::gallery().iter())
            .flat_map(|shelf| shelf.cards.iter().copied())
            .collect();
        for card in G::cards() {
            assert!(G::faces().get(card.id).is_some(), "{}: {}", G::ID, card.id);
            assert!(gallery.contains(card.id), "{}: {}", G::ID, card.id);
        }
    }
    for entry in catalog::games() {
        catalog::with_game!(entry.id, G => check::<G>()).unwrap();
    }
}

#[test]
fn every_mark_on_a_card_is_explained() {
    fn check<G: Board>() {
        let terms = G::glossary();
        for (id, face) in G::faces().iter() {
            for mark in face.drawing.0.split("href=\"#m-").skip(1) {
                let mark = mark.split('"').next().unwrap();
                let explained = terms
                    .iter()
                    .any(|term| term.trace == format!("#m-{mark}\""));
                assert!(explained, "{}: {mark} on {id}", G::ID);
            }
        }
        for term in terms {
            assert!(!term.meaning.is_empty(), "{}: {}", G::ID, term.name);
        }
    }
    for entry in catalog::games() {
        catalog::with_game!(entry.id, G => check::<G>()).unwrap();
    }
}
