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

/// The number of one of the bits: `below` is asked for a number below the number of bits that
/// are set, and the one that has as many below it is drawn.
///
/// Counts and finds bits in all bytes at once: a loop over the bits would be left at a point no
/// processor can foretell.
///
/// # Panics
///
/// May panic if no bit is set, or if the number is too large.
#[inline]
pub fn draw(bits: u64, below: impl FnOnce(u32) -> u32) -> u32 {
    debug_assert!(bits != 0, "there is nothing to draw from");
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // In each byte, the bits set up to and including it.
    let up_to = bytes.wrapping_mul(ONES);
    let n = u64::from(below((up_to >> 56) as u32));
    // A byte lies below the one we want if no more than n bits are set up to it.
    let not_below = ((up_to | TOPS) - (n + 1) * ONES) & TOPS;
    let shift = ((!not_below & TOPS) >> 7).wrapping_mul(ONES) >> 56 << 3;
    let below = (up_to << 8) >> shift & 0xff;
    let byte = bits >> shift & 0xff;
    let place = PLACES[byte as usize][(n - below) as usize & 7];
    shift as u32 + u32::from(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_drawn_for_every_number() {
        // Spread bits (a linear congruence), thinned out more and more, and all of them.
        let mut spread: u64 = 5;
        let mut sets = vec![u64::MAX];
        for _ in 0..500 {
            spread = spread
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let thin = spread & spread.rotate_left(17);
            sets.extend([
                spread,
                thin,
                thin & thin.rotate_left(29),
                1 << (spread >> 58),
            ]);
        }
        for bits in sets {
            let mut left = bits;
            for n in 0..bits.count_ones() {
                let drawn = draw(bits, |count| {
                    assert_eq!(count, bits.count_ones());
                    n
                });
                assert_eq!(drawn, left.trailing_zeros(), "{n} of {bits:#x}");
                left &= left - 1;
            }
        }
    }
}
