//! Carrying out cards: A28 to A34.

use engine::{Chance, Log, Seat};

use crate::{
    Card, Event, Lane, Race, Way,
    effects::Part,
    options::TwoEvils,
    race::{Asks, List, Phase, Then, UnderWay},
};

/// Ruling 16: how far the target of Two Evils may choose to go back.
const EVILS_BACK: u16 = 3;

/// Ruling 16: what the target of Two Evils chooses.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Evil {
    Trap,
    Back,
}

/// A66: where a Trap is shed from.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Zone {
    Hand,
    Nest,
}

/// What a part that was begun came to.
enum Step {
    /// It is finished.
    Done,
    /// It waits for a decision.
    Waits(Asks),
    /// The race is over.
    Over,
}

/// The number of a part; 0 behind the last one and for `lane any`.
#[inline]
fn number_at(parts: &[Part], at: u8) -> u8 {
    let part = parts.get(usize::from(at));
    part.and_then(|part| part.number()).unwrap_or(0)
}

impl Race {
    /// A28: plays a card from the hand.
    pub(crate) fn play(
        &mut self,
        card: Card,
        way: Way,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let (seat, table) = (self.turn, self.table());
        log.push(|| Event::Played { seat, card, way });
        let shows = !self.must_play().contains(card) && !self.must_play().is_empty();
        let cards = &mut self.active_mut().cards;
        cards.play(card, table);
        if shows {
            cards.show_no_must_play();
        }
        let after = match table.design(card).bonus {
            Some(_) => Then::Bonus,
            None => Then::Nothing,
        };
        let (list, then) = match way {
            Way::Only | Way::A => (List::A, after),
            Way::B => (List::B, after),
            Way::BonusOnly | Way::BonusA => (List::Bonus, Then::OptionA),
            Way::BonusB => (List::Bonus, Then::OptionB),
        };
        let under_way = self.begin(card, list, then);
        self.resolve(under_way, chance, log);
    }

    /// The beginning of an effect list.
    fn begin(&self, card: Card, list: List, then: Then) -> UnderWay {
        UnderWay {
            card,
            list,
            at: 0,
            left: number_at(self.effects(card, list).parts(), 0),
            then,
        }
    }

    /// The same card with its present part finished.
    fn past_part(&self, mut under_way: UnderWay) -> UnderWay {
        let parts = self.effects(under_way.card, under_way.list).parts();
        under_way.at += 1;
        under_way.left = number_at(parts, under_way.at);
        under_way
    }

    /// A32: carries out what is left until a decision is needed or nothing is
    /// left.
    fn resolve(
        &mut self,
        mut under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        loop {
            let parts = self.effects(under_way.card, under_way.list).parts();
            while let Some(part) = parts.get(usize::from(under_way.at)) {
                match self.take(part.with_number(under_way.left), chance, log) {
                    Step::Done => {
                        under_way.at += 1;
                        under_way.left = number_at(parts, under_way.at);
                    }
                    Step::Waits(asks) => {
                        self.phase = Phase::Card(asks, under_way);
                        return;
                    }
                    Step::Over => return,
                }
            }
            match self.list_done(under_way) {
                Some(next) => under_way = next,
                None => return,
            }
        }
    }

    /// A29, A30: what follows a finished list; `None` if the card is done or
    /// waits.
    fn list_done(&mut self, under_way: UnderWay) -> Option<UnderWay> {
        let card = under_way.card;
        match under_way.then {
            Then::OptionA => return Some(self.begin(card, List::A, Then::Nothing)),
            Then::OptionB => return Some(self.begin(card, List::B, Then::Nothing)),
            Then::Bonus if self.in_bonus_lane(card) => {
                self.phase = Phase::Card(Asks::Bonus, under_way);
            }
            Then::Bonus | Then::Nothing => self.phase = Phase::Play,
        }
        None
    }

    /// Carries out one part, as far as it needs no decision.
    fn take(&mut self, part: Part, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Step {
        let seat = self.turn;
        match part {
            Part::Move(_) | Part::Chase(_) => {
                let spots = self.distance(part);
                if spots == 0 {
                    return Step::Done;
                }
                if !self.active().moved {
                    return Step::Waits(Asks::Go);
                }
                if self.forward(spots, log) {
                    return Step::Over;
                }
            }
            Part::Back(n) => self.back(seat, n.into(), log),
            Part::Acorn(n) => {
                let acorns = u16::from(n);
                self.acorns += acorns;
                let pool = self.acorns;
                log.push(|| Event::Gathered { seat, acorns, pool });
            }
            Part::Draw(n) => self.draw(seat, n, chance, log),
            Part::Discard(_) => {
                if !self.active().cards.hand().is_empty() {
                    return Step::Waits(Asks::Discard);
                }
            }
            Part::TrapSelf(n) => self.trap(seat, n, log),
            Part::TrapOne(_) | Part::PushOne(_) => return Step::Waits(Asks::Target),
            Part::TrapEach(n) => self.opponents().for_each(|seat| self.trap(seat, n, log)),
            Part::PushEach(n) => {
                self.opponents()
                    .for_each(|seat| self.back(seat, n.into(), log));
            }
            Part::Shed(_) => {
                let table = self.table();
                let cards = &mut self.active_mut().cards;
                let mut own = cards.hand().iter().chain(cards.nest());
                let asked = own.any(|&card| table.trap_designs.contains(card));
                cards.show_shed(asked, table);
                if asked {
                    return Step::Waits(Asks::Shed);
                }
            }
            Part::LaneAny => return Step::Waits(Asks::Go),
        }
        Step::Done
    }

    /// A44, A54: how far a movement takes the active pawn.
    pub(crate) fn distance(&self, part: Part) -> u16 {
        match part {
            Part::Move(n) => n.into(),
            Part::Chase(n) => u16::from(n) * self.ahead(),
            Part::Back(_)
            | Part::Acorn(_)
            | Part::Draw(_)
            | Part::Discard(_)
            | Part::TrapSelf(_)
            | Part::TrapOne(_)
            | Part::TrapEach(_)
            | Part::PushOne(_)
            | Part::PushEach(_)
            | Part::Shed(_)
            | Part::LaneAny => 0,
        }
    }

    /// A64: Traps for a player.
    fn trap(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        for _ in 0..count {
            let Some(card) = self.traps.take() else {
                log.push(|| Event::NoTrapLeft { seat });
                return;
            };
            self.runner_mut(seat).cards.gain(card);
            log.push(|| Event::Trapped { seat, card });
        }
    }

    /// A29: the bonus is used after the option.
    pub(crate) fn bonus(
        &mut self,
        under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let (seat, card) = (self.turn, under_way.card);
        log.push(|| Event::BonusUsed { seat, card });
        let bonus = self.begin(card, List::Bonus, Then::Nothing);
        self.resolve(bonus, chance, log);
    }

    /// A24, `lane any`: the lane the pawn goes to.
    pub(crate) fn go(
        &mut self,
        lane: Lane,
        under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.turn;
        self.active_mut().lane = Some(lane);
        log.push(|| Event::InLane { seat, lane });
        let spots = self.part(under_way).map_or(0, |part| self.distance(part));
        if spots > 0 {
            self.active_mut().moved = true;
            if self.forward(spots, log) {
                return;
            }
        }
        self.resolve(self.past_part(under_way), chance, log);
    }

    /// A33: the opponent an effect is aimed at.
    pub(crate) fn target(
        &mut self,
        target: Seat,
        under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match self.part(under_way) {
            Some(Part::TrapOne(_)) if self.offers_evils(under_way) => {
                self.phase = Phase::Card(Asks::Evils(target), under_way);
                return;
            }
            Some(Part::TrapOne(n)) => self.trap(target, n, log),
            Some(Part::PushOne(n)) => self.back(target, n.into(), log),
            other => unreachable!("{other:?} is aimed at nobody"),
        }
        self.resolve(self.past_part(under_way), chance, log);
    }

    /// Ruling 16: whether the target may choose what befalls it.
    pub(crate) fn offers_evils(&self, under_way: UnderWay) -> bool {
        self.options.two_evils == TwoEvils::Choice
            && self.table().two_evils == Some(under_way.card)
            && under_way.list == List::A
    }

    /// Ruling 16: the target's answer.
    pub(crate) fn answer(
        &mut self,
        target: Seat,
        evil: Evil,
        under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match evil {
            Evil::Trap => self.trap(target, 1, log),
            Evil::Back => self.back(target, EVILS_BACK, log),
        }
        self.resolve(self.past_part(under_way), chance, log);
    }

    /// A33: one card less to discard.
    pub(crate) fn discard(
        &mut self,
        card: Card,
        under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let (seat, table) = (self.turn, self.table());
        self.active_mut().cards.put_in_nest(card, table);
        log.push(|| Event::Discarded { seat, card });
        self.count_down(under_way, chance, log);
    }

    /// A66: a Trap goes under the Trap deck.
    pub(crate) fn shed(
        &mut self,
        card: Card,
        from: Zone,
        under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let (seat, table) = (self.turn, self.table());
        let cards = &mut self.active_mut().cards;
        match from {
            Zone::Hand => cards.shed_from_hand(card, table),
            Zone::Nest => cards.shed_from_nest(card),
        }
        self.traps.put_under(card);
        log.push(|| Event::Shed { seat, card });
        self.count_down(under_way, chance, log);
    }

    /// A66: no more Traps are shed.
    pub(crate) fn enough(
        &mut self,
        under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        self.resolve(self.past_part(under_way), chance, log);
    }

    /// Goes on with the same part, its number one less.
    fn count_down(
        &mut self,
        mut under_way: UnderWay,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        under_way.left -= 1;
        if under_way.left == 0 {
            under_way = self.past_part(under_way);
        }
        self.resolve(under_way, chance, log);
    }
}
