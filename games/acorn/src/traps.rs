use engine::Chance;
use parts::Pile;

use crate::{cards::Card, data::MOST_TRAPS};

/// The Trap deck. Traps put under it are put there openly, so the order of
/// those is known to everybody.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct TrapDeck {
    pile: Pile<Card, MOST_TRAPS>,
    known: u8,
}

impl TrapDeck {
    /// A deck in this order, top first, of which the last `known` are known.
    pub(crate) fn new(cards: impl DoubleEndedIterator<Item = Card>, known: u8) -> TrapDeck {
        TrapDeck {
            pile: cards.rev().collect(),
            known,
        }
    }

    /// A17: shuffles the deck.
    pub(crate) fn shuffle(&mut self, chance: &mut impl Chance) {
        chance.shuffle(self.pile.as_mut_slice());
        self.known = 0;
    }

    /// The deck from the bottom up.
    pub(crate) fn as_slice(&self) -> &[Card] {
        self.pile.as_slice()
    }

    /// The cards whose order is known, from the bottom up.
    pub(crate) fn bottom(&self) -> &[Card] {
        &self.pile.as_slice()[..usize::from(self.known)]
    }

    /// The cards whose order nobody knows.
    pub(crate) fn unknown(&self) -> &[Card] {
        &self.pile.as_slice()[usize::from(self.known)..]
    }

    /// A64: takes the top Trap, if there is one.
    pub(crate) fn take(&mut self) -> Option<Card> {
        let trap = self.pile.pop()?;
        self.known = self.known.min(self.pile.len() as u8);
        Some(trap)
    }

    /// A66: a Trap goes under the deck.
    pub(crate) fn put_under(&mut self, trap: Card) {
        self.pile.push_bottom(trap);
        self.known += 1;
    }
}
