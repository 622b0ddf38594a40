//! Moments of a match to go back to, so that nobody has to play a long game from its start.

use std::sync::Arc;

use engine::{Checkpoint, Match, Notation};

/// How many decisions lie between two checkpoints of a game of usual length.
const EVERY: usize = 64;

/// The most checkpoints that are kept; of a game that goes on and on every other one is
/// dropped.
const MOST: usize = 64;

/// The checkpoints of a match, oldest first; its beginning needs none.
pub(super) struct Checkpoints<G: Notation> {
    every: usize,
    kept: Vec<Arc<Checkpoint<G>>>,
}

impl<G: Notation> Default for Checkpoints<G> {
    fn default() -> Checkpoints<G> {
        Checkpoints {
            every: EVERY,
            kept: Vec::new(),
        }
    }
}

impl<G: Notation> Checkpoints<G> {
    /// Keeps the match as it is now, if it is time for that.
    pub(super) fn note(&mut self, game: &Match<G>) {
        if game.ply() == 0 || !game.ply().is_multiple_of(self.every) {
            return;
        }
        if self.kept.len() == MOST {
            self.every *= 2;
            let every = self.every;
            self.kept.retain(|kept| kept.ply().is_multiple_of(every));
            return self.note(game);
        }
        self.kept.push(Arc::new(game.checkpoint()));
    }

    /// The match at the last checkpoint that is not after a ply, or at its beginning.
    pub(super) fn before(&self, ply: usize, game: &Match<G>) -> Match<G> {
        let after = self.kept.partition_point(|kept| kept.ply() <= ply);
        match after.checked_sub(1) {
            Some(last) => game.resumed(&self.kept[last]),
            None => game.begun(),
        }
    }

    /// Forgets what came after a ply: it was taken back.
    pub(super) fn forget_after(&mut self, ply: usize) {
        self.kept.retain(|kept| kept.ply() <= ply);
    }
}
