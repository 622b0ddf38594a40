//! What cards and guilds are good for beyond the points they make now.
//!
//! The figures are in points. They were found by letting gardeners with slightly
//! different figures play each other, more than a million games.

use std::sync::LazyLock;

use crate::{cards::Card, deck_file::ORDINARY, icons::Icons};

/// What it is good for to hold a card that gives an icon, in the order of
/// [`Icon::ALL`](crate::Icon::ALL): water is wanted most and given least, and
/// hardly any card needs food.
const GIVING: [f32; 7] = [0.44, 0.06, 0.24, 0.28, 0.24, 0.1, 0.0];

/// What it is good for to hold a card that needs so many icons.
const NEEDING: [f32; 6] = [0.53, -0.15, -0.12, -0.15, -0.22, -0.16];

/// How much it counts what a guild may become.
const PROMISE: f32 = 2.06;

/// How likely it is, beside a card that has all it needs, that one that lacks so
/// many icons comes to be the centre.
const LACKING: [f32; 3] = [1.0, 0.57, 0.27];

/// What a card is good for in hand.
#[inline]
pub(crate) fn keeping(card: Card) -> f32 {
    KEEPING[parts::Card::index(card) as usize]
}

/// What a guild of this worth may still gain, by what its cards give.
#[inline]
pub(crate) fn promise(gives: Icons, worth: u8) -> f32 {
    PROMISES[worth as usize & 7][gives.index()]
}

static KEEPING: LazyLock<[f32; ORDINARY]> = LazyLock::new(|| {
    let mut keeping = [0.0; ORDINARY];
    for (card, keeping) in Card::ORDINARY.iter().zip(&mut keeping) {
        *keeping = NEEDING[usize::from(card.inputs().count())];
        for (icon, giving) in GIVING.iter().enumerate() {
            if card.outputs().index() >> icon & 1 == 1 {
                *keeping += giving;
            }
        }
    }
    keeping
});

/// By worth, then by what is given.
static PROMISES: LazyLock<[[f32; 128]; 8]> = LazyLock::new(|| {
    let mut promises = [[0.0; 128]; 8];
    for card in Card::ORDINARY.iter() {
        let (needed, points) = (card.inputs().index(), usize::from(card.inputs().count()));
        for set in 0..128_usize {
            let lacking = (needed & !set).count_ones() as usize;
            let Some(likely) = LACKING.get(lacking) else {
                continue;
            };
            for (worth, promises) in promises.iter_mut().enumerate().take(points) {
                let more = (points - worth) as f32;
                promises[set] += PROMISE * likely * more / ORDINARY as f32;
            }
        }
    }
    promises
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::icons::Icon;

    #[test]
    fn water_is_worth_keeping_and_a_guild_that_gives_more_may_become_more() {
        let card = |id| Card::from_id(id).expect("a card");
        assert!(keeping(card("rain-barrel")) > keeping(card("shiitake")));
        let water = Icons::only(Icon::Water);
        let both = water.with(Icon::Nitrogen);
        assert!(promise(both, 1) > promise(water, 1));
        assert!(promise(both, 2) < promise(both, 1));
        assert!(promise(Icons::NONE, 5) == 0.0);
    }
}
