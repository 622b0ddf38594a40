//! A card of the Decktet.

use crate::{Card, card::TEN};
use maud::{Markup, html};

use super::words;
use board::{marks, plates::plate};

/// The card as it lies on the table: what a fan has to show stands in its left strip.
pub(super) fn face(card: Card) -> Markup {
    let suits = card.suits();
    let ends =
        [suits.iter().next(), suits.iter().last()].map(|suit| suit.map(crate::card::Suit::id));
    let [upper, lower] = ends.map(|suit| suit.unwrap_or("none"));
    let effect = match words::effect(card) {
        None if card.rank() == TEN => Some(words::rank_word(card)),
        effect => effect.map(i18n::Phrase::text),
    };
    html! {
        div class={ "card decktet upper-" (upper) " lower-" (lower) } {
            span .face {
                (plate::<crate::Badger>(card.id()))
                span .index {
                    span .rank { (words::rank(card)) }
                    @for suit in suits.iter() { span title=(words::suit(suit)) { (marks::mark(suit.id())) } }
                }
                span .name { (words::bare_name(card)) }
                @if let Some(effect) = effect { span .effect { (effect) } }
            }
        }
    }
}
