use std::fmt;

/// An ordered pile of at most `N` things, top last; it clones as a memory copy.
#[derive(Copy, Clone)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    pub fn new() -> Pile<T, N> {
        const { assert!(N <= 255, "a pile counts in a byte") };
        Pile {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Pile<T, N> {
        Pile::new()
    }
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// How many things lie there.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing lies there.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Lays one on top.
    ///
    /// # Panics
    ///
    /// Panics if the pile is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len()])
    }

    /// Slides one under the pile.
    ///
    /// # Panics
    ///
    /// Panics if the pile is full.
    pub fn push_bottom(&mut self, item: T) {
        let len = self.len();
        self.items.copy_within(0..len, 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Takes the one `depth` below the top, closing the gap.
    pub fn remove(&mut self, depth: usize) -> Option<T> {
        let len = self.len();
        let index = len.checked_sub(depth + 1)?;
        let item = self.items[index];
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        Some(item)
    }

    /// Takes everything away.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// The top one.
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// From bottom to top.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// From bottom to top, to change.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

    /// From top to bottom.
    pub fn from_top(&self) -> impl Iterator<Item = T> {
        self.as_slice().iter().rev().copied()
    }
}

impl<T: Copy, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    /// The last one ends up on top.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Pile<T, N> {
        let mut pile = Pile::new();
        pile.extend(items);
        pile
    }
}

// What lies beyond the top is left over and does not count.
impl<T: PartialEq + Copy, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Pile<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq + Copy, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug + Copy, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_under_the_pile_comes_last() {
        let mut pile: Pile<u8, 4> = [1, 2].into_iter().collect();
        pile.push_bottom(3);
        assert_eq!(pile.from_top().collect::<Vec<_>>(), [2, 1, 3]);
        assert_eq!(pile.remove(1), Some(1));
        assert_eq!(pile.pop(), Some(2));
        assert_eq!(pile.as_slice(), [3]);
    }
}
