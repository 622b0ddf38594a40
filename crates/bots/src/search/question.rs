use std::{sync::atomic::AtomicBool, time::Duration};

use engine::{Seat, Tactics};

/// What is asked.
pub(super) struct Question<'a, G: Tactics> {
    pub(super) view: &'a G::View,
    pub(super) seat: Seat,
    /// What the seat may do, sorted.
    pub(super) legal: &'a [G::Action],
    /// What the game's greedy player would do.
    pub(super) habit: Option<G::Action>,
    /// Whether to note what playouts come to, to explain the answer.
    pub(super) explains: bool,
    pub(super) limit: Limit,
    pub(super) stop: &'a AtomicBool,
}

impl<G: Tactics> Question<'_, G> {
    /// Whether time is all that limits the thinking.
    pub(super) fn is_by_time(&self) -> bool {
        self.limit.iterations == u32::MAX
    }
}

/// How long it may take: whichever is used up first.
#[derive(Copy, Clone, Debug)]
pub(super) struct Limit {
    /// As many as there is time for, if [`u32::MAX`].
    pub(super) iterations: u32,
    /// CPU time of the thread that thinks.
    pub(super) time: Duration,
}

/// Iterations between two looks at the clock.
pub(super) const TICK: u32 = 8;
