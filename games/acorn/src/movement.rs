//! Along the track: A44 to A56.

use engine::{Log, Seat};

use crate::{
    Event, Lane, Race,
    options::{FinishRule, TrailEdge},
    race::Phase,
};

impl Race {
    /// A44 to A50: the active pawn goes forward; `true` if the race is over.
    pub(crate) fn forward(&mut self, spots: u16, log: &mut impl Log<Event>) -> bool {
        let seat = self.turn;
        let from = self.runner(seat).spot;
        let to = from + spots;
        log.push(|| Event::Moved { seat, from, to });
        for &checkpoint in self.options.finish.checkpoints() {
            if from < checkpoint && checkpoint <= to {
                self.reach(seat, checkpoint, log);
            }
        }
        self.runner_mut(seat).spot = to;
        match self.options.finish_rule {
            FinishRule::Instant if to >= self.options.finish.spot() => {
                self.phase = Phase::Over;
                log.push(|| Event::Won { seat });
                true
            }
            FinishRule::Instant | FinishRule::Photo => false,
        }
    }

    /// A46 to A48: a pawn on its way reaches a checkpoint.
    fn reach(&mut self, seat: Seat, checkpoint: u16, log: &mut impl Log<Event>) {
        let first = !self.is_claimed(checkpoint);
        self.runner_mut(seat).spot = checkpoint;
        let lane = self.runner(seat).lane.map(|lane| self.pushed_left(lane));
        self.runner_mut(seat).lane = lane;
        if let Some(lane) = lane {
            log.push(|| Event::Checkpoint {
                seat,
                checkpoint,
                lane,
            });
        }
        if first {
            self.forage.remove_row();
            log.push(|| Event::RowRemoved);
        }
    }

    /// A47: the lane a checkpoint pushes a pawn to.
    fn pushed_left(&self, lane: Lane) -> Lane {
        match (lane.left(), self.options.trail_edge) {
            (Some(left), _) => left,
            (None, TrailEdge::Wrap) => Lane::Brush,
            (None, TrailEdge::Stay) => lane,
        }
    }

    /// A52, A53: a pawn goes back, as far as its player's floor.
    pub(crate) fn back(&mut self, seat: Seat, spots: u16, log: &mut impl Log<Event>) {
        let from = self.runner(seat).spot;
        let to = from.saturating_sub(spots).max(self.floor(seat));
        self.runner_mut(seat).spot = to;
        log.push(|| Event::Moved { seat, from, to });
    }
}
