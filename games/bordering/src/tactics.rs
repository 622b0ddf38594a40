//! What bots may know about playing well.

use engine::{Chance, Seat, Tactics};

use crate::{Action, Bordering, Phase, Temperament, View};

/// What a turn brings when good players play.
const PACE: f32 = 10.0;
/// By how many points a team is ahead of the pace when it is worth three quarters.
const AHEAD: f32 = 40.0;

impl Tactics for Bordering {
    const TEMPERAMENTS: &'static [&'static str] = &Temperament::NAMES;

    /// A turn is scored at its end, and the cards that lie then are mostly
    /// unknown: what comes later is noise.
    fn pauses(&self, start: &Bordering) -> bool {
        self.open.turns > start.open.turns
    }

    /// The shared total, compared with what so many turns usually bring.
    fn worth(&self, _: Seat) -> f32 {
        let ahead = self.open.score as f32 - PACE * self.open.turns as f32;
        let scaled = ahead / AHEAD;
        0.5 + 0.5 * scaled / (1.0 + scaled.abs())
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
