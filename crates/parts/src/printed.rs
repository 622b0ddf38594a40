use std::sync::atomic::{AtomicU64, Ordering};

/// A number of a data file that the rules look up all the time.
///
/// It is there when the program starts, and another data file may change it before the
/// first game. Reading it is an ordinary load: there is nothing to wait for and nothing
/// to check.
///
/// ```
/// # use parts::Printed;
/// static VALUES: [Printed; 3] = Printed::table([4, 2, 3]);
/// assert_eq!(VALUES[1].get(), 2);
/// Printed::put(&VALUES, &[4, 5, 3]);
/// assert_eq!(VALUES[1].get(), 5);
/// ```
#[derive(Debug)]
pub struct Printed(AtomicU64);

impl Printed {
    /// A number as printed.
    pub const fn new(number: u64) -> Printed {
        Printed(AtomicU64::new(number))
    }

    /// A column of them.
    pub const fn table<const N: usize>(numbers: [u64; N]) -> [Printed; N] {
        let mut table = [const { Printed::new(0) }; N];
        let mut i = 0;
        while i < N {
            table[i] = Printed::new(numbers[i]);
            i += 1;
        }
        table
    }

    /// The number.
    #[inline]
    pub fn get(&self) -> u64 {
        // Numbers change before there is a second thread, so there is no order to keep.
        self.0.load(Ordering::Relaxed)
    }

    /// Puts other numbers in the place of a column.
    ///
    /// # Panics
    ///
    /// Panics if there are more or fewer of them.
    pub fn put(table: &[Printed], numbers: &[u64]) {
        assert_eq!(table.len(), numbers.len(), "a column keeps its length");
        for (cell, &number) in table.iter().zip(numbers) {
            cell.0.store(number, Ordering::Relaxed);
        }
    }
}
