//! The Waste pile: cards in the order they came.

use std::fmt;

use crate::cards::Resource;

/// Room in the pile.
///
/// With 16 cards of each resource 80 would do. With an unlimited Bank a round can Waste more than 800
/// before it ends and 24 of them lose the game; `position` refuses what could grow beyond this.
pub(crate) const CAPACITY: usize = 1024;

/// R39: new cards go on top, Recycling takes from the bottom.
///
/// Two cards share a byte, and the bottom wanders through the array, so that nothing is moved when
/// cards are Recycled.
#[derive(Clone)]
pub struct Waste {
    halves: [u8; CAPACITY / 2],
    bottom: u16,
    len: u16,
}

impl Waste {
    /// An empty pile.
    pub const EMPTY: Waste = Waste {
        halves: [0; CAPACITY / 2],
        bottom: 0,
        len: 0,
    };

    /// How many cards it holds.
    #[inline]
    pub const fn len(&self) -> u16 {
        self.len
    }

    /// Whether there is no card in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top.
    #[inline]
    pub fn push(&mut self, kind: Resource) {
        debug_assert!((self.len as usize) < CAPACITY, "the pile is full");
        self.set(self.len, kind);
        self.len += 1;
    }

    /// Takes the bottom card.
    #[inline]
    pub fn take_bottom(&mut self) -> Option<Resource> {
        if self.is_empty() {
            return None;
        }
        let kind = self.above_bottom(0);
        self.bottom = (self.bottom + 1) % CAPACITY as u16;
        self.len -= 1;
        Some(kind)
    }

    /// The card so many places below the top; it must be there.
    #[inline]
    pub fn below_top(&self, depth: u16) -> Resource {
        self.above_bottom(self.len - 1 - depth)
    }

    /// Takes the topmost card of a kind out; the others keep their order. It must be there.
    pub fn take_topmost(&mut self, kind: Resource) {
        let mut carried = self.above_bottom(self.len - 1);
        self.len -= 1;
        let mut place = self.len;
        while carried != kind {
            place -= 1;
            let next = self.above_bottom(place);
            self.set(place, carried);
            carried = next;
        }
    }

    /// The cards from the top down.
    pub fn from_top(&self) -> impl Iterator<Item = Resource> {
        (0..self.len).map(|depth| self.below_top(depth))
    }

    fn above_bottom(&self, height: u16) -> Resource {
        let place = (self.bottom + height) as usize % CAPACITY;
        let half = self.halves[place / 2] >> (4 * (place % 2)) & 0xf;
        Resource::ALL[half as usize]
    }

    fn set(&mut self, height: u16, kind: Resource) {
        let place = (self.bottom + height) as usize % CAPACITY;
        let shift = 4 * (place % 2);
        let half = &mut self.halves[place / 2];
        *half = *half & !(0xf << shift) | (kind as u8) << shift;
    }
}

impl PartialEq for Waste {
    fn eq(&self, other: &Waste) -> bool {
        self.len == other.len && self.from_top().eq(other.from_top())
    }
}

impl Eq for Waste {}

impl fmt::Debug for Waste {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.from_top()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_card_goes_first_even_after_a_thousand() {
        let mut pile = Waste::EMPTY;
        for i in 0..3000 {
            pile.push(Resource::ALL[i % 5]);
            if i >= 7 {
                assert_eq!(pile.take_bottom(), Some(Resource::ALL[(i - 7) % 5]));
            }
        }
        assert_eq!(pile.len(), 7);
    }

    #[test]
    fn taking_a_card_from_the_middle_keeps_the_order_of_the_others() {
        let mut pile = Waste::EMPTY;
        for kind in Resource::ALL {
            pile.push(kind);
        }
        pile.push(Resource::Wood);
        pile.take_topmost(Resource::Food);
        pile.take_topmost(Resource::Wood);
        pile.take_topmost(Resource::Wood);
        assert!(
            pile.from_top()
                .eq([Resource::Water, Resource::Compost, Resource::Metal])
        );
    }
}
