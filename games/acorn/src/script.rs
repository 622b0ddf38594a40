//! What cards are worth to the scripted player in later turns.

use crate::{
    Card, Lane, Way,
    cards::{self, CardTable, Kind},
    data::MOST_DESIGNS,
    effects::{Effects, Part},
    options::RunOption,
    race::List,
    temperament::{Taste, Temperament},
    weights::Weights,
};

/// Steps between two appraisals, for each turn to go.
const STEPS: f32 = 2.0;
/// As at the usual table.
const OPPONENTS: f32 = 3.0;
/// Appraisals with different numbers of turns to go.
const STAGES: usize = 14;

/// A scripted player: weights, a taste, and what follows from them for each
/// card.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) weights: Weights,
    pub(crate) taste: Taste,
    pub(crate) table: &'static CardTable<'static>,
    stages: [[Worth; MOST_DESIGNS]; STAGES],
    sheets: [Sheet; MOST_DESIGNS],
}

/// What a planner has to know of a card.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Sheet {
    /// The options a and b and the bonus.
    pub(crate) lists: [Recipe; 3],
    /// Whether there is an option b.
    pub(crate) has_two: bool,
    pub(crate) bonus_lane: Option<Lane>,
    /// What it costs; nothing but Forage cards is for sale.
    pub(crate) cost: u8,
}

/// An effect list, added up.
///
/// Playouts look at effects all the time, and most are a movement or some acorns.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Recipe {
    /// What it brings whatever the table looks like, in spots.
    pub(crate) value: f32,
    /// How far it takes the pawn.
    pub(crate) run: f32,
    /// How far it takes the pawn for each opponent ahead.
    pub(crate) chase: f32,
    /// The cards it draws.
    pub(crate) draws: f32,
    pub(crate) acorns: u16,
    /// Whether there is more to it, which depends on the table.
    pub(crate) more: bool,
}

/// What a card brings in a later turn, in spots.
#[derive(Copy, Clone, Default, Debug)]
struct Worth {
    /// By its better option.
    option: f32,
    /// By its bonus, if the pawn is in the lane.
    bonus: f32,
    /// Where the bonus belongs.
    lane: usize,
}

/// What share of the time the pawn is in each lane, trail first.
pub(crate) type LaneShares = [f32; 3];

/// Cards appraised for a number of turns to go.
#[derive(Copy, Clone)]
pub(crate) struct Stage<'a>(&'a [Worth; MOST_DESIGNS]);

impl Stage<'_> {
    /// What a card brings each time it is drawn, in spots.
    #[inline]
    pub(crate) fn strength(self, card: Card, lanes: &LaneShares) -> f32 {
        let worth = &self.0[card.index()];
        worth.option + worth.bonus * lanes[worth.lane]
    }

    /// The lane of a card's bonus, and what it brings there, in spots.
    #[inline]
    pub(crate) fn bonus(self, card: Card) -> (usize, f32) {
        let worth = &self.0[card.index()];
        (worth.lane, worth.bonus)
    }
}

impl Script {
    pub(crate) fn new(weights: Weights, taste: Taste, run: RunOption) -> Script {
        let table = cards::table(run);
        let mut script = Script {
            weights,
            taste,
            table,
            stages: [[Worth::default(); MOST_DESIGNS]; STAGES],
            sheets: [Sheet::default(); MOST_DESIGNS],
        };
        for card in table.cards() {
            let design = table.design(card);
            let lists = [List::A, List::B, List::Bonus];
            script.sheets[card.index()] = Sheet {
                lists: lists.map(|list| script.recipe(design.list(list))),
                has_two: design.option_b.is_some(),
                bonus_lane: design.bonus.as_ref().map(|&(lane, _)| lane),
                cost: match design.kind {
                    Kind::Forage { cost } => cost,
                    Kind::Start | Kind::Animal(_) | Kind::Trap => u8::MAX,
                },
            };
        }
        for stage in 0..STAGES {
            let turns = stage as f32 / STEPS;
            for card in table.cards() {
                script.stages[stage][card.index()] = script.appraise(card, turns);
            }
        }
        script
    }

    /// The scripted player of a temperament.
    #[inline]
    pub(crate) fn of(temperament: usize, run: RunOption) -> &'static Script {
        let scripts = cards::deck().scripts.get_or_init(|| {
            // One by one: all of them together are too much for a small stack.
            let all = Temperament::ALL.into_iter().flat_map(|temperament| {
                let of = move |run| Script::new(Weights::TUNED, temperament.taste(), run);
                RunOption::ALL.map(|run| Box::new(of(run)))
            });
            all.collect()
        });
        &scripts[temperament * RunOption::ALL.len() + run as usize]
    }

    /// Cards as they are with so many turns to go.
    #[inline]
    pub(crate) fn stage(&self, turns: f32) -> Stage<'_> {
        let stage = (turns * STEPS + 0.5) as usize;
        Stage(&self.stages[stage.min(STAGES - 1)])
    }

    #[inline]
    pub(crate) fn sheet(&self, card: Card) -> &Sheet {
        &self.sheets[card.index()]
    }

    /// The way to play an option of a card, with the bonus first or without it.
    pub(crate) fn way(&self, card: Card, option: List, with_bonus: bool) -> Way {
        let has_two = self.sheet(card).has_two;
        match (has_two, option, with_bonus) {
            (false, _, false) => Way::Only,
            (false, _, true) => Way::BonusOnly,
            (true, List::B, false) => Way::B,
            (true, List::B, true) => Way::BonusB,
            (true, List::A | List::Bonus, false) => Way::A,
            (true, List::A | List::Bonus, true) => Way::BonusA,
        }
    }

    fn recipe(&self, effects: &Effects) -> Recipe {
        let mut recipe = Recipe::default();
        for &part in effects.parts() {
            match part {
                Part::Move(n) => {
                    recipe.value += f32::from(n);
                    recipe.run += f32::from(n);
                }
                Part::Chase(n) => recipe.chase += f32::from(n),
                Part::Acorn(n) => recipe.acorns += u16::from(n),
                Part::Draw(n) => recipe.draws += f32::from(n),
                Part::Discard(n) => recipe.value -= self.weights.discard * f32::from(n),
                Part::LaneAny => recipe.value += self.weights.lane,
                Part::Back(_)
                | Part::TrapSelf(_)
                | Part::TrapOne(_)
                | Part::TrapEach(_)
                | Part::PushOne(_)
                | Part::PushEach(_)
                | Part::Shed(_) => recipe.more = true,
            }
        }
        recipe
    }

    fn appraise(&self, card: Card, turns: f32) -> Worth {
        let design = self.table.design(card);
        let list = |list: List| {
            let parts = design.list(list).parts().iter();
            parts.map(|&part| self.part(part, turns)).sum::<f32>()
        };
        let other = match design.option_b {
            Some(_) => list(List::B),
            None if design.must_play => f32::NEG_INFINITY,
            // Whoever need not play a card can leave it.
            None => 0.0,
        };
        Worth {
            option: f32::max(list(List::A), other),
            bonus: self.weights.bonus * list(List::Bonus),
            lane: design.bonus.as_ref().map_or(0, |&(lane, _)| lane as usize),
        }
    }

    fn part(&self, part: Part, turns: f32) -> f32 {
        let w = &self.weights;
        let n = f32::from(part.number().unwrap_or(0));
        match part {
            Part::Move(_) => n,
            Part::Back(_) => -w.back * n,
            Part::Acorn(_) => {
                w.acorn * n * ((turns - w.acorn_until) / w.acorn_fades).clamp(0.0, 1.0)
            }
            Part::Draw(_) => w.draw * n,
            Part::Discard(_) => -w.discard * n,
            Part::TrapSelf(_) => -w.trap * n,
            Part::TrapOne(_) => self.taste.spite * w.spite_trap * n,
            Part::TrapEach(_) => self.taste.spite * w.spite_trap * w.each * n * OPPONENTS,
            Part::PushOne(_) => self.taste.spite * w.spite_push * n,
            Part::PushEach(_) => self.taste.spite * w.spite_push * w.each * n * OPPONENTS,
            Part::Chase(_) => w.ahead * n * OPPONENTS,
            Part::Shed(_) => w.shed_later * n,
            Part::LaneAny => w.lane,
        }
    }
}
