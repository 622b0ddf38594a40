use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use cpu_time::ThreadTime;
use engine::{Seat, Tactics};

use super::Budget;

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

    /// Whether somebody wants the answer at once.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
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

impl Limit {
    /// What a budget comes to, if nothing takes longer than `longest`.
    pub(super) fn of(budget: Budget, longest: Duration) -> Limit {
        match budget {
            Budget::Iterations(n) => Limit {
                iterations: n.get(),
                time: longest,
            },
            Budget::Time(time) => Limit {
                iterations: u32::MAX,
                time: time.min(longest),
            },
        }
    }
}

/// A clock of the thread's CPU time that is not looked at more often than need be:
/// a look takes as long as a short playout.
#[derive(Debug)]
pub(super) struct Clock {
    started: ThreadTime,
    /// Iterations since it was started, and until the next look.
    done: u32,
    until_look: u32,
}

impl Clock {
    /// Iterations between two looks, at most.
    const TICK: u32 = 8;

    /// What may pass between two looks, if an iteration is not longer.
    const GLANCE: Duration = Duration::from_micros(200);

    pub(super) fn start() -> Clock {
        Clock {
            started: ThreadTime::now(),
            done: 0,
            until_look: 1,
        }
    }

    /// Counts an iteration; now and then, the time since the start.
    #[inline]
    pub(super) fn tick(&mut self) -> Option<Duration> {
        self.done += 1;
        self.until_look -= 1;
        (self.until_look == 0).then(|| self.look())
    }

    fn look(&mut self) -> Duration {
        let spent = self.started.elapsed();
        let one = (spent / self.done).max(Duration::from_nanos(1));
        let fit = Clock::GLANCE.as_nanos() / one.as_nanos();
        self.until_look = (fit as u32).clamp(1, Clock::TICK);
        spent
    }

    /// The time since the start.
    pub(super) fn spent(&self) -> Duration {
        self.started.elapsed()
    }

    /// Iterations counted so far.
    pub(super) fn done(&self) -> u32 {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_iterations_are_timed_one_by_one_and_short_ones_are_not() {
        let looks = |busy: Duration| {
            let mut clock = Clock::start();
            let tick = |_: &u32| {
                let one = ThreadTime::now();
                while one.elapsed() < busy {}
                clock.tick().is_some()
            };
            (0..33).filter(tick).count()
        };
        assert_eq!(looks(Duration::from_millis(1)), 33);
        assert!(looks(Duration::ZERO) < 12);
    }
}
