use std::{cell::Cell, env, thread};

use super::Table;
use crate::{Chance as _, Game, Seed};

/// Whether tests should leave nothing out, however long that takes: the
/// environment variable `HEDGEROW_THOROUGH` is set.
pub fn is_thorough() -> bool {
    env::var_os("HEDGEROW_THOROUGH").is_some()
}

/// Which games are played.
#[derive(Clone, Debug)]
pub(super) enum Seeds {
    /// These alone.
    Given(Vec<u64>),
    /// From zero to this, and a quarter as many that are drawn from a text.
    Usual(u64, Option<String>),
}

impl Seeds {
    /// So many games, and what the environment asks for.
    pub(super) fn of(games: u64) -> Seeds {
        let text = env::var("HEDGEROW_SEEDS").ok();
        let given = text.as_deref().and_then(numbers);
        match given {
            Some(given) => Seeds::Given(given),
            None if is_thorough() => Seeds::Usual(10 * games, text),
            None => Seeds::Usual(games, text),
        }
    }

    /// Whether somebody asked for these games.
    pub(super) fn are_given(&self) -> bool {
        matches!(self, Seeds::Given(_))
    }

    pub(super) fn list(&self) -> Vec<u64> {
        match self {
            Seeds::Given(given) => given.clone(),
            Seeds::Usual(games, None) => (0..*games).collect(),
            Seeds::Usual(games, Some(text)) => {
                let mut bytes = [0; 32];
                for (i, byte) in text.bytes().enumerate() {
                    bytes[i % 32] ^= byte.rotate_left(i as u32 / 32);
                }
                let mut chance = Seed::from_bytes(bytes).setup();
                // Far from the fixed ones, and short enough to be typed.
                let drawn =
                    (0..games.div_ceil(4)).map(|_| 1_000_000 + u64::from(chance.below(1 << 30)));
                (0..*games).chain(drawn).collect()
            }
        }
    }
}

/// Numbers with commas between them.
fn numbers(text: &str) -> Option<Vec<u64>> {
    (text.split(',').map(|n| n.trim().parse().ok())).collect()
}

/// Says where a test failed, and how to see it again.
pub(super) struct Whereabouts<'a, G: Game> {
    table: &'a Table<G>,
    seed: u64,
    pub(super) ply: Cell<usize>,
}

impl<'a, G: Game> Whereabouts<'a, G> {
    pub(super) fn new(table: &'a Table<G>, seed: u64) -> Whereabouts<'a, G> {
        Whereabouts {
            table,
            seed,
            ply: Cell::new(0),
        }
    }
}

impl<G: Game> Drop for Whereabouts<'_, G> {
    fn drop(&mut self) {
        if thread::panicking() {
            let (Table { name, seats, .. }, seed) = (self.table, self.seed);
            eprintln!(
                "at ply {} of seed {seed}: {}, {name}, {seats} players; once more, this seed alone: \
                 HEDGEROW_SEEDS={seed} cargo test -p {} --test all",
                self.ply.get(),
                G::ID,
                G::ID
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_played_alone_and_any_other_text_draws_more() {
        assert_eq!(numbers("3, 14"), Some(vec![3, 14]));
        assert_eq!(numbers("ae70e5c"), None);
        let drawn = |text: &str| Seeds::Usual(8, Some(text.to_owned())).list();
        assert_eq!(drawn("ae70e5c")[..8], [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(drawn("ae70e5c").len(), 10);
        assert_eq!(drawn("ae70e5c"), drawn("ae70e5c"));
        assert_ne!(drawn("ae70e5c"), drawn("b91141c"));
    }
}
