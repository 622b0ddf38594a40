use std::{fmt, num::NonZeroU8};

use parts::{bit_set, tsv};

use crate::{
    Colour, Kind, Ring,
    card_file::{DECK, EDGES, FILE, ID, KIND, VALUE},
    data_file::cards,
};

/// How many Hexes there are (S6).
pub(crate) const HEXES: usize = 46;

/// A Hex card.
///
/// Numbered from 1 like the file's codes (`H01`), so that `Option<Hex>` is one byte.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Hex(NonZeroU8);

impl Hex {
    /// All Hexes in the order of the card file.
    pub fn all() -> impl DoubleEndedIterator<Item = Hex> + ExactSizeIterator {
        (0..HEXES).map(Hex::new)
    }

    /// The Hex on line `index` of the Hexes in the card file.
    #[inline]
    pub(crate) const fn new(index: usize) -> Hex {
        Hex(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Its place among the Hexes, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The Hex with this id.
    pub fn by_id(id: &str) -> Option<Hex> {
        Hex::all().find(|hex| hex.id() == id)
    }

    /// The id used in actions and positions.
    pub fn id(self) -> &'static str {
        HEX_CARDS[self.index()].id
    }

    /// Its value.
    #[inline]
    pub fn value(self) -> u8 {
        cards().hexes.values[self.index()]
    }

    /// S36: its type; an Overlap Hex has two.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.is(kind))
    }

    /// Whether it has this type (S36: an Overlap Hex has both of its types).
    #[inline]
    pub fn is(self, kind: Kind) -> bool {
        cards().hexes.kinds[self.index()] & kind.bit() != 0
    }

    /// Its edges as they lie with this rotation (S12).
    #[inline]
    pub fn ring(self, rotation: Rotation) -> Ring {
        cards().hexes.rings[self.index()][rotation.sixths()]
    }

    /// The rotations that look different: all six, or the first three where
    /// opposite edges are alike.
    pub fn rotations(self) -> &'static [Rotation] {
        static ALL: [Rotation; 6] = Rotation::ALL;
        &ALL[..cards().hexes.different[self.index()] as usize]
    }
}

/// The first Hex of the card file; piles fill their unused room with it.
impl Default for Hex {
    fn default() -> Hex {
        Hex::new(0)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

bit_set! {
    /// A set of Hexes: a hand, say.
    pub struct HexSet(u64) of Hex: hex => hex.index(), number => Hex::new(number as usize);
}

impl HexSet {
    /// Every Hex.
    pub const ALL: HexSet = HexSet(u64::MAX >> (64 - HEXES));

    /// One of them, by a number that is asked for; see [`parts::draw`].
    #[inline]
    pub(crate) fn draw(self, below: impl FnOnce(u32) -> u32) -> Hex {
        Hex::new(parts::draw(self.0, below) as usize)
    }
}

/// How far a Hex is turned, in clockwise sixths (S12).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Rotation {
    /// As printed.
    R0,
    /// One sixth.
    R1,
    /// Two sixths.
    R2,
    /// Upside down.
    R3,
    /// Four sixths.
    R4,
    /// Five sixths.
    R5,
}

impl Rotation {
    /// All six (S27).
    pub const ALL: [Rotation; 6] = [
        Rotation::R0,
        Rotation::R1,
        Rotation::R2,
        Rotation::R3,
        Rotation::R4,
        Rotation::R5,
    ];

    /// The number used in actions and positions.
    #[inline]
    pub const fn sixths(self) -> usize {
        self as usize
    }
}

struct HexCard {
    id: &'static str,
    value: u8,
    kinds: u8,
    edges: [Colour; 6],
}

static HEX_CARDS: [HexCard; HEXES] = {
    const BLANK: HexCard = HexCard {
        id: "",
        value: 0,
        kinds: 0,
        edges: [Colour::Red; 6],
    };
    let mut cards = [BLANK; HEXES];
    let mut rows = tsv::Rows::below_header(FILE);
    let mut count = 0;
    while let Some(row) = rows.next() {
        let deck = row.cell(DECK);
        if !tsv::same(deck, "hex") && !tsv::same(deck, "overlap") {
            continue;
        }
        let edges = row.cell(EDGES).as_bytes();
        assert!(edges.len() == 6, "a Hex has six edges");
        let mut d = 0;
        while d < 6 {
            cards[count].edges[d] = Colour::lettered(edges[d]).expect("a colour of yarn");
            d += 1;
        }
        let (kind, other) = tsv::cut(row.cell(KIND), b'+');
        cards[count].kinds = Kind::named(kind.trim_ascii()).bit();
        if !other.is_empty() {
            cards[count].kinds |= Kind::named(other.trim_ascii()).bit();
        }
        cards[count].id = row.cell(ID);
        cards[count].value = tsv::number(row.cell(VALUE)) as u8;
        count += 1;
    }
    assert!(count == HEXES, "the card file lists 46 Hexes");
    cards
};

/// What another data file may change on the Hexes, and what follows from it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Hexes {
    values: [u8; HEXES],
    /// A bit for each type.
    kinds: [u8; HEXES],
    /// S12: every Hex in every rotation.
    rings: [[Ring; 6]; HEXES],
    /// How many rotations of each Hex look different.
    different: [u8; HEXES],
}

impl Hexes {
    pub(crate) const PRINTED: Hexes = {
        let mut hexes = Hexes {
            values: [0; HEXES],
            kinds: [0; HEXES],
            rings: [[Ring::turned([Colour::Red; 6], 0); 6]; HEXES],
            different: [0; HEXES],
        };
        let mut i = 0;
        while i < HEXES {
            let card = &HEX_CARDS[i];
            hexes.set(i, card.value, card.kinds, card.edges);
            i += 1;
        }
        hexes
    };

    /// Says what is on a Hex: its value, a bit for each type, and its edges as printed.
    pub(crate) const fn set(&mut self, index: usize, value: u8, kinds: u8, edges: [Colour; 6]) {
        self.values[index] = value;
        self.kinds[index] = kinds;
        let rings = &mut self.rings[index];
        let mut different = 6;
        let mut sixths = 6;
        while sixths > 0 {
            sixths -= 1;
            rings[sixths] = Ring::turned(edges, sixths);
            if sixths > 0 && rings[sixths].bits() == Ring::turned(edges, 0).bits() {
                different = sixths as u8;
            }
        }
        self.different[index] = different;
    }
}
