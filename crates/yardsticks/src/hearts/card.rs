use parts::bit_set;

/// One of the 52 cards, suits in the order clubs, diamonds, spades, hearts, each
/// from the two to the ace.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Card(u8);

bit_set! {
    /// A set of cards.
    pub struct Cards(u64) of Card: card => card.0, number => Card(number as u8);
}

impl Cards {
    /// All 52.
    pub const ALL: Cards = Cards((1 << 52) - 1);

    /// One of them, by a number that is asked for; see [`parts::draw`].
    #[inline]
    pub fn draw(self, below: impl FnOnce(u32) -> u32) -> Card {
        Card(parts::draw(self.0, below) as u8)
    }
}

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

    /// Its number.
    #[inline]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }

    /// The card with this number, below 52.
    #[inline]
    pub fn from_index(index: u32) -> Card {
        debug_assert!(index < 52, "there are 52 cards");
        Card(index as u8)
    }

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
