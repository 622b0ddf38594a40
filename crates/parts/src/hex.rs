use std::{fmt, ops, str::FromStr};

use crate::words;

/// A cell of a hexagonal grid in axial coordinates.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Hex {
    /// Column.
    pub q: i8,
    /// Row.
    pub r: i8,
}

/// One of the six ways to leave a hex, numbered clockwise from the east.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// (+1, 0)
    East,
    /// (0, +1)
    SouthEast,
    /// (-1, +1)
    SouthWest,
    /// (-1, 0)
    West,
    /// (0, -1)
    NorthWest,
    /// (+1, -1)
    NorthEast,
}

impl Direction {
    /// All six, clockwise from the east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// Its number, clockwise from 0 in the east.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The way back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self.index() + 3) % 6]
    }

    /// The step it takes.
    pub const fn step(self) -> Hex {
        match self {
            Direction::East => Hex::new(1, 0),
            Direction::SouthEast => Hex::new(0, 1),
            Direction::SouthWest => Hex::new(-1, 1),
            Direction::West => Hex::new(-1, 0),
            Direction::NorthWest => Hex::new(0, -1),
            Direction::NorthEast => Hex::new(1, -1),
        }
    }
}

impl Hex {
    /// The middle of the grid.
    pub const ORIGIN: Hex = Hex::new(0, 0);

    /// The hex with these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The next hex in a direction.
    pub const fn neighbour(self, direction: Direction) -> Hex {
        let step = direction.step();
        Hex::new(self.q + step.q, self.r + step.r)
    }

    /// The six neighbours, clockwise from the east.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        Direction::ALL.into_iter().map(move |d| self.neighbour(d))
    }

    /// How many steps it is to another hex.
    pub const fn distance(self, other: Hex) -> u8 {
        let (q, r) = ((self.q - other.q) as i16, (self.r - other.r) as i16);
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u8
    }

    /// Its distance to the middle.
    pub const fn ring(self) -> u8 {
        self.distance(Hex::ORIGIN)
    }

    /// The hexes at distance `k` from the middle: from `(k, 0)` against the
    /// clock, `k` steps each way. Ring 0 is the middle alone.
    pub fn ring_cells(k: u8) -> impl Iterator<Item = Hex> {
        const TURNS: [Direction; 6] = [
            Direction::NorthWest,
            Direction::West,
            Direction::SouthWest,
            Direction::SouthEast,
            Direction::East,
            Direction::NorthEast,
        ];
        let steps = TURNS.into_iter().flat_map(move |d| (0..k).map(move |_| d));
        let walk = steps.scan(Hex::new(k as i8, 0), |at, direction| {
            let here = *at;
            *at = at.neighbour(direction);
            Some(here)
        });
        walk.chain((k == 0).then_some(Hex::ORIGIN))
    }

    /// The hexes up to distance `k` from the middle, ring by ring.
    pub fn disc(k: u8) -> impl Iterator<Item = Hex> {
        (0..=k).flat_map(Hex::ring_cells)
    }
}

impl ops::Add for Hex {
    type Output = Hex;

    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q + other.q, self.r + other.r)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hex({},{})", self.q, self.r)
    }
}

/// A text that is no hex.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoHex;

impl fmt::Display for NoHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(words::HEX_SHAPE.text())
    }
}

impl std::error::Error for NoHex {}

impl FromStr for Hex {
    type Err = NoHex;

    /// Reads `q,r`; numbers beyond ±60 are no hex of any table.
    fn from_str(text: &str) -> Result<Hex, NoHex> {
        let number = |text: &str| {
            let n = text.trim().parse::<i8>().ok();
            n.filter(|n| (-60..=60).contains(n)).ok_or(NoHex)
        };
        let (q, r) = text.split_once(',').ok_or(NoHex)?;
        Ok(Hex::new(number(q)?, number(r)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_have_six_more_hexes_each_and_go_against_the_clock() {
        for k in 1..=5 {
            let ring: Vec<Hex> = Hex::ring_cells(k).collect();
            assert_eq!(ring.len(), 6 * k as usize);
            assert!(ring.iter().all(|hex| hex.ring() == k));
            assert!(ring.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
        }
        let first: Vec<Hex> = Hex::ring_cells(2).take(4).collect();
        assert_eq!(
            first,
            [
                Hex::new(2, 0),
                Hex::new(2, -1),
                Hex::new(2, -2),
                Hex::new(1, -2)
            ]
        );
        assert_eq!(Hex::disc(3).count(), 37);
    }

    #[test]
    fn the_way_back_leads_back() {
        for direction in Direction::ALL {
            let there = Hex::new(3, -2).neighbour(direction);
            assert_eq!(there.neighbour(direction.opposite()), Hex::new(3, -2));
        }
    }

    #[test]
    fn hexes_read_as_they_are_written() {
        assert_eq!("2,-1".parse(), Ok(Hex::new(2, -1)));
        assert_eq!(Hex::new(-3, 0).to_string(), "-3,0");
        assert_eq!("2".parse::<Hex>(), Err(NoHex));
        assert_eq!("200,1".parse::<Hex>(), Err(NoHex));
    }
}
