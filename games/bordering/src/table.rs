//! The Hexes on the table and the empty cells around them.

use parts::Direction;

use crate::{Cell, Hex, HexSet, Ring, Rotation, hex::HEXES};

/// The most empty cells that can touch the table: six around the first Hex,
/// and every further Hex fills one of them and opens at most three.
const MOST_BORDERS: usize = 6 + 2 * (HEXES - 1);

/// The Hexes on the table, and the empty cells next to them with the colours
/// they would meet there.
///
/// The borders are kept in reading order and up to date, so that listing the
/// cells to play on is a copy, and scoring a placement looks at one word.
#[derive(Copy, Clone)]
pub struct Table {
    laid: [Option<Placement>; HEXES],
    borders: [Border; MOST_BORDERS],
    border_count: u8,
}

/// Where a Hex lies, and how.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Placement {
    /// Its cell.
    pub cell: Cell,
    /// How far it is turned.
    pub rotation: Rotation,
}

/// An empty cell next to at least one Hex: its place in the upper 14 bits, the
/// colours that face it in the lower 18.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Border(u32);

const RING_BITS: u32 = 18;
const RING: u32 = (1 << RING_BITS) - 1;
/// Added to coordinates so that they are positive; no Hex gets further than 45 away.
const MIDDLE: i8 = 64;

/// What a step in each direction adds to a place.
const STEPS: [i32; 6] = {
    let mut steps = [0; 6];
    let mut d = 0;
    while d < 6 {
        let step = Direction::ALL[d].step();
        steps[d] = 128 * step.r as i32 + step.q as i32;
        d += 1;
    }
    steps
};

const fn place(cell: Cell) -> u32 {
    ((cell.r + MIDDLE) as u32) << 7 | (cell.q + MIDDLE) as u32
}

impl Border {
    #[inline]
    const fn bare(place: u32) -> Border {
        Border(place << RING_BITS)
    }

    #[inline]
    const fn place(self) -> u32 {
        self.0 >> RING_BITS
    }

    /// The empty cell.
    #[inline]
    pub const fn cell(self) -> Cell {
        let place = self.place();
        Cell::new((place & 127) as i8 - MIDDLE, (place >> 7) as i8 - MIDDLE)
    }

    /// The colours its neighbours turn towards it (S13).
    #[inline]
    pub const fn facing(self) -> Ring {
        Ring::from_bits(self.0 & RING)
    }
}

impl std::fmt::Debug for Border {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {:?}", self.cell(), self.facing())
    }
}

impl Table {
    /// An empty table, on which only the middle can be played.
    fn bare() -> Table {
        let mut table = Table {
            laid: [None; HEXES],
            borders: [Border::default(); MOST_BORDERS],
            border_count: 1,
        };
        table.borders[0] = Border::bare(place(Cell::ORIGIN));
        table
    }

    /// S9: a table with one Hex in the middle.
    pub fn starting_with(hex: Hex) -> Table {
        let mut table = Table::bare();
        table.lay(hex, Cell::ORIGIN, Rotation::R0);
        table
    }

    /// A table with these Hexes, whatever order they were laid in; `None` if
    /// they do not hang together around the middle or two share a cell.
    pub(crate) fn with(mut hexes: Vec<(Hex, Placement)>) -> Option<Table> {
        let mut table = Table::bare();
        while !hexes.is_empty() {
            let next = hexes
                .iter()
                .position(|(_, p)| table.border(p.cell).is_some())?;
            let (hex, placement) = hexes.swap_remove(next);
            table.lay(hex, placement.cell, placement.rotation);
        }
        Some(table)
    }

    /// Where this Hex lies, if it is on the table.
    #[inline]
    pub fn placement(&self, hex: Hex) -> Option<Placement> {
        self.laid[hex.index()]
    }

    /// The Hexes on the table, in the order of the card file.
    pub fn hexes(&self) -> impl Iterator<Item = (Hex, Placement)> {
        Hex::all().filter_map(|hex| Some((hex, self.laid[hex.index()]?)))
    }

    /// The set of Hexes on the table.
    pub fn hex_set(&self) -> HexSet {
        self.hexes().map(|(hex, _)| hex).collect()
    }

    /// The Hex on a cell.
    pub fn hex_at(&self, cell: Cell) -> Option<(Hex, Rotation)> {
        self.hexes()
            .find(|(_, p)| p.cell == cell)
            .map(|(hex, p)| (hex, p.rotation))
    }

    /// S26: the cells a Hex may go to, in reading order.
    #[inline]
    pub fn borders(&self) -> &[Border] {
        &self.borders[..usize::from(self.border_count)]
    }

    /// The border at this cell, if a Hex may go there.
    pub fn border(&self, cell: Cell) -> Option<Border> {
        // Cells so far out have no place, and nothing ever lies next to them.
        if cell.q.unsigned_abs() >= 60 || cell.r.unsigned_abs() >= 60 {
            return None;
        }
        let place = place(cell);
        let border = *self.borders().get(self.index_of(place))?;
        (border.place() == place).then_some(border)
    }

    /// The index of the first border at or behind a place.
    #[inline]
    fn index_of(&self, place: u32) -> usize {
        let wanted = Border::bare(place);
        self.borders().partition_point(|&border| border < wanted)
    }

    /// S26, S27: lays a Hex on an empty cell next to another.
    pub(crate) fn lay(&mut self, hex: Hex, cell: Cell, rotation: Rotation) {
        self.laid[hex.index()] = Some(Placement { cell, rotation });
        let here = place(cell);
        let index = self.index_of(here);
        let count = usize::from(self.border_count);
        debug_assert_eq!(self.borders[index].place(), here, "the cell is a border");
        let facing = self.borders[index].facing();
        self.borders.copy_within(index + 1..count, index);
        self.border_count -= 1;
        let ring = hex.ring(rotation);
        for (d, step) in STEPS.into_iter().enumerate() {
            // A colour that faces this edge belongs to a Hex that lies there.
            if facing.code_at(d) == 0 {
                let opposite = (d + 3) % 6;
                let colour = ring.code_at(d) << (3 * opposite);
                self.face(here.wrapping_add_signed(step), colour);
            }
        }
    }

    /// Turns one more coloured edge towards an empty cell.
    #[inline]
    fn face(&mut self, place: u32, colour: u32) {
        let index = self.index_of(place);
        let count = usize::from(self.border_count);
        if index == count || self.borders[index].place() != place {
            self.borders.copy_within(index..count, index + 1);
            self.borders[index] = Border::bare(place);
            self.border_count += 1;
        }
        self.borders[index].0 |= colour;
    }
}

impl Table {
    /// Panics unless the borders are what follows from the Hexes.
    pub(crate) fn audit(&self) {
        const PLACES: usize = 1 << 14;
        let mut facing = vec![0; PLACES];
        let mut laid = [None; HEXES];
        for (hex, p) in self.hexes() {
            let here = place(p.cell);
            assert!(!laid.contains(&Some(here)), "two Hexes on {}", p.cell);
            laid[hex.index()] = Some(here);
            for direction in Direction::ALL {
                let there = place(p.cell.neighbour(direction)) as usize;
                let colour = hex.ring(p.rotation).code_at(direction.index());
                facing[there] |= colour << (3 * direction.opposite().index());
            }
        }
        for here in laid.into_iter().flatten() {
            facing[here as usize] = 0;
        }
        for border in self.borders() {
            let expected = facing[border.place() as usize];
            assert_eq!(border.0 & RING, expected, "border {border:?}");
        }
        let faced = facing.into_iter().filter(|&ring| ring != 0).count();
        assert_eq!(self.borders().len(), faced, "a border is missing");
        assert!(self.borders().is_sorted(), "borders stand in reading order");
    }
}

// Borders follow from what is laid, and what lies beyond their count is left over.
impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.laid == other.laid
    }
}

impl Eq for Table {}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map()
            .entries(self.hexes().map(|(hex, p)| (p.cell, (hex, p.rotation))))
            .finish()
    }
}
