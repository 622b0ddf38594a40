//! The cards: what the data file says of them, and how many of each lie somewhere.

use std::{cell::Cell, sync::LazyLock};

use parts::{DataFile, Sheet, SheetError};

use crate::{MOST_PLAYERS, Sprout, options::MOST_DEALT, words};

/// The data file.
const FILE: &str = include_str!("../cards.tsv");

/// The most kinds of cards a data file may have.
const MOST_KINDS: usize = 16;

/// The most cards in the deck.
pub const MOST_CARDS: usize = 60;

/// A kind of card, by its line in the data file. Copies are alike.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Card(u8);

impl Card {
    /// All kinds, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..deck().kinds.len() as u8).map(Card)
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// Its id in notation and data file.
    pub fn id(self) -> &'static str {
        deck().kinds[usize::from(self.0)].id
    }

    /// What it is worth.
    pub fn worth(self) -> u8 {
        deck().kinds[usize::from(self.0)].worth
    }
}

/// Cards in no order: how many there are of each kind.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Cards([u8; MOST_KINDS]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; MOST_KINDS]);

    /// The whole deck.
    pub fn all() -> Cards {
        let mut cards = Cards::NONE;
        for (count, kind) in cards.0.iter_mut().zip(&deck().kinds) {
            *count = kind.copies;
        }
        cards
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0[usize::from(card.0)] += 1;
    }

    /// Takes a card away that is there.
    pub fn remove(&mut self, card: Card) {
        self.0[usize::from(card.0)] -= 1;
    }

    /// How many there are of a kind.
    pub fn count(&self, card: Card) -> u8 {
        self.0[usize::from(card.0)]
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What they are worth together.
    pub fn worth(&self) -> i64 {
        self.iter().map(|card| i64::from(card.worth())).sum()
    }

    /// The kinds of which there is a card, in the order of the data file.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = self.0;
        Card::all().filter(move |card| counts[usize::from(card.0)] > 0)
    }

    /// Every card, copies one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = self.0;
        Card::all().flat_map(move |card| (0..counts[usize::from(card.0)]).map(move |_| card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

/// What the data file says.
#[derive(Debug)]
pub struct Deck {
    kinds: Vec<Kind>,
}

#[derive(Debug)]
struct Kind {
    id: &'static str,
    copies: u8,
    worth: u8,
}

/// The game's own deck.
static PRINTED: LazyLock<Deck> =
    LazyLock::new(|| Sprout::read(FILE).expect("the game's own data file can be played"));

thread_local! {
    /// The deck that is played with on this thread, if it is another one.
    static IN_PLAY: Cell<Option<&'static Deck>> = const { Cell::new(None) };
}

/// The deck that is played with.
///
/// # Panics
///
/// Panics if the game's own data file is wrong; a test reads it.
pub fn deck() -> &'static Deck {
    IN_PLAY.get().unwrap_or(&PRINTED)
}

impl DataFile for Sprout {
    const FILE: &'static str = FILE;

    type Deck = Deck;

    /// Another file may change what cards are worth and how many there are, and has the same
    /// cards.
    fn read(text: &str) -> Result<Deck, SheetError> {
        let columns = ["id", "name", "copies", "worth"];
        let printed = Sheet::read(FILE, &columns)?;
        let sheet = Sheet::read(text, &columns)?;
        sheet.keeps(&printed, &[("id", words::CARDS_ARE_KNOWN)])?;
        let mut kinds = Vec::new();
        let mut cards = 0;
        for (row, printed) in sheet.rows().iter().zip(printed.rows()) {
            let copies = row.number("copies", 0..=MOST_CARDS as u16)?;
            cards += usize::from(copies);
            if kinds.len() == MOST_KINDS || cards > MOST_CARDS {
                return Err(row.wrong(words::message::too_many_cards(MOST_KINDS, MOST_CARDS)));
            }
            kinds.push(Kind {
                id: printed.text("id"),
                copies: copies as u8,
                worth: row.number("worth", 0..=100)? as u8,
            });
        }
        let needed = MOST_PLAYERS * MOST_DEALT;
        if cards < needed {
            let line = sheet.rows().last().map_or(1, parts::Row::line);
            return Err(SheetError::new(line, words::message::too_few_cards(needed)));
        }
        Ok(Deck { kinds })
    }

    fn with<R>(deck: &'static Deck, play: impl FnOnce() -> R) -> R {
        parts::instead(&IN_PLAY, Some(deck), play)
    }
}
