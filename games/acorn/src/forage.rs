use std::fmt;

use engine::Chance;

use crate::{cards::Card, data::MOST_FORAGE};

/// A18: the most cards the Row holds.
pub(crate) const ROW: usize = 6;
/// A18: the most cards turned up in a turn.
pub(crate) const REVEALED: usize = 2;

/// All Forage cards nobody owns, in one row: deck, Row, removed pile.
///
/// As with a player's cards, turning up and removing only move borders. The
/// deck has its top card last; the Row is newest first.
#[derive(Clone)]
pub(crate) struct Forage {
    cards: [Card; MOST_FORAGE],
    deck: u8,
    row: u8,
    removed: u8,
}

impl Forage {
    /// The zones put together: the deck top first, the Row oldest first.
    pub(crate) fn new(
        deck: impl DoubleEndedIterator<Item = Card>,
        row: impl DoubleEndedIterator<Item = Card>,
        removed: impl Iterator<Item = Card>,
    ) -> Forage {
        let mut forage = Forage {
            cards: [Card(0); MOST_FORAGE],
            deck: 0,
            row: 0,
            removed: 0,
        };
        forage.deck = forage.fill(deck.rev());
        forage.row = forage.fill(row.rev());
        forage.removed = forage.fill(removed);
        forage
    }

    fn fill(&mut self, cards: impl Iterator<Item = Card>) -> u8 {
        let from = self.len();
        let room = self.cards[from..].iter_mut();
        room.zip(cards).map(|(place, card)| *place = card).count() as u8
    }

    #[inline]
    fn row_end(&self) -> usize {
        usize::from(self.deck + self.row)
    }

    #[inline]
    fn len(&self) -> usize {
        self.row_end() + usize::from(self.removed)
    }

    /// The deck, its top card last.
    pub(crate) fn deck(&self) -> &[Card] {
        &self.cards[..usize::from(self.deck)]
    }

    /// The Row, newest first.
    #[inline]
    pub(crate) fn row(&self) -> &[Card] {
        &self.cards[usize::from(self.deck)..self.row_end()]
    }

    /// The removed pile.
    pub(crate) fn removed(&self) -> &[Card] {
        &self.cards[self.row_end()..self.len()]
    }

    /// A17: shuffles the deck.
    pub(crate) fn shuffle(&mut self, chance: &mut impl Chance) {
        let deck = usize::from(self.deck);
        chance.shuffle(&mut self.cards[..deck]);
    }

    /// A18: how many cards can be turned up.
    #[inline]
    pub(crate) fn revealable(&self) -> u8 {
        let room = (ROW - usize::from(self.row)).min(REVEALED);
        room.min(usize::from(self.deck)) as u8
    }

    /// A18: turns up the top card.
    #[inline]
    pub(crate) fn reveal(&mut self) -> Card {
        self.deck -= 1;
        self.row += 1;
        self.cards[usize::from(self.deck)]
    }

    /// A41: the oldest card of this design leaves the Row.
    pub(crate) fn buy(&mut self, card: Card) {
        let place = self.row().iter().rposition(|&c| c == card);
        let place = place.expect("only cards of the Row are bought");
        let from = usize::from(self.deck) + place;
        let end = self.len();
        self.cards[from..end].rotate_left(1);
        self.row -= 1;
    }

    /// A48: the Row leaves the game.
    pub(crate) fn remove_row(&mut self) {
        self.removed += self.row;
        self.row = 0;
    }
}

// What lies behind the last card is left over and does not count.
impl PartialEq for Forage {
    fn eq(&self, other: &Forage) -> bool {
        self.deck() == other.deck()
            && self.row() == other.row()
            && self.removed() == other.removed()
    }
}

impl Eq for Forage {}

impl fmt::Debug for Forage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Forage")
            .field("deck", &self.deck())
            .field("row", &self.row())
            .field("removed", &self.removed())
            .finish_non_exhaustive()
    }
}
