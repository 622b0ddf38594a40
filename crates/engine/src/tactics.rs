use i18n::Message;

use crate::{BySeat, Chance, Game, Seat, Status, Viewer};

/// The most figures that a search notes at the end of a playout.
pub const MAX_PROSPECTS: usize = 6;

/// How a search spends its thinking.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Method {
    /// It grows a tree of what everybody might do.
    Tree,
    /// It compares the actions at hand on the same imagined worlds, with playouts
    /// for the rest of the game, and drops the worse half again and again.
    Halving,
}

/// How a level of play comes about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Skill {
    /// The game's greedy player.
    Greedy {
        /// An index into [`Tactics::TEMPERAMENTS`].
        temperament: usize,
        /// Of a hundred decisions, how many are made at random.
        careless: u8,
    },
    /// A search.
    Search {
        /// The games it imagines before each decision; it stops after a second
        /// in any case.
        iterations: u32,
        /// Of a hundred decisions, how many are made at random.
        careless: u8,
    },
}

/// What a search saw come of an action.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct Forecast {
    /// How good it was on average, from 0 to 1.
    pub outlook: f32,
    /// The mean of each of [`Tactics::PROSPECTS`].
    pub means: [f32; MAX_PROSPECTS],
    /// How far each lies from its mean, usually: the standard deviation.
    pub spreads: [f32; MAX_PROSPECTS],
}

/// What bots may know about playing a game well. Nothing here changes a rule.
pub trait Tactics: Game {
    /// The temperaments of the game's greedy player, the usual one first; none
    /// if the game has no such player.
    const TEMPERAMENTS: &'static [&'static str] = &[];

    /// How a search of this game spends its thinking.
    const METHOD: Method = Method::Tree;

    /// How the level `easy` plays.
    const EASY: Skill = if Self::TEMPERAMENTS.is_empty() {
        Skill::Search {
            iterations: 24,
            careless: 30,
        }
    } else {
        Skill::Greedy {
            temperament: 0,
            careless: 30,
        }
    };

    /// How the level `medium` plays.
    const MEDIUM: Skill = Skill::Search {
        iterations: 200,
        careless: 0,
    };

    /// How the level `hard` plays: as well as it can, within a second of one
    /// core.
    const HARD: Skill = Skill::Search {
        iterations: 20_000,
        careless: 0,
    };

    /// What a search notes at the end of every playout to explain itself:
    /// tricks, points, guilds, and so on; at most [`MAX_PROSPECTS`].
    const PROSPECTS: &'static [&'static str] = &[];

    /// How many of its own next decisions a seat thinks over in each playout of a
    /// search by [halving](Method::Halving) that has time for it.
    const SECOND_THOUGHTS: u32 = 0;

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

    /// A world that fits `view`, the likelier the more it explains what the others
    /// have done so far.
    ///
    /// Searches think about these worlds. It must be one that
    /// [`determinize`](Game::determinize) could have drawn.
    #[inline]
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self {
        Self::determinize(view, chance)
    }

    /// What a playout that began at `start` and stopped here came to for a seat,
    /// one figure for each of [`PROSPECTS`](Tactics::PROSPECTS), in order.
    ///
    /// A playout that stopped where perfect play is known is played on by
    /// [`rollout`](Tactics::rollout) before it is asked.
    #[inline]
    fn prospects(&self, start: &Self, seat: Seat) -> [f32; MAX_PROSPECTS] {
        let _ = (start, seat);
        [0.0; MAX_PROSPECTS]
    }

    /// Why a search advises an action: what it expects and what it fears; `None` if there is
    /// nothing to say.
    ///
    /// `forecast` is what came of this action, `other` of the best one beside it,
    /// if there was one.
    fn reason(
        view: &Self::View,
        seat: Seat,
        action: Self::Action,
        forecast: &Forecast,
        other: Option<&Forecast>,
    ) -> Option<Message> {
        let _ = (view, seat, action, forecast, other);
        None
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

    /// Whether everybody at the table sees which action this is when a seat takes
    /// it here. Bots that are told may go on with what they thought before.
    ///
    /// A card put away face down is not open, for example, even if its player
    /// had no other: what is known to one may not be told to all.
    #[inline]
    fn is_open(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// What each of the legal actions is worth to a seat, on the scale of
    /// [`worth`](Tactics::worth), where the seat knows all that bears on the matter
    /// and the game can work it out; `None` anywhere else.
    ///
    /// A search then goes by this and nothing else.
    fn certain(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Option<Vec<f32>> {
        let _ = (view, seat, legal);
        None
    }

    /// What this position is worth to every seat, on the scale of
    /// [`worth`](Tactics::worth), if everybody plays perfectly with all cards
    /// open; `None` where that is not known at once.
    #[inline]
    fn solved(&self) -> Option<BySeat<f32>> {
        None
    }
}
