use engine::{Dice, Forecast, MAX_PROSPECTS, Seat, Tactics};

use super::playout::next_actor;

/// What a game noted about the playouts after one action.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Notes {
    playouts: u32,
    sums: [f64; MAX_PROSPECTS],
    squares: [f64; MAX_PROSPECTS],
}

impl Notes {
    /// Notes a playout that stopped at `state`.
    ///
    /// One that stopped because perfect play is known goes on to where it would
    /// have stopped otherwise, so that there is something to note.
    pub(super) fn add<G: Tactics>(
        &mut self,
        state: &mut G,
        start: &G,
        seat: Seat,
        chance: &mut Dice,
        scratch: &mut Vec<G::Action>,
    ) {
        if state.solved().is_some() {
            while let Some(actor) = next_actor(state, start) {
                let action = state.rollout(actor, chance, scratch);
                state.apply(actor, action, chance, &mut ());
            }
        }
        let figures = state.prospects(start, seat);
        self.playouts += 1;
        for (i, figure) in figures.into_iter().map(f64::from).enumerate() {
            self.sums[i] += figure;
            self.squares[i] += figure * figure;
        }
    }

    /// What they come to.
    pub(super) fn forecast(&self, outlook: f32) -> Forecast {
        let n = f64::from(self.playouts.max(1));
        let mean = |i: usize| self.sums[i] / n;
        Forecast {
            outlook,
            means: std::array::from_fn(|i| mean(i) as f32),
            spreads: std::array::from_fn(|i| {
                let variance = self.squares[i] / n - mean(i) * mean(i);
                variance.max(0.0).sqrt() as f32
            }),
        }
    }
}
