//! Along the track: A44 to A56.

use engine::{Log, Seat};

use crate::{Event, Race, options::FinishRule, race::Phase};

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
        let edge = self.options.trail_edge;
        let lane = self.runner(seat).lane.map(|lane| edge.left_of(lane));
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

    /// A52, A53: a pawn goes back, as far as its player's floor.
    pub(crate) fn back(&mut self, seat: Seat, spots: u16, log: &mut impl Log<Event>) {
        let from = self.runner(seat).spot;
        let to = from.saturating_sub(spots).max(self.floor(seat));
        self.runner_mut(seat).spot = to;
        log.push(|| Event::Moved { seat, from, to });
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Seat, Seed, Status};

    use super::*;
    use crate::{Finish, Lane, Options};

    /// A race in which seat 0 is to move from spot 20 of the brush, with two
    /// cards in the Row.
    fn race(finish: Finish) -> Race {
        let options = Options {
            finish,
            ..Options::default()
        };
        let mut race = Race::setup(&options, 4, &mut Seed::from(1).setup());
        for runner in &mut race.runners {
            runner.lane = Some(Lane::Trail);
            runner.moved = true;
        }
        race.turn = Seat::new(0);
        race.phase = Phase::Play;
        race.runners[0].lane = Some(Lane::Brush);
        race.runners[0].spot = 20;
        race.forage.reveal();
        race.forage.reveal();
        race
    }

    // No card of the file moves so far in one go, but a designer's might.
    #[test]
    fn a50_one_movement_across_several_checkpoints_handles_each() {
        let mut race = race(Finish::Advanced);
        race.runners[1].spot = 30;
        race.forward(60, &mut ());
        assert_eq!(race.runners[0].spot, 80);
        assert_eq!(race.floor(Seat::new(0)), 75);
        // Brush, river, trail, and round into the brush.
        assert_eq!(race.runners[0].lane, Some(Lane::Brush));
        assert_eq!(race.forage.removed().len(), 2, "first at 50");
    }

    #[test]
    fn a49_checkpoints_on_the_way_to_the_finish_still_happen() {
        let mut race = race(Finish::Usual);
        assert!(race.forward(60, &mut ()));
        assert_eq!(race.runners[0].lane, Some(Lane::Trail));
        assert_eq!(race.forage.row().len(), 0);
        assert!(matches!(race.status(), Status::Over(_)));
    }
}
