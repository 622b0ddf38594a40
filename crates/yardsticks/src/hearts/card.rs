use parts::CardSet;

/// One of the 52 cards, suits in the order clubs, diamonds, spades, hearts, each
/// from the two to the ace.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Card(u8);

/// A set of cards.
pub type Cards = CardSet<Card>;

/// How many cards a suit has.
pub const RANKS: u32 = 13;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
/// A suit.
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♠
    Spades,
    /// ♥
    Hearts,
}

impl Suit {
    /// All four.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Hearts];

    /// Its thirteen cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards::from_bits(((1 << RANKS) - 1) << (RANKS * self as u32))
    }
}

impl Card {
    /// The card that leads the first trick.
    pub const TWO_OF_CLUBS: Card = Card(0);
    /// The card that counts thirteen.
    pub const QUEEN_OF_SPADES: Card = Card(2 * RANKS as u8 + 10);

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        match self.0 / RANKS as u8 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Spades,
            _ => Suit::Hearts,
        }
    }
}

impl parts::Card for Card {
    const COUNT: u32 = 52;

    #[inline]
    fn index(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_index(index: u32) -> Card {
        debug_assert!(index < Self::COUNT, "there are 52 cards");
        Card(index as u8)
    }
}
