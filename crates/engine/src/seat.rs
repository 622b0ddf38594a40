use std::{
    fmt,
    ops::{Index, IndexMut},
};

use parts::bit_set;
use serde::{Deserialize, Serialize};

/// The most seats any table has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, numbered from 0 clockwise.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    ///
    /// Panics if no table has such a seat.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no table has this seat");
        Seat(index as u8)
    }

    /// Its number, for arrays indexed by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// The seat `steps` places on, clockwise, at a table of `seats`.
    #[inline]
    pub const fn after(self, steps: usize, seats: usize) -> Seat {
        Seat(((self.0 as usize + steps) % seats) as u8)
    }

    /// All seats of a table, from 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats as u8).map(Seat)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

bit_set! {
    /// A set of seats.
    pub struct SeatSet(u8) of Seat: seat => seat.0, number => Seat(number as u8);
}

impl SeatSet {
    /// Every seat of a table.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }
}

/// One value for each seat of a table.
#[derive(Copy, Clone)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// A value for each of `seats`, made from the seat.
    pub fn from_fn(seats: usize, mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut items = [T::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            items[seat.index()] = make(seat);
        }
        BySeat {
            items,
            seats: seats as u8,
        }
    }

    /// The same value for each of `seats`.
    pub fn same(seats: usize, value: T) -> BySeat<T> {
        BySeat::from_fn(seats, |_| value)
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub const fn len(&self) -> usize {
        self.seats as usize
    }

    /// Whether there is no seat at all.
    pub const fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// Seats with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.len()).zip(&self.items)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.as_slice()[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        let seats = self.len();
        &mut self.items[..seats][seat.index()]
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &BySeat<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for BySeat<T> {}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
