use std::{fmt, num::NonZeroU8};

use parts::{Card, CardSet, Printed};

use crate::{
    Colour, Kind, Ring,
    card_file::{DECK, EDGES, FILE, ID, KIND, VALUE},
    tsv,
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
        VALUES[self.index()].get() as u8
    }

    /// S36: its type; an Overlap Hex has two.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.is(kind))
    }

    /// Whether it has this type (S36: an Overlap Hex has both of its types).
    #[inline]
    pub fn is(self, kind: Kind) -> bool {
        KINDS[self.index()].get() & u64::from(kind.bit()) != 0
    }

    /// Its edges as they lie with this rotation (S12).
    #[inline]
    pub fn ring(self, rotation: Rotation) -> Ring {
        Ring::from_bits(RINGS[6 * self.index() + rotation.sixths()].get() as u32)
    }

    /// The rotations that look different: all six, or the first three where
    /// opposite edges are alike.
    pub fn rotations(self) -> &'static [Rotation] {
        static ALL: [Rotation; 6] = Rotation::ALL;
        &ALL[..DIFFERENT[self.index()].get() as usize]
    }
}

impl Card for Hex {
    const COUNT: u32 = HEXES as u32;

    #[inline]
    fn index(self) -> u32 {
        Hex::index(self) as u32
    }

    #[inline]
    fn from_index(index: u32) -> Hex {
        Hex::new(index as usize)
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

/// A set of Hexes: a hand, say.
pub type HexSet = CardSet<Hex>;

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
        if !tsv::same(deck, b"hex") && !tsv::same(deck, b"overlap") {
            continue;
        }
        let edges = row.cell(EDGES);
        assert!(edges.len() == 6, "a Hex has six edges");
        let mut d = 0;
        while d < 6 {
            cards[count].edges[d] = Colour::lettered(edges[d]).expect("a colour of yarn");
            d += 1;
        }
        let (kind, other) = tsv::split_pair(row.cell(KIND));
        cards[count].kinds = Kind::named(kind).bit();
        if let Some(other) = other {
            cards[count].kinds |= Kind::named(other).bit();
        }
        cards[count].id = tsv::text(row.cell(ID));
        cards[count].value = tsv::digit(row.cell(VALUE));
        count += 1;
    }
    assert!(count == HEXES, "the card file lists 46 Hexes");
    cards
};

// What the rules look up, from the game's own data file or from another one.
static VALUES: [Printed; HEXES] = Printed::table(AS_PRINTED.values);
static KINDS: [Printed; HEXES] = Printed::table(AS_PRINTED.kinds);
/// S12: every Hex in every rotation.
static RINGS: [Printed; 6 * HEXES] = Printed::table(turned(&AS_PRINTED.edges));
/// How many rotations of each Hex look different.
static DIFFERENT: [Printed; HEXES] = Printed::table(different(&turned(&AS_PRINTED.edges)));

/// What another data file may change on the Hexes.
#[derive(Clone, Debug)]
pub(crate) struct Hexes {
    pub(crate) values: [u64; HEXES],
    /// A bit for each type.
    pub(crate) kinds: [u64; HEXES],
    pub(crate) edges: [[Colour; 6]; HEXES],
}

pub(crate) const AS_PRINTED: Hexes = {
    let mut hexes = Hexes {
        values: [0; HEXES],
        kinds: [0; HEXES],
        edges: [[Colour::Red; 6]; HEXES],
    };
    let mut hex = 0;
    while hex < HEXES {
        hexes.values[hex] = HEX_CARDS[hex].value as u64;
        hexes.kinds[hex] = HEX_CARDS[hex].kinds as u64;
        hexes.edges[hex] = HEX_CARDS[hex].edges;
        hex += 1;
    }
    hexes
};

impl Hexes {
    /// Plays with these Hexes from now on.
    pub(crate) fn put(&self) {
        Printed::put(&VALUES, &self.values);
        Printed::put(&KINDS, &self.kinds);
        let rings = turned(&self.edges);
        Printed::put(&RINGS, &rings);
        Printed::put(&DIFFERENT, &different(&rings));
    }
}

const fn turned(edges: &[[Colour; 6]; HEXES]) -> [u64; 6 * HEXES] {
    let mut rings = [0; 6 * HEXES];
    let mut i = 0;
    while i < rings.len() {
        rings[i] = Ring::turned(edges[i / 6], i % 6).bits() as u64;
        i += 1;
    }
    rings
}

const fn different(rings: &[u64; 6 * HEXES]) -> [u64; HEXES] {
    let mut different = [6; HEXES];
    let mut hex = 0;
    while hex < HEXES {
        let mut sixths = 5;
        while sixths > 0 {
            if rings[6 * hex + sixths] == rings[6 * hex] {
                different[hex] = sixths as u64;
            }
            sixths -= 1;
        }
        hex += 1;
    }
    different
}
