//! The Event phase, card by card.

use engine::{Chance, Log, Reading, Seat, SeatSet};

use crate::{
    EventCard, FloodUnpaid, News, PersonalCosts, Phase, Resource, Resourced, Spot, SpotSet, Tile,
    Upgrade, event_card,
};

impl Resourced {
    /// R58 to R60: the roll and the draw.
    pub(crate) fn begin_event(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.renew_protection();
        let roll = chance.die(6);
        let good = event_card::is_good_roll(self.waste.len(), roll);
        let place = chance.result(event_card::deck_size(good), |place| {
            Reading::Id(event_card::card_at(good, place).id())
        });
        let event = event_card::card_at(good, place);
        log.push(|| News::Drawn {
            roll: roll as u8,
            event,
        });
        self.resolve(event, chance, log);
    }

    fn resolve(&mut self, event: EventCard, chance: &mut impl Chance, log: &mut impl Log<News>) {
        match event {
            EventCard::Rain => self.everybody_takes(Resource::Water, log),
            EventCard::CommunityPlantingDay => self.everybody_takes(Resource::Compost, log),
            EventCard::Harvest | EventCard::BeeHotels => self.everybody_takes(Resource::Food, log),
            EventCard::ComputerAccessProgram => self.everybody_takes(Resource::Metal, log),
            EventCard::StudyGroup => self.study(chance, log),
            EventCard::TrashPickupDay => {
                let roll = chance.die(6);
                log.push(|| News::Rolled(roll as u8));
                self.recycle(roll as u16, log);
            }
            EventCard::BushfireSmoke => self.smoke_rises(log),
            EventCard::Drought => {
                return match self.board.upgrades(Upgrade::IrrigationSystem) {
                    SpotSet::NONE => self.begin_thirst(chance, log),
                    systems => self.phase = Phase::Drought { systems },
                };
            }
            EventCard::HeatWave => {
                let exposed = self.exposed_to_heat();
                return self.next_in_heat(exposed, chance, log);
            }
            EventCard::JoinCarya => {
                if !self.board.carya_targets().is_empty() {
                    self.phase = Phase::Carya;
                    return;
                }
                log.push(|| News::NothingHappens(event));
            }
            EventCard::Vandalism => {
                if !self.board.upgrades(Upgrade::ShippingContainer).is_empty() {
                    self.phase = Phase::Vandalism;
                    return;
                }
                log.push(|| News::NothingHappens(event));
            }
            EventCard::Flood => {
                let gardens = self.board.tiles(Tile::CommunityGarden);
                return self.next_garden(gardens, chance, log);
            }
            EventCard::PropurrrtyDamage => {
                if self.all_in_hands() > 0 {
                    self.phase = Phase::Damage { blamed: None };
                    return;
                }
                log.push(|| News::NothingHappens(event));
            }
        }
        self.begin_turns(chance, log);
    }

    /// R150 to R155.
    fn everybody_takes(&mut self, kind: Resource, log: &mut impl Log<News>) {
        for seat in self.in_turn_order() {
            if self.draw(seat, kind, 1) > 0 {
                log.push(|| News::Took(seat, kind, 1));
            }
        }
    }

    /// R156: cards of a kind being alike, the topmost of the kind drawn is the one that goes, in
    /// play as in a script; so the kinds alone tell what is left in the pile.
    fn study(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        for seat in self.in_turn_order() {
            if self.waste.is_empty() {
                return;
            }
            let drawn = chance.result(u32::from(self.waste.len()), |depth| {
                Reading::Id(self.waste.below_top(depth as u16).id())
            });
            let kind = self.waste.below_top(drawn as u16);
            self.waste.take_topmost(kind);
            self.hands[seat.index()].add(kind, 1);
            log.push(|| News::Rescued(seat, kind));
        }
    }

    /// R163.
    fn smoke_rises(&mut self, log: &mut impl Log<News>) {
        self.smoke = self.off(SpotSet::only(Spot::CENTRE));
        for seat in self.smoke.iter() {
            log.push(|| News::InSmoke(seat));
        }
    }

    /// The seats whose pawns are on none of these hexes.
    fn off(&self, safe: SpotSet) -> SeatSet {
        self.all_seats()
            .filter(|&seat| !safe.contains(self.pawn(seat)))
            .collect()
    }

    /// R161: who must pay in a Drought.
    pub(crate) fn exposed_to_drought(&self) -> SeatSet {
        self.off(self.board.tiles(Tile::FoodForest).or(SpotSet::ring(0)))
    }

    /// R162: who must pay in a Heat Wave.
    pub(crate) fn exposed_to_heat(&self) -> SeatSet {
        self.off(self.board.tiles(Tile::HeatHaven).or(SpotSet::ring(0)))
    }

    /// R161: the second part of a Drought.
    pub(crate) fn begin_thirst(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        let exposed = self.exposed_to_drought();
        match self.house.personal_costs {
            PersonalCosts::Team => self.next_in_thirst(exposed, chance, log),
            PersonalCosts::Own => {
                for seat in self.in_turn_order().filter(|&seat| exposed.contains(seat)) {
                    if self.hand(seat).has(Resource::Water) {
                        self.pay_one(seat, Resource::Water, log);
                    } else {
                        self.must_skip(seat, log);
                    }
                }
                self.begin_turns(chance, log);
            }
        }
    }

    pub(crate) fn next_in_thirst(
        &mut self,
        exposed: SeatSet,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        if !exposed.is_empty() && self.in_hands(Resource::Water) > 0 {
            self.phase = Phase::Thirst { exposed };
            return;
        }
        for seat in exposed.iter() {
            self.must_skip(seat, log);
        }
        self.begin_turns(chance, log);
    }

    /// R162: the next exposed player who can pay is asked; those before who cannot will skip.
    pub(crate) fn next_in_heat(
        &mut self,
        mut exposed: SeatSet,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        while let Some(seat) = self.first_of(exposed) {
            if self.can_pay_for_heat(seat) {
                self.phase = Phase::HeatWave { exposed };
                return;
            }
            self.must_skip(seat, log);
            exposed.remove(seat);
        }
        self.begin_turns(chance, log);
    }

    /// R66: whether the cost of an exposed player can be paid.
    pub(crate) fn can_pay_for_heat(&self, seat: Seat) -> bool {
        let mut kinds = [Resource::Food, Resource::Water].into_iter();
        match self.house.personal_costs {
            PersonalCosts::Own => kinds.any(|kind| self.hand(seat).has(kind)),
            PersonalCosts::Team => kinds.any(|kind| self.in_hands(kind) > 0),
        }
    }

    fn must_skip(&mut self, seat: Seat, log: &mut impl Log<News>) {
        self.skips.insert(seat);
        log.push(|| News::MustSkip(seat));
    }

    pub(crate) fn next_system(
        &mut self,
        systems: SpotSet,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        if systems.is_empty() {
            return self.begin_thirst(chance, log);
        }
        self.phase = Phase::Drought { systems };
    }

    pub(crate) fn next_garden(
        &mut self,
        gardens: SpotSet,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        if gardens.is_empty() {
            return self.begin_turns(chance, log);
        }
        self.phase = Phase::Flood { gardens };
    }

    /// R166, R168: after a garden was given up.
    pub(crate) fn begin_replanting(
        &mut self,
        gardens: SpotSet,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        if self.replanting_is_due() {
            self.phase = Phase::Replant { gardens };
            return;
        }
        self.next_garden(gardens, chance, log);
    }

    pub(crate) fn replanting_is_due(&self) -> bool {
        let penalty = self.house.flood_unpaid == FloodUnpaid::WasteOne && self.all_in_hands() > 0;
        self.in_hands(Resource::Food) > 0 || penalty
    }

    pub(crate) fn lose_upgrade(&mut self, spot: Spot, log: &mut impl Log<News>) {
        if let Some(upgrade) = self.board.upgrade_on(spot) {
            self.board.strip(spot);
            log.push(|| News::Lost(upgrade, spot));
        }
    }
}
