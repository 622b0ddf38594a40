//! The Badger on the Borderland on a page.

mod card;
mod fence;
mod glossary;
mod land;
mod ledger;
mod scenery;
pub(crate) mod words;

use std::ops::RangeInclusive;

use crate::{
    Action, Badger, Card, FinishedTrick, Hand, History, Phase, Side, View, round::trick_points,
};
use engine::{Outcome, Seat, Viewer};
use i18n::{Each, Language, Message, Phrase};
use maud::{Markup, html};

use board::piece::{Backs, Item, Piece, zone};
use board::{Board, Face, Faces, Named, Scene, Shelf, Source, Term, Touch, marks};

/// The places of the clearing, by seat: what is played goes there.
const SLOTS: [&str; 2] = ["slot-0", "slot-1"];

impl Board for Badger {
    const STYLE: &'static str = include_str!("../../style.css");
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = Some([
        include_str!("../../tutorial/en.json"),
        include_str!("../../tutorial/de.json"),
    ]);

    fn draw(scene: &Scene<'_, Self>) -> Markup {
        let others = Seat::all(2).filter(|&seat| !scene.view.viewer.is(seat));
        html! {
            (trick(scene))
            (decree(scene))
            (fence::zone_of(scene))
            (land::zone_of(scene))
            @for seat in others { (hidden_hand(scene, seat)) }
            @if let Some(zone) = last_trick(scene) { (zone) }
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
        let cards =
            html! { ul .cards { @for &card in &cards { (item(scene, card, Some(verb))) } } };
        Some(zone("own", words::YOUR_HAND, cards))
    }

    fn scenery() -> Markup {
        scenery::drawn()
    }

    fn steps(scene: &Scene<'_, Self>) -> Markup {
        let winners = words::trick_winners(scene.view);
        html! {
            span .tricks aria-hidden="true" {
                @for &seat in &winners { (marks::seat(scene.who, seat)) }
                @for left in winners.len()..13 { i .now[left == winners.len()] {} }
            }
        }
    }

    fn ledger(scene: &Scene<'_, Self>) -> Markup {
        ledger::drawn(scene)
    }

    fn destination(scene: &Scene<'_, Self>, action: Action) -> Option<Touch> {
        let view = scene.view;
        Some(match action {
            Action::Play { .. } => SLOTS[view.to_play().index()].into(),
            Action::Exchange { .. } => "decree".into(),
            Action::Bury { .. } => "pile".into(),
            Action::Keep => return None,
        })
    }

    fn preview(scene: &Scene<'_, Self>, action: Action) -> Option<String> {
        Some(words::preview(scene.view, action))
    }

    fn task(scene: &Scene<'_, Self>, _: Seat) -> Message {
        words::task(scene.view)
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

/// The seat in front of the fence: the viewer's, or the first.
fn near(view: &View) -> Seat {
    match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::new(0),
    }
}

/// A card in a list; with a verb, one that may be tried. A hand also knows what would come
/// of each of its cards, and the card takes that along when it is shown elsewhere.
fn item<'a>(scene: &Scene<'_, Badger>, card: Card, verb: Option<&'a str>) -> Item<'a> {
    let view = scene.view;
    let outcome = match (view.phase, verb) {
        (Phase::Follow, Some(_)) => view.outcome_with(card),
        _ => None,
    };
    let sign = match (card.bears(view.trump), outcome) {
        (false, None) => None,
        (true, None) => Some("data-trump"),
        (false, Some((Side::Follower, _))) => Some("data-takes"),
        (true, Some((Side::Follower, _))) => Some("data-trump data-takes"),
        (false, Some((Side::Leader, _))) => Some("data-loses"),
        (true, Some((Side::Leader, _))) => Some("data-trump data-loses"),
    };
    let piece = Piece {
        attempt: verb.map(|verb| (verb, card.id())),
        sign,
        ..Piece::card(card.id())
    };
    piece.item(scene)
}

/// The keys of the cards of the draw pile from below, of which the upper ones are drawn.
const PILED: [&str; 11] = [
    "back-p1", "back-p2", "back-p3", "back-p4", "back-p5", "back-p6", "back-p7", "back-p8",
    "back-p9", "back-p10", "back-p11",
];

/// The stump: decree and draw pile, the trump as a sign, and the card that is out.
fn decree(scene: &Scene<'_, Badger>) -> Markup {
    let view = scene.view;
    let pile = usize::from(view.pile);
    let top = PILED.iter().take(pile).skip(pile.saturating_sub(3));
    let suit = view.trump;
    zone(
        "decree",
        words::DECREE,
        html! {
            svg .stump aria-hidden="true" { use href="#b-stump" {} }
            div .card-of-decree data-slot="decree" { ul .cards { (item(scene, view.decree, None)) } }
            div .pile data-slot="pile" {
                @for key in top { span .back data-key=(key) {} }
                p .tag { span .aside { (words::PILE) ": " } (pile) }
            }
            p .trump { (marks::mark(suit.id())) span { (words::TRUMP_WORD) " " b class={ "suit " (suit.id()) } { (words::suit(suit)) } } }
            @if let Some(removed) = view.removed { p .out.tag { (words::out(removed)) } }
        },
    )
}

/// The clearing: a place for each seat's card. While nobody has led yet, the cards of the
/// last trick lie there, with who took it and why.
fn trick(scene: &Scene<'_, Badger>) -> Markup {
    let (view, who) = (scene.view, scene.who);
    let past = past_trick(view).filter(|_| view.led.is_none());
    let near = near(view);
    let place = |seat: Seat| {
        let by_leader = past.map_or(view.leader, |past| past.leader) == seat;
        let card = match past {
            Some(past) => Some(past.cards[usize::from(!by_leader)]),
            None if by_leader => view.led,
            None => view.followed,
        };
        let name = who.of(seat);
        let words = match (card, by_leader) {
            (Some(_), true) => words::led_by(name, view.named),
            (Some(_), false) => words::followed_by(name),
            (None, true) => words::leads(name),
            (None, false) => words::follows(name),
        };
        let won = past.is_some_and(|past| past.winner == seat);
        // Who is to come is said in words only where nothing lies there yet.
        let waits = card.is_none() && (view.led.is_some() || !by_leader);
        html! {
            div .slot.near[seat == near].across[seat != near].past[past.is_some()].won[won] data-slot=(SLOTS[seat.index()])
                data-wins=(words::TAKES_THE_TRICK) data-loses=(words::LOSES_THE_TRICK) {
                ul .cards { @if let Some(card) = card { (item(scene, card, None)) } }
                p .tag.aside[waits || past.is_some()] { (words) }
            }
        }
    };
    zone(
        "trick",
        words::TRICK,
        html! {
            @if view.phase == Phase::Over && past.is_none() { p .tag { (words::NOTHING_LED) } }
            @else {
                (place(near.next(2)))
                (place(near))
                @if let Some(past) = past { p .verdict.tag { (marks::mark("centre")) " " (words::verdict(view, past, who.of(past.winner))) } }
            }
        },
    )
}

/// The last trick of this round, as far as it may be looked at and is remembered.
fn past_trick(view: &View) -> Option<FinishedTrick> {
    let last = view.finished_tricks().last();
    last.filter(|_| view.history() != History::None)
}

/// The last trick, in the corner while another is under way.
fn last_trick(scene: &Scene<'_, Badger>) -> Option<Markup> {
    let view = scene.view;
    if view.history() == History::None || view.led.is_none() && past_trick(view).is_some() {
        return None;
    }
    let last = view.last_trick?;
    Some(zone(
        "last",
        words::LAST_TRICK,
        html! {
            p .tag { span aria-hidden="true" { (words::LAST_TRICK) } " " b { (words::taken_by(scene.who.of(last.winner))) } }
            ul .cards { @for card in last.cards { (item(scene, card, None)) } }
        },
    ))
}

fn hidden_hand(scene: &Scene<'_, Badger>, seat: Seat) -> Markup {
    let count = scene.view.hands[seat.index()].len();
    let key = ["back0", "back1"][seat.index()];
    zone(
        "theirs",
        words::hand_of(scene.who.of(seat)),
        html! { p .aside { (board::words::cards(count)) } (Backs { key, count }) },
    )
}
