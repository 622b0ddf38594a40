//! R198: what the program suggests to a Lead in the Upkeep.

use std::cmp::Reverse;

use engine::Seat;

use crate::{Choice, Phase, Resource, Resourced};

impl Resourced {
    /// R198: the suggested answer in the Upkeep; `None` elsewhere.
    pub fn suggestion(&self) -> Option<Choice> {
        match self.phase {
            Phase::UpkeepBank { .. } => self.most_in_bank().map(Choice::Waste),
            Phase::UpkeepFeed { food, .. } => {
                let due = if food > 0 {
                    Resource::Food
                } else {
                    Resource::Water
                };
                let giver = self.all_seats().max_by_key(|&seat| {
                    let hand = self.hand(seat);
                    (hand.of(due), hand.total(), Reverse(seat))
                });
                giver.map(|seat| Choice::Feed(seat, due))
            }
            Phase::UpkeepLoss { .. } => match self.largest_hand() {
                Some(seat) => self.most_spare(seat).map(|kind| Choice::Lose(seat, kind)),
                None => self.most_in_bank().map(Choice::Waste),
            },
            Phase::Setup
            | Phase::Carya
            | Phase::Drought { .. }
            | Phase::Thirst { .. }
            | Phase::HeatWave { .. }
            | Phase::Vandalism
            | Phase::Flood { .. }
            | Phase::Replant { .. }
            | Phase::Damage { .. }
            | Phase::Action(_)
            | Phase::Move
            | Phase::Place { .. }
            | Phase::ShopTake { .. }
            | Phase::ShopWaste { .. }
            | Phase::End
            | Phase::Discard { .. }
            | Phase::Over(_) => None,
        }
    }

    /// The kind the Bank has most of, the earlier one of equals.
    pub(crate) fn most_in_bank(&self) -> Option<Resource> {
        let there = Resource::ALL
            .into_iter()
            .filter(|&kind| self.bank_has(kind));
        there.max_by_key(|&kind| (self.bank_of(kind), Reverse(kind)))
    }

    fn largest_hand(&self) -> Option<Seat> {
        let holding = self.all_seats().filter(|&seat| !self.hand(seat).is_empty());
        holding.max_by_key(|&seat| (self.hand(seat).total(), Reverse(seat)))
    }

    /// The kind in a hand that all hands together have most of.
    fn most_spare(&self, seat: Seat) -> Option<Resource> {
        let held = self.hand(seat).kinds();
        held.max_by_key(|&kind| (self.in_hands(kind), Reverse(kind)))
    }
}
