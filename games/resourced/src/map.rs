//! The map: 37 hexes in a fixed order, and sets of them.

use std::fmt;

use parts::{Direction, Hex, bit_set};

/// R17: how many hexes the map has.
pub const HEXES: usize = 37;

/// R18: the ways along a ring, from its eastern corner on.
const TURNS: [Direction; 6] = [
    Direction::NorthWest,
    Direction::West,
    Direction::SouthWest,
    Direction::SouthEast,
    Direction::East,
    Direction::NorthEast,
];

const ORDER: [Hex; HEXES] = {
    let mut order = [Hex::ORIGIN; HEXES];
    let (mut n, mut ring) = (1, 1);
    while ring <= 3 {
        let mut at = Hex::new(ring, 0);
        let mut turn = 0;
        while turn < 6 {
            let mut step = 0;
            while step < ring {
                order[n] = at;
                at = at.neighbour(TURNS[turn]);
                step += 1;
                n += 1;
            }
            turn += 1;
        }
        ring += 1;
    }
    order
};

const NEIGHBOURS: [SpotSet; HEXES] = {
    let mut neighbours = [SpotSet::NONE; HEXES];
    let mut a = 0;
    while a < HEXES {
        let mut b = 0;
        while b < HEXES {
            if ORDER[a].distance(ORDER[b]) == 1 {
                neighbours[a].0 |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    neighbours
};

const DISTANCES: [[u8; HEXES]; HEXES] = {
    let mut distances = [[0; HEXES]; HEXES];
    let mut a = 0;
    while a < HEXES {
        let mut b = 0;
        while b < HEXES {
            distances[a][b] = ORDER[a].distance(ORDER[b]);
            b += 1;
        }
        a += 1;
    }
    distances
};

/// A hex of the map, numbered in the order of R18 with BGCS as 0.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Spot(u8);

impl Spot {
    /// R14: where BGCS lies.
    pub const CENTRE: Spot = Spot(0);

    /// The spot at a hex, if that is on the map (R17).
    #[inline]
    pub const fn at(hex: Hex) -> Option<Spot> {
        const OFF: u8 = u8::MAX;
        const PLACES: [u8; 49] = {
            let mut places = [OFF; 49];
            let mut n = 0;
            while n < HEXES {
                let hex = ORDER[n];
                places[(hex.q + 3) as usize * 7 + (hex.r + 3) as usize] = n as u8;
                n += 1;
            }
            places
        };
        if hex.q < -3 || hex.q > 3 || hex.r < -3 || hex.r > 3 {
            return None;
        }
        match PLACES[(hex.q + 3) as usize * 7 + (hex.r + 3) as usize] {
            OFF => None,
            n => Some(Spot(n)),
        }
    }

    /// Its coordinates.
    #[inline]
    pub const fn hex(self) -> Hex {
        ORDER[self.0 as usize]
    }

    /// R17: its ring, 0 for BGCS.
    #[inline]
    pub const fn ring(self) -> u8 {
        match self.0 {
            0 => 0,
            1..=6 => 1,
            7..=18 => 2,
            _ => 3,
        }
    }

    /// R15: the hexes it touches.
    #[inline]
    pub const fn neighbours(self) -> SpotSet {
        NEIGHBOURS[self.0 as usize]
    }

    /// R16: how many steps apart two hexes are, if there are tiles to go on.
    #[inline]
    pub const fn distance(self, other: Spot) -> u8 {
        DISTANCES[self.0 as usize][other.0 as usize]
    }

    /// Its number, for arrays indexed by spot.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All hexes of the map in the order of R18, BGCS first.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..HEXES as u8).map(Spot)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Spot({})", self.hex())
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.hex().fmt(f)
    }
}

bit_set! {
    /// A set of hexes of the map, in the order of R18.
    pub struct SpotSet(u64) of Spot: spot => spot.0, number => Spot(number as u8);
}

impl SpotSet {
    /// R17: the hexes of a ring from 0 to 3; none of any other.
    #[inline]
    pub const fn ring(ring: u8) -> SpotSet {
        match ring {
            0 => SpotSet(1),
            1 => SpotSet(0x7e),
            2 => SpotSet(0x7_ff80),
            3 => SpotSet(0x1f_fff8_0000),
            _ => SpotSet::NONE,
        }
    }

    /// How many hexes are in it.
    #[inline]
    pub const fn count(self) -> u16 {
        self.len() as u16
    }

    /// This set and every hex that touches it.
    #[inline]
    pub fn with_neighbours(self) -> SpotSet {
        self.iter()
            .fold(self, |reached, spot| reached.or(spot.neighbours()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R17 and R18: the order of the hexes is that of the shared grid.
    #[test]
    fn spots_are_numbered_ring_by_ring() {
        assert!(Spot::all().map(Spot::hex).eq(Hex::disc(3)));
        for spot in Spot::all() {
            assert_eq!(Spot::at(spot.hex()), Some(spot));
            assert_eq!(spot.ring(), spot.hex().ring());
            assert!(SpotSet::ring(spot.ring()).contains(spot));
        }
        assert_eq!([1, 2, 3].map(|k| SpotSet::ring(k).count()), [6, 12, 18]);
        assert_eq!(Spot::at(Hex::new(4, 0)), None);
        assert_eq!(Spot::at(Hex::new(3, 1)), None);
    }
}
