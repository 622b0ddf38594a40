//! Tables that are being played.
//!
//! [`Live`] is a match of any game; [`Table`] is a match with the people and
//! bots around it, and [`Tables`] are all of them that somebody looks at or
//! that a bot has to play at.

mod absence;
mod bots;
#[cfg(test)]
mod brevity;
mod chat;
mod checkpoints;
pub(crate) mod dealing;
mod deeds;
mod export;
mod facts;
mod lines;
mod looking_back;
mod name;
#[cfg(test)]
mod neighbours;
mod past;
mod played;
mod presence;
mod question;
mod queue;
mod refused;
mod seats;
#[cfg(test)]
mod secrecy;
mod settings;
mod setup;
mod state;
mod table;
mod tables;
mod update;
mod wishes;
mod workshop;
mod zones;

use std::{sync::LazyLock, time::Duration};

use catalog::Entry;
use engine::{Outcome, Record, RecordError, Seat, SeatSet, Seed, Viewer};
use i18n::{Arg, List};
use serde_json::Value;
use store::Expiry;

use crate::{
    network::Network,
    pages::{Drawn, HouseRule, LogLine},
    problem::Problem,
    remind,
    words::problems,
};
use ::bots::BotSpec;
use board::Names;
use played::Played;

pub use absence::{Grace, Offer, StandIn};
pub use deeds::{Decision, Done};
pub use export::{Kept, replays};
pub use facts::{Absence, Facts, News};
pub use name::name;
pub use past::{PLIES, Past, recent};
pub use question::Question;
pub use refused::{Code, Refused, RuleText};
pub use seats::{Arrival, Gift};
pub use settings::{Pace, Settings};
pub use setup::{Given, house_rules};
pub use state::{Eyes, stored_record};
pub use table::{Look, Reader, Table, may_see_listed};
use tables::Hall;
pub use tables::Tables;
pub(crate) use update::hexadecimal;
pub use update::{Answer, Extras, LEVELS, Update, seed_hash};
pub use wishes::Terms;
pub(crate) use workshop::Workshop;
pub use zones::Zones;

/// The level of bots that play where nobody chose one.
pub const STAND_IN: &str = "medium";

/// How tables are kept.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people reach the server under, without a slash at its end; if empty,
    /// links have the address that the reader's browser used.
    pub public_url: String,
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// How many may watch a table at once, besides those who sit at it.
    pub watchers_per_table: usize,
    /// How long the devices of those who play have to reveal what they add to a deal.
    pub deal_patience: Duration,
    /// How clients reach the server.
    pub network: Network,
    /// How long things are kept that nobody wants.
    pub expiry: Expiry,
    /// How many finished games one person may keep, if there is a limit.
    pub kept_games: Option<u64>,
    /// When and how people are reminded.
    pub reminding: remind::Config,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            public_url: String::new(),
            // One core is left for people.
            bot_threads: (cores - 1).max(1),
            watchers_per_table: 200,
            deal_patience: Duration::from_secs(4),
            network: Network::default(),
            expiry: Expiry::default(),
            kept_games: Some(1000),
            reminding: remind::Config::default(),
        }
    }
}

/// A match of some game, as tables see every game.
pub trait Live: Send {
    /// How many play.
    fn seats(&self) -> usize;

    /// How many decisions count.
    fn ply(&self) -> usize;

    /// Who may act; nobody once the game is over.
    fn awaits(&self) -> SeatSet;

    /// How it ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// Takes a decision of a seat and gives its canonical text.
    ///
    /// # Errors
    ///
    /// The match is unchanged if the decision is refused.
    fn submit(&mut self, seat: Seat, text: &str) -> Result<String, Refused>;

    /// Why a seat may not do this now; `None` if it may.
    fn why_not(&self, seat: Seat, text: &str) -> Option<Refused>;

    /// What a seat may do, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The position as a viewer sees it, in notation.
    fn view(&self, viewer: Viewer) -> Value;

    /// Everything a page shows of the position to a viewer.
    fn drawn(&self, viewer: Viewer, who: &Names) -> Drawn;

    /// The same for a page that is there already: it has the faces of all cards.
    fn brief(&self, viewer: Viewer, who: &Names) -> Drawn;

    /// What a viewer was told of the decisions from `from` on.
    fn told(&self, from: usize, viewer: Viewer) -> Vec<LogLine> {
        (self.told_last(from, viewer)).unwrap_or_else(|| self.past(from, self.ply()).told(viewer))
    }

    /// The same, as far as nothing has to be played again for it: if `from` is the last
    /// decision, or none.
    fn told_last(&self, from: usize, viewer: Viewer) -> Option<Vec<LogLine>>;

    /// The decisions from `from` up to `to`, and the match after them.
    fn past(&self, from: usize, to: usize) -> Box<dyn Past>;

    /// Who took the decision numbered `ply`.
    fn mover(&self, ply: usize) -> Option<Seat>;

    /// Whether chance had a say in the last decision.
    fn by_chance(&self) -> bool;

    /// Whether the last decision told its player something new.
    fn revealed(&self) -> bool;

    /// Takes the last decision back.
    fn take_back(&mut self);

    /// The match written down, with who sat where.
    fn record(&self, seats: Vec<String>) -> Record;

    /// A copy, to write a long record without holding anybody up.
    fn copy(&self) -> Box<dyn Live>;

    /// The position with everything a referee knows.
    fn position(&self) -> Value;

    /// The house rules that differ from the usual ones, with their values.
    fn house_rules(&self) -> Vec<HouseRule>;

    /// Whether all win or lose together.
    fn is_shared(&self) -> bool;

    /// The decision a seat has to take, for a bot.
    fn question(&self, seat: Seat) -> Box<dyn Question>;

    /// Whether two seats may look at the same screen: nothing is hidden from one
    /// and shown to the other.
    fn looks_the_same(&self, one: Seat, other: Seat) -> bool;
}

/// A match from its record; `None` if there is no such game.
///
/// # Errors
///
/// Fails if the record cannot be played again.
pub fn open(record: &Record) -> Option<Result<Box<dyn Live>, RecordError>> {
    catalog::with_game!(&record.game, G => {
        Played::<G>::replay(record).map(|played| Box::new(played) as Box<dyn Live>)
    })
}

/// Every game, in the order people meet them.
pub fn games() -> &'static [Entry] {
    static GAMES: LazyLock<Vec<Entry>> = LazyLock::new(catalog::games);
    &GAMES
}

/// What the catalogue says of a game.
///
/// # Errors
///
/// Fails if there is no such game.
pub fn known(game: &str) -> Result<&'static Entry, Problem> {
    let entry = games().iter().find(|entry| entry.id == game);
    entry.ok_or(Problem::NoGame)
}

/// Whether a game has bots of this level.
///
/// # Errors
///
/// Says which there are.
pub fn check_level(game: &str, level: &str) -> Result<(), Problem> {
    let title = known(game)?.title;
    let unusable = || {
        let levels = List::and(LEVELS_AT_TABLES.map(Arg::from));
        let bot: String = level.chars().take(LONGEST_LEVEL).collect();
        Problem::Unusable(problems::message::bots_at_tables(title, bot, levels))
    };
    let bot: BotSpec = level.parse().map_err(|_| unusable())?;
    // At a table people wait, so bots that may think for minutes are not for it.
    let slow = match &bot {
        BotSpec::Search { .. } | BotSpec::Ismcts { .. } => true,
        BotSpec::Easy
        | BotSpec::Medium
        | BotSpec::Hard
        | BotSpec::Random
        | BotSpec::Greedy { .. } => false,
    };
    if slow {
        return Err(unusable());
    }
    let fit = catalog::with_game!(game, G => bot.check::<G>()).ok_or(Problem::NoGame)?;
    fit.map_err(|_| unusable())
}

/// The bots that may sit at tables, as forms and programs call them.
const LEVELS_AT_TABLES: [&str; 5] = ["easy", "medium", "hard", "greedy", "random"];

/// How much is told of a bot that there is not.
const LONGEST_LEVEL: usize = 40;

/// A seed that nobody can guess.
///
/// # Errors
///
/// Fails if the system has no random numbers.
pub fn fresh_seed() -> Result<Seed, Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Problem::Broken
    })?;
    Ok(Seed::from_bytes(bytes))
}
