//! A card of the Decktet.

use std::sync::LazyLock;

use crate::{Card, Suit};
use maud::{Markup, PreEscaped, html};

use super::words;
use board::{marks, plates::plate};

/// The card as it lies on the table.
pub(super) fn face(card: Card) -> Markup {
    html! {
        div .card {
            span .rank { (words::rank(card)) }
            span .suits { @for suit in card.suits().iter() { span title=(words::suit(suit)) { (self::suit(suit)) } } }
            (plate::<crate::Badger>(card.id()))
            span .name { (words::bare_name(card)) }
            @if let Some(effect) = words::effect(card) { span .effect { (effect) } }
        }
    }
}

/// A suit: its mark and its letter.
pub(super) fn suit(suit: Suit) -> PreEscaped<&'static str> {
    static DRAWN: LazyLock<[Markup; Suit::ALL.len()]> = LazyLock::new(|| {
        Suit::ALL.map(|suit| {
            html! { span class={ "suit " (suit.id()) } { (marks::mark(suit.id())) b { (suit.letter()) } } }
        })
    });
    PreEscaped(&DRAWN[suit as usize].0)
}
