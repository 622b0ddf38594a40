use crate::{Chance, Game};

/// Plays uniformly random legal actions to the end; returns how many.
///
/// `scratch` is room for lists of legal actions, so that nothing is allocated.
// One copy in a program, so that whoever plays at random plays equally fast.
#[inline(never)]
pub fn playout<G: Game>(
    state: &mut G,
    chance: &mut impl Chance,
    scratch: &mut Vec<G::Action>,
) -> usize {
    let mut plies = 0;
    while let Some(seat) = state.awaits().first() {
        let action = state.random_action(seat, chance, scratch);
        state.apply(seat, action, chance, &mut ());
        plies += 1;
    }
    plies
}
