//! Why an action is not possible, with the rule that says so.

use engine::{Refusal, Seat};

use crate::{
    Action, Card, Race, Way,
    race::{Asks, Phase},
};

/// A refusal by these rules, as everything below returns it.
#[expect(
    clippy::unnecessary_wraps,
    reason = "every caller answers with an Option"
)]
fn by(rules: &'static [&'static str], words: &'static str) -> Option<Refusal> {
    Some(Refusal::new(rules, words))
}

impl Race {
    /// Why `seat` may not do this now.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.phase == Phase::Over {
            return by(&["A72"], "the race is over");
        }
        if seat != self.to_act() {
            return self.not_to_act();
        }
        match self.phase {
            Phase::Pick => match action {
                Action::Pick(animal) if self.is_taken(animal) => {
                    by(&["A13"], "somebody has picked this animal already")
                }
                Action::Pick(_) => None,
                _ => by(&["A12"], "first everybody picks an animal"),
            },
            Phase::Start => match action {
                Action::Start(_) => None,
                _ => by(&["A15"], "first everybody places a pawn"),
            },
            Phase::Reveal => match action {
                Action::Reveal(n) if n > self.forage.revealable() => {
                    by(&["A18"], "so many cards cannot be turned up")
                }
                Action::Reveal(_) => None,
                _ => by(&["A18"], "first say how many cards to turn up"),
            },
            Phase::Pay { .. } => match action {
                Action::Pay(card) if self.active().cards.in_hand(card) => None,
                Action::Pay(_) => by(&["A20"], "only cards in your hand can pay for the lane"),
                _ => by(&["A20"], "first pay for the lane change"),
            },
            Phase::Card(asks, _) => self.not_the_answer(asks, action),
            Phase::Lane | Phase::Play => self.not_between_cards(action),
            Phase::Over => unreachable!("answered above"),
        }
    }

    fn not_to_act(&self) -> Option<Refusal> {
        match self.phase {
            Phase::Pick => by(&["A12"], "it is not your turn to pick an animal"),
            Phase::Start => by(&["A15"], "it is not your turn to place a pawn"),
            Phase::Card(Asks::Evils(_), _) => {
                by(&["A34"], "the target of Two Evils has to answer first")
            }
            Phase::Reveal
            | Phase::Lane
            | Phase::Pay { .. }
            | Phase::Play
            | Phase::Card(..)
            | Phase::Over => by(&["A71"], "it is another player's turn"),
        }
    }

    /// While a card is being carried out.
    fn not_the_answer(&self, asks: Asks, action: Action) -> Option<Refusal> {
        if !action.fits(asks) {
            let words = match asks {
                Asks::Bonus => "first say whether you use the bonus",
                Asks::Go => "first choose the lane",
                Asks::Target => "first choose an opponent",
                Asks::Discard => "first choose a card to discard",
                Asks::Shed => "first choose a Trap to shed, or say that it is enough",
                Asks::Evils(_) => "first choose between the Trap and going back",
            };
            return by(&["A34"], words);
        }
        let cards = &self.active().cards;
        let is_trap = |card: Card| self.table().trap_designs.contains(card);
        match action {
            Action::Target(seat) => {
                let opponent = seat < self.seats && usize::from(seat) != self.turn.index();
                if opponent {
                    return None;
                }
                by(&["A33"], "choose one of your opponents")
            }
            Action::Discard(card) => self.not_in_hand(card, &["A33"]),
            Action::Shed(card) if !(is_trap(card) && cards.in_hand(card)) => {
                by(&["A66"], "there is no such Trap in your hand")
            }
            Action::ShedFromNest(card) if !(is_trap(card) && cards.nest().contains(&card)) => {
                by(&["A66"], "there is no such Trap in your Nest")
            }
            _ => None,
        }
    }

    /// In step 2 and, between cards, in step 3.
    fn not_between_cards(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Pick(_) => by(&["A12"], "animals are picked before the race"),
            Action::Start(_) => by(&["A15"], "pawns are placed before the race"),
            Action::Reveal(_) => by(&["A18"], "new cards are turned up when a turn begins"),
            Action::Pay(_) => by(&["A20"], "there is no lane change to pay for"),
            Action::Go(_) => by(&["A25", "A20"], "there is no free lane to choose now"),
            Action::Bonus | Action::Skip => by(
                &["A30", "A29"],
                "a bonus is used directly before or after its option",
            ),
            Action::Target(_) | Action::Trap | Action::Back => {
                by(&["A33"], "no card asks for that now")
            }
            Action::Discard(_) => by(&["A63"], "you discard only when a card tells you to"),
            Action::Shed(_) | Action::ShedFromNest(_) | Action::Enough => {
                by(&["A66"], "no card lets you shed Traps now")
            }
            Action::Change(_) if self.phase == Phase::Play => by(
                &["A22"],
                "lanes are changed once, before the first card is played",
            ),
            Action::Change(lane) if !self.can_change_to(lane) => self.not_to_lane(lane),
            Action::Play(card, way) => self.not_to_play(card, way),
            Action::Buy(card) => self.not_to_buy(card),
            Action::End if !self.pressing().is_empty() => {
                by(&["A37"], "a card in your hand has to be played first")
            }
            Action::Change(_) | Action::End => None,
        }
    }

    fn not_to_lane(&self, lane: crate::Lane) -> Option<Refusal> {
        if self.active().lane == Some(lane) {
            return by(&["A20"], "your pawn is in that lane already");
        }
        if self.active().cards.hand().len() < usize::from(crate::race::LANE_PRICE) {
            return by(&["A20"], "a lane change costs two cards of your hand");
        }
        by(&["A20"], "that lane is not beside yours")
    }

    fn not_in_hand(&self, card: Card, rule: &'static [&'static str]) -> Option<Refusal> {
        let cards = &self.active().cards;
        if cards.in_hand(card) {
            return None;
        }
        if cards.played().contains(&card) {
            return by(
                &["A35"],
                "that card stays in your play area until the turn ends",
            );
        }
        by(rule, "that card is not in your hand")
    }

    fn not_to_play(&self, card: Card, way: Way) -> Option<Refusal> {
        if let Some(refusal) = self.not_in_hand(card, &["A27"]) {
            return Some(refusal);
        }
        if !self.pressing().is_empty() && !self.pressing().contains(card) {
            return by(&["A37"], "another card in your hand has to be played first");
        }
        if !self.has_way(card, way) {
            let words = match way {
                Way::Only | Way::BonusOnly => "say which option: a or b",
                Way::A | Way::B | Way::BonusA | Way::BonusB => "that card has a single option",
            };
            return by(&["A28"], words);
        }
        if way.bonus_first() && !self.in_bonus_lane(card) {
            let words = match self.table().design(card).bonus {
                None => "that card has no bonus",
                Some(_) => "your pawn is not in the lane of that bonus",
            };
            return by(&["A29"], words);
        }
        None
    }

    fn not_to_buy(&self, card: Card) -> Option<Refusal> {
        if !self.forage.row().contains(&card) {
            return by(&["A40"], "that card is not in the Row");
        }
        if !self.can_afford(card) {
            return by(&["A40"], "you do not have the acorns for that card");
        }
        None
    }
}
