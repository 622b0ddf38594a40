use std::{
    fmt,
    ops::{AddAssign, SubAssign},
};

use crate::{Card, data::MOST_DESIGNS};

/// Cards without order: how many there are of each design.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) struct Counts([u8; MOST_DESIGNS]);

impl Counts {
    pub(crate) const NONE: Counts = Counts([0; MOST_DESIGNS]);

    pub(crate) fn of(cards: &[Card]) -> Counts {
        let mut counts = Counts::NONE;
        counts += cards;
        counts
    }

    /// How many there are of a card.
    pub(crate) fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many there are in all.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// The cards in the order of the data file.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        self.0
            .iter()
            .enumerate()
            .flat_map(|(index, &n)| std::iter::repeat_n(Card(index as u8), usize::from(n)))
    }
}

impl AddAssign<&[Card]> for Counts {
    fn add_assign(&mut self, cards: &[Card]) {
        for card in cards {
            self.0[card.index()] += 1;
        }
    }
}

impl SubAssign<&Counts> for Counts {
    fn sub_assign(&mut self, other: &Counts) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
