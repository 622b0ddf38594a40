//! How likely a player wins the game from the totals between two rounds.
//!
//! The table behind it is worked out backwards from the end of the game, with
//! the round results of [`ROUND_RESULTS`].

use std::{cmp::Ordering, sync::LazyLock};

use crate::round_results::ROUND_RESULTS;

/// Points still missing, at most, for which the table has an answer; a long game
/// (B93) is within it.
const SPAN: usize = 40;

/// The non-dealer's chance to win, by the points that the non-dealer and the
/// dealer still miss, both at least 1.
static CHANCES: LazyLock<Box<[[f32; SPAN + 1]; SPAN + 1]>> = LazyLock::new(|| {
    let mut chances = Box::new([[0.5; SPAN + 1]; SPAN + 1]);
    // A round gives somebody at least six points, so the sum falls.
    for sum in 2..=2 * SPAN {
        for own in 1..=SPAN.min(sum - 1) {
            let other = sum - own;
            if other <= SPAN {
                chances[own][other] = after_a_round(&chances, own, other);
            }
        }
    }
    chances
});

/// The non-dealer's chance, averaged over what a round may bring.
fn after_a_round(chances: &[[f32; SPAN + 1]; SPAN + 1], own: usize, other: usize) -> f32 {
    let (mut total, mut weight) = (0.0, 0.0);
    for &(points, others_points, count) in ROUND_RESULTS {
        let left = own as i32 - i32::from(points);
        let others_left = other as i32 - i32::from(others_points);
        let chance = if left > 0 && others_left > 0 {
            // The deal passes on.
            1.0 - chances[others_left as usize][left as usize]
        } else {
            // B89, B90: the higher total is the one that misses less.
            match (others_left, points).cmp(&(left, others_points)) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            }
        };
        total += chance * f32::from(count);
        weight += f32::from(count);
    }
    total / weight
}

/// The non-dealer's chance to win the game before a round, from what both players
/// still miss to the target; nothing or less where extra rounds part two
/// players who are equal (B91).
pub(crate) fn non_dealers_chance(missing: i32, dealer_misses: i32) -> f32 {
    let most = SPAN as i32;
    if missing < 1 || dealer_misses < 1 {
        // Only equals play on, and the next round decides.
        return 0.5;
    }
    if missing <= most && dealer_misses <= most {
        return CHANCES[missing as usize][dealer_misses as usize];
    }
    // The lead, measured by how far it usually wanders in the rounds to come.
    let lead = (dealer_misses - missing) as f32;
    let lead = lead / (2.0 * missing.min(dealer_misses) as f32).sqrt();
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}
