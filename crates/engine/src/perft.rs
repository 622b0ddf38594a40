//! Counting what can happen: golden numbers that pin rules down.

use crate::{Game, Seed};

/// How many sequences of `depth` decisions there are from a position, chance
/// at each ply coming from `seed`.
pub fn perft<G: Game>(state: &G, seed: &Seed, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for seat in state.awaits().iter() {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        if depth == 1 {
            count += legal.len() as u64;
            continue;
        }
        for action in legal {
            let mut child = state.clone();
            child.apply(seat, action, &mut seed.ply(depth), &mut ());
            count += perft(&child, seed, depth - 1);
        }
    }
    count
}
