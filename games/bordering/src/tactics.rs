//! What bots may know about playing well.

use engine::{Chance, Seat, Tactics};

use crate::{Action, Bordering, Phase, Temperament, View};

/// What a good turn brings; such a turn is worth one half.
const GOOD_TURN: f32 = 12.0;

impl Tactics for Bordering {
    const TEMPERAMENTS: &'static [&'static str] = &Temperament::NAMES;

    /// A turn is scored at its end, and the cards that lie then are mostly
    /// unknown: what comes later is noise.
    fn pauses(&self, start: &Bordering) -> bool {
        self.open.turns > start.open.turns
    }

    /// What the last turn brought: a playout stops when a turn is scored, and
    /// the total before it is the same for everything that could be done.
    fn worth(&self, _: Seat) -> f32 {
        let Some(last) = &self.open.last else {
            return 0.5;
        };
        let points = last.points.max(0) as f32;
        points / (points + GOOD_TURN)
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
            Phase::Flip => temperament.flip(view, legal, chance),
            Phase::Bill(_) => temperament.judge(),
            Phase::Choose | Phase::At(_) | Phase::Turn(..) => {
                temperament.place(view, seat, legal, chance)
            }
            Phase::Character | Phase::Over => chance.choose(legal),
        }
    }
}
