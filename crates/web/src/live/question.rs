use std::sync::{Arc, atomic::AtomicBool};

use bots::BotSpec;
use engine::{Dice, Seat};

use board::Board;

/// A decision a bot is asked for: what its seat sees, and nothing of the table.
pub trait Question: Send {
    /// The index of the chosen action among the legal ones.
    ///
    /// While `stop` is set the bot answers at once.
    fn answer(&mut self, bot: &BotSpec, stop: &Arc<AtomicBool>) -> usize;
}

/// A question in one game.
pub(super) struct Asked<G: Board> {
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
    chance: Dice,
}

impl<G: Board> Asked<G> {
    pub(super) fn new(view: G::View, seat: Seat, legal: Vec<G::Action>, chance: Dice) -> Asked<G> {
        Asked {
            view,
            seat,
            legal,
            chance,
        }
    }
}

impl<G: Board> Question for Asked<G> {
    fn answer(&mut self, bot: &BotSpec, stop: &Arc<AtomicBool>) -> usize {
        let mut bot = bot.build::<G>();
        bot.heed(stop);
        let chosen = bot.choose(&self.view, self.seat, &self.legal, &mut self.chance);
        let place = self.legal.iter().position(|&action| action == chosen);
        place.expect("a bot chooses what is legal")
    }
}
