//! What can be looked up beside the score: everybody's Nest, the piles, and what is out of
//! the game.

use crate::{Card, Kind, Race, View};
use engine::Seat;
use maud::{Markup, html};

use super::words;
use board::{Scene, marks};

pub(super) fn drawn(scene: &Scene<'_, Race>) -> Markup {
    let view = scene.view;
    let removed: Vec<Card> = view.removed().collect();
    html! {
        p .count { (words::piles(view)) }
        @for seat in Seat::all(view.seats()) {
            @let cards: Vec<Card> = view.nest(seat).collect();
            h3 { (marks::seat(scene.who, seat)) " " (words::NEST) ": " (scene.who.of(seat)) }
            p .count { @if cards.is_empty() { (words::NEST_EMPTY) } @else { (board::words::cards(cards.len())) } }
            (chips(view, &cards))
        }
        @if !removed.is_empty() {
            h3 { (words::REMOVED) }
            (chips(view, &removed))
        }
    }
}

/// Cards by name, copies counted.
fn chips(view: &View, cards: &[Card]) -> Markup {
    let mut sorted = cards.to_vec();
    sorted.sort();
    html! {
        @if !sorted.is_empty() {
            ul .chips { @for copies in sorted.chunk_by(|one, other| one == other) {
                @let design = view.design(copies[0]);
                li { span .chip data-look=(copies[0].id()) .trap[design.kind == Kind::Trap] {
                    (design.called()) @if copies.len() > 1 { " ×" (copies.len()) }
                } }
            } }
        }
    }
}
