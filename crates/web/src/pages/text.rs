//! Sentences of a game, with people, cards and spaces in place.

use engine::Seat;
use maud::{Markup, PreEscaped, Render};

use crate::{
    board::{Board, Named, Names},
    plain::Plain,
    tongue::Each,
};

/// What the sentences of a game name, ready to be found in them.
struct Index {
    game: &'static str,
    /// Cards by the first byte of their names.
    cards: Vec<Alike>,
    /// The space that a text begins with.
    space: fn(&str) -> Option<(usize, String)>,
    /// The bytes with which something that is named can begin: at most words nothing does.
    begins: [bool; 256],
}

/// Cards whose names begin alike.
#[derive(Clone, Default)]
struct Alike {
    /// What all of them begin with: in most places no name begins, and that is seen soon.
    beginning: &'static str,
    /// Longer names first, so that the longer of two that begin alike is found.
    names: Vec<Named>,
}

impl Alike {
    fn add(&mut self, card: Named) {
        if self.names.is_empty() {
            self.beginning = card.name;
        }
        while !card.name.starts_with(self.beginning) {
            let last = self.beginning.char_indices().next_back();
            self.beginning = &self.beginning[..last.map_or(0, |(at, _)| at)];
        }
        let place = |other: &Named| other.name.len() >= card.name.len();
        self.names.insert(self.names.partition_point(place), card);
    }
}

impl Index {
    fn of<G: Board>() -> Index {
        let mut cards = vec![Alike::default(); 256];
        for &card in G::cards() {
            if let Some(&first) = card.name.as_bytes().first() {
                cards[usize::from(first)].add(card);
            }
        }
        let mut begins: [bool; 256] = std::array::from_fn(|byte| !cards[byte].names.is_empty());
        for byte in G::SPACES.bytes().chain([b'S', b's']) {
            begins[usize::from(byte)] = true;
        }
        Index {
            game: G::ID,
            cards,
            space: G::space,
            begins,
        }
    }

    /// The card whose name a text begins with.
    fn card(&self, text: &str) -> Option<Named> {
        let first = *text.as_bytes().first()?;
        let begins = |card: &&Named| {
            text.strip_prefix(card.name)
                .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        let alike = &self.cards[usize::from(first)];
        let rest = text.strip_prefix(alike.beginning)?.as_bytes();
        // Names of a game begin with the same words: what comes then tells most apart.
        let goes_on = |card: &&Named| {
            let next = card.name.as_bytes().get(alike.beginning.len());
            next.is_none() || next == rest.first()
        };
        let names = alike.names.iter().filter(goes_on);
        names.copied().find(|card| begins(&card))
    }
}

static INDEXES: Each<Vec<Index>> = Each::new(|| {
    (catalog::games().iter())
        .filter_map(|game| catalog::with_game!(game.id, G => Index::of::<G>()))
        .collect()
});

/// A sentence of a game as people read it: seats by name, and every player, card and
/// space a link that shows it.
pub fn sentence(game: &str, text: &str, who: &Names) -> Markup {
    let mut out = String::with_capacity(text.len() + 128);
    write_sentence(game, text, who, &mut out);
    PreEscaped(out)
}

/// The same, written where it stands.
pub struct Sentence<'a> {
    /// The game whose sentence it is.
    pub game: &'a str,
    /// As the game says it.
    pub text: &'a str,
    /// Who sits where.
    pub who: &'a Names,
}

impl Render for Sentence<'_> {
    fn render_to(&self, out: &mut String) {
        write_sentence(self.game, self.text, self.who, out);
    }
}

fn write_sentence(game: &str, text: &str, who: &Names, out: &mut String) {
    let index = INDEXES.spoken().iter().find(|index| index.game == game);
    let may_name = |byte: u8| index.is_none_or(|index| index.begins[usize::from(byte)]);
    let mut plain = 0;
    let mut at = 0;
    while let Some(&byte) = text.as_bytes().get(at) {
        let kind = kind(byte);
        if kind == Kind::Other {
            at += 1;
            continue;
        }
        if kind == Kind::Foreign
            && let Some(sign) = text[at..].chars().next().filter(|c| !c.is_alphanumeric())
        {
            at += sign.len_utf8();
            continue;
        }
        if may_name(byte)
            && let Some(found) = found(index, &text[at..])
        {
            Plain(&text[plain..at]).render_to(out);
            at += found.link(&text[at..], who, out);
            plain = at;
        } else if kind == Kind::Minus {
            at += 1;
            continue;
        }
        at = end_of_word(text, at);
    }
    Plain(&text[plain..]).render_to(out);
}

/// What a byte of a text is.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Kind {
    /// A letter or digit of ASCII.
    Plain,
    /// A sign before a number.
    Minus,
    /// Part of a letter or sign that is not in ASCII.
    Foreign,
    /// Neither.
    Other,
}

/// Texts are short and many: most letters are looked at as the bytes they are, and what
/// those are is looked up.
static KINDS: [Kind; 256] = {
    let mut kinds = [Kind::Foreign; 256];
    let mut byte: u8 = 0;
    while byte.is_ascii() {
        kinds[byte as usize] = match byte {
            b'-' => Kind::Minus,
            _ if byte.is_ascii_alphanumeric() => Kind::Plain,
            _ => Kind::Other,
        };
        byte += 1;
    }
    kinds
};

fn kind(byte: u8) -> Kind {
    KINDS[usize::from(byte)]
}

/// Where a word ends.
fn end_of_word(text: &str, mut at: usize) -> usize {
    let bytes = text.as_bytes();
    while let Some(&byte) = bytes.get(at) {
        match kind(byte) {
            Kind::Plain => at += 1,
            Kind::Minus | Kind::Other => return at,
            Kind::Foreign => {
                let more = text[at..].find(|letter: char| !letter.is_alphanumeric());
                return more.map_or(text.len(), |more| at + more);
            }
        }
    }
    at
}

/// What a text begins with.
enum Found<'a> {
    Player(Seat, usize),
    Card(&'a str, Named),
    Space(String, usize),
}

fn found<'a>(index: Option<&'a Index>, text: &str) -> Option<Found<'a>> {
    if let Some((seat, after)) = seat_at_start(text) {
        return Some(Found::Player(seat, text.len() - after.len()));
    }
    let index = index?;
    if let Some(card) = index.card(text) {
        return Some(Found::Card(index.game, card));
    }
    (index.space)(text).map(|(length, touch)| Found::Space(touch, length))
}

impl Found<'_> {
    /// Writes it as a link, and says how much of the text that was.
    fn link(&self, text: &str, who: &Names, out: &mut String) -> usize {
        out.push_str("<a class=\"look\" href=\"");
        let (words, length) = match self {
            Found::Player(seat, length) => {
                out.push_str("#plate-");
                seat.index().render_to(out);
                (who.of(*seat), *length)
            }
            Found::Card(game, card) => {
                for part in ["/g/", game, "/cards#", card.id, "\" data-look=\"", card.id] {
                    out.push_str(part);
                }
                (card.name, card.name.len())
            }
            Found::Space(touch, length) => {
                out.push_str("#board\" data-show=\"");
                out.push_str(touch);
                (&text[..*length], *length)
            }
        };
        out.push_str("\">");
        Plain(words).render_to(out);
        out.push_str("</a>");
        length
    }
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
fn seat_at_start(text: &str) -> Option<(Seat, &str)> {
    let rest = text
        .strip_prefix("Seat ")
        .or_else(|| text.strip_prefix("seat "))?;
    let digit = rest.chars().next()?.to_digit(10)? as usize;
    let after = &rest[1..];
    let is_seat = digit < engine::MAX_SEATS && !after.starts_with(|c: char| c.is_ascii_digit());
    is_seat.then(|| (Seat::new(digit), after))
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
            "<a class=\"look\" href=\"#plate-0\">Ana &lt;b&gt;</a> plays <a class=\"look\" href=\"/g/badger/cards#light-keeper\" \
             data-look=\"light-keeper\">the Light Keeper</a> (P SWK)."
        );
    }

    #[test]
    fn a_player_named_like_a_card_is_no_card() {
        let line = sentence("badger", "Seat 1 draws a card.", &who());
        assert_eq!(
            line.into_string(),
            "<a class=\"look\" href=\"#plate-1\">Bard</a> draws a card."
        );
    }

    #[test]
    fn spaces_are_shown_on_the_board() {
        let line = sentence("resourced", "Seat 1 moves to -1,2.", &who());
        let space = "<a class=\"look\" href=\"#board\" data-show=\"hex:-1,2\">-1,2</a>.";
        assert!(line.0.ends_with(space), "{}", line.0);
        let line = sentence("bordering", "There is no card on spot 12.", &who());
        let space = "<a class=\"look\" href=\"#board\" data-show=\"spot:12\">spot 12</a>.";
        assert!(line.0.ends_with(space), "{}", line.0);
        let line = sentence(
            "bordering",
            "Seat 0 places a Hex at 9,-24, turned by 0.",
            &who(),
        );
        let space =
            "<a class=\"look\" href=\"#board\" data-show=\"cell:9,-24\">9,-24</a>, turned by 0.";
        assert!(line.0.ends_with(space), "{}", line.0);
        let line = sentence("acorn", "Hedgehog, spot 27 in the brush", &who());
        let space =
            "<a class=\"look\" href=\"#board\" data-show=\"spot:27\">spot 27</a> in the brush";
        assert!(line.0.ends_with(space), "{}", line.0);
        let line = sentence("resourced", "1, 2 or 3 cards", &who());
        assert_eq!(line.0, "1, 2 or 3 cards");
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
