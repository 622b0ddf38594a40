//! The cards: characters, Hexes and Echo cards, read from `cards.tsv` while the crate is compiled.

use std::{fmt, num::NonZeroU8};

use parts::{Card, CardSet};

use crate::{
    colour::{Colour, ColourSet, Ring},
    tsv,
};

/// A set of Hexes: a hand, say.
pub type HexSet = CardSet<Hex>;

/// How many Hexes there are (S6).
pub const HEXES: usize = 46;
/// How many Echo cards there are (S6).
pub const ECHOES: usize = 99;

/// What a card is about: the type printed at its top.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Kind {
    /// Soil and water; Maddy's field.
    Earthworks,
    /// Jeff's field.
    PlantSystems,
    /// Alan's field.
    AnimalSystems,
    /// Cass's field.
    EnergyAndMaterials,
    /// Trouble; nobody's field (S5).
    Complication,
}

impl Kind {
    /// All types, in the order of the rulebook.
    pub const ALL: [Kind; 5] = [
        Kind::Earthworks,
        Kind::PlantSystems,
        Kind::AnimalSystems,
        Kind::EnergyAndMaterials,
        Kind::Complication,
    ];

    /// The type as it is printed.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Earthworks => "Earthworks",
            Kind::PlantSystems => "Plant Systems",
            Kind::AnimalSystems => "Animal Systems",
            Kind::EnergyAndMaterials => "Energy and Materials",
            Kind::Complication => "Complication",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    const fn named(name: &[u8]) -> Kind {
        let mut i = 0;
        while i < Kind::ALL.len() {
            if tsv::same(name, Kind::ALL[i].name().as_bytes()) {
                return Kind::ALL[i];
            }
            i += 1;
        }
        panic!("a card has an unknown type")
    }
}

/// The people on the property (S2 to S4).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Character {
    /// Knows soil.
    Maddy,
    /// Knows plants.
    Jeff,
    /// Knows animals.
    Alan,
    /// Gets things done.
    Cass,
    /// Sees trouble coming.
    Bill,
}

impl Character {
    /// All five, in the order of the rulebook.
    pub const ALL: [Character; 5] = [
        Character::Maddy,
        Character::Jeff,
        Character::Alan,
        Character::Cass,
        Character::Bill,
    ];

    /// The id used in actions and positions.
    pub const fn id(self) -> &'static str {
        match self {
            Character::Maddy => "maddy",
            Character::Jeff => "jeff",
            Character::Alan => "alan",
            Character::Cass => "cass",
            Character::Bill => "bill",
        }
    }

    /// The name people read.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Maddy => "Maddy",
            Character::Jeff => "Jeff",
            Character::Alan => "Alan",
            Character::Cass => "Cass",
            Character::Bill => "Bill",
        }
    }

    /// S3, S4: the type whose cards earn this character a bonus; Bill has none.
    pub const fn field(self) -> Option<Kind> {
        match self {
            Character::Maddy => Some(Kind::Earthworks),
            Character::Jeff => Some(Kind::PlantSystems),
            Character::Alan => Some(Kind::AnimalSystems),
            Character::Cass => Some(Kind::EnergyAndMaterials),
            Character::Bill => None,
        }
    }

    /// What the character can do, as the card file puts it.
    pub fn ability(self) -> &'static str {
        ABILITIES[self as usize]
    }

    /// The character with this id.
    pub fn by_id(id: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|c| c.id() == id)
    }
}

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

    /// The name people read.
    pub fn name(self) -> &'static str {
        HEX_CARDS[self.index()].name
    }

    /// Its value.
    #[inline]
    pub fn value(self) -> u8 {
        HEX_CARDS[self.index()].value
    }

    /// S36: its type; an Overlap Hex has two.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.is(kind))
    }

    /// Whether it has this type (S36: an Overlap Hex has both of its types).
    #[inline]
    pub fn is(self, kind: Kind) -> bool {
        HEX_CARDS[self.index()].kinds & kind.bit() != 0
    }

    /// Its edges as they lie with this rotation (S12).
    #[inline]
    pub fn ring(self, rotation: Rotation) -> Ring {
        RINGS[self.index()][rotation.sixths()]
    }

    /// After how many sixths of a turn the ring of colours repeats: 6 for most
    /// Hexes, 3 where opposite edges are alike.
    pub fn period(self) -> usize {
        (1..6)
            .find(|&sixths| RINGS[self.index()][sixths] == RINGS[self.index()][0])
            .unwrap_or(6)
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

/// An Echo card, Complications included.
///
/// Numbered from 1 like the file's codes (`E01`), so that `Option<Echo>` is one byte.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Echo(NonZeroU8);

impl Echo {
    /// All Echo cards in the order of the card file.
    pub fn all() -> impl DoubleEndedIterator<Item = Echo> + ExactSizeIterator {
        (0..ECHOES).map(Echo::new)
    }

    /// The card on line `index` of the Echo cards in the card file.
    #[inline]
    pub(crate) const fn new(index: usize) -> Echo {
        Echo(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Its place among the Echo cards, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The card with this id.
    pub fn by_id(id: &str) -> Option<Echo> {
        Echo::all().find(|echo| echo.id() == id)
    }

    /// The id used in positions; it ends with the number of the copy.
    pub fn id(self) -> &'static str {
        ECHO_CARDS[self.index()].id
    }

    /// The name people read; copies share it.
    pub fn name(self) -> &'static str {
        ECHO_CARDS[self.index()].name
    }

    /// Its value.
    #[inline]
    pub fn value(self) -> u8 {
        ECHO_CARDS[self.index()].value
    }

    /// Its type.
    #[inline]
    pub fn kind(self) -> Kind {
        ECHO_CARDS[self.index()].kind
    }

    /// The colours of its circles.
    #[inline]
    pub fn colours(self) -> ColourSet {
        ECHO_CARDS[self.index()].colours
    }

    /// Whether it is a Complication.
    #[inline]
    pub fn is_complication(self) -> bool {
        matches!(self.kind(), Kind::Complication)
    }

    /// S17: whether both cards have the same name.
    #[inline]
    pub fn shares_name(self, other: Echo) -> bool {
        ECHO_CARDS[self.index()].first_copy == ECHO_CARDS[other.index()].first_copy
    }
}

/// The first Echo card of the card file; piles fill their unused room with it.
impl Default for Echo {
    fn default() -> Echo {
        Echo::new(0)
    }
}

impl fmt::Debug for Echo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

struct HexCard {
    id: &'static str,
    name: &'static str,
    value: u8,
    kinds: u8,
    edges: [Colour; 6],
}

struct EchoCard {
    id: &'static str,
    name: &'static str,
    value: u8,
    kind: Kind,
    colours: ColourSet,
    first_copy: u8,
}

static FILE: &str = include_str!("../cards.tsv");

const ID: usize = 0;
const DECK: usize = 2;
const KIND: usize = 3;
const NAME: usize = 4;
const VALUE: usize = 5;
const COPY: usize = 6;
const EDGES: usize = 8;
const COLOURS: usize = 9;
const ABILITY: usize = 10;

static ABILITIES: [&str; 5] = {
    let mut abilities = [""; 5];
    let mut rows = tsv::Rows::below_header(FILE);
    let mut i = 0;
    while let Some(row) = rows.next() {
        if tsv::same(row.cell(DECK), b"character") {
            assert!(
                tsv::same(row.cell(ID), Character::ALL[i].id().as_bytes()),
                "the characters stand in the order of the rulebook"
            );
            abilities[i] = tsv::text(row.cell(ABILITY));
            i += 1;
        }
    }
    abilities
};

static HEX_CARDS: [HexCard; HEXES] = {
    const BLANK: HexCard = HexCard {
        id: "",
        name: "",
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
            cards[count].edges[d] = Colour::lettered(edges[d]);
            d += 1;
        }
        let (kind, other) = tsv::split_pair(row.cell(KIND));
        cards[count].kinds = Kind::named(kind).bit();
        if let Some(other) = other {
            cards[count].kinds |= Kind::named(other).bit();
        }
        cards[count].id = tsv::text(row.cell(ID));
        cards[count].name = tsv::text(row.cell(NAME));
        cards[count].value = tsv::digit(row.cell(VALUE));
        count += 1;
    }
    assert!(count == HEXES, "the card file lists 46 Hexes");
    cards
};

/// S12: every Hex in every rotation.
static RINGS: [[Ring; 6]; HEXES] = {
    let mut rings = [[Ring::BARE; 6]; HEXES];
    let mut hex = 0;
    while hex < HEXES {
        let mut sixths = 0;
        while sixths < 6 {
            rings[hex][sixths] = Ring::turned(HEX_CARDS[hex].edges, sixths);
            sixths += 1;
        }
        hex += 1;
    }
    rings
};

static ECHO_CARDS: [EchoCard; ECHOES] = {
    const BLANK: EchoCard = EchoCard {
        id: "",
        name: "",
        value: 0,
        kind: Kind::Complication,
        colours: ColourSet::NONE,
        first_copy: 0,
    };
    let mut cards = [BLANK; ECHOES];
    let mut rows = tsv::Rows::below_header(FILE);
    let mut count = 0;
    while let Some(row) = rows.next() {
        let deck = row.cell(DECK);
        if !tsv::same(deck, b"echo") && !tsv::same(deck, b"complication") {
            continue;
        }
        let letters = row.cell(COLOURS);
        let mut colours = ColourSet::NONE;
        let mut i = 0;
        while i < letters.len() {
            colours = colours.with(Colour::lettered(letters[i]));
            i += 1;
        }
        cards[count].id = tsv::text(row.cell(ID));
        cards[count].name = tsv::text(row.cell(NAME));
        cards[count].value = tsv::digit(row.cell(VALUE));
        cards[count].kind = Kind::named(row.cell(KIND));
        cards[count].colours = colours;
        // Copies of a card stand below one another.
        let first_copy = count + 1 - tsv::digit(row.cell(COPY)) as usize;
        assert!(
            row.cell(NAME)
                .eq_ignore_ascii_case(cards[first_copy].name.as_bytes()),
            "copies share a name"
        );
        cards[count].first_copy = first_copy as u8;
        count += 1;
    }
    assert!(count == ECHOES, "the card file lists 99 Echo cards");
    cards
};
