use engine::{BySeat, Dice, Seat, Tactics, playout};

use super::playout::{next_actor, play_on};

/// What a tree search knows of its game.
pub(super) trait Knowledge<G: Tactics> {
    /// Whether it stops as soon as its favourite cannot change.
    const STOPS_EARLY: bool;

    /// A world that fits what the seat sees.
    fn imagine(view: &G::View, chance: &mut Dice) -> G;

    /// How much a seat inclines to an action before it thinks.
    fn inclination(state: &G, seat: Seat, action: G::Action) -> f32;

    /// Who acts next; nobody if the game is over or is judged here.
    fn next_actor(state: &G, start: &G) -> Option<Seat>;

    /// What perfect play comes to, where that is known.
    fn solved(state: &G) -> Option<BySeat<f32>>;

    /// Plays on to where the game is judged, or to where perfect play is known: what
    /// that comes to.
    fn play_on(
        state: &mut G,
        start: &G,
        chance: &mut Dice,
        scratch: &mut Vec<G::Action>,
    ) -> Option<BySeat<f32>>;
}

/// What the game's [`Tactics`] say.
#[derive(Debug)]
pub(super) struct AllTactics;

/// The rules alone: any world is as likely as another, and playouts are random games.
#[derive(Debug)]
pub(super) struct RulesAlone;

impl<G: Tactics> Knowledge<G> for AllTactics {
    const STOPS_EARLY: bool = true;

    #[inline]
    fn imagine(view: &G::View, chance: &mut Dice) -> G {
        G::imagine(view, chance)
    }

    #[inline]
    fn inclination(state: &G, seat: Seat, action: G::Action) -> f32 {
        state.inclination(seat, action)
    }

    #[inline]
    fn next_actor(state: &G, start: &G) -> Option<Seat> {
        next_actor(state, start)
    }

    #[inline]
    fn solved(state: &G) -> Option<BySeat<f32>> {
        state.solved()
    }

    #[inline]
    fn play_on(
        state: &mut G,
        start: &G,
        chance: &mut Dice,
        scratch: &mut Vec<G::Action>,
    ) -> Option<BySeat<f32>> {
        play_on(state, start, chance, scratch)
    }
}

/// Others are measured by this search, so it thinks for as long as it is told.
impl<G: Tactics> Knowledge<G> for RulesAlone {
    const STOPS_EARLY: bool = false;

    #[inline]
    fn imagine(view: &G::View, chance: &mut Dice) -> G {
        G::determinize(view, chance)
    }

    #[inline]
    fn inclination(_: &G, _: Seat, _: G::Action) -> f32 {
        0.0
    }

    #[inline]
    fn next_actor(state: &G, _: &G) -> Option<Seat> {
        state.awaits().first()
    }

    #[inline]
    fn solved(_: &G) -> Option<BySeat<f32>> {
        None
    }

    #[inline]
    fn play_on(
        state: &mut G,
        _: &G,
        chance: &mut Dice,
        scratch: &mut Vec<G::Action>,
    ) -> Option<BySeat<f32>> {
        playout(state, chance, scratch);
        None
    }
}
