use std::fmt;

use parts::bit_set;

/// A place in the square of Echo cards (S7).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Spot(u8);

impl Spot {
    /// How many spots the largest square has (S48).
    pub const MOST: usize = 25;

    /// The first `count` spots in reading order.
    pub fn first(count: usize) -> impl Iterator<Item = Spot> {
        (0..count as u8).map(Spot)
    }

    /// The spot that people call `number`, from 1 to 25.
    pub fn numbered(number: usize) -> Option<Spot> {
        (1..=Spot::MOST)
            .contains(&number)
            .then(|| Spot(number as u8 - 1))
    }

    /// Its number in reading order, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Its place in arrays, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "spot {}", self.number())
    }
}

bit_set! {
    /// A set of spots.
    pub struct SpotSet(u32) of Spot: spot => spot.0, number => Spot(number as u8);
}
