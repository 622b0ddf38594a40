use engine::{Game as _, Seat, Skill, Status, Tactics};

use crate::{Action, Badger};

impl Tactics for Badger {
    const EASY: Skill = Skill::Search {
        iterations: 24,
        careless: 30,
    };

    /// A round is a whole of its own: totals judge what comes after it.
    #[inline]
    fn pauses(&self, start: &Badger) -> bool {
        self.round != start.round
    }

    /// All but what is buried.
    #[inline]
    fn is_open(&self, _: Seat, action: Action) -> bool {
        match action {
            Action::Play { .. } | Action::Exchange { .. } | Action::Keep => true,
            Action::Bury { .. } => false,
        }
    }

    /// Between rounds, how likely the lead in points wins the game: the fewer
    /// points are missing, the more a lead is worth.
    fn worth(&self, seat: Seat) -> f32 {
        if let Status::Over(outcome) = self.status() {
            return outcome.payoff(seat);
        }
        let [own, other] = [seat.index(), 1 - seat.index()].map(|i| f32::from(self.scores[i]));
        let missing = (f32::from(self.house.target) - own.max(other)).max(1.0);
        let lead = (own - other) / (2.0 + 0.25 * missing);
        // Plain arithmetic, so that a search does the same on every machine.
        0.5 + 0.5 * lead / (1.0 + lead.abs())
    }
}
