use crate::{Chance, Game, Seat, Status};

/// What bots may know about playing a game well. Nothing here changes a rule.
pub trait Tactics: Game {
    /// The temperaments of the game's greedy player, the usual one first; none
    /// if the game has no such player.
    const TEMPERAMENTS: &'static [&'static str] = &[];

    /// Whether a playout that began at `start` may stop here, because
    /// [`worth`](Tactics::worth) judges this position well enough.
    fn pauses(&self, start: &Self) -> bool {
        let _ = start;
        false
    }

    /// How good this position is for a seat, from 0 to 1.
    fn worth(&self, seat: Seat) -> f32 {
        match self.status() {
            Status::Over(outcome) => outcome.payoff(seat),
            Status::Awaits(_) => 0.5,
        }
    }

    /// What the greedy player would do, from what `seat` sees.
    ///
    /// `temperament` is an index into [`TEMPERAMENTS`](Tactics::TEMPERAMENTS);
    /// it is never called for games that have none.
    fn greedy(
        view: &Self::View,
        seat: Seat,
        legal: &[Self::Action],
        temperament: usize,
        chance: &mut impl Chance,
    ) -> Self::Action {
        let _ = (view, seat, temperament);
        chance.choose(legal)
    }
}
