//! Which choice to look at first.

use crate::card::{Card, Suit};

/// The most choices of one decision: thirteen cards and a drawn one, each with
/// up to three suits to name.
const MOST: usize = 42;

/// The choices of a decision, the most promising one first.
///
/// A choice is a card and perhaps a suit, packed below its promise.
#[derive(Debug)]
pub(super) struct Plan {
    choices: [i32; MOST],
    len: usize,
}

impl Plan {
    #[inline]
    pub(super) fn new() -> Plan {
        Plan {
            choices: [0; MOST],
            len: 0,
        }
    }

    /// Adds a choice; a promise is a number of at most 22 bits.
    #[inline]
    pub(super) fn add(&mut self, promise: i32, card: Card, suit: Suit) {
        self.choices[self.len] = promise << 9 | (suit as i32) << 6 | card.index() as i32;
        self.len += 1;
    }

    /// Puts the choices with a card first, if there are any.
    #[inline]
    pub(super) fn prefer(&mut self, card: u8) {
        if card != 0 {
            for choice in &mut self.choices[..self.len] {
                if *choice as u8 & 63 == card {
                    *choice += 1 << 30;
                }
            }
        }
    }
}

impl Iterator for Plan {
    type Item = (Card, Suit);

    /// The best choice that is left; few are asked for, so they are not sorted
    /// beforehand.
    #[inline]
    fn next(&mut self) -> Option<(Card, Suit)> {
        let left = &mut self.choices[..self.len];
        let mut best = 0;
        for i in 1..left.len() {
            if left[i] > left[best] {
                best = i;
            }
        }
        let choice = *left.get(best)?;
        self.len -= 1;
        self.choices[best] = self.choices[self.len];
        let card = Card::from_index((choice & 63) as u32);
        Some((card, Suit::ALL[(choice >> 6 & 7) as usize]))
    }
}
