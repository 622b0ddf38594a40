use std::fmt;

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

/// A set of spots.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct SpotSet(u32);

impl SpotSet {
    /// No spot.
    pub const NONE: SpotSet = SpotSet(0);

    /// Adds a spot.
    #[inline]
    pub const fn insert(&mut self, spot: Spot) {
        self.0 |= 1 << spot.0;
    }

    /// Takes a spot out.
    #[inline]
    pub const fn remove(&mut self, spot: Spot) {
        self.0 &= !(1 << spot.0);
    }

    /// Whether the spot is in the set.
    #[inline]
    pub const fn contains(self, spot: Spot) -> bool {
        self.0 & 1 << spot.0 != 0
    }

    /// The spots of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SpotSet) -> SpotSet {
        SpotSet(self.0 & !other.0)
    }

    /// How many spots there are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spots in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let spot = Spot(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(spot)
        })
    }
}

impl FromIterator<Spot> for SpotSet {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> SpotSet {
        let mut set = SpotSet::NONE;
        for spot in spots {
            set.insert(spot);
        }
        set
    }
}

impl fmt::Debug for SpotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
