//! Guiding the Dandelion: building the guilds of a food forest.
//!
//! Players lay and extend *guilds*, cards that supply each other with what
//! they need, then discard and replenish. `rules.md` is the numbered rulebook;
//! the numbers in comments, refusals and tests are its numbers.
//!
//! The position is split by who may see it: [`Table`] lies open, the hands and
//! the deck of [`Dandelion`] do not.

mod action;
mod advice;
mod basket;
mod cards;
mod conform;
mod data_file;
mod deck_file;
mod event;
#[cfg(feature = "faces")]
mod faces;
mod garden;
mod gardener;
mod greedy;
mod guild;
mod icons;
mod listing;
mod notation;
mod options;
mod position;
mod promise;
mod prospect;
mod reading;
mod refusals;
mod setup;
mod table;
mod tactics;
mod turn;
mod view;
pub mod words;
mod workbench;

use engine::{Chance, Game, Log, MAX_SEATS, Outcome, Refusal, Seat, SeatSet, Status, Viewer};
use parts::Pile;

pub use action::Action;
pub use cards::{Card, Cards, Insect, Insects, JOKER_NAMES, OutOfGame, Wild};
pub use deck_file::Deck;
pub use event::Event;
pub use garden::{Garden, Guild, GuildSet};
pub use icons::{Icon, Icons};
pub use options::{
    DandelionCard, DealWilds, Drought, Extend, FinalLap, FirstPlayer, Helpers, InsectTrade,
    MaxPlayers, NewCentre, Options, PassedAphids, PilePick, Ties, WildReplacement,
};
pub use prospect::Prospect;
pub use table::{DealtWild, Offer, Step, Table};
pub use view::{Hand, View};

/// The cards in play: 63 with one House (D18).
pub(crate) const IN_PLAY: usize = 63;
/// How many cards a full hand holds (D64).
pub(crate) const FULL_HAND: usize = 5;

/// A position.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Dandelion {
    table: Table,
    hands: [Cards; MAX_SEATS],
    deck: Pile<Card, IN_PLAY>,
}

impl Dandelion {
    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// How many cards the deck holds (D13).
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }
}

impl Game for Dandelion {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "dandelion";
    const RULES: u32 = 1;

    fn setup(options: &Options, seats: usize, chance: &mut impl Chance) -> Dandelion {
        Dandelion::dealt(*options, seats, chance)
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn status(&self) -> Status {
        match self.table.to_act() {
            Some(seat) => Status::Awaits(SeatSet::only(seat)),
            None => Status::Over(self.outcome()),
        }
    }

    #[inline]
    fn awaits(&self) -> SeatSet {
        self.table.to_act().map_or(SeatSet::NONE, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.to_act() == Some(seat) {
            self.list(seat, out);
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.why_not(seat, action).err()
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        _: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        self.act(seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Dandelion {
        view.guess(chance)
    }
}

impl Dandelion {
    /// D114 to D116: the scores, and who wins.
    fn outcome(&self) -> Outcome {
        let table = &self.table;
        let best = Seat::all(self.seats()).map(|seat| table.rank(seat)).max();
        let winners = Seat::all(self.seats()).filter(|&seat| Some(table.rank(seat)) == best);
        let reason = match table.options.final_lap {
            FinalLap::OneLap => "final lap",
            FinalLap::DryLap => "dry lap",
        };
        Outcome::ranked(table.scores(), winners.collect(), reason)
    }
}
