//! The Badger on the Borderland on a page.

mod card;
mod glossary;
pub(crate) mod words;

use std::ops::RangeInclusive;

use crate::{
    Action, Badger, Card, Hand, History, Phase,
    round::{TRICK_POINTS, trick_points},
};
use engine::{Outcome, Seat, Viewer};
use i18n::{Each, Language, Message, Phrase};
use maud::{Markup, Render, html};

use board::piece::{Backs, Item, Piece, zone};
use board::{
    Board, Face, Faces, Named, Plain, Scene, Shelf, Source, Term,
    room::{InPlace, Room},
};

/// The bytes of a table, more or less.
const TABLE: usize = 16_384;

/// The bytes of a hand, more or less.
const HAND: usize = 2048;

impl Board for Badger {
    const STYLE: &'static str = include_str!("../../style.css");
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = Some([
        include_str!("../../tutorial/en.json"),
        include_str!("../../tutorial/de.json"),
    ]);

    fn draw(scene: &Scene<'_, Self>) -> Markup {
        let others = Seat::all(2).filter(|&seat| !scene.view.viewer.is(seat));
        html! {
            (Room(TABLE))
            @for seat in others { (hidden_hand(scene, seat)) }
            (decree(scene))
            (trick(scene))
            (stacks(scene))
            @if let Some(zone) = last_trick(scene) { (zone) }
            @if let Some(zone) = taken(scene) { (zone) }
            @if let Some(zone) = rounds(scene) { (zone) }
        }
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        let view = scene.view;
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        let Hand::Seen(cards) = view.hands[seat.index()] else {
            return None;
        };
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.sort_by_key(|card| (card.rank(), *card));
        let verb = match view.phase {
            Phase::Lead | Phase::Follow | Phase::Over => "play",
            Phase::Exchange => "exchange",
            Phase::Bury => "bury",
        };
        let cards = InPlace(|before| {
            html! {
                (before)
                ul .cards { @for &card in &cards { (item(scene, card, Some(verb))) } }
            }
        });
        Some(html! { (Room(HAND)) (zone("own", words::YOUR_HAND, cards)) })
    }

    fn preview(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        Some(words::preview(scene.view, action))
    }

    fn task(scene: &Scene<'_, Self>, _: Seat) -> Message {
        scene.view.task().into()
    }

    fn progress(scene: &Scene<'_, Self>) -> Message {
        words::progress(scene.view)
    }

    fn standing(scene: &Scene<'_, Self>, seat: Seat) -> Message {
        words::standing(scene.view, seat)
    }

    fn breakdown(scene: &Scene<'_, Self>, seat: Seat) -> Vec<Source> {
        let (view, i) = (scene.view, seat.index());
        let mut sources = Vec::new();
        // Until the end the table shows the points of every round: here is what this one
        // would bring.
        if view.phase != Phase::Over {
            let (sevens, tricks) = (view.sevens[i], view.tricks[i]);
            let earlier = view.scores[i] - u16::from(sevens);
            sources.push(Source::new(words::EARLIER_ROUNDS, earlier));
            sources.push(Source::new(
                words::message::tricks_count(tricks),
                trick_points(tricks),
            ));
            if sevens > 0 {
                sources.push(Source::new(words::SEVENS, sevens));
            }
            return sources;
        }
        let mut counted = 0;
        for round in scene.chronicle {
            let tricks = i64::from(trick_points(round.tricks[i]));
            let points = i64::from(round.points[i]);
            let what = words::message::round_source(
                round.round,
                words::message::tricks_count(round.tricks[i]),
            );
            sources.push(Source::new(what, tricks));
            if points > tricks {
                let what = words::message::round_source(round.round, words::SEVENS);
                sources.push(Source::new(what, points - tricks));
            }
            counted += points;
        }
        // A table that was set up in mid-game begins with points from before.
        let earlier = i64::from(view.scores[i]) - counted;
        if earlier > 0 {
            sources.insert(0, Source::new(words::EARLIER_ROUNDS, earlier));
        }
        sources
    }

    fn ending(scene: &Scene<'_, Self>, outcome: &Outcome) -> Message {
        words::ending(scene.view, outcome)
    }

    fn cards() -> &'static [Named] {
        static CARDS: Each<Vec<Named>> = Each::new(|| {
            let named = |card: Card| Named {
                id: card.id(),
                name: words::name(card),
            };
            Card::all().map(named).collect()
        });
        CARDS.spoken()
    }

    fn faces() -> &'static Faces {
        static FACES: Each<Faces> = Each::new(|| {
            let face = |card: Card| Face {
                drawing: card::face(card),
                name: words::full_name(card),
            };
            Card::all().map(|card| (card.id(), face(card))).collect()
        });
        FACES.spoken()
    }

    fn glossary() -> Vec<Term> {
        glossary::terms()
    }

    fn gallery() -> Vec<Shelf> {
        let shelf = |(title, ranks): (Phrase, RangeInclusive<u8>)| {
            let mut cards: Vec<Card> = Card::all()
                .filter(|card| ranks.contains(&card.rank()))
                .collect();
            cards.sort_by_key(|card| card.rank());
            Shelf {
                title: title.into(),
                cards: cards.into_iter().map(Card::id).collect(),
            }
        };
        words::SHELVES.into_iter().map(shelf).collect()
    }
}

/// A card in a list; with a verb, one that may be tried.
fn item<'a>(scene: &Scene<'_, Badger>, card: Card, verb: Option<&'a str>) -> Item<'a> {
    let piece = Piece {
        attempt: verb.map(|verb| (verb, card.id())),
        sign: card.bears(scene.view.trump).then_some("data-trump"),
        ..Piece::card(card.id())
    };
    piece.item(scene)
}

fn decree(scene: &Scene<'_, Badger>) -> impl Render {
    let view = scene.view;
    zone(
        "decree",
        words::DECREE,
        InPlace(move |before| {
            html! {
                (before)
                ul .cards { (item(scene, view.decree, None)) }
                p .trump { (Plain(&words::trump(view.trump))) " " (card::suit(view.trump)) }
                p .count { (words::PILE) ": " (Plain(&board::words::cards(usize::from(view.pile)))) }
                @if let Some(removed) = view.removed { p .count { (words::OUT) ": " (Plain(words::name(removed))) " (" (Plain(removed.mark())) ")" } }
            }
        }),
    )
}

/// The clearing: a place for the card that is led, and one for the answer.
fn trick(scene: &Scene<'_, Badger>) -> impl Render {
    let (view, who) = (scene.view, scene.who);
    let (leader, follower) = (view.leader, view.leader.next(2));
    let led = match view.led {
        None => words::leads(who.of(leader)),
        Some(_) => words::led_by(who.of(leader), view.named),
    };
    let followed = match view.followed {
        None => words::follows(who.of(follower)),
        Some(_) => words::followed_by(who.of(follower)),
    };
    let places = [(view.led, leader, led), (view.followed, follower, followed)];
    zone(
        "trick",
        words::TRICK,
        InPlace(move |before| {
            html! {
                (before)
                @if view.phase == Phase::Over { p .count { (words::NOTHING_LED) } }
                @else {
                    div .clearing { @for (card, seat, words) in &places {
                        div .place {
                            p .count { (board::marks::seat(who, *seat)) " " (Plain(words)) }
                            ul .cards { @match card { Some(card) => (item(scene, *card, None)), None => li .gap {} } }
                        }
                    } }
                }
            }
        }),
    )
}

fn last_trick(scene: &Scene<'_, Badger>) -> Option<impl Render> {
    let view = scene.view;
    let last = view
        .last_trick
        .filter(|_| view.history() != History::None)?;
    Some(zone(
        "last small",
        words::LAST_TRICK,
        InPlace(move |before| {
            html! {
                (before)
                ul .cards { @for card in last.cards { (item(scene, card, None)) } }
                p .count { (Plain(&words::taken_by(scene.who.of(last.winner)))) }
            }
        }),
    ))
}

fn hidden_hand(scene: &Scene<'_, Badger>, seat: Seat) -> impl Render {
    let count = scene.view.hands[seat.index()].len();
    let words = board::words::cards(count);
    let key = ["back0", "back1"][seat.index()];
    zone(
        "theirs",
        words::hand_of(scene.who.of(seat)),
        InPlace(
            move |before| html! { (before) p .count { (Plain(&words)) } (Backs { key, count }) },
        ),
    )
}

/// The tricks of this round as stacks, with what they are worth now, beside the scale.
fn stacks(scene: &Scene<'_, Badger>) -> impl Render {
    let view = scene.view;
    zone(
        "stacks",
        words::STACKS,
        InPlace(move |before| {
            html! {
                (before)
                @for seat in Seat::all(2) {
                    @let tricks = view.tricks[seat.index()];
                    div .stack {
                        p { (board::marks::seat(scene.who, seat)) " " b { (Plain(scene.who.of(seat))) } }
                        (Backs { key: ["trick0-", "trick1-"][seat.index()], count: tricks.into() })
                        p .count { (Plain(&words::worth(tricks))) }
                    }
                }
                table {
                    tr { th scope="row" { (words::TRICKS) } @for (from, to, _) in TRICK_POINTS { td { (from) @if from < to { "–" (to) } } } }
                    tr { th scope="row" { (board::words::POINTS) } @for (_, _, points) in TRICK_POINTS { td { (points) } } }
                    tr {
                        th scope="row" { (words::NOW) }
                        @for (from, to, _) in TRICK_POINTS {
                            td { @for seat in Seat::all(2) {
                                @if (from..=to).contains(&view.tricks[seat.index()]) { (board::marks::seat(scene.who, seat)) span .aside { (Plain(scene.who.of(seat))) } }
                            } }
                        }
                    }
                }
            }
        }),
    )
}

fn rounds(scene: &Scene<'_, Badger>) -> Option<impl Render> {
    let table = InPlace(move |before| {
        html! {
            (before)
            table {
                thead { tr {
                    th scope="col" { (words::ROUND) }
                    @for seat in Seat::all(2) { th scope="col" { (scene.who.of(seat)) } }
                } }
                @for round in scene.chronicle {
                    tr {
                        th scope="row" { (round.round) }
                        @for i in 0..2 { td { (words::tricks(round.tricks[i])) ", " (board::words::points(round.points[i].into())) } }
                    }
                }
            }
        }
    });
    (!scene.chronicle.is_empty()).then(|| zone("rounds", words::ROUNDS, table))
}

/// B97: the cards of this round that are gone, where they may be looked at.
fn taken(scene: &Scene<'_, Badger>) -> Option<impl Render> {
    let view = scene.view;
    let last = view
        .last_trick
        .map_or([None, None], |last| last.cards.map(Some));
    let mut gone: Vec<Card> = (view.gone.iter())
        .filter(|&card| !last.contains(&Some(card)))
        .collect();
    if view.history() != History::Full || gone.is_empty() {
        return None;
    }
    gone.sort_by_key(|card| (card.rank(), *card));
    let cards = InPlace(move |before| {
        html! {
            (before)
            ul .cards { @for &card in &gone { (item(scene, card, None)) } }
        }
    });
    Some(zone("taken small", words::TAKEN, cards))
}
