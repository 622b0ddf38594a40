//! Whether two programs play the same game.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool},
};

use bots::BotSpec;
use engine::{HouseRules as _, Seed};
use lab::{Plan, Study, shard};

/// A number for how this program plays a game: its rules, its own cards and its greedy
/// player, as far as a few games show. Programs with different numbers must not share
/// a study. (Other cards are sent along with the study.)
pub(super) fn fingerprint<G: Study>() -> u64 {
    static KNOWN: Mutex<BTreeMap<&str, u64>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    *known.entry(G::ID).or_insert_with(taken::<G>)
}

fn taken<G: Study>() -> u64 {
    let seats = G::Options::default().seats(Some(G::USUAL_PLAYERS)).ok();
    let mut bots = vec![(BotSpec::Random, 32)];
    if !G::TEMPERAMENTS.is_empty() {
        bots.push((BotSpec::Greedy { temperament: None }, 1));
    }
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for (bot, deals) in bots {
        let plan = Plan::<G>::new(G::Options::default(), seats, &[bot], Seed::from(0));
        let mut plan = plan.expect("the usual number of players is allowed");
        plan.close_every = 1;
        let stop = Arc::new(AtomicBool::new(false));
        let played = shard(&[plan], 0..deals, true, &stop);
        let text = serde_json::to_string(&played).expect("tallies have string keys");
        // FNV-1a: enough to tell programs apart that mean no harm.
        hash = text.bytes().fold(hash, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_plays_like_itself_and_games_differ() {
        let badger = fingerprint::<catalog::Badger>();
        assert_eq!(badger, taken::<catalog::Badger>());
        assert_ne!(badger, fingerprint::<catalog::Bordering>());
    }
}
