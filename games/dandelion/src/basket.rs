//! A hand as somebody weighs it who thinks of the guilds it may make.

use engine::Seat;

use crate::{
    FULL_HAND,
    cards::Cards,
    garden::{Garden, Guild, MOST_GUILDS},
    icons::Icons,
    promise::{keeping, promise},
};

/// What a card drawn from the deck is good for before anybody has seen it.
pub(crate) const FRESH: f32 = 0.2;

/// What it is good for to have no card left to discard (D63).
const EMPTY_HANDED: f32 = 0.25;

/// What a guild that can be built from the hand is good for, for each point.
const READY: f32 = 0.66;

/// The same if a single icon is missing.
const NEARLY: f32 = 0.11;

/// A hand taken apart, and the guilds it may go to.
pub(crate) struct Basket {
    pub(crate) count: usize,
    inputs: [Icons; FULL_HAND],
    keeping: [f32; FULL_HAND],
    /// What the cards of each choice give.
    given: [Icons; 1 << FULL_HAND],
    /// What the guilds that can be extended give, and their worth.
    beds: [(Icons, u8); MOST_GUILDS],
    bed_count: usize,
    /// What each guild may still become, by number.
    pub(crate) promised: [f32; 32],
}

impl Basket {
    pub(crate) fn of(garden: &Garden, seat: Seat, hand: Cards) -> Basket {
        let mut basket = Basket {
            count: hand.len(),
            inputs: [Icons::NONE; FULL_HAND],
            keeping: [0.0; FULL_HAND],
            given: [Icons::NONE; 1 << FULL_HAND],
            beds: [(Icons::NONE, 0); MOST_GUILDS],
            bed_count: 0,
            promised: [0.0; 32],
        };
        for (i, card) in hand.iter().enumerate() {
            basket.inputs[i] = card.inputs();
            basket.keeping[i] = keeping(card);
            for choice in 0..1 << i {
                basket.given[1 << i | choice] = basket.given[choice].or(card.outputs());
            }
        }
        for (number, guild) in garden.guilds(seat).enumerate() {
            if guild.aphids {
                continue;
            }
            let gives = gives(&guild);
            basket.promised[number] = promise(gives, guild.sound);
            basket.beds[basket.bed_count] = (gives, guild.sound);
            basket.bed_count += 1;
        }
        basket
    }

    /// What is left of the hand is good for once the cards of a choice are built,
    /// with those that come in their place.
    #[inline]
    pub(crate) fn merit(&self, built: u32) -> f32 {
        let all_built = built.count_ones() as usize == self.count;
        let spared = if all_built { EMPTY_HANDED } else { 0.0 };
        self.worth_without(built) + FRESH * built.count_ones() as f32 + spared
    }

    /// What the cards beside these are good for.
    #[inline]
    pub(crate) fn worth_without(&self, gone: u32) -> f32 {
        let left = !gone as usize & ((1 << self.count) - 1);
        let (mut worth, mut guild) = (0.0, 0.0_f32);
        let mut cards = left;
        while cards != 0 {
            let i = cards.trailing_zeros() as usize;
            cards &= cards - 1;
            worth += self.keeping[i];
            guild = guild.max(self.readiness(i, left));
        }
        worth + guild
    }

    /// What the best guild is good for that the whole hand has in it.
    pub(crate) fn best_guild(&self) -> f32 {
        let hand = (1 << self.count) - 1;
        let cards = (0..self.count).map(|i| self.readiness(i, hand));
        cards.fold(0.0, f32::max)
    }

    /// What the cards of the hand are good for one by one.
    pub(crate) fn cards(&self) -> f32 {
        self.keeping.iter().sum()
    }

    /// What a card is good for as a centre among other cards of the hand.
    #[inline]
    fn readiness(&self, i: usize, hand: usize) -> f32 {
        let needed = self.inputs[i];
        let missing = needed.minus(self.given[hand & !(1 << i) & 31]);
        let points = needed.count();
        let mut best = f32::from(points) * nearness(missing);
        for &(gives, worth) in &self.beds[..self.bed_count] {
            if worth < points {
                best = best.max(f32::from(points - worth) * nearness(missing.minus(gives)));
            }
        }
        best
    }
}

/// How much of a point counts of a centre that lacks these icons.
#[inline]
fn nearness(missing: Icons) -> f32 {
    match missing.count() {
        0 => READY,
        1 => NEARLY,
        _ => 0.0,
    }
}

/// What the cards of a guild give.
fn gives(guild: &Guild<'_>) -> Icons {
    let cards = guild.cards.iter();
    cards.fold(Icons::NONE, |all, card| all.or(card.outputs()))
}
