use std::{fmt, hash, marker::PhantomData};

/// A card of a game with at most 64 different ones.
pub trait Card: Copy + Eq {
    /// How many different cards there are.
    const COUNT: u32;

    /// Its number, below `COUNT`.
    fn index(self) -> u32;

    /// The card with this number.
    ///
    /// # Panics
    ///
    /// May panic if `index` is not below `COUNT`.
    fn from_index(index: u32) -> Self;
}

/// A set of cards, in no order: a hand, the cards gone, the cards unseen.
pub struct CardSet<C>(u64, PhantomData<C>);

impl<C: Card> CardSet<C> {
    /// No card.
    pub const EMPTY: CardSet<C> = CardSet(0, PhantomData);
    /// Every card.
    pub const ALL: CardSet<C> = CardSet(u64::MAX >> (64 - C::COUNT), PhantomData);

    /// The cards whose bits are set: bit i for the card with number i.
    #[inline]
    pub const fn from_bits(bits: u64) -> CardSet<C> {
        CardSet(bits, PhantomData)
    }

    /// One bit for each card.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// One card alone.
    #[inline]
    pub fn only(card: C) -> CardSet<C> {
        CardSet(1 << card.index(), PhantomData)
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: C) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: C) {
        self.0 &= !(1 << card.index());
    }

    /// Whether the card is in the set.
    #[inline]
    pub fn contains(self, card: C) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet<C>) -> CardSet<C> {
        CardSet(self.0 & other.0, PhantomData)
    }

    /// The cards in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet<C>) -> CardSet<C> {
        CardSet(self.0 | other.0, PhantomData)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet<C>) -> CardSet<C> {
        CardSet(self.0 & !other.0, PhantomData)
    }

    /// The card that has `n` cards of the set below it, in index order.
    ///
    /// # Panics
    ///
    /// Panics if the set has no more than `n` cards.
    #[inline]
    pub fn nth(self, n: usize) -> C {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits - 1;
        }
        assert!(bits != 0, "the set has fewer cards");
        C::from_index(bits.trailing_zeros())
    }

    /// The card with the lowest number.
    #[inline]
    pub fn first(self) -> Option<C> {
        (self.0 != 0).then(|| C::from_index(self.0.trailing_zeros()))
    }

    /// The cards in index order.
    #[inline]
    pub fn iter(self) -> Cards<C> {
        Cards(self)
    }
}

/// The cards of a set, in index order.
#[derive(Clone, Debug)]
pub struct Cards<C>(CardSet<C>);

impl<C: Card> Iterator for Cards<C> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<C: Card> ExactSizeIterator for Cards<C> {}

impl<C: Card> FromIterator<C> for CardSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> CardSet<C> {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

// Derived, these would ask the card type for what only the bits need.
impl<C> Copy for CardSet<C> {}

impl<C> Clone for CardSet<C> {
    fn clone(&self) -> CardSet<C> {
        *self
    }
}

impl<C> PartialEq for CardSet<C> {
    fn eq(&self, other: &CardSet<C>) -> bool {
        self.0 == other.0
    }
}

impl<C> Eq for CardSet<C> {}

/// Ordered by bits: an order for lists, without meaning at the table.
impl<C> Ord for CardSet<C> {
    fn cmp(&self, other: &CardSet<C>) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

impl<C> PartialOrd for CardSet<C> {
    fn partial_cmp(&self, other: &CardSet<C>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<C> hash::Hash for CardSet<C> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<C: Card> Default for CardSet<C> {
    fn default() -> CardSet<C> {
        CardSet::EMPTY
    }
}

impl<C> fmt::Debug for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardSet({:#x})", self.0)
    }
}
