use std::sync::{Arc, atomic::AtomicBool};

use engine::{Chance as _, Dice, Log, Seat, SeatSet, Seed, Tactics, Viewer};

use crate::{Bot, BotSpec, announce};

/// A game from its seed on, with a bot in every seat.
///
/// What it does decision by decision is left to whoever plays it: look at the list, measure
/// the thinking, note events.
pub struct Sitting<G: Tactics> {
    bots: Vec<Box<dyn Bot<G>>>,
    seed: Seed,
    ply: usize,
    state: G,
    /// What the seat that is to act may do.
    pub legal: Vec<G::Action>,
}

impl<G: Tactics> Sitting<G> {
    /// Sets up a game for these bots, from the first seat on; they stop thinking while `stop`
    /// is set.
    pub fn new<'a>(
        options: &G::Options,
        bots: impl Iterator<Item = &'a BotSpec>,
        seed: Seed,
        stop: &Arc<AtomicBool>,
    ) -> Sitting<G> {
        let bots: Vec<Box<dyn Bot<G>>> = bots
            .map(|spec| {
                let mut bot = spec.build::<G>();
                bot.heed(stop);
                bot
            })
            .collect();
        Sitting {
            state: G::setup(options, bots.len(), &mut seed.setup()),
            bots,
            seed,
            ply: 0,
            legal: Vec::new(),
        }
    }

    /// The position.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The position the game has come to.
    pub fn into_state(self) -> G {
        self.state
    }

    /// How many decisions were taken.
    pub fn decisions(&self) -> usize {
        self.ply
    }

    /// Who acts next and what it sees, with [`legal`](Sitting::legal) listed; nobody at the
    /// end.
    pub fn next_seat(&mut self) -> Option<(Seat, G::View)> {
        let seat = next_seat(self.state.awaits(), self.seed, self.ply)?;
        self.legal.clear();
        self.state.legal_actions(seat, &mut self.legal);
        Some((seat, self.state.view(Viewer::Seat(seat))))
    }

    /// The chance that the next decision is thought over with.
    pub fn chance(&self) -> Dice {
        self.seed.bot(self.ply)
    }

    /// What the bot in a seat would do, of what is listed.
    pub fn choose(&mut self, view: &G::View, seat: Seat, chance: &mut Dice) -> G::Action {
        self.bots[seat.index()].choose(view, seat, &self.legal, chance)
    }

    /// Carries out a decision.
    pub fn play(&mut self, seat: Seat, action: G::Action, log: &mut impl Log<G::Event>) {
        let bots = self.bots.iter_mut().map(Some);
        announce(bots, &self.state, seat, action);
        let mut chance = self.seed.ply(self.ply);
        self.state.apply(seat, action, &mut chance, log);
        self.ply += 1;
    }
}

/// Who acts next of those a game of bots waits for: of several, one at random.
pub fn next_seat(waiting: SeatSet, seed: Seed, ply: usize) -> Option<Seat> {
    match waiting.len() {
        0 | 1 => waiting.first(),
        // Far from the numbers of plies, whose chance belongs to the bots.
        several => {
            let nth = seed.bot((usize::MAX >> 1) - ply).below(several as u32);
            waiting.iter().nth(nth as usize)
        }
    }
}

/// Which place of a lineup sits in a seat once the lineup has moved on by `turn` seats.
pub fn place(seat: usize, turn: usize, seats: usize) -> usize {
    (seat + seats - turn) % seats
}
