//! The search: what each side can be sure of.

use crate::card::CardSet;

use super::{
    Solver,
    hunches::{Hunches, Question},
    memory::Memory,
    plan::Plan,
    spot::{Lead, Spot},
    stakes::{Outlook, Step, Tally},
};
use crate::{
    card::{Card, FIVE, THREE},
    trick::lead_suits,
};

/// With so many tricks left it costs more to plan than to play on.
const SMALL: u8 = 4;

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

impl Outlook {
    /// What a position comes to, as far as the window asks for it, if that is clear
    /// from what it can come to at all.
    #[inline]
    fn settles(self, window: Window) -> Option<Step> {
        if self.least >= window.most || self.least == self.most {
            Some(self.least)
        } else if self.most <= window.least {
            Some(self.most)
        } else {
            None
        }
    }
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
    #[inline]
    pub(super) fn lead(&mut self, spot: &Spot, window: Window) -> Step {
        match spot.tally.left {
            0 => self.stakes.end(spot.tally),
            2 if self.rules.pile_lasts() => {
                // It does not pay to see which sevens are still in play.
                let outlook = self.stakes.outlook(spot.tally, spot.tally.sevens_left());
                outlook.settles(window).unwrap_or_else(|| {
                    self.nodes += 1;
                    self.last_two(spot, window)
                })
            }
            _ => self.lead_on(spot, window),
        }
    }

    /// The same where the last two tricks are not played out at once.
    fn lead_on(&mut self, spot: &Spot, window: Window) -> Step {
        let live = spot.live(&self.rules);
        let sevens = live.sevens(spot.tally, &self.rules);
        let mut outlook = self.stakes.outlook(spot.tally, sevens);
        if let Some(step) = outlook.settles(window) {
            return step;
        }
        self.nodes += 1;
        match spot.tally.left {
            1 => return self.last_trick(spot, window),
            2 => return self.last_but_one(spot, window),
            _ => {}
        }
        let key = spot.key(&self.rules, live);
        let memory = self.memories.find(key);
        let mut card = 0;
        if let Some(memory) = memory {
            outlook = memory.outlook;
            card = memory.card;
        } else if spot.tally.left > SMALL {
            outlook = self.sure(spot, live);
        }
        if let Some(step) = outlook.settles(window) {
            return step;
        }
        let mut known = Memory { outlook, card };
        let asked = Window {
            least: window.least.max(outlook.least),
            most: window.most.min(outlook.most),
        };
        let seat = spot.leader();
        let mut best = Best::new(seat, asked);
        let rule = self.rules.house.lead_suits();
        let mut plan = Plan::new();
        let hunch = (spot.tally.left > SMALL).then(|| Hunches::place(spot, seat, Question::Lead));
        let favourite = match hunch {
            Some(place) if known.card == 0 => self.hunches.find(place),
            _ => known.card,
        };
        self.plan_leads(spot, favourite, &mut plan);
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
                if let Some(place) = hunch {
                    self.hunches.keep(place, card);
                }
                break;
            }
        }
        // A step outside of what was asked is only a bound.
        if best.step > asked.least {
            known.outlook.least = outlook.least.max(best.step);
        }
        if best.step < asked.most {
            known.outlook.most = outlook.most.min(best.step);
        }
        self.memories.keep(key, known);
        best.step
    }

    fn plan_leads(&self, spot: &Spot, favourite: u8, plan: &mut Plan) {
        let seat = spot.leader();
        let replies = spot.hands[1 - seat];
        let [wins, loses] = self.hopes_of_trick(spot.tally, seat);
        let powers = self.rules.powers();
        for card in spot.hands[seat].iter() {
            for lead in self.rules.leads(card) {
                let answers = self.rules.answers(replies, lead);
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
                    + self.rules.thrift(card, spot.trump, wins >= loses) * 91;
                if favourite == card.index() as u8 {
                    promise += 1 << 20;
                }
                plan.add(promise, card, lead.suits.uppermost());
            }
        }
    }

    /// How good it is for a seat to win the next trick, and to lose it.
    #[inline]
    fn hopes_of_trick(&self, tally: Tally, seat: usize) -> [i32; 2] {
        let wins = self.stakes.hope(tally, seat, seat, 0);
        let loses = self.stakes.hope(tally, seat, 1 - seat, 0);
        [wins, loses]
    }

    #[inline]
    fn wants_tricks(&self, tally: Tally, seat: usize) -> bool {
        let [wins, loses] = self.hopes_of_trick(tally, seat);
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
        if self.rules.powers().contains(lead.card) {
            match lead.card.rank() {
                THREE if !spot.hands[seat].is_empty() => {
                    return self.exchange(&spot, lead, None, window);
                }
                FIVE if spot.draw(seat, &self.rules) => {
                    return self.bury(&spot, lead, None, window);
                }
                _ => {}
            }
        }
        self.follow(&spot, lead, window)
    }

    /// A card is to follow.
    pub(super) fn follow(&mut self, spot: &Spot, lead: Lead, window: Window) -> Step {
        let seat = spot.follower();
        let answers = self.rules.answers(spot.hands[seat], lead);
        let mut best = Best::new(seat, window);
        if spot.tally.left <= SMALL {
            let beating = answers.and(self.rules.beating(lead, spot.trump));
            let [wins, loses] = self.hopes_of_trick(spot.tally, seat);
            let others = answers.minus(beating);
            let order = if wins * 50 + NEXT_LEAD >= loses * 50 {
                [beating, others]
            } else {
                [others, beating]
            };
            for card in order.into_iter().flat_map(CardSet::iter) {
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
        let place = Hunches::place(spot, seat, Question::Follow(lead.card));
        plan.prefer(self.hunches.find(place));
        for (card, _) in plan.by_ref() {
            if best.note(self.followed(spot, lead, card, best.window)) {
                self.hunches.keep(place, card);
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
        answers: CardSet,
        window: Window,
    ) -> Option<Step> {
        let seat = spot.follower();
        answers.minus(self.rules.powers()).iter().find_map(|card| {
            let mut next = *spot;
            next.hands[seat].remove(card);
            self.remembered(next, lead, card, window)
        })
    }

    /// What is remembered of the position after a trick, if that is enough for the
    /// seat that followed.
    fn remembered(&self, mut spot: Spot, lead: Lead, card: Card, window: Window) -> Option<Step> {
        let seat = spot.follower();
        spot.finish(lead, card, &self.rules);
        let live = spot.live(&self.rules);
        let memory = self.memories.find(spot.key(&self.rules, live));
        let outlook = match memory {
            Some(memory) => memory.outlook,
            None => {
                let sevens = live.sevens(spot.tally, &self.rules);
                self.stakes.outlook(spot.tally, sevens)
            }
        };
        match seat {
            0 => (outlook.least >= window.most).then_some(outlook.least),
            _ => (outlook.most <= window.least).then_some(outlook.most),
        }
    }

    fn plan_answers(&self, spot: &Spot, lead: Lead, answers: CardSet, plan: &mut Plan) {
        let seat = spot.follower();
        let beating = self.rules.beating(lead, spot.trump);
        let wants = self.wants_tricks(spot.tally, seat);
        for card in answers.iter() {
            let winner = if beating.contains(card) {
                seat
            } else {
                1 - seat
            };
            let hope = self.stakes.hope(
                spot.tally,
                seat,
                winner,
                self.rules.sevens_in(lead.card, card),
            );
            // Who is to lead next has the choice.
            let losing = if winner == seat { lead.card } else { card };
            let leads = (winner == seat) != self.rules.aces.contains(losing);
            let promise = hope * 50
                + self.rules.thrift(card, spot.trump, wants) * 82
                + if leads { NEXT_LEAD } else { 0 };
            plan.add(promise, card, spot.trump);
        }
    }

    /// A card followed: its effect, then the trick is taken.
    fn followed(&mut self, spot: &Spot, lead: Lead, card: Card, window: Window) -> Step {
        let mut spot = *spot;
        let seat = spot.follower();
        spot.hands[seat].remove(card);
        if self.rules.powers().contains(card) {
            match card.rank() {
                THREE if !spot.hands[seat].is_empty() => {
                    return self.exchange(&spot, lead, Some(card), window);
                }
                FIVE if spot.draw(seat, &self.rules) => {
                    return self.bury(&spot, lead, Some(card), window);
                }
                _ => {}
            }
        }
        spot.finish(lead, card, &self.rules);
        self.lead(&spot, window)
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
        let place = Hunches::place(spot, seat, Question::Effect(followed.unwrap_or(lead.card)));
        let hunch = self.hunches.find(place);
        let mut may_keep = !self.rules.house.must_exchange();
        if may_keep && hunch == 0 {
            may_keep = false;
            if best.note(self.settle(spot, lead, followed, best.window)) {
                return best.step;
            }
        }
        let wants = self.wants_tricks(spot.tally, seat);
        let mut plan = Plan::new();
        for card in spot.hands[seat].iter() {
            for trump in self.rules.trumps(card) {
                let own = spot.hands[seat].and(trump.cards()).len() as i32;
                let other = spot.hands[1 - seat].and(trump.cards()).len() as i32;
                let more = if wants { own - other } else { other - own };
                plan.add(
                    more * 5 + self.rules.thrift(card, trump, wants),
                    card,
                    trump,
                );
            }
        }
        plan.prefer(hunch);
        for (card, trump) in plan.by_ref() {
            let mut next = *spot;
            next.exchange(seat, card, trump);
            if best.note(self.settle(&next, lead, followed, best.window)) {
                self.hunches.keep(place, card);
                break;
            }
            // With a hunch, keeping the decree comes second.
            if may_keep {
                may_keep = false;
                if best.note(self.settle(spot, lead, followed, best.window)) {
                    break;
                }
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
        let powers = self.rules.powers();
        let mut plan = Plan::new();
        for card in spot.hands[seat].iter() {
            let power = if powers.contains(card) { 8 } else { 0 };
            plan.add(
                self.rules.thrift(card, spot.trump, wants) + power,
                card,
                spot.trump,
            );
        }
        let place = Hunches::place(spot, seat, Question::Effect(followed.unwrap_or(lead.card)));
        plan.prefer(self.hunches.find(place));
        for (card, _) in plan.by_ref() {
            let mut next = *spot;
            next.bury(seat, card);
            if best.note(self.settle(&next, lead, followed, best.window)) {
                self.hunches.keep(place, card);
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
        next.finish(lead, card, &self.rules);
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
