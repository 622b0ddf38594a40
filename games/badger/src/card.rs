use std::{cell::Cell, fmt, num::NonZeroU8};

use i18n::Each;
use parts::{bit_set, instead, named, tsv};

use crate::words::say;

named! {
    /// One of the six suits, in their fixed order (B2).
    pub enum Suit {
        /// M
        Moons = "moons",
        /// S
        Suns = "suns",
        /// W
        Waves = "waves",
        /// L
        Leaves = "leaves",
        /// Y
        Wyrms = "wyrms",
        /// K
        Knots = "knots",
    }
}

impl Suit {
    /// Its letter on a card.
    pub const fn letter(self) -> char {
        ['M', 'S', 'W', 'L', 'Y', 'K'][self as usize]
    }

    /// The suit that the data file calls so.
    pub(crate) const fn printed_as(name: &str) -> Option<Suit> {
        const NAMES: [&str; Suit::COUNT] = ["Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots"];
        let mut i = 0;
        while i < NAMES.len() {
            if tsv::same(name, NAMES[i]) {
                return Some(Suit::ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// The cards that bear this suit.
    #[inline]
    pub fn cards(self) -> CardSet {
        Suits::only(self).cards()
    }
}

bit_set! {
    /// Some of the suits, in the fixed order, which is the printed one (B3).
    pub struct Suits(u8) of Suit: suit => suit as u8, number => Suit::ALL[number as usize];
}

impl Suits {
    /// The uppermost: the earliest in the fixed order (B3).
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    #[inline]
    pub const fn uppermost(self) -> Suit {
        Suit::ALL[self.0.trailing_zeros() as usize]
    }

    /// The cards that bear at least one of them.
    #[inline]
    pub fn cards(self) -> CardSet {
        CardSet::from_bits(deck().bearing[self.0 as usize])
    }
}

/// A card of the Decktet: its place in the data file, from 1, so that "no card"
/// costs no room.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Card(NonZeroU8);

/// One more than the number of cards in the extended Decktet.
pub(crate) const CARDS: usize = 46;

bit_set! {
    /// A set of cards.
    pub struct CardSet(u64) of Card: card => card.0.get(), number => Card::from_index(number);
}

impl CardSet {
    /// Every card.
    pub const ALL: CardSet = CardSet(u64::MAX >> (64 - CARDS));

    /// One of the cards, by a number that is asked for; see [`parts::draw`].
    #[inline]
    pub(crate) fn draw(self, below: impl FnOnce(u32) -> u32) -> Card {
        Card::from_index(parts::draw(self.0, below))
    }
}

/// The first card of the data file: what unused room in a pile is filled with.
impl Default for Card {
    fn default() -> Card {
        Card(NonZeroU8::MIN)
    }
}

impl Card {
    /// Its place in the data file, from 1.
    #[inline]
    pub const fn index(self) -> u32 {
        self.0.get() as u32
    }

    /// The card in this place.
    #[inline]
    pub(crate) fn from_index(index: u32) -> Card {
        Card(NonZeroU8::new(index as u8).expect("cards are numbered from 1"))
    }

    /// Every card of the Decktet, in the order of the data file.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..CARDS as u8).filter_map(|n| NonZeroU8::new(n).map(Card))
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// Its name in actions and positions.
    pub const fn id(self) -> &'static str {
        self.face().id
    }

    /// Its rank: Ace 1, numbers, Pawn and Court 10, Crown 11 (B5).
    #[inline]
    pub fn rank(self) -> u8 {
        deck().ranks[self.place()]
    }

    /// Its printed suits (B4).
    #[inline]
    pub fn suits(self) -> Suits {
        deck().suits[self.place()]
    }

    /// Whether it bears the suit.
    #[inline]
    pub fn bears(self, suit: Suit) -> bool {
        self.suits().contains(suit)
    }

    /// Rank and suits in short, as printed, in the language that is spoken: `9 MS`, `P SWK`, `Ace M`.
    pub fn mark(self) -> &'static str {
        static MARKS: Each<Vec<String>> = Each::new(|| {
            let marks = || Card::all().map(Card::written_mark).collect();
            instead(&IN_PLAY, &PRINTED, marks)
        });
        &MARKS.spoken()[self.place() - 1]
    }

    /// Whether it is one of the Courts.
    pub fn is_court(self) -> bool {
        COURTS.contains(self)
    }

    fn written_mark(self) -> String {
        let mut mark = match self.face().rank {
            "Pawn" => "P ".to_owned(),
            "Court" => "T ".to_owned(),
            "Crown" => "C ".to_owned(),
            "Ace" => return say::ace_mark(self.suits().uppermost().letter().to_string()),
            "-" => "- ".to_owned(),
            _ => format!("{} ", self.rank()),
        };
        mark.extend(self.suits().iter().map(Suit::letter));
        mark
    }

    #[inline]
    const fn place(self) -> usize {
        self.0.get() as usize
    }

    const fn face(self) -> &'static Face {
        &FACES[self.place()]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The Aces.
pub(crate) const ACE: u8 = 1;
/// The rank whose player may exchange the decree.
pub(crate) const THREE: u8 = 3;
/// The rank whose player draws and buries.
pub(crate) const FIVE: u8 = 5;
/// The rank that scores.
pub(crate) const SEVEN: u8 = 7;
/// The rank that can count as trump.
pub(crate) const NINE: u8 = 9;
/// Pawns and Courts.
pub(crate) const TEN: u8 = 10;
/// The Crowns.
pub(crate) const CROWN: u8 = 11;

/// The cards of this rank.
#[inline]
pub(crate) fn ranked(rank: u8) -> CardSet {
    CardSet::from_bits(deck().ranked[rank as usize])
}

/// The cards of a rank above this one.
#[inline]
pub(crate) fn above(rank: u8) -> CardSet {
    CardSet::from_bits(deck().above[rank as usize])
}

/// The Pawns.
pub(crate) const PAWNS: CardSet = with_rank_word("Pawn");
/// The Courts.
pub(crate) const COURTS: CardSet = with_rank_word("Court");

struct Face {
    id: &'static str,
    rank: &'static str,
    suits: u8,
}

/// The game's own data file.
pub(crate) const FILE: &str = include_str!("../decktet.tsv");

/// The data file, read by the compiler: what is wrong in it does not build.
const FACES: [Face; CARDS] = {
    const EMPTY: Face = Face {
        id: "",
        rank: "-",
        suits: 0,
    };
    let mut rows = tsv::Rows::below_header(FILE);
    let mut faces = [EMPTY; CARDS];
    let mut i = 1;
    while let Some(row) = rows.next() {
        faces[i] = Face {
            id: row.cell(0),
            rank: row.cell(2),
            suits: suit_bits(row.cell(3)),
        };
        i += 1;
    }
    assert!(i == CARDS, "the Decktet has 45 cards");
    faces
};

/// What the rules look up about the cards.
#[derive(Clone, Debug)]
pub struct Deck {
    pub(crate) ranks: [u8; CARDS],
    pub(crate) suits: [Suits; CARDS],
    /// For each set of suits, the cards that bear one of them.
    bearing: [u64; 64],
    ranked: [u64; 12],
    /// For each number up to 15, the cards of higher rank.
    above: [u64; 16],
}

/// The deck of the data file.
pub(crate) static PRINTED: Deck = {
    let (mut ranks, mut suits) = ([0; CARDS], [Suits::NONE; CARDS]);
    let mut i = 0;
    while i < CARDS {
        ranks[i] = rank_number(FACES[i].rank.as_bytes());
        suits[i] = Suits::from_bits(FACES[i].suits);
        i += 1;
    }
    Deck::of(ranks, suits)
};

thread_local! {
    /// The deck that this thread plays with.
    pub(crate) static IN_PLAY: Cell<&'static Deck> = const { Cell::new(&PRINTED) };
}

#[inline]
fn deck() -> &'static Deck {
    IN_PLAY.get()
}

impl Deck {
    /// The deck whose cards have these ranks and suits.
    pub(crate) const fn of(ranks: [u8; CARDS], suits: [Suits; CARDS]) -> Deck {
        Deck {
            ranks,
            suits,
            bearing: bearing(&suits),
            ranked: of_rank(&ranks),
            above: of_higher_rank(&ranks),
        }
    }
}

const fn bearing(suits: &[Suits; CARDS]) -> [u64; 64] {
    let mut sets = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut i = 0;
        while i < CARDS {
            if suits[i].bits() & set as u8 != 0 {
                sets[set] |= 1 << i;
            }
            i += 1;
        }
        set += 1;
    }
    sets
}

const fn of_rank(ranks: &[u8; CARDS]) -> [u64; 12] {
    let mut sets = [0; 12];
    let mut i = 1;
    while i < CARDS {
        sets[ranks[i] as usize] |= 1 << i;
        i += 1;
    }
    sets
}

const fn of_higher_rank(ranks: &[u8; CARDS]) -> [u64; 16] {
    let mut sets = [0; 16];
    let mut rank = 0;
    while rank < 11 {
        let mut i = 0;
        while i < CARDS {
            if ranks[i] > rank as u8 {
                sets[rank] |= 1 << i;
            }
            i += 1;
        }
        rank += 1;
    }
    sets
}

const fn with_rank_word(word: &str) -> CardSet {
    let mut bits = 0;
    let mut i = 1;
    while i < CARDS {
        if tsv::same(FACES[i].rank, word) {
            bits |= 1 << i;
        }
        i += 1;
    }
    CardSet::from_bits(bits)
}

const fn rank_number(rank: &[u8]) -> u8 {
    match rank {
        b"-" => 0,
        b"Ace" => ACE,
        b"Pawn" | b"Court" => TEN,
        b"Crown" => CROWN,
        [digit @ b'2'..=b'9'] => *digit - b'0',
        _ => panic!("the data file has an unknown rank"),
    }
}

/// The suits of a list such as `Moons,Knots`.
const fn suit_bits(mut list: &str) -> u8 {
    let mut bits = 0;
    while !list.is_empty() {
        let (name, rest) = tsv::cut(list, b',');
        bits |= 1 << Suit::printed_as(name).expect("a suit of the Decktet") as u8;
        list = rest;
    }
    bits
}
