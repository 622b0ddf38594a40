use engine::Chance;
use parts::Card as _;

use super::{Card, Cards};

/// One bit at the bottom of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// One bit at the top of each byte.
const TOPS: u64 = 0x8080_8080_8080_8080;

/// The place of the bit of a byte that has `n` set bits below it, for each byte
/// and each `n`.
static PLACES: [[u8; 8]; 256] = places();

const fn places() -> [[u8; 8]; 256] {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
}

/// One of these cards, each equally likely.
///
/// Counts and finds bits in all bytes at once: a loop over the cards would be
/// left at a point no processor can foretell.
#[inline]
pub(super) fn pick(cards: Cards, chance: &mut impl Chance) -> Card {
    debug_assert!(!cards.is_empty(), "there is nothing to pick from");
    let bits = cards.bits();
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // In each byte, the bits set up to and including it.
    let up_to = bytes.wrapping_mul(ONES);
    let n = u64::from(chance.below((up_to >> 56) as u32));
    // A byte lies below the one we want if no more than n bits are set up to it.
    let not_below = ((up_to | TOPS) - (n + 1) * ONES) & TOPS;
    let shift = ((!not_below & TOPS) >> 7).wrapping_mul(ONES) >> 56 << 3;
    let below = (up_to << 8) >> shift & 0xff;
    let byte = bits >> shift & 0xff;
    let place = PLACES[byte as usize][(n - below) as usize & 7];
    Card::from_index(shift as u32 + u32::from(place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Reading, Seed};

    /// Chance that always gives the same number.
    struct Always(u32);

    impl Chance for Always {
        fn below(&mut self, n: u32) -> u32 {
            assert!(self.0 < n);
            self.0
        }

        fn result(&mut self, n: u32, _: impl Fn(u32) -> Reading) -> u32 {
            self.below(n)
        }
    }

    #[test]
    fn the_nth_card_is_picked_for_every_draw() {
        let mut chance = Seed::from(5).setup();
        for _ in 0..2_000 {
            let density = 1 + chance.below(20);
            let cards: Cards = Cards::ALL
                .iter()
                .filter(|_| chance.below(20) < density)
                .collect();
            for n in 0..cards.len() {
                assert_eq!(pick(cards, &mut Always(n as u32)), cards.nth(n));
            }
        }
    }
}
