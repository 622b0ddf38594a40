//! The last two tricks of a round, played out without looking anything up.

use crate::card::CardSet;

use super::{
    Solver,
    search::{Best, Window},
    spot::{Lead, Spot},
    stakes::Step,
};
use crate::card::{Card, FIVE, Suit, THREE};

/// What a seat has left for the last trick, and what is around it.
#[derive(Copy, Clone)]
struct Rest {
    card: Card,
    trump: Suit,
    decree: Card,
    drawn: u8,
}

/// The ways to carry out the effect of a card in the last trick but one: to keep
/// what is in hand, or to have another card in its place under one of up to
/// three trumps.
struct Ways {
    ways: [Rest; 4],
    len: usize,
}

impl Solver {
    /// What two more tricks come to.
    pub(super) fn last_two(&self, spot: &Spot, window: Window) -> Step {
        let powers = self.rules.powers();
        let [first, second] = spot.hands;
        if first.or(second).and(powers).is_empty() && !self.rules.names_suits() {
            return self.last_two_plain(spot, window);
        }
        let seat = spot.leader();
        let mut best = Best::new(seat, window);
        for card in spot.hands[seat].iter() {
            let Some(kept) = spot.hands[seat].minus(CardSet::only(card)).first() else {
                continue;
            };
            let start = Rest {
                card: kept,
                trump: spot.trump,
                decree: spot.decree,
                drawn: spot.drawn,
            };
            let ways = self.ways(card, start);
            for lead in self.rules.leads(card) {
                for own in &ways.ways[..ways.len] {
                    if best.note(self.last_two_led(spot, lead, *own, best.window)) {
                        return best.step;
                    }
                }
            }
        }
        best.step
    }

    /// The same where cards have no effect and nobody names a suit.
    fn last_two_plain(&self, spot: &Spot, window: Window) -> Step {
        let rules = &self.rules;
        let (leader, follower) = (spot.leader(), spot.follower());
        let (own, other) = (spot.hands[leader], spot.hands[follower]);
        let mut best = Best::new(leader, window);
        for card in own.iter() {
            let lead = rules.lead(card);
            let mut reply = Best::new(follower, best.window);
            for answer in rules.answers(other, lead).iter() {
                let mut next = *spot;
                next.finish(lead, answer, rules);
                let kept = [
                    own.minus(CardSet::only(card)),
                    other.minus(CardSet::only(answer)),
                ];
                let [led, last] = if next.leader() == leader {
                    kept
                } else {
                    [kept[1], kept[0]]
                };
                let (Some(led), Some(last)) = (led.first(), last.first()) else {
                    continue;
                };
                next.finish(rules.lead(led), last, rules);
                if reply.note(self.stakes.end(next.tally)) {
                    break;
                }
            }
            if best.note(reply.step) {
                break;
            }
        }
        best.step
    }

    /// The same when a card was led and its effect is done.
    #[inline]
    fn last_two_led(&self, spot: &Spot, lead: Lead, own: Rest, window: Window) -> Step {
        let seat = spot.follower();
        let mut best = Best::new(seat, window);
        for answer in self.rules.answers(spot.hands[seat], lead).iter() {
            let Some(card) = spot.hands[seat].minus(CardSet::only(answer)).first() else {
                continue;
            };
            let ways = self.ways(answer, Rest { card, ..own });
            for other in &ways.ways[..ways.len] {
                if best.note(self.last_two_answered(spot, lead, answer, [own, *other])) {
                    return best.step;
                }
            }
        }
        best.step
    }

    /// The same when the last trick but one is settled: leader and follower have
    /// a card left each.
    #[inline]
    fn last_two_answered(&self, spot: &Spot, lead: Lead, answer: Card, rests: [Rest; 2]) -> Step {
        let trump = rests[1].trump;
        let beaten = self.rules.beating(lead, trump).contains(answer);
        let losing = if beaten { lead.card } else { answer };
        let ace_leads = self.rules.aces.contains(losing);
        let (winner, turns) = if beaten {
            (spot.follower(), !ace_leads)
        } else {
            (spot.leader(), ace_leads)
        };
        let [own, other] = [rests[0].card, rests[1].card];
        let (leader, led, reply) = if turns {
            (spot.follower(), other, own)
        } else {
            (spot.leader(), own, other)
        };
        let tally = spot
            .tally
            .after(winner, self.rules.sevens_in(lead.card, answer));
        let mut best = if leader == 0 { Step::MIN } else { Step::MAX };
        for last in self.rules.leads(led) {
            let beaten = self.rules.beating(last, trump).contains(reply);
            let taker = if beaten { 1 - leader } else { leader };
            let end = tally.after(taker, self.rules.sevens_in(led, reply));
            let step = self.stakes.end(end);
            best = if leader == 0 {
                best.max(step)
            } else {
                best.min(step)
            };
        }
        best
    }

    /// What a seat may have left when the effect of a card is done.
    #[inline]
    fn ways(&self, card: Card, rest: Rest) -> Ways {
        let mut ways = Ways {
            ways: [rest; 4],
            len: 1,
        };
        match card.rank() {
            THREE => {
                if self.rules.house.must_exchange() {
                    ways.len = 0;
                }
                for trump in self.rules.trumps(rest.card) {
                    ways.ways[ways.len] = Rest {
                        card: rest.decree,
                        trump,
                        decree: rest.card,
                        ..rest
                    };
                    ways.len += 1;
                }
            }
            FIVE => {
                if let Some(card) = self.rules.top_of_pile(rest.drawn) {
                    let drawn = rest.drawn + 1;
                    ways.ways[0].drawn = drawn;
                    ways.ways[1] = Rest {
                        card,
                        drawn,
                        ..rest
                    };
                    ways.len = 2;
                }
            }
            _ => {}
        }
        ways
    }
}
