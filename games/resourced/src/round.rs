//! The course of a round: Upkeep, turns, and the check at its end.

use engine::{Chance, Log, Reading, Seat};

use crate::{
    BankSize, ComposterEffect, Difficulty, FirstPlayer, HousingRule, MissedFeeding, News, Phase,
    Resource, Resourced, SpotSet, Tile, Turn, Verdict, Which, figures, spinner,
};

/// R180: cards in the pile that lose the game.
pub(crate) const TOO_MUCH_WASTE: u16 = 24;

/// Moving cards between the Bank, hands and the Waste pile.
impl Resourced {
    /// Takes up to `count` cards of a kind from the Bank into a hand, and says how many it were.
    pub(crate) fn draw(&mut self, seat: Seat, kind: Resource, count: u16) -> u16 {
        let count = count.min(self.bank_of(kind));
        self.out_of_bank(kind, count);
        self.hands[seat.index()].add(kind, count);
        count
    }

    #[inline]
    fn out_of_bank(&mut self, kind: Resource, count: u16) {
        match self.house.bank {
            BankSize::Finite => self.bank.take(kind, count),
            BankSize::Unlimited => {}
        }
    }

    #[inline]
    fn back_to_bank(&mut self, kind: Resource) {
        match self.house.bank {
            BankSize::Finite => self.bank.add(kind, 1),
            BankSize::Unlimited => {}
        }
    }

    /// R36: Wastes a card of the Bank.
    pub(crate) fn waste_from_bank(&mut self, kind: Resource, log: &mut impl Log<News>) {
        self.out_of_bank(kind, 1);
        self.waste.push(kind);
        log.push(|| News::BankWasted(kind));
    }

    /// R36: Wastes a card of a hand.
    pub(crate) fn waste_from_hand(&mut self, seat: Seat, kind: Resource, log: &mut impl Log<News>) {
        self.hands[seat.index()].take(kind, 1);
        self.waste.push(kind);
        log.push(|| News::HandWasted(seat, kind));
    }

    /// R35, R41 to R44: pays a price from a hand, in the order of R40.
    pub(crate) fn pay(&mut self, seat: Seat, price: crate::Cards, log: &mut impl Log<News>) {
        let mut wasted = crate::Cards::NONE;
        for (kind, count) in price.iter() {
            for _ in 0..count {
                self.hands[seat.index()].take(kind, 1);
                if self.is_used(kind) {
                    self.back_to_bank(kind);
                } else {
                    self.waste.push(kind);
                    wasted.add(kind, 1);
                }
            }
        }
        log.push(|| News::Paid {
            seat,
            cards: price,
            wasted,
        });
    }

    /// Pays a single card.
    pub(crate) fn pay_one(&mut self, seat: Seat, kind: Resource, log: &mut impl Log<News>) {
        let mut price = crate::Cards::NONE;
        price.add(kind, 1);
        self.pay(seat, price, log);
    }

    /// R41 to R44: whether a card paid now goes to the Bank; counts it where that matters.
    fn is_used(&mut self, kind: Resource) -> bool {
        match kind {
            Resource::Wood | Resource::Metal | Resource::Compost => return true,
            Resource::Food | Resource::Water => {}
        }
        match self.house.composter_effect {
            ComposterEffect::Global => self.board.composters() > 0,
            ComposterEffect::OnePerComposter => {
                let used = self.protected > 0;
                self.protected -= u8::from(used);
                used
            }
        }
    }

    /// R37, R38: Recycles up to `count` cards.
    pub(crate) fn recycle(&mut self, count: u16, log: &mut impl Log<News>) {
        let count = count.min(self.waste.len());
        for _ in 0..count {
            if let Some(kind) = self.waste.take_bottom() {
                self.back_to_bank(kind);
            }
        }
        log.push(|| News::Recycled(count));
    }

    /// Sets the counter of `one_per_composter` as Upkeep, Event and turns begin.
    pub(crate) fn renew_protection(&mut self) {
        self.protected = match self.house.composter_effect {
            ComposterEffect::Global => 0,
            ComposterEffect::OnePerComposter => self.board.composters() as u8,
        };
    }
}

/// From one phase to the next.
impl Resourced {
    /// R45: the next round begins with the Upkeep.
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.round += 1;
        let round = self.round;
        log.push(|| News::RoundBegins(round));
        if self.house.first_player == FirstPlayer::Rotate && self.round > 1 {
            self.first = self.first.next(usize::from(self.seats));
        }
        self.active = self.first;
        self.renew_protection();
        match self.bank_waste_due() {
            0 => self.begin_feeding(chance, log),
            left => self.phase = Phase::UpkeepBank { left },
        }
    }

    /// R48, R50: cards the Bank loses as the Upkeep begins.
    pub(crate) fn bank_waste_due(&self) -> u16 {
        (figures::housing_waste() * self.board.housing()).min(self.bank_total())
    }

    /// R51, R53, R55: what feeding asks for as it begins.
    pub(crate) fn feeding_due(&self) -> (u16, u16, u16) {
        let housing = self.board.housing();
        let food = housing.min(self.in_hands(Resource::Food));
        let water = housing.min(self.in_hands(Resource::Water));
        (food, water, 2 * housing - food - water)
    }

    pub(crate) fn begin_feeding(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        let (food, water, short) = self.feeding_due();
        if food + water == 0 {
            return self.begin_loss(short, chance, log);
        }
        self.phase = Phase::UpkeepFeed { food, water, short };
    }

    /// R55, R56: missed feeding.
    pub(crate) fn begin_loss(
        &mut self,
        short: u16,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        if short > 0 {
            log.push(|| News::FeedingMissed(short));
        }
        match short.min(self.can_be_lost()) {
            0 => self.begin_event(chance, log),
            left => self.phase = Phase::UpkeepLoss { left },
        }
    }

    /// R56: cards that can be Wasted for missed feeding.
    pub(crate) fn can_be_lost(&self) -> u16 {
        let bank = match self.house.missed_feeding {
            MissedFeeding::HandsThenBank => self.bank_total(),
            MissedFeeding::HandsOnly => 0,
        };
        self.all_in_hands() + bank
    }

    pub(crate) fn begin_turns(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.begin_turn(self.first, chance, log);
    }

    /// R68, R69: spins, or skips the turn.
    fn begin_turn(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.active = seat;
        self.turn = Turn::NEW;
        self.renew_protection();
        if self.skips.contains(seat) {
            self.skips.remove(seat);
            log.push(|| News::TurnSkipped(seat));
            if self.house.skip_hand_check.is_on() {
                return self.check_hand(chance, log);
            }
            return self.end_turn(chance, log);
        }
        let face = chance.result(spinner().len() as u32, |face| {
            Reading::Number(u32::from(spinner()[face as usize]))
        });
        let spin = spinner()[face as usize] as u8;
        self.spin = Some(spin);
        log.push(|| News::TurnBegins(seat, spin));
        self.phase = Phase::Action(Which::First);
    }

    /// R174, R175: the hand limit.
    pub(crate) fn check_hand(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        let cards = self.hand(self.active).total();
        match cards.saturating_sub(self.hand_limit()) {
            0 => self.end_turn(chance, log),
            left => self.phase = Phase::Discard { left },
        }
    }

    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.smoke.remove(self.active);
        self.spin = None;
        self.turn = Turn::NEW;
        let next = self.active.next(usize::from(self.seats));
        if next == self.first {
            return self.end_round(chance, log);
        }
        self.begin_turn(next, chance, log);
    }

    /// R179: R180, then a win, then R189, then R182.
    fn end_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.active = self.first;
        if let Some(verdict) = self.verdict() {
            self.phase = Phase::Over(verdict);
            log.push(|| News::Over(verdict));
            return;
        }
        if self.opens_ring_three() {
            self.ring = 3;
            log.push(|| News::RingOpens(3));
        }
        self.begin_round(chance, log);
    }

    /// How the game ends if the round ends now; `None` if it goes on.
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        if self.waste.len() >= TOO_MUCH_WASTE {
            return Some(Verdict::Waste);
        }
        let won = match self.house.difficulty {
            Difficulty::Standard => self.ring == 3 && self.has_developed(3),
            Difficulty::Easy => self.has_developed(2),
        };
        if won {
            return Some(Verdict::Housing);
        }
        (self.round >= self.rounds()).then_some(Verdict::Rounds)
    }

    /// R182: whether ring 3 opens if the round ends now and the game goes on.
    pub(crate) fn opens_ring_three(&self) -> bool {
        self.ring == 2 && self.has_developed(2)
    }

    /// R182, R183: whether a ring, 2 or 3, is done with.
    fn has_developed(&self, ring: u8) -> bool {
        let filled = !self.house.fill_rings.is_on() || self.empty_in(ring).is_empty();
        self.waste.is_empty() && filled && self.housing_needed(ring) == 0
    }

    /// Hexes of a ring without a tile.
    pub(crate) fn empty_in(&self, ring: u8) -> SpotSet {
        SpotSet::ring(ring).minus(self.board.occupied())
    }

    /// R182, R183, R185: Social Housing to be built before a ring is done with, wherever it may go.
    pub fn housing_needed(&self, ring: u8) -> u16 {
        let total = if ring == 2 { 3 } else { 6 };
        let missing = u16::saturating_sub(total, self.board.housing());
        match self.house.housing_rule {
            HousingRule::Total => missing,
            HousingRule::PerRing => {
                let second = self.housing_needed_in(2);
                let third = if ring == 3 {
                    self.housing_needed_in(3)
                } else {
                    0
                };
                missing.max(second + third)
            }
        }
    }

    /// R185 with `per_ring`: Social Housing a ring still lacks.
    pub(crate) fn housing_needed_in(&self, ring: u8) -> u16 {
        let wanted = if ring == 2 { 2 } else { 3 };
        let there = self.board.tiles(Tile::SocialHousing);
        u16::saturating_sub(wanted, there.and(SpotSet::ring(ring)).count())
    }
}
