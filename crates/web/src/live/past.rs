//! A stretch of a match that was, to be played again where there is time for it.

use std::sync::{Arc, Mutex, PoisonError};

use engine::{Match, Move, Seat, Viewer};

use super::{
    Live,
    played::{Played, tell},
};
use crate::pages::LogLine;
use board::Board;

/// What happened in a match, and how it stood then. It is small, however long the match is,
/// and needs nothing of the table any more: whoever holds it need not hold the table's lock.
pub trait Past: Send {
    /// How many decisions have to be played again.
    fn length(&self) -> usize;

    /// What a viewer was told of it.
    fn told(&self, viewer: Viewer) -> Vec<LogLine>;

    /// The match at the end of it. It cannot write a record.
    fn then(&self) -> Box<dyn Live>;
}

/// The most decisions that are told at once; where there are more, the earlier ones are asked
/// for by themselves.
pub const PLIES: usize = 200;

/// From where on the log of a game is told that has come this far.
pub fn recent(ply: usize) -> usize {
    ply.saturating_sub(PLIES)
}

/// What came of the decisions that somebody asked for last: of a game that is over the same
/// ones are asked for again and again.
pub(super) type Recall<G> = Arc<Mutex<Option<Arc<Passage<G>>>>>;

/// What came of some decisions.
pub(super) struct Passage<G: Board> {
    from: usize,
    events: Vec<Vec<G::Event>>,
}

pub(super) struct Stretch<G: Board> {
    /// The first decision that is told.
    pub(super) from: usize,
    /// The first one that is not.
    pub(super) to: usize,
    /// The match at `from` or some time before.
    pub(super) early: Match<G>,
    /// The match at `to` or some time before.
    pub(super) late: Match<G>,
    /// The decisions from `early` on.
    pub(super) moves: Vec<(Seat, String)>,
    pub(super) recall: Recall<G>,
}

impl<G: Board> Stretch<G> {
    /// Plays on from a moment of the match to the end of the stretch.
    pub(super) fn play(
        &self,
        game: Match<G>,
        mut each: impl FnMut(usize, Vec<G::Event>),
    ) -> Played<G> {
        let mut played = Played::of(game);
        let first = self.early.ply();
        for ply in played.ply()..self.to {
            let (seat, text) = &self.moves[ply - first];
            let m = Move { seat: *seat, text };
            let happening =
                (played.step(ply, m)).expect("the match itself was played by these moves");
            each(ply, happening.events.clone());
        }
        played
    }

    fn passage(&self) -> Arc<Passage<G>> {
        // Nobody panics while holding it, and what it holds is whole in any case.
        let recalled = self
            .recall
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let whole = |passage: &Arc<Passage<G>>| {
            passage.from <= self.from && self.to <= passage.from + passage.events.len()
        };
        if let Some(passage) = recalled.filter(whole) {
            return passage;
        }
        let mut events = Vec::with_capacity(self.to - self.from);
        self.play(self.early.clone(), |ply, happened| {
            if ply >= self.from {
                events.push(happened);
            }
        });
        let passage = Arc::new(Passage {
            from: self.from,
            events,
        });
        *self.recall.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&passage));
        passage
    }
}

impl<G: Board> Past for Stretch<G> {
    fn length(&self) -> usize {
        self.moves.len()
    }

    fn told(&self, viewer: Viewer) -> Vec<LogLine> {
        let mut lines = Vec::new();
        if self.from < self.to {
            let passage = self.passage();
            for ply in self.from..self.to {
                tell::<G>(&passage.events[ply - passage.from], ply, viewer, &mut lines);
            }
        }
        lines
    }

    fn then(&self) -> Box<dyn Live> {
        Box::new(self.play(self.late.clone(), |_, _| {}))
    }
}
