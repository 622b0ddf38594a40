//! What bots may know about playing well.

use engine::{Chance, Forecast, Game as _, MAX_PROSPECTS, Message, Method, Seat, Skill, Tactics};

use crate::{
    Action, Bordering, Matching, Phase, Temperament, View, advice, greedy, hopes::Hopes,
    recall::Recall, siting,
};

/// How many turns a playout looks ahead. Beyond that most cards are unknown.
const AHEAD: u32 = 8;

/// What a turn brings to players with foresight.
const TURN: f32 = 11.3;

/// What a good game brings; such a game is worth one half.
const GOOD_GAME: f32 = 600.0;

const PATIENT: usize = 2;
const FORGETFUL: usize = 3;

impl Tactics for Bordering {
    const TEMPERAMENTS: &'static [&'static str] = &Temperament::NAMES;

    const METHOD: Method = Method::Halving;

    const EASY: Skill = Skill::Greedy {
        temperament: FORGETFUL,
        careless: 15,
    };

    const MEDIUM: Skill = Skill::Greedy {
        temperament: PATIENT,
        careless: 0,
    };

    const HARD: Skill = Skill::Search {
        iterations: 600,
        careless: 0,
    };

    const PROSPECTS: &'static [&'static str] = advice::PROSPECTS;

    fn pauses(&self, start: &Bordering) -> bool {
        self.open.turns >= start.open.turns + AHEAD
    }

    /// The total that may be expected in the end: what there is, what turns bring,
    /// and what the square and the hands are good for.
    fn worth(&self, _: Seat) -> f32 {
        let turns = self.turns_left() as f32;
        let square = match self.open.options.matching {
            Matching::Name => Hopes::of(&Recall::of_table(self)).outlook(),
            Matching::Type | Matching::Colour => 0.0,
        };
        let hexes = self.hands.iter().flat_map(|hand| hand.iter());
        let held: f32 = hexes.map(siting::held).sum();
        let hands = 12.0 / (turns + 15.0) * held;
        let total = (self.open.score as f32 + TURN * turns + square + hands).max(0.0);
        total / (total + GOOD_GAME)
    }

    fn greedy(
        view: &View,
        seat: Seat,
        legal: &[Action],
        temperament: usize,
        chance: &mut impl Chance,
    ) -> Action {
        let temperament = Temperament::ALL[temperament];
        match view.open.phase {
            Phase::Character => temperament.be(view, seat, legal, chance),
            Phase::Flip => temperament.flip(view, legal, chance),
            Phase::Bill(_) => temperament.judge(),
            Phase::Choose | Phase::At(_) | Phase::Turn(..) => {
                temperament.place(view, seat, legal, chance)
            }
            Phase::Over => chance.choose(legal),
        }
    }

    /// As somebody with foresight.
    fn rollout(&self, seat: Seat, chance: &mut impl Chance, scratch: &mut Vec<Action>) -> Action {
        let best = match self.open.phase {
            Phase::Flip => greedy::best_flip(&Recall::of_table(self), chance),
            Phase::Bill(_) => Some(Action::Ignore),
            Phase::Choose | Phase::At(_) | Phase::Turn(..) => {
                let siting = siting::Siting::of(&self.open, self.turns_left());
                siting.step(self.hand(seat))
            }
            Phase::Character => {
                scratch.clear();
                self.legal_actions(seat, scratch);
                greedy::favourite(self.hand(seat), scratch)
            }
            Phase::Over => None,
        };
        best.unwrap_or_else(|| self.random_action(seat, chance, scratch))
    }

    fn prospects(&self, start: &Bordering, _: Seat) -> [f32; MAX_PROSPECTS] {
        advice::prospects(self, start)
    }

    fn reason(
        view: &View,
        _: Seat,
        action: Action,
        forecast: &Forecast,
        other: Option<&Forecast>,
    ) -> Option<Message> {
        Some(advice::reason(view, action, forecast, other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Seed, Viewer, conformance::variants};

    /// Whatever house rules hold, and whatever happened before.
    #[test]
    fn foresight_always_does_something_legal() {
        let (mut legal, mut scratch) = (Vec::new(), Vec::new());
        for (name, options) in variants::<Bordering>() {
            for n in 0..10 {
                let mut chance = Seed::from(n).setup();
                let mut game = Bordering::setup(&options, 1 + n as usize % 5, &mut chance);
                while let Some(seat) = game.awaits().first() {
                    legal.clear();
                    game.legal_actions(seat, &mut legal);
                    let action = game.rollout(seat, &mut chance, &mut scratch);
                    assert!(legal.contains(&action), "{name}, game {n}: {action:?}");
                    let view = game.view(Viewer::Seat(seat));
                    let by_view = Bordering::greedy(&view, seat, &legal, 0, &mut chance);
                    assert!(legal.contains(&by_view), "{name}, game {n}: {by_view:?}");
                    let worth = game.worth(seat);
                    assert!((0.0..=1.0).contains(&worth), "{name}, game {n}: {worth}");
                    // Off the beaten track now and then.
                    let strays = chance.below(4) == 0;
                    let action = if strays {
                        chance.choose(&legal)
                    } else {
                        action
                    };
                    game.apply(seat, action, &mut chance, &mut ());
                }
            }
        }
    }
}
