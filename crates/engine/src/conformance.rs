//! What every game must keep to, tested on random play.
//!
//! [`check`] plays random games at the [`tables`] of a game: each number of players,
//! and each usual value of each house rule. Every position is audited, and whoever
//! plays draws with [`Game::random_action`], whose actions must be legal. A
//! [`Budget`] says how many positions are *checked in full*, drawn evenly from those
//! of each game, however long it is:
//!
//! * An action is legal if and only if nothing is found against it, for every action
//!   listed and [thinkable](Conform::thinkable), and reads back as it is written; what
//!   is found cites rules of the rulebook.
//! * `random_action` draws each legal action equally often; `choices` counts them. Every
//!   way chance can go is followed where up to 64 actions are legal; where there are
//!   more, the seldomer the more there are.
//! * The position reads back as it is written.
//! * To every viewer: the view names nothing hidden, and four guesses look like the
//!   position, await the same seats and leave the viewer the same choices.
//! * What the position calls [secret](Conform::secrets) comes out otherwise in some
//!   guess of the table, where it is at least two cards and was guessed at least 60
//!   times; where nothing is secret, a guess is the position itself.
//!
//! A game of which a position is checked is also written as a record and replayed.
//! [`check_worlds`] rewinds guesses and plays them again, [`check_allocations`]
//! counts requests for memory, [`check_languages`] has everything said.
//!
//! Seeds are fixed, from zero on. With `HEDGEROW_SEEDS` set to any text, such as the
//! hash of a commit, a quarter as many more are drawn from it; set to numbers with
//! commas between them, these are played alone and checked at every position. Every
//! failure says which. With `HEDGEROW_THOROUGH` set, ten times as many games are
//! played, and every position is checked in full.

mod allocations;
mod contract;
mod even;
mod languages;
mod moment;
mod secrets;
mod seeds;
mod worlds;

use crate::{Game, HouseRules as _, Notation, Viewer, house};

pub use allocations::check_allocations;
pub use contract::{Budget, check};
pub use languages::{check_catalogue, check_languages, check_position_error};
pub use secrets::Secret;
pub use seeds::is_thorough;
pub use worlds::{History, Past, Ply, Rewind, check_worlds};

/// What a game tells about itself so that it can be tested.
pub trait Conform: Notation {
    /// Panics if this position breaks a law of its own: a card in two places,
    /// a counter out of range, a shown void that is held.
    fn audit(&self);

    /// Ids that must not be in what `viewer` sees, from the position and not
    /// from the view: cards in other hands, say. Only ids that name one card alone;
    /// cards with copies are told apart by [`secrets`](Conform::secrets).
    fn hidden_from(&self, viewer: Viewer) -> Vec<String>;

    /// What `viewer` does not know, place by place, from the position and not from
    /// the view: each hand of others, each pile. Nothing if all is open.
    fn secrets(&self, viewer: Viewer) -> Vec<Secret>;

    /// Appends actions somebody might try, most of them illegal. A few dozen
    /// that cover every kind will do.
    fn thinkable(&self, out: &mut Vec<Self::Action>);
}

/// House rules, and how many play by them.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The house rule that is not the usual one, as `key=value`; or `default`.
    pub name: String,
    /// The house rules.
    pub options: G::Options,
    /// How many play.
    pub seats: usize,
}

/// The variants to test: the default, and each usual value of each switch
/// alone. Mixes the rules refuse are left out.
pub fn variants<G: Game>() -> Vec<(String, G::Options)> {
    let mut variants = vec![("default".to_owned(), G::Options::default())];
    for switch in G::Options::SWITCHES {
        for value in switch.values.usual() {
            let name = format!("{}={value}", switch.key);
            let given = [(switch.key.to_owned(), value)].into_iter().collect();
            let options = house::read::<G::Options>(&given)
                .unwrap_or_else(|error| panic!("{}: {error}", G::ID));
            if variants.iter().all(|(_, known)| *known != options) && options.seats(None).is_ok() {
                variants.push((name, options));
            }
        }
    }
    variants
}

/// Every variant with every number of players it allows.
pub fn tables<G: Notation>() -> Vec<Table<G>> {
    let (least, most) = G::PLAYERS;
    let tables = variants::<G>().into_iter().flat_map(|(name, options)| {
        let seats = (least..=most).filter(|&seats| options.seats(Some(seats)).is_ok());
        let seats: Vec<usize> = seats.collect();
        seats.into_iter().map(move |seats| Table {
            name: name.clone(),
            options: options.clone(),
            seats,
        })
    });
    tables.collect()
}
