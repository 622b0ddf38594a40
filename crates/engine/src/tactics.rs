use crate::{BySeat, Chance, Game, Seat, Status, Viewer};

/// What bots may know about playing a game well. Nothing here changes a rule.
pub trait Tactics: Game {
    /// The temperaments of the game's greedy player, the usual one first; none
    /// if the game has no such player.
    const TEMPERAMENTS: &'static [&'static str] = &[];

    /// Whether a search was seen to play better than the game's greedy player;
    /// where not, the levels `medium` and `hard` and the hints are the greedy
    /// player's.
    const SEARCH_HELPS: bool = true;

    /// After how many plies a playout stops, to be judged by
    /// [`worth`](Tactics::worth); it may pause or end before.
    const FORESIGHT: u32 = u32::MAX;

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

    /// How much a seat that is to act inclines to a legal action before it
    /// thinks, from -1 (hardly ever good) to 1 (nearly always).
    ///
    /// A search tries what is above zero first and comes back to it sooner; what
    /// is below zero waits until everything else disappoints. `self` is a guess, so
    /// the answer may use what it knows of the seat's own cards only.
    #[inline]
    fn inclination(&self, seat: Seat, action: Self::Action) -> f32 {
        let _ = (seat, action);
        0.0
    }

    /// What a seat does in a playout: quick, sensible and not always the same.
    ///
    /// Mostly what the greedy player would, if the game has one; a game that
    /// can say it quicker does. `scratch` is room for a list of legal actions.
    #[inline]
    fn rollout(
        &self,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        // One in ten at random, so that playouts from one place differ.
        if Self::TEMPERAMENTS.is_empty() || chance.below(10) == 0 {
            return self.random_action(seat, chance, scratch);
        }
        scratch.clear();
        self.legal_actions(seat, scratch);
        if let &[only] = scratch.as_slice() {
            return only;
        }
        let view = self.view(Viewer::Seat(seat));
        Self::greedy(&view, seat, scratch, 0, chance)
    }

    /// What this position is worth to every seat, on the scale of
    /// [`worth`](Tactics::worth), if everybody plays perfectly with all cards
    /// open; `None` where that is not known at once.
    #[inline]
    fn solved(&self) -> Option<BySeat<f32>> {
        None
    }
}
