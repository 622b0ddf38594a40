//! What has worked before with the same hand.

use crate::card::CardSet;

use super::spot::{Spot, mixed};
use crate::card::Card;

/// A decision that comes up again and again while the other hand differs.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Question {
    Lead,
    /// What to follow a led card with.
    Follow(Card),
    /// Which card to exchange or to bury after a played one.
    Effect(Card),
}

/// The cards that settled decisions, by the hand they were taken from, of fixed
/// size; newer ones replace older ones.
///
/// They say only what to try first: what a seat should do hangs on its own hand
/// more than on which card the other has exchanged or buried.
#[derive(Debug)]
pub(super) struct Hunches {
    words: Vec<u32>,
}

/// Where to look for a hunch.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    index: usize,
    sign: u32,
}

const BITS: u32 = 13;

impl Hunches {
    pub(super) fn new() -> Hunches {
        Hunches {
            words: vec![0; 1 << BITS],
        }
    }

    pub(super) fn clear(&mut self) {
        self.words.fill(0);
    }

    #[inline]
    pub(super) fn place(spot: &Spot, seat: usize, question: Question) -> Place {
        let code = match question {
            Question::Lead => 0,
            Question::Follow(card) => card.index(),
            Question::Effect(card) => card.index() + 64,
        };
        let hand: CardSet = spot.hands[seat];
        let own = hand.bits()
            | u64::from(code) << 46
            | (spot.trump as u64) << 53
            | (seat as u64) << 56
            | u64::from(spot.tally.taken) << 57;
        let key = mixed(own ^ 0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93);
        Place {
            index: (key >> (64 - BITS)) as usize,
            sign: key as u32 & !63,
        }
    }

    /// The number of the card to try first; 0 for none.
    #[inline]
    pub(super) fn find(&self, place: Place) -> u8 {
        let word = self.words[place.index];
        if word & !63 == place.sign {
            word as u8 & 63
        } else {
            0
        }
    }

    #[inline]
    pub(super) fn keep(&mut self, place: Place, card: Card) {
        self.words[place.index] = place.sign | card.index();
    }
}
