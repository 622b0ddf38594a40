//! Players that are not people.
//!
//! A [`Bot`] is handed what a person in its seat would see, never the position
//! itself. [`BotSpec`] is how people name one: `easy`, `greedy:bold`,
//! `search:500ms`.

mod greedy;
mod hint;
mod level;
mod random;
mod search;
mod sitting;
mod spec;

use std::sync::{Arc, atomic::AtomicBool};

use engine::{Dice, Game, Seat, Tactics};

pub use greedy::Greedy;
pub use hint::{Hint, advice};
pub use level::Level;
pub use random::Random;
pub use search::{Advice, Budget, Ismcts, Search};
pub use sitting::{Sitting, next_seat, place};
pub use spec::{BotSpec, BotSpecError, UnfitBot};

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// What `seat` does now, from what it sees; always one of `legal`.
    ///
    /// The answer depends on the arguments and on how the bot was made, not on
    /// earlier calls; only a bot that thinks by the clock may go on with what it
    /// thought before. `legal` is what [`Game::legal_actions`] lists for the seat.
    ///
    /// # Panics
    ///
    /// Panics if `legal` is empty.
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Dice,
    ) -> G::Action;

    /// Makes the bot stop thinking, within milliseconds, while `stop` is set: it
    /// answers at once, as well as it can. Bots that do not think long need not.
    fn heed(&mut self, stop: &Arc<AtomicBool>) {
        let _ = stop;
    }

    /// Tells the bot what a seat did, so that it may go on with what it thought
    /// before; `None` if that is not for its eyes, or if the table was changed in
    /// another way, as when a move is taken back. Who never calls it loses time
    /// and nothing else; who calls it does so for everything that happens.
    fn notice(&mut self, done: Option<(Seat, G::Action)>) {
        let _ = done;
    }
}

/// Tells the bots at a table, one entry for each seat, that a seat is about to
/// take a legal action: the seat itself and, where everybody sees which it is, all
/// the others.
pub fn announce<'a, G: Tactics>(
    table: impl Iterator<Item = Option<&'a mut Box<dyn Bot<G>>>>,
    before: &G,
    seat: Seat,
    action: G::Action,
) {
    let is_open = before.is_open(seat, action);
    for (own, bot) in table.enumerate() {
        if let Some(bot) = bot {
            bot.notice((is_open || own == seat.index()).then_some((seat, action)));
        }
    }
}
