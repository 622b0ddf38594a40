use std::fmt;

use crate::Echo;

/// A set of Echo cards; there are 99, so it takes two words.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct EchoSet(u128);

impl EchoSet {
    /// No card.
    pub const NONE: EchoSet = EchoSet(0);

    /// Adds a card; says whether it was not in the set before.
    pub const fn insert(&mut self, echo: Echo) -> bool {
        let before = self.0;
        self.0 |= 1 << echo.index();
        self.0 != before
    }

    /// Whether the card is in the set.
    pub const fn contains(self, echo: Echo) -> bool {
        self.0 & 1 << echo.index() != 0
    }

    /// The cards in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: EchoSet) -> EchoSet {
        EchoSet(self.0 & other.0)
    }

    /// The cards in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: EchoSet) -> EchoSet {
        EchoSet(self.0 | other.0)
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the order of the card file.
    pub fn iter(self) -> impl Iterator<Item = Echo> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let echo = Echo::new(bits.trailing_zeros() as usize);
            bits &= bits - 1;
            Some(echo)
        })
    }
}

impl FromIterator<Echo> for EchoSet {
    fn from_iter<I: IntoIterator<Item = Echo>>(echoes: I) -> EchoSet {
        let mut set = EchoSet::NONE;
        for echo in echoes {
            set.insert(echo);
        }
        set
    }
}

impl fmt::Debug for EchoSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
