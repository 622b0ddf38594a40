//! Sentences of a game, with people and cards in place.

use std::collections::HashMap;

use maud::{Markup, PreEscaped, Render as _};

use crate::{
    board::{Board, Named, Names},
    tongue::Each,
};

/// The names of a game's cards, ready to be found in sentences.
pub struct CardIndex {
    game: &'static str,
    /// By first letter, longer names first, so that the longer of two that begin
    /// alike is found.
    by_letter: HashMap<char, Vec<Named>>,
}

impl CardIndex {
    fn new(game: &'static str, cards: &[Named]) -> CardIndex {
        let mut by_letter: HashMap<char, Vec<Named>> = HashMap::new();
        for &card in cards {
            if let Some(letter) = card.name.chars().next() {
                by_letter.entry(letter).or_default().push(card);
            }
        }
        for names in by_letter.values_mut() {
            names.sort_by_key(|card| std::cmp::Reverse(card.name.len()));
        }
        CardIndex { game, by_letter }
    }

    /// The card whose name a text begins with.
    fn at_start(&self, text: &str) -> Option<Named> {
        let names = self.by_letter.get(&text.chars().next()?)?;
        let begins = |card: &&Named| {
            text.strip_prefix(card.name)
                .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        names.iter().find(begins).copied()
    }
}

static INDEXES: Each<HashMap<&'static str, CardIndex>> = Each::new(|| {
    fn index<G: Board>() -> CardIndex {
        CardIndex::new(G::ID, G::cards())
    }
    (catalog::games().iter())
        .filter_map(|game| {
            let index = catalog::with_game!(game.id, G => index::<G>())?;
            Some((game.id, index))
        })
        .collect()
});

/// A sentence of a game as people read it: seats by name, and every card a link
/// that shows it.
pub fn sentence(game: &str, text: &str, who: &Names) -> Markup {
    let mut out = String::with_capacity(text.len() + 64);
    let index = INDEXES.spoken().get(game);
    let mut rest = text;
    let mut inside_word = false;
    while let Some(letter) = rest.chars().next() {
        if !inside_word {
            if let Some((seat, after)) = seat_at_start(rest) {
                out.push_str("<b>");
                escape(who.of(seat), &mut out);
                out.push_str("</b>");
                rest = after;
                inside_word = true;
                continue;
            }
            if let Some((index, card)) = index.and_then(|i| Some((i, i.at_start(rest)?))) {
                link(index.game, card, &mut out);
                rest = &rest[card.name.len()..];
                inside_word = true;
                continue;
            }
        }
        inside_word = letter.is_alphanumeric();
        let (this, after) = rest.split_at(letter.len_utf8());
        escape(this, &mut out);
        rest = after;
    }
    PreEscaped(out)
}

/// A sentence of a game as plain text, seats by name.
pub fn plain(text: &str, who: &Names) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    let mut inside_word = false;
    while let Some(letter) = rest.chars().next() {
        if !inside_word && let Some((seat, after)) = seat_at_start(rest) {
            out.push_str(who.of(seat));
            rest = after;
            inside_word = true;
            continue;
        }
        inside_word = letter.is_alphanumeric();
        out.push(letter);
        rest = &rest[letter.len_utf8()..];
    }
    out
}

/// "Seat 1" or "seat 1", and what follows it.
fn seat_at_start(text: &str) -> Option<(engine::Seat, &str)> {
    let rest = text
        .strip_prefix("Seat ")
        .or_else(|| text.strip_prefix("seat "))?;
    let digit = rest.chars().next()?.to_digit(10)? as usize;
    let after = &rest[1..];
    let is_seat = digit < engine::MAX_SEATS && !after.starts_with(|c: char| c.is_ascii_digit());
    is_seat.then(|| (engine::Seat::new(digit), after))
}

fn link(game: &str, card: Named, out: &mut String) {
    out.push_str("<a class=\"look\" href=\"/g/");
    out.push_str(game);
    out.push_str("/cards#");
    out.push_str(card.id);
    out.push_str("\" data-look=\"");
    out.push_str(card.id);
    out.push_str("\">");
    escape(card.name, out);
    out.push_str("</a>");
}

fn escape(text: &str, out: &mut String) {
    text.render_to(out);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who() -> Names {
        Names::new(vec!["Ana <b>".to_owned(), "Bard".to_owned()])
    }

    #[test]
    fn seats_become_names_and_cards_become_links() {
        let line = sentence("badger", "Seat 0 plays the Light Keeper (P SWK).", &who());
        assert_eq!(
            line.into_string(),
            "<b>Ana &lt;b&gt;</b> plays <a class=\"look\" href=\"/g/badger/cards#light-keeper\" \
             data-look=\"light-keeper\">the Light Keeper</a> (P SWK)."
        );
    }

    #[test]
    fn a_player_named_like_a_card_is_no_card() {
        let line = sentence("badger", "Seat 1 draws a card.", &who());
        assert_eq!(line.into_string(), "<b>Bard</b> draws a card.");
    }

    #[test]
    fn names_inside_words_and_seats_that_cannot_be_stay_as_they_are() {
        let line = sentence("badger", "Seaside, seat 12, Bards", &who());
        assert_eq!(line.into_string(), "Seaside, seat 12, Bards");
        assert_eq!(
            plain("seat 1 waits for Seat 0.", &who()),
            "Bard waits for Ana <b>."
        );
    }
}
