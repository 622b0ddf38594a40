//! A team mate: plans its turn, and answers what the team is asked.

use engine::Seat;

use crate::{
    Action, Choice, Phase, Resource, Resourced, Spot, Trade, Vote,
    plan::{Judge, Planner},
};

/// A player at one decision.
pub(crate) struct Companion<'a, J> {
    pub(crate) game: &'a Resourced,
    pub(crate) judge: &'a mut J,
}

impl<J: Judge> Companion<'_, J> {
    /// What the player does; `room` is for lists.
    pub(crate) fn choose(&mut self, room: &mut Vec<Action>) -> Action {
        room.clear();
        if let Some(offer) = self.game.turn.offer {
            return Action::Do(self.answer_offer(offer, room));
        }
        match self.game.vote {
            Vote::None => self.decide(room),
            Vote::Proposal { choice, .. } => self.answer_proposal(choice, room),
            Vote::Votes(_) => match self.decide(room) {
                Action::Do(choice) => Action::Propose(choice),
                proposal => proposal,
            },
            Vote::Runoff(tied) => {
                room.extend(tied.iter().map(Action::Propose));
                self.best_of(room).0
            }
        }
    }

    /// Its own answer to what is asked.
    fn decide(&mut self, room: &mut Vec<Action>) -> Action {
        let game = self.game;
        if let Phase::Action(_) | Phase::Move | Phase::End = game.phase
            && let Some(step) = self.planner(room).next_step(game)
        {
            return Action::Do(step);
        }
        room.clear();
        game.list_answers(room);
        if let &[only] = room.as_slice() {
            return only;
        }
        let suggested = self.suggested().map(Action::Do);
        let answer = suggested.filter(|answer| room.contains(answer));
        let answer = answer.unwrap_or_else(|| self.best_of(room).0);
        match answer {
            Action::Do(choice) if game.is_put_to_vote() => Action::Propose(choice),
            answer => answer,
        }
    }

    fn planner<'b>(&'b mut self, room: &'b mut Vec<Action>) -> Planner<'b, J> {
        Planner {
            judge: self.judge,
            answers: room,
        }
    }

    /// What needs no judgement.
    fn suggested(&self) -> Option<Choice> {
        match self.game.phase {
            Phase::Setup => Some(Choice::Preset),
            Phase::UpkeepBank { .. } | Phase::ShopWaste { .. } => {
                self.game.most_in_bank().map(Choice::Waste)
            }
            Phase::Place { thing, .. } => {
                let spot = self.game.best_place(thing);
                spot.map(|spot| Choice::Place(spot.hex()))
            }
            Phase::ShopTake { .. } => Some(Choice::Enough),
            Phase::UpkeepFeed { .. }
            | Phase::UpkeepLoss { .. }
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
            | Phase::End
            | Phase::Discard { .. }
            | Phase::Over(_) => None,
        }
    }

    /// The answer that leaves the best position, and how good that is; there must be one.
    fn best_of(&mut self, answers: &[Action]) -> (Action, f32) {
        let mut best = (answers[0], f32::NEG_INFINITY);
        for &answer in answers {
            let (Action::Do(choice) | Action::Propose(choice)) = answer else {
                continue;
            };
            let worth = self.worth_of_answer(choice);
            if worth > best.1 {
                best = (answer, worth);
            }
        }
        best
    }

    /// R195: is for a proposal that is about as good as its own.
    fn answer_proposal(&mut self, proposal: Choice, room: &mut Vec<Action>) -> Action {
        self.game.list_answers(room);
        let (_, best) = self.best_of(room);
        if self.worth_of_answer(proposal) + J::PATIENCE >= best {
            Action::Agree
        } else {
            Action::Object
        }
    }

    /// R88: accepts what does the turn no harm.
    fn answer_offer(&mut self, offer: Trade, room: &mut Vec<Action>) -> Choice {
        let mut with = self.game.clone();
        with.turn.offer = None;
        let without = with.clone();
        with.trade(offer, &mut ());
        let mut planner = self.planner(room);
        if planner.worth_of_turn(&with) + J::PATIENCE >= planner.worth_of_turn(&without) {
            Choice::Accept
        } else {
            Choice::Decline
        }
    }

    /// How good the position looks after a legal action, if the player goes on as planned.
    pub(crate) fn worth_of(&mut self, action: Action, room: &mut Vec<Action>) -> f32 {
        let (Action::Do(choice) | Action::Propose(choice)) = action else {
            return self.judge.judge(self.game);
        };
        let mut next = self.game.clone();
        match (self.game.phase, choice) {
            (_, Choice::Accept) => {
                if let Some(offer) = next.turn.offer.take() {
                    next.trade(offer, &mut ());
                }
            }
            (_, Choice::Decline) => next.turn.offer = None,
            (_, Choice::Trade(trade)) => next.trade(trade, &mut ()),
            (_, Choice::End) => return self.judge.judge(self.game),
            (Phase::Action(_) | Phase::Move | Phase::Place { .. }, _) => next = next.after(choice),
            _ => return self.worth_of_answer(choice),
        }
        self.planner(room).worth_of_turn(&next)
    }

    /// How good the position looks after an answer.
    fn worth_of_answer(&mut self, choice: Choice) -> f32 {
        match choice {
            Choice::Place(hex) => match self.game.phase {
                Phase::Place { thing, .. } if self.game.best_place(thing) == Spot::at(hex) => {
                    J::PATIENCE
                }
                _ => 0.0,
            },
            Choice::Preset | Choice::Build(..) => 0.0,
            Choice::Blame(seat) => {
                let mut best = f32::NEG_INFINITY;
                for kind in self.game.hand(seat).kinds() {
                    let mut after = self.game.clone();
                    after.waste_from_hand(seat, kind, &mut ());
                    best = best.max(self.judge.judge(&after));
                }
                best
            }
            _ => self.judge.judge(&self.game.aftermath(choice)),
        }
    }
}

impl Resourced {
    /// How the table would look after an answer, leaving out what comes next.
    pub(crate) fn aftermath(&self, choice: Choice) -> Resourced {
        let mut after = self.clone();
        let log = &mut ();
        match choice {
            Choice::Feed(seat, kind) | Choice::PayBy(kind, seat) => after.pay_one(seat, kind, log),
            Choice::Lose(seat, kind) => after.waste_from_hand(seat, kind, log),
            Choice::Waste(kind) => after.waste_from_bank(kind, log),
            Choice::RepairSystem(_, seat) => after.pay_one(seat, Resource::Water, log),
            Choice::RepairContainer(payers) => {
                for seat in payers {
                    after.pay_one(seat, Resource::Metal, log);
                }
            }
            Choice::Fence(_, payers) => {
                for seat in payers {
                    after.pay_one(seat, Resource::Wood, log);
                }
            }
            Choice::Abandon(hex) => {
                if let Some(spot) = Spot::at(hex) {
                    after.lose_upgrade(spot, log);
                }
                let flood = matches!(after.phase, Phase::Flood { .. });
                if let (true, Some(seat)) = (flood, after.best_fed()) {
                    after.pay_one(seat, Resource::Food, log);
                }
            }
            Choice::Replant(seat) => after.pay_one(seat, Resource::Food, log),
            Choice::Pay(kind) => after.pay_one(after.decider(), kind, log),
            Choice::Discard(kind) => after.waste_from_hand(after.decider(), kind, log),
            Choice::Upgrade(hex) => {
                if let Some(spot) = Spot::at(hex) {
                    after.board.improve(spot);
                }
            }
            Choice::Take(kind) => {
                after.draw(after.active, kind, 1);
            }
            Choice::Preset
            | Choice::Build(..)
            | Choice::Blame(_)
            | Choice::Place(_)
            | Choice::Gather
            | Choice::GatherOne(_)
            | Choice::GatherTwo(..)
            | Choice::Operate
            | Choice::Shop
            | Choice::Enough
            | Choice::Craft(_)
            | Choice::Finish
            | Choice::Pass
            | Choice::Move(_)
            | Choice::Stay
            | Choice::Trade(_)
            | Choice::Accept
            | Choice::Decline
            | Choice::End => {}
        }
        after
    }

    /// The seat with most Food, if anybody has some.
    fn best_fed(&self) -> Option<Seat> {
        let fed = self
            .all_seats()
            .filter(|&seat| self.hand(seat).has(Resource::Food));
        fed.max_by_key(|&seat| self.hand(seat).of(Resource::Food))
    }
}
