//! What a side is sure of before any card is played.

use crate::card::CardSet;

use super::{
    Solver,
    spot::{Live, Rules, Spot},
    stakes::Outlook,
};
use crate::card::Suits;

/// The cards of two hands that win or lose whatever they meet, led or following.
#[derive(Copy, Clone)]
struct Sure {
    winners: [CardSet; 2],
    losers: [CardSet; 2],
}

impl Sure {
    /// Under every one of some trumps.
    #[inline]
    fn among(hands: [CardSet; 2], trumps: Suits, rules: &Rules) -> Sure {
        let mut sure = Sure {
            winners: hands,
            losers: hands,
        };
        for trump in trumps.iter() {
            for seat in [0, 1] {
                let others = hands[1 - seat];
                for card in hands[seat].iter() {
                    let [always, ever] = rules.beaten(card, trump);
                    let (always, ever) = (always.and(others), ever.and(others));
                    sure.winners[1 - seat] = sure.winners[1 - seat].and(always);
                    sure.losers[1 - seat] = sure.losers[1 - seat].minus(ever);
                    if !ever.is_empty() {
                        sure.winners[seat].remove(card);
                    }
                    if always != others {
                        sure.losers[seat].remove(card);
                    }
                }
            }
        }
        sure
    }

    /// How many tricks a seat takes at least, and how many it does not, by the
    /// cards of its own hand alone.
    #[inline]
    fn of(&self, seat: usize) -> (u8, u8) {
        let count = |cards: [CardSet; 2]| cards[seat].len() as u8;
        (count(self.winners), count(self.losers))
    }

    /// The same by the cards of both hands, if they stay what they are.
    #[inline]
    fn of_both(&self, seat: usize) -> (u8, u8) {
        let (won, lost) = self.of(seat);
        let (others_won, others_lost) = self.of(1 - seat);
        (won.max(others_lost), lost.max(others_won))
    }
}

impl Solver {
    /// What the round can come to at the worst and at the best, by the cards that
    /// win or lose whatever they meet.
    ///
    /// A seat need not use its powers: it may keep the decree, and bury what it
    /// has drawn. So it can be sure of what its hand brings against all that the
    /// other seat may come to hold, under every trump that the other may choose.
    pub(super) fn sure(&self, spot: &Spot, live: Live) -> Outlook {
        let rules = &self.rules;
        let sevens = live.sevens(spot.tally, rules);
        let narrowed = |(won, lost)| self.stakes.narrowed(spot.tally, sevens, won, lost);
        let trump = Suits::only(spot.trump);
        let as_they_are = Sure::among(spot.hands, trump, rules);
        if live.is_settled() {
            return narrowed(as_they_are.of_both(0));
        }
        let mut outlook = self.stakes.outlook(spot.tally, sevens);
        for seat in [0, 1] {
            if rules.must_exchange(spot.hands[seat]) {
                continue;
            }
            let other = spot.hands[1 - seat];
            let (won, lost) = if other.and(rules.powers()).is_empty() {
                as_they_are.of_both(seat)
            } else if rules.pile_lasts() {
                let reach = live.cards.minus(spot.hands[seat]);
                let trumps = if reach.and(rules.threes).is_empty() {
                    trump
                } else {
                    reach.iter().fold(trump, |trumps, card| {
                        rules.trumps(card).fold(trumps, Suits::with)
                    })
                };
                let mut hands = [reach; 2];
                hands[seat] = spot.hands[seat];
                Sure::among(hands, trumps, rules).of(seat)
            } else {
                continue;
            };
            if seat == 0 {
                outlook.least = outlook.least.max(narrowed((won, lost)).least);
            } else {
                outlook.most = outlook.most.min(narrowed((lost, won)).most);
            }
        }
        outlook
    }
}
