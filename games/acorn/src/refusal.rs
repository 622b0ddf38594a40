//! Why an action is not possible, with the rule that says so.

use engine::{Refusal, Seat};
use i18n::Phrase;

use crate::{
    Action, Card, Race, Way,
    race::{Asks, Phase},
    words,
};

/// A refusal by these rules, as everything below returns it.
#[expect(
    clippy::unnecessary_wraps,
    reason = "every caller answers with an Option"
)]
fn by(rules: &'static [&'static str], words: Phrase) -> Option<Refusal> {
    Some(Refusal::new(rules, words))
}

impl Race {
    /// Why `seat` may not do this now.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.phase == Phase::Over {
            return by(&["A72"], words::RACE_IS_OVER);
        }
        if seat != self.to_act() {
            return self.not_to_act();
        }
        match self.phase {
            Phase::Pick => match action {
                Action::Pick(animal) if self.is_taken(animal) => by(&["A13"], words::ANIMAL_TAKEN),
                Action::Pick(_) => None,
                _ => by(&["A12"], words::PICK_FIRST),
            },
            Phase::Start => match action {
                Action::Start(_) => None,
                _ => by(&["A15"], words::PLACE_FIRST),
            },
            Phase::Reveal => match action {
                Action::Reveal(n) if n > self.forage.revealable() => {
                    by(&["A18"], words::NOT_SO_MANY)
                }
                Action::Reveal(_) => None,
                _ => by(&["A18"], words::REVEAL_FIRST),
            },
            Phase::Pay { .. } => match action {
                Action::Pay(card) if self.active().cards.in_hand(card) => None,
                Action::Pay(_) => by(&["A20"], words::PAY_FROM_HAND),
                _ => by(&["A20"], words::PAY_FIRST),
            },
            Phase::Card(asks, _) => self.not_the_answer(asks, action),
            Phase::Lane | Phase::Play => self.not_between_cards(action),
            Phase::Over => unreachable!("answered above"),
        }
    }

    fn not_to_act(&self) -> Option<Refusal> {
        match self.phase {
            Phase::Pick => by(&["A12"], words::NOT_YOUR_PICK),
            Phase::Start => by(&["A15"], words::NOT_YOUR_PAWN),
            Phase::Card(Asks::Evils(_), _) => by(&["A34"], words::EVILS_FIRST),
            Phase::Reveal
            | Phase::Lane
            | Phase::Pay { .. }
            | Phase::Play
            | Phase::Card(..)
            | Phase::Over => by(&["A71"], words::NOT_YOUR_TURN),
        }
    }

    /// While a card is being carried out.
    fn not_the_answer(&self, asks: Asks, action: Action) -> Option<Refusal> {
        if !action.fits(asks) {
            let words = match asks {
                Asks::Bonus => words::BONUS_FIRST,
                Asks::Go => words::LANE_FIRST,
                Asks::Target => words::TARGET_FIRST,
                Asks::Discard => words::DISCARD_FIRST,
                Asks::Shed => words::SHED_FIRST,
                Asks::Evils(_) => words::CHOOSE_FIRST,
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
                by(&["A33"], words::OPPONENTS_ONLY)
            }
            Action::Discard(card) => self.not_in_hand(card, &["A33"]),
            Action::Shed(card) if !(is_trap(card) && cards.in_hand(card)) => {
                by(&["A66"], words::NO_TRAP_IN_HAND)
            }
            Action::ShedFromNest(card) if !(is_trap(card) && cards.nest().contains(&card)) => {
                by(&["A66"], words::NO_TRAP_IN_NEST)
            }
            _ => None,
        }
    }

    /// In step 2 and, between cards, in step 3.
    fn not_between_cards(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Pick(_) => by(&["A12"], words::ANIMALS_BEFORE),
            Action::Start(_) => by(&["A15"], words::PAWNS_BEFORE),
            Action::Reveal(_) => by(&["A18"], words::CARDS_AT_START),
            Action::Pay(_) => by(&["A20"], words::NOTHING_TO_PAY),
            Action::Go(_) => by(&["A25", "A20"], words::NO_FREE_LANE),
            Action::Bonus | Action::Skip => by(&["A30", "A29"], words::BONUS_WHEN),
            Action::Target(_) | Action::Trap | Action::Back => by(&["A33"], words::NOT_ASKED),
            Action::Discard(_) => by(&["A63"], words::DISCARD_WHEN),
            Action::Shed(_) | Action::ShedFromNest(_) | Action::Enough => {
                by(&["A66"], words::SHED_WHEN)
            }
            Action::Change(_) if self.phase == Phase::Play => by(&["A22"], words::CHANGE_WHEN),
            Action::Change(lane) if !self.can_change_to(lane) => self.not_to_lane(lane),
            Action::Play(card, way) => self.not_to_play(card, way),
            Action::Buy(card) => self.not_to_buy(card),
            Action::End if !self.pressing().is_empty() => by(&["A37"], words::MUST_PLAY_FIRST),
            Action::Change(_) | Action::End => None,
        }
    }

    fn not_to_lane(&self, lane: crate::Lane) -> Option<Refusal> {
        if self.active().lane == Some(lane) {
            return by(&["A20"], words::THERE_ALREADY);
        }
        if self.active().cards.hand().len() < usize::from(crate::race::LANE_PRICE) {
            return by(&["A20"], words::LANE_COSTS_TWO);
        }
        by(&["A20"], words::NOT_BESIDE)
    }

    fn not_in_hand(&self, card: Card, rule: &'static [&'static str]) -> Option<Refusal> {
        let cards = &self.active().cards;
        if cards.in_hand(card) {
            return None;
        }
        if cards.played().contains(&card) {
            return by(&["A35"], words::STAYS_IN_PLAY);
        }
        by(rule, words::NOT_IN_HAND)
    }

    fn not_to_play(&self, card: Card, way: Way) -> Option<Refusal> {
        if let Some(refusal) = self.not_in_hand(card, &["A27"]) {
            return Some(refusal);
        }
        if !self.pressing().is_empty() && !self.pressing().contains(card) {
            return by(&["A37"], words::ANOTHER_FIRST);
        }
        if !self.has_way(card, way) {
            let words = match way {
                Way::Only | Way::BonusOnly => words::WHICH_OPTION,
                Way::A | Way::B | Way::BonusA | Way::BonusB => words::SINGLE_OPTION,
            };
            return by(&["A28"], words);
        }
        if way.bonus_first() && !self.in_bonus_lane(card) {
            let words = match self.table().design(card).bonus {
                None => words::WITHOUT_BONUS,
                Some(_) => words::NOT_IN_BONUS_LANE,
            };
            return by(&["A29"], words);
        }
        None
    }

    fn not_to_buy(&self, card: Card) -> Option<Refusal> {
        if !self.forage.row().contains(&card) {
            return by(&["A40"], words::NOT_IN_ROW);
        }
        if !self.can_afford(card) {
            return by(&["A40"], words::TOO_DEAR);
        }
        None
    }
}
