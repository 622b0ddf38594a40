//! What bots may know about playing well.

use engine::{Chance, Seat, Tactics};

use crate::{Action, Bordering, Echo, Phase, Temperament, View};

/// What a good turn brings; such a turn is worth one half.
const GOOD_TURN: f32 = 12.0;

impl Tactics for Bordering {
    const TEMPERAMENTS: &'static [&'static str] = &Temperament::NAMES;

    /// Once the draw is over the best placement can be worked out, and so can
    /// the best cell for a Hex and the best rotation on a cell. Beyond the turn
    /// most cards are unknown.
    fn pauses(&self, start: &Bordering) -> bool {
        self.open.turns > start.open.turns
            || step(self.open.phase) > step(start.open.phase).max(Step::Drawing)
    }

    /// What the turn brings, or has brought, and what known cards promise. The
    /// total before it is the same for everything that could be done.
    fn worth(&self, _: Seat) -> f32 {
        let points = self.prospect().max(0) as f32 + self.promise();
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

/// How far a turn has got.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd)]
enum Step {
    Drawing,
    Choosing,
    Placing,
    Turning,
}

fn step(phase: Phase) -> Step {
    match phase {
        Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Over => Step::Drawing,
        Phase::Choose => Step::Choosing,
        Phase::At(_) => Step::Placing,
        Phase::Turn(..) => Step::Turning,
    }
}

impl Bordering {
    /// The points of the best placement from here; between turns, those of the last.
    fn prospect(&self) -> i64 {
        let open = &self.open;
        let borders = open.table.borders();
        match open.phase {
            Phase::Choose => {
                let hand = self.hand(open.turn).iter();
                let best = hand.map(|hex| open.best_points(hex, borders)).max();
                best.unwrap_or(0)
            }
            Phase::At(hex) => open.best_points(hex, borders),
            Phase::Turn(hex, cell) => {
                let border = open.table.border(cell);
                open.best_points(hex, border.as_slice())
            }
            Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Over => {
                open.last.as_ref().map_or(0, |last| last.points)
            }
        }
    }

    /// What the known cards of the square promise for later turns: a little
    /// each, and more where some match.
    fn promise(&self) -> f32 {
        let matching = self.open.options.matching;
        let known = || {
            let seen = self.spread.seen().iter();
            seen.map(|spot| self.spread.face(spot))
                .filter(|echo| !echo.is_complication())
        };
        let chain = |first: Echo| {
            let others = known().filter(|&echo| echo != first && matching.matches(first, echo));
            let values = others.map(|echo| i64::from(echo.value()));
            values.reduce(i64::saturating_mul).map_or(0, |product| {
                product.saturating_mul(i64::from(first.value()))
            })
        };
        let best = known().map(chain).max().unwrap_or(0);
        known().count() as f32 + best as f32
    }
}
