use std::{fmt::Debug, hash::Hash};

use serde::{Deserialize, Serialize};

use crate::{Chance, HouseRules, Outcome, Refusal, Seat, SeatSet, Together};

/// The rules of one game, as a value that holds one position of it.
///
/// # Contract
///
/// [`conformance::check`](crate::conformance::check) tests all of this:
///
/// * `apply` depends on nothing but its arguments.
/// * An action is legal if and only if `refusal` finds nothing against it.
/// * While the game runs, every seat to act has at least one legal action.
/// * A guess looks like what it was guessed from: for every draw,
///   `determinize(&view, chance).view(viewer) == view`, with the same status.
/// * A [`View`](Game::View) names nothing its viewer may not know.
/// * Cloning, listing and applying do not touch the heap (a full buffer apart).
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The house rules it is played with.
    type Options: HouseRules;
    /// One small decision.
    type Action: Copy + Ord + Hash + Debug + Send + Sync;
    /// What happened, for people.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// What one viewer may know, with perfect recall.
    type View: Clone + Eq + Debug + Send + Sync;

    /// A name for addresses, records and the command line. Never changes.
    const ID: &'static str;
    /// Raised whenever an old record would replay differently.
    const RULES: u32;
    /// Whether players are against each other.
    const TOGETHER: Together = Together::No;

    /// A fresh table. The number of seats has been settled by
    /// [`HouseRules::seats`].
    fn setup(options: &Self::Options, seats: usize, chance: &mut impl Chance) -> Self;

    /// How many play.
    fn seats(&self) -> usize;

    /// Who may act, or how the game ended.
    fn status(&self) -> Status;

    /// The seats that may act now; nobody once the game is over.
    ///
    /// Says what `status` says. A game whose `status` is slow to build answers
    /// it directly, because playouts ask it at every ply.
    #[inline]
    fn awaits(&self) -> SeatSet {
        match self.status() {
            Status::Awaits(seats) => seats,
            Status::Over(_) => SeatSet::NONE,
        }
    }

    /// Appends what `seat` may do now, without repeats, in a fixed order;
    /// nothing if it is not to act.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Why `seat` may not do this now; `None` if it may.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Option<Refusal>;

    /// Carries out a legal action. An illegal one may panic or leave a position
    /// no rules allow; [`Match::submit`](crate::Match::submit) is the checked
    /// way in.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    );

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position, drawn at random, that looks to its viewer like `view` and in
    /// which everything that happened could have happened.
    fn determinize(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// How many actions a seat to act may choose among.
    ///
    /// `scratch` is room to list them in; a game that can count them without a
    /// list may leave it alone.
    #[inline]
    fn choices(&self, seat: Seat, scratch: &mut Vec<Self::Action>) -> usize {
        scratch.clear();
        self.legal_actions(seat, scratch);
        scratch.len()
    }

    /// One legal action of a seat to act, each equally likely.
    ///
    /// `scratch` is room to list them in; a game that can draw one without a
    /// list may leave it alone.
    #[inline]
    fn random_action(
        &self,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        scratch.clear();
        self.legal_actions(seat, scratch);
        chance.choose(scratch)
    }
}

/// Whether a game runs, and for whom it waits.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Status {
    /// Any of these seats may act, in any order.
    Awaits(SeatSet),
    /// The game has ended.
    Over(Outcome),
}

/// Who looks at the table.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits in this seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// All who may look at a table of `seats`: the players, then a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }
}

/// Where events go. `()` drops them, at no cost.
pub trait Log<E> {
    /// Notes what `event` makes, if anybody listens.
    fn push(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for () {
    #[inline]
    fn push(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event());
    }
}
