//! Yarn colours, sets of them, and the six edges around a cell.

use parts::{bit_set, named};

named! {
    /// A colour of yarn.
    pub enum Colour {
        /// R.
        Red = "red",
        /// O.
        Orange = "orange",
        /// Y.
        Yellow = "yellow",
        /// G.
        Green = "green",
        /// B.
        Blue = "blue",
        /// P.
        Purple = "purple",
    }
}

impl Colour {
    /// The letter that stands for it on cards and screens.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Orange => 'O',
            Colour::Yellow => 'Y',
            Colour::Green => 'G',
            Colour::Blue => 'B',
            Colour::Purple => 'P',
        }
    }

    pub(crate) const fn lettered(letter: u8) -> Option<Colour> {
        let mut i = 0;
        while i < Colour::ALL.len() {
            if Colour::ALL[i].letter() as u8 == letter {
                return Some(Colour::ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// Three bits, never all clear.
    const fn code(self) -> u32 {
        self as u32 + 1
    }
}

bit_set! {
    /// A set of colours, in the order of the rainbow.
    pub struct ColourSet(u8) of Colour: colour => colour as u8, number => Colour::ALL[number as usize];
}

impl ColourSet {
    /// Every colour.
    pub const ALL: ColourSet = ColourSet(0b11_1111);

    /// A number below 64 for each set.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Six edges, clockwise from the east, three bits each; bare edges are 0.
///
/// For a Hex these are its own colours, for an empty cell the colours that its
/// neighbours turn towards it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Ring(u32);

/// The lowest bit of every edge.
const LOW: u32 = 0o111_111;

/// The colours of three edges at once.
static TRIPLES: [u8; 512] = {
    let mut table = [0; 512];
    let mut triple = 0;
    while triple < 512 {
        let mut edge = 0;
        while edge < 3 {
            let code = triple >> (3 * edge) & 7;
            if code != 0 {
                table[triple] |= 1 << (code - 1);
            }
            edge += 1;
        }
        triple += 1;
    }
    table
};

impl Ring {
    /// Six edges without colour.
    pub const BARE: Ring = Ring(0);

    /// S12: edges given clockwise from the east, turned clockwise by so many sixths.
    pub(crate) const fn turned(edges: [Colour; 6], sixths: usize) -> Ring {
        let mut ring = 0;
        let mut d = 0;
        while d < 6 {
            ring |= edges[(d + 6 - sixths) % 6].code() << (3 * d);
            d += 1;
        }
        Ring(ring)
    }

    /// Its 18 bits.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// A ring from its 18 bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Ring {
        Ring(bits)
    }

    /// The colour at this direction, if the edge is not bare.
    pub fn at(self, direction: usize) -> Option<Colour> {
        match self.code_at(direction) {
            0 => None,
            code => Some(Colour::ALL[code as usize - 1]),
        }
    }

    /// The three bits at this direction.
    #[inline]
    pub(crate) const fn code_at(self, direction: usize) -> u32 {
        self.0 >> (3 * direction) & 7
    }

    /// How many edges are not bare.
    #[inline]
    pub(crate) const fn coloured(self) -> u32 {
        ((self.0 | self.0 >> 1 | self.0 >> 2) & LOW).count_ones()
    }

    /// S29: the colours of all edges on which both rings agree.
    #[inline]
    pub fn pairs(self, facing: Ring) -> ColourSet {
        let differ = self.0 ^ facing.0;
        let unlike = (differ | differ >> 1 | differ >> 2) & LOW;
        let alike = (LOW & !unlike) * 7;
        let paired = (self.0 & alike) as usize;
        ColourSet(TRIPLES[paired & 511] | TRIPLES[paired >> 9])
    }
}

impl std::fmt::Debug for Ring {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..6).try_for_each(|d| write!(f, "{}", self.at(d).map_or('-', Colour::letter)))
    }
}
