//! The search: what each side can be sure of.

use parts::{Card as _, CardSet};

use super::{
    Solver,
    memory::Memory,
    plan::Plan,
    spot::{Lead, Spot, sevens_in},
    stakes::{Step, Tally},
    thrift,
};
use crate::{
    card::{ACE, Card, FIVE, THREE, ranked},
    trick::{lead_suits, playable},
};

/// With so many tricks left it costs more to look things up than to play on.
const SMALL: u8 = 3;

/// How much each answer that the other seat has speaks against a lead: the fewer
/// there are, the sooner the lead is seen through.
const ANSWER: i32 = 8800;

/// What speaks against a lead that is certain to lose.
const FORCED: i32 = -2800;

/// How much more an answer with a power speaks against a lead, for its many ways
/// to go on.
const POWER: i32 = 9500;

/// What speaks for an answer after which its player leads.
const NEXT_LEAD: i32 = 25_000;

/// The steps between which the answer matters: seat 0 is sure of the least, seat
/// 1 lets it have no more than the most.
#[derive(Copy, Clone, Debug)]
pub(super) struct Window {
    pub(super) least: Step,
    pub(super) most: Step,
}

/// What a seat has found to be best so far.
pub(super) struct Best {
    seat: usize,
    pub(super) step: Step,
    pub(super) window: Window,
    has_choice: bool,
}

impl Best {
    pub(super) fn new(seat: usize, window: Window) -> Best {
        let step = if seat == 0 { Step::MIN } else { Step::MAX };
        Best {
            seat,
            step,
            window,
            has_choice: false,
        }
    }

    /// The narrowest window that shows whether a choice is better than the best
    /// so far; all of it before there is one.
    #[inline]
    fn scout(&self) -> Window {
        let Window { least, most } = self.window;
        match self.seat {
            _ if !self.has_choice => self.window,
            0 => Window {
                least,
                most: least + 1,
            },
            _ => Window {
                least: most - 1,
                most,
            },
        }
    }

    /// Whether a step that the scout found lies inside the window, so that it is
    /// only a bound.
    #[inline]
    fn is_open_to(&self, step: Step) -> bool {
        self.has_choice && self.window.least < step && step < self.window.most
    }

    /// Takes note of what a choice comes to; whether that settles the matter.
    #[inline]
    pub(super) fn note(&mut self, step: Step) -> bool {
        self.has_choice = true;
        if self.seat == 0 {
            self.step = self.step.max(step);
            self.window.least = self.window.least.max(step);
        } else {
            self.step = self.step.min(step);
            self.window.most = self.window.most.min(step);
        }
        self.window.least >= self.window.most
    }
}

impl Solver {
    /// A card is to be led.
    pub(super) fn lead(&mut self, spot: &Spot, window: Window) -> Step {
        let outlook = self.stakes.outlook(spot.tally);
        if outlook.least >= window.most || outlook.least == outlook.most {
            return outlook.least;
        }
        if outlook.most <= window.least {
            return outlook.most;
        }
        self.nodes += 1;
        match spot.tally.left {
            1 => return self.last_trick(spot, window),
            2 if self.rules.pile_lasts() => return self.last_two(spot, window),
            2 => return self.last_but_one(spot, window),
            _ => {}
        }
        let key = spot.key(&self.rules);
        let mut known = Memory {
            least: outlook.least,
            most: outlook.most,
            card: 0,
        };
        if let Some(memory) = self.memories.find(key) {
            if memory.least >= window.most || memory.least == memory.most {
                return memory.least;
            }
            if memory.most <= window.least {
                return memory.most;
            }
            known = memory;
        }
        let asked = Window {
            least: window.least.max(known.least),
            most: window.most.min(known.most),
        };
        let seat = spot.leader();
        let mut best = Best::new(seat, asked);
        let rule = self.rules.house.lead_suits();
        let mut plan = Plan::new();
        self.plan_leads(spot, known.card, &mut plan);
        for (card, suit) in plan.by_ref() {
            let suits = lead_suits(card, Some(suit), rule);
            let before = best.step;
            let lead = Lead { card, suits };
            let mut step = self.led(spot, lead, best.scout());
            if best.is_open_to(step) {
                step = self.led(spot, lead, best.window);
            }
            let settled = best.note(step);
            if best.step != before {
                known.card = card.index() as u8;
            }
            if settled {
                break;
            }
        }
        // A step outside of what was asked is only a bound.
        if best.step > asked.least {
            known.least = known.least.max(best.step.min(asked.most));
        }
        if best.step < asked.most {
            known.most = known.most.min(best.step.max(asked.least));
        }
        if best.step >= asked.most {
            known.least = known.least.max(best.step);
        }
        if best.step <= asked.least {
            known.most = known.most.min(best.step);
        }
        self.memories.keep(key, known);
        best.step
    }

    fn plan_leads(&self, spot: &Spot, favourite: u8, plan: &mut Plan) {
        let seat = spot.leader();
        let replies = spot.hands[1 - seat];
        let [wins, loses] =
            [seat, 1 - seat].map(|winner| self.stakes.hope(spot.tally, seat, winner, 0));
        let powers = ranked(THREE).or(ranked(FIVE));
        for card in spot.hands[seat].iter() {
            for lead in self.rules.leads(card) {
                let answers = playable(replies, card, lead.suits);
                let beating = answers.and(self.rules.beating(lead, spot.trump));
                let hope = match (beating.is_empty(), beating == answers) {
                    (true, _) => wins,
                    (_, true) => loses,
                    _ => wins.min(loses),
                };
                let forced = if beating == answers { FORCED } else { 0 };
                let mut promise = hope * 12 + forced
                    - answers.len() as i32 * ANSWER
                    - answers.and(powers).len() as i32 * POWER
                    + thrift(card, spot.trump, wins >= loses) * 91;
                if favourite == card.index() as u8 {
                    promise += 1 << 20;
                }
                plan.add(promise, card, lead.suits.uppermost());
            }
        }
    }

    #[inline]
    fn wants_tricks(&self, tally: Tally, seat: usize) -> bool {
        let [wins, loses] = [seat, 1 - seat].map(|winner| self.stakes.hope(tally, seat, winner, 0));
        wins >= loses
    }

    /// The last trick of the round: all that may be left to decide is the suit
    /// that the leader names.
    fn last_trick(&mut self, spot: &Spot, window: Window) -> Step {
        let seat = spot.leader();
        let mut best = Best::new(seat, window);
        if let (Some(card), Some(reply)) = (spot.hands[seat].first(), spot.hands[1 - seat].first())
        {
            for lead in self.rules.leads(card) {
                best.note(self.take(spot, lead, reply, window));
            }
        }
        best.step
    }

    /// The last trick but one: too little to remember, or to plan.
    fn last_but_one(&mut self, spot: &Spot, window: Window) -> Step {
        let seat = spot.leader();
        let mut best = Best::new(seat, window);
        for card in spot.hands[seat].iter() {
            for lead in self.rules.leads(card) {
                if best.note(self.led(spot, lead, best.window)) {
                    return best.step;
                }
            }
        }
        best.step
    }

    /// A card was led: its effect, then the answer.
    fn led(&mut self, spot: &Spot, lead: Lead, window: Window) -> Step {
        let mut spot = *spot;
        let seat = spot.leader();
        spot.hands[seat].remove(lead.card);
        match lead.card.rank() {
            THREE if !spot.hands[seat].is_empty() => self.exchange(&spot, lead, None, window),
            FIVE if spot.draw(seat, &self.rules) => self.bury(&spot, lead, None, window),
            _ => self.follow(&spot, lead, window),
        }
    }

    /// A card is to follow.
    pub(super) fn follow(&mut self, spot: &Spot, lead: Lead, window: Window) -> Step {
        let seat = spot.follower();
        let answers = playable(spot.hands[seat], lead.card, lead.suits);
        let mut best = Best::new(seat, window);
        if spot.tally.left <= 2 {
            for card in answers.iter() {
                if best.note(self.followed(spot, lead, card, best.window)) {
                    break;
                }
            }
            return best.step;
        }
        if spot.tally.left > SMALL
            && let Some(step) = self.remembered_answer(spot, lead, answers, window)
        {
            return step;
        }
        let mut plan = Plan::new();
        self.plan_answers(spot, lead, answers, &mut plan);
        for (card, _) in plan.by_ref() {
            if best.note(self.followed(spot, lead, card, best.window)) {
                break;
            }
        }
        best.step
    }

    /// An answer that settles the matter by what is remembered of the position
    /// after it.
    fn remembered_answer(
        &self,
        spot: &Spot,
        lead: Lead,
        answers: CardSet<Card>,
        window: Window,
    ) -> Option<Step> {
        let seat = spot.follower();
        let beating = self.rules.beating(lead, spot.trump);
        for card in answers.minus(ranked(THREE)).minus(ranked(FIVE)).iter() {
            let mut next = *spot;
            next.hands[seat].remove(card);
            next.finish(lead, card, beating);
            let outlook = self.stakes.outlook(next.tally);
            let memory = self.memories.find(next.key(&self.rules));
            let (least, most) = memory.map_or((outlook.least, outlook.most), |memory| {
                (memory.least, memory.most)
            });
            if seat == 0 && least >= window.most {
                return Some(least);
            }
            if seat == 1 && most <= window.least {
                return Some(most);
            }
        }
        None
    }

    fn plan_answers(&self, spot: &Spot, lead: Lead, answers: CardSet<Card>, plan: &mut Plan) {
        let seat = spot.follower();
        let beating = self.rules.beating(lead, spot.trump);
        let wants = self.wants_tricks(spot.tally, seat);
        for card in answers.iter() {
            let winner = if beating.contains(card) {
                seat
            } else {
                1 - seat
            };
            let hope = self
                .stakes
                .hope(spot.tally, seat, winner, sevens_in(lead.card, card));
            // Who is to lead next has the choice.
            let losing = if winner == seat { lead.card } else { card };
            let leads = (winner == seat) != (losing.rank() == ACE);
            let promise = hope * 50
                + thrift(card, spot.trump, wants) * 82
                + if leads { NEXT_LEAD } else { 0 };
            plan.add(promise, card, spot.trump);
        }
    }

    /// A card followed: its effect, then the trick is taken.
    fn followed(&mut self, spot: &Spot, lead: Lead, card: Card, window: Window) -> Step {
        let mut spot = *spot;
        let seat = spot.follower();
        spot.hands[seat].remove(card);
        match card.rank() {
            THREE if !spot.hands[seat].is_empty() => self.exchange(&spot, lead, Some(card), window),
            FIVE if spot.draw(seat, &self.rules) => self.bury(&spot, lead, Some(card), window),
            _ => self.take(&spot, lead, card, window),
        }
    }

    /// After a 3: a card may become the decree.
    pub(super) fn exchange(
        &mut self,
        spot: &Spot,
        lead: Lead,
        followed: Option<Card>,
        window: Window,
    ) -> Step {
        let seat = acting(spot, followed);
        let mut best = Best::new(seat, window);
        if !self.rules.house.must_exchange()
            && best.note(self.settle(spot, lead, followed, best.window))
        {
            return best.step;
        }
        let wants = self.wants_tricks(spot.tally, seat);
        let mut plan = Plan::new();
        for card in spot.hands[seat].iter() {
            for trump in self.rules.trumps(card) {
                let [own, other] =
                    [seat, 1 - seat].map(|seat| spot.hands[seat].and(trump.cards()).len() as i32);
                let more = if wants { own - other } else { other - own };
                plan.add(more * 5 + thrift(card, trump, wants), card, trump);
            }
        }
        for (card, trump) in plan.by_ref() {
            let mut next = *spot;
            next.exchange(seat, card, trump);
            if best.note(self.settle(&next, lead, followed, best.window)) {
                break;
            }
        }
        best.step
    }

    /// After a 5: a card goes under the pile.
    pub(super) fn bury(
        &mut self,
        spot: &Spot,
        lead: Lead,
        followed: Option<Card>,
        window: Window,
    ) -> Step {
        let seat = acting(spot, followed);
        let mut best = Best::new(seat, window);
        let wants = self.wants_tricks(spot.tally, seat);
        let powers = ranked(THREE).or(ranked(FIVE));
        let mut plan = Plan::new();
        for card in spot.hands[seat].iter() {
            let power = if powers.contains(card) { 8 } else { 0 };
            plan.add(thrift(card, spot.trump, wants) + power, card, spot.trump);
        }
        for (card, _) in plan.by_ref() {
            let mut next = *spot;
            next.bury(seat, card);
            if best.note(self.settle(&next, lead, followed, best.window)) {
                break;
            }
        }
        best.step
    }

    /// The effect of the last card is done.
    fn settle(&mut self, spot: &Spot, lead: Lead, followed: Option<Card>, window: Window) -> Step {
        match followed {
            None => self.follow(spot, lead, window),
            Some(card) => self.take(spot, lead, card, window),
        }
    }

    /// B36: the trick is taken.
    fn take(&mut self, spot: &Spot, lead: Lead, card: Card, window: Window) -> Step {
        let mut next = *spot;
        next.finish(lead, card, self.rules.beating(lead, spot.trump));
        self.lead(&next, window)
    }
}

/// Who carries out the effect of the last card played.
fn acting(spot: &Spot, followed: Option<Card>) -> usize {
    match followed {
        None => spot.leader(),
        Some(_) => spot.follower(),
    }
}
