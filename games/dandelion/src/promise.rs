//! What cards and guilds are good for beyond the points they make now.
//!
//! The figures are in points. They were found by letting gardeners with slightly
//! different figures play each other, more than a million games.

use crate::{
    cards::Card,
    deck_file::{DESIGNS, ORDINARY, deck},
    icons::Icons,
};

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
    deck().promise.keeping[card.index() as usize]
}

/// What a guild of this worth may still gain, by what its cards give.
#[inline]
pub(crate) fn promise(gives: Icons, worth: u8) -> f32 {
    deck().promise.gain[worth as usize & 7][gives.index()]
}

/// What the cards of a deck are good for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Promise {
    keeping: [f32; ORDINARY],
    /// By worth, then by what is given.
    gain: [[f32; 128]; 8],
}

impl Promise {
    /// That of a deck whose cards need and give these icons.
    pub(crate) const fn of(inputs: &[Icons; DESIGNS], outputs: &[Icons; DESIGNS]) -> Promise {
        let mut promise = Promise {
            keeping: [0.0; ORDINARY],
            gain: [[0.0; 128]; 8],
        };
        let mut card = 0;
        while card < ORDINARY {
            let points = inputs[card].count() as usize;
            promise.keeping[card] = NEEDING[points];
            let mut icon = 0;
            while icon < GIVING.len() {
                if outputs[card].index() >> icon & 1 == 1 {
                    promise.keeping[card] += GIVING[icon];
                }
                icon += 1;
            }
            let mut set = 0;
            while set < 128 {
                let lacking = (inputs[card].index() & !set).count_ones() as usize;
                let mut worth = 0;
                while lacking < LACKING.len() && worth < points {
                    let more = (points - worth) as f32;
                    promise.gain[worth][set] += PROMISE * LACKING[lacking] * more / ORDINARY as f32;
                    worth += 1;
                }
                set += 1;
            }
            card += 1;
        }
        promise
    }
}

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
