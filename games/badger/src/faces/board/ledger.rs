//! What can be looked up beside the score: what tricks are worth, rounds that are over, cards
//! that are gone.

use crate::{Badger, Card, History};
use engine::Seat;
use maud::{Markup, html};

use super::words;
use board::{Scene, marks, piece::Piece};

pub(super) fn drawn(scene: &Scene<'_, Badger>) -> Markup {
    html! {
        (worth(scene))
        @if let Some(rounds) = rounds(scene) { (rounds) }
        @if let Some(taken) = taken(scene) { (taken) }
    }
}

/// What the tricks of this round are worth now, and what others would be.
fn worth(scene: &Scene<'_, Badger>) -> Markup {
    let (tricks, who) = (scene.view.tricks, scene.who);
    html! {
        h3 { (words::STACKS) }
        @for seat in Seat::all(2) {
            p { (marks::seat(who, seat)) " " b { (who.of(seat)) } " " span .count { (words::worth(tricks[seat.index()])) } }
        }
        table {
            tr { th scope="col" { (words::TRICKS) } th scope="col" { (board::words::POINTS) } th scope="col" { (words::NOW) } }
            @for (from, to, points) in crate::round::TRICK_POINTS {
                tr {
                    th scope="row" { (from) @if from < to { "–" (to) } }
                    td { (points) }
                    td { @for seat in Seat::all(2) {
                        @if (from..=to).contains(&tricks[seat.index()]) { (marks::seat(who, seat)) span .aside { (who.of(seat)) } }
                    } }
                }
            }
        }
    }
}

fn rounds(scene: &Scene<'_, Badger>) -> Option<Markup> {
    (!scene.chronicle.is_empty()).then(|| {
        html! {
            h3 { (words::ROUNDS) }
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
    })
}

/// B97: the cards of this round that are gone, where they may be looked at.
fn taken(scene: &Scene<'_, Badger>) -> Option<Markup> {
    let view = scene.view;
    let mut gone: Vec<Card> = view.gone.iter().collect();
    if view.history() != History::Full || gone.is_empty() {
        return None;
    }
    gone.sort_by_key(|card| (card.rank(), *card));
    Some(html! {
        h3 { (words::TAKEN) }
        ul .cards.gone { @for card in &gone { (Piece::card(card.id()).item(scene)) } }
    })
}
