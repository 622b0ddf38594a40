use engine::{BySeat, Dice, Seat, Tactics};

/// Who acts next; nobody if the game is over or pauses here.
///
/// Where several seats may act in any order, one order stands for all of them.
#[inline]
pub(super) fn next_actor<G: Tactics>(state: &G, start: &G) -> Option<Seat> {
    if state.pauses(start) {
        return None;
    }
    state.awaits().first()
}

/// Plays on to the next pause, the end, the horizon, or where perfect play is
/// known, which it returns.
#[inline]
pub(super) fn play_on<G: Tactics>(
    state: &mut G,
    start: &G,
    chance: &mut Dice,
    scratch: &mut Vec<G::Action>,
) -> Option<BySeat<f32>> {
    for _ in 0..G::FORESIGHT {
        let actor = next_actor(state, start)?;
        let action = state.rollout(actor, chance, scratch);
        state.apply(actor, action, chance, &mut ());
        if let Some(worth) = state.solved() {
            return Some(worth);
        }
    }
    None
}
