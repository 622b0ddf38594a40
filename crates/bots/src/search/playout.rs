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

/// Plays on to the next pause, the end, or where perfect play is known, which it
/// returns.
#[inline]
pub(super) fn play_on<G: Tactics>(
    state: &mut G,
    start: &G,
    chance: &mut Dice,
    scratch: &mut Vec<G::Action>,
) -> Option<BySeat<f32>> {
    play_by(state, start, G::rollout, chance, scratch)
}

/// The same, where seats act as `act` says.
#[inline]
pub(super) fn play_by<G: Tactics>(
    state: &mut G,
    start: &G,
    mut act: impl FnMut(&G, Seat, &mut Dice, &mut Vec<G::Action>) -> G::Action,
    chance: &mut Dice,
    scratch: &mut Vec<G::Action>,
) -> Option<BySeat<f32>> {
    while let Some(actor) = next_actor(state, start) {
        let action = act(state, actor, chance, scratch);
        state.apply(actor, action, chance, &mut ());
        if let Some(worth) = state.solved() {
            return Some(worth);
        }
    }
    None
}

/// What comes of an action in a world for the seat that takes it, if `play_on` plays
/// the rest.
#[inline]
pub(super) fn worth_of<G: Tactics>(
    state: &mut G,
    seat: Seat,
    action: G::Action,
    chance: &mut Dice,
    play_on: impl FnOnce(&mut G, &mut Dice) -> Option<BySeat<f32>>,
) -> f32 {
    state.apply(seat, action, chance, &mut ());
    let solved = match state.solved() {
        Some(worth) => Some(worth),
        None => play_on(state, chance),
    };
    match solved {
        Some(worth) => worth[seat],
        None => state.worth(seat),
    }
}
