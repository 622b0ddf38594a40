//! The greedy player: a companion that plans its turn towards housing and an empty pile.

use engine::{Chance, Game as _, Seat, Skill, Status, Tactics};

use crate::{
    Action, Choice, Phase, Resource, Resourced, Spot, Trade, View, Vote, plan::Planner,
    worth::Weights,
};

impl Tactics for Resourced {
    const TEMPERAMENTS: &'static [&'static str] = &["companion"];
    /// Longer searches trust the worth of a turn's end more than the companion's plan, and lose by it.
    const MEDIUM: Skill = COMPANION;
    const HARD: Skill = COMPANION;

    /// A search looks to the end of a turn, or of what comes before the turns: random play beyond that
    /// loses every game and tells nothing.
    #[inline]
    fn pauses(&self, start: &Resourced) -> bool {
        self.active != start.active
            || self.round != start.round
            || self.phase.in_turn() != start.phase.in_turn()
    }

    fn worth(&self, seat: Seat) -> f32 {
        if let Status::Over(outcome) = self.status() {
            return outcome.payoff(seat);
        }
        let points = self.outlook(Weights::of(self.seats()));
        1.0 / (1.0 + (-points / JUDGEMENT).exp())
    }

    fn greedy(view: &View, _: Seat, legal: &[Action], _: usize, _: &mut impl Chance) -> Action {
        let companion = Companion {
            game: view.known(),
            weights: Weights::of(view.known().seats()),
        };
        companion.choose(legal)
    }
}

const COMPANION: Skill = Skill::Greedy {
    temperament: 0,
    careless: 0,
};

/// Points that make a good position look three times as likely to win as not.
const JUDGEMENT: f32 = 60.0;

/// Points a proposal or a trade may cost the team before a companion objects.
const PATIENCE: f32 = 3.0;

/// The greedy player at one decision.
pub(crate) struct Companion<'a> {
    pub(crate) game: &'a Resourced,
    pub(crate) weights: &'a Weights,
}

impl Companion<'_> {
    /// One of the legal actions.
    pub(crate) fn choose(&self, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let wanted = self.wanted(legal);
        if legal.contains(&wanted) {
            wanted
        } else {
            legal[0]
        }
    }

    fn wanted(&self, legal: &[Action]) -> Action {
        if let Some(offer) = self.game.turn.offer {
            return Action::Do(self.answer_offer(offer));
        }
        if let Vote::Proposal { choice, .. } = self.game.vote {
            let accepts =
                self.judge(choice) + PATIENCE >= self.best_judged(legal_answers(self.game));
            return if accepts {
                Action::Agree
            } else {
                Action::Object
            };
        }
        let choices = legal.iter().filter_map(|action| match *action {
            Action::Do(choice) | Action::Propose(choice) => Some(choice),
            Action::Agree | Action::Object => None,
        });
        let choice = self.decide(choices.collect());
        if legal.contains(&Action::Propose(choice)) {
            Action::Propose(choice)
        } else {
            Action::Do(choice)
        }
    }

    fn decide(&self, choices: Vec<Choice>) -> Choice {
        let game = self.game;
        match game.phase {
            Phase::Setup if choices.contains(&Choice::Preset) => Choice::Preset,
            Phase::UpkeepBank { .. } | Phase::ShopWaste { .. } => {
                game.most_in_bank().map_or(choices[0], Choice::Waste)
            }
            Phase::Action(_) | Phase::Move | Phase::End => self.plan(),
            Phase::Place { thing, .. } => match game.best_place(thing) {
                Some(spot) => Choice::Place(spot.hex()),
                None => choices[0],
            },
            Phase::ShopTake { taken, .. } if taken > 0 => Choice::Enough,
            Phase::Setup
            | Phase::UpkeepFeed { .. }
            | Phase::UpkeepLoss { .. }
            | Phase::Carya
            | Phase::Drought { .. }
            | Phase::Thirst { .. }
            | Phase::HeatWave { .. }
            | Phase::Vandalism
            | Phase::Flood { .. }
            | Phase::Replant { .. }
            | Phase::Damage { .. }
            | Phase::ShopTake { .. }
            | Phase::Discard { .. }
            | Phase::Over(_) => self.best_of(choices),
        }
    }

    /// The next step of the turn: a trade that makes it better, or the best way on.
    fn plan(&self) -> Choice {
        let planner = Planner {
            weights: self.weights,
        };
        let best = planner.best_turn(self.game);
        let trades = matches!(self.game.phase, Phase::Action(_) | Phase::End);
        let trade = trades.then(|| planner.trade(self.game, best)).flatten();
        trade.or(best.first).unwrap_or(Choice::End)
    }

    fn best_of(&self, choices: Vec<Choice>) -> Choice {
        let mut best = (f32::NEG_INFINITY, choices[0]);
        for choice in choices {
            let worth = self.judge(choice);
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        best.1
    }

    fn best_judged(&self, choices: Vec<Choice>) -> f32 {
        let worths = choices.into_iter().map(|choice| self.judge(choice));
        worths.fold(f32::NEG_INFINITY, f32::max)
    }

    fn answer_offer(&self, offer: Trade) -> Choice {
        let before = self.game.outlook(self.weights);
        let mut after = self.game.clone();
        after.trade(offer, &mut ());
        if after.outlook(self.weights) + PATIENCE >= before {
            Choice::Accept
        } else {
            Choice::Decline
        }
    }

    /// How the table would look after a choice, leaving out what chance would do next.
    fn judge(&self, choice: Choice) -> f32 {
        let mut after = self.game.clone();
        let log = &mut ();
        match choice {
            Choice::Waste(kind) => return f32::from(after.bank_of(kind)),
            Choice::Feed(seat, kind) | Choice::PayBy(kind, seat) => after.pay_one(seat, kind, log),
            Choice::Lose(seat, kind) => after.waste_from_hand(seat, kind, log),
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
                let eater = after
                    .all_seats()
                    .max_by_key(|&seat| after.hand(seat).of(Resource::Food));
                if let (true, Some(seat)) = (flood, eater)
                    && after.hand(seat).has(Resource::Food)
                {
                    after.pay_one(seat, Resource::Food, log);
                }
            }
            Choice::Replant(seat) => after.pay_one(seat, Resource::Food, log),
            Choice::Pay(kind) => after.pay_one(after.decider(), kind, log),
            Choice::Blame(seat) => {
                let hand = *after.hand(seat);
                return hand
                    .kinds()
                    .map(|kind| {
                        let mut after = self.game.clone();
                        after.waste_from_hand(seat, kind, &mut ());
                        after.outlook(self.weights)
                    })
                    .fold(f32::NEG_INFINITY, f32::max);
            }
            Choice::Discard(kind) => after.waste_from_hand(after.decider(), kind, log),
            Choice::Upgrade(hex) => {
                if let Some(spot) = Spot::at(hex) {
                    after.board.improve(spot);
                }
            }
            Choice::Take(kind) => {
                after.draw(after.active, kind, 1);
            }
            Choice::Place(hex) => {
                if let (Phase::Place { thing, .. }, Some(spot)) = (after.phase, Spot::at(hex)) {
                    let same = after.best_place(thing) == Some(spot);
                    return if same { PATIENCE } else { 0.0 };
                }
            }
            Choice::Preset | Choice::Build(..) => return 0.0,
            Choice::Gather
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
        after.outlook(self.weights)
    }
}

fn legal_answers(game: &Resourced) -> Vec<Choice> {
    let mut answers = Vec::new();
    game.list_answers(&mut answers);
    let choices = answers.into_iter().filter_map(|answer| match answer {
        Action::Do(choice) => Some(choice),
        Action::Propose(_) | Action::Agree | Action::Object => None,
    });
    choices.collect()
}
