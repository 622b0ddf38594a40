//! The games as one list: the only place that knows them all.
//!
//! The list is the manifest of this crate, `Cargo.toml`: each dependency with the feature
//! `faces` is a game, and its type is called as its package is. Nothing else names it.
//!
//! What works for every game is written once, generic over [`Playable`], and
//! [`with_game!`] picks the type by the game's id. Nothing is erased, so a
//! consumer may ask for more than the catalogue knows: a face, say.
//!
//! ```
//! fn title<G: catalog::Playable>() -> &'static str {
//!     G::TITLE
//! }
//!
//! assert_eq!(catalog::with_game!("badger", G => title::<G>()), Some("The Badger on the Borderland"));
//! assert_eq!(catalog::with_game!("chess", G => title::<G>()), None);
//! ```

use board::Board;
use engine::{Catalogue, HouseRules, Switch, Together};
use i18n::Language;
use lab::{Study, Wording};
pub use parts::{DataFile, SheetError};
use print::{Edition, Pieces};
use term::Face;

/// A game that can be played, written down, tested, played by bots, and played with
/// another data file; on a page, in a terminal, on paper and in studies.
pub trait Playable: Board + Face + Pieces + Study {}

impl<G: Board + Face + Pieces + Study> Playable for G {}

/// Makes the list: the types by their names, [`games`] and [`with_game!`].
macro_rules! catalogue {
    ($dollar:tt $($package:ident::$type:ident as $game:ident,)+) => {
        $(pub use $package::$type as $game;)+

        /// Every game, in the order people meet them.
        pub fn games() -> Vec<Entry> {
            vec![$(entry::<$game>()),+]
        }

        /// Runs an expression with the type of the game that has an id; `None` if no
        /// game has it.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar G:ident => $dollar body:expr) => {{
                let id: &str = $dollar id;
                $(if id == <$crate::$game as $crate::Game>::ID {
                    type $dollar G = $crate::$game;
                    Some($dollar body)
                } else)+ {
                    None
                }
            }};
        }
    };
}

// Written by the build script: one line for each game in the manifest of this crate.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

pub use engine::Game;

/// What is known about a game before anybody plays it.
#[derive(Copy, Clone, Debug)]
pub struct Entry {
    /// Its id in commands, records and addresses.
    pub id: &'static str,
    /// Its name.
    pub title: &'static str,
    /// What it has to tell people.
    pub catalogue: &'static Catalogue,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// How many play if nobody says.
    pub usual_players: usize,
    /// Whether players are against each other.
    pub together: Together,
    /// Its house rules.
    pub switches: &'static [Switch],
    /// The temperaments of its greedy player; none if it has none.
    pub temperaments: &'static [&'static str],
    /// Its rulebook, in Markdown.
    pub rulebook: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The id of the picture that stands for it.
    pub emblem: &'static str,
    /// Rules of its own for the style sheet.
    pub style: &'static str,
    /// A first game with explanations, by language.
    pub tutorial: Option<[&'static str; Language::ALL.len()]>,
    /// The game as it is printed.
    pub edition: Edition,
    /// What it says in reports of the lab.
    pub wording: Wording,
}

impl Entry {
    /// What it is, in one line.
    pub fn summary(&self) -> &'static str {
        self.catalogue.word("summary").unwrap_or_default()
    }
}

fn entry<G: Playable>() -> Entry {
    Entry {
        id: G::ID,
        title: G::TITLE,
        catalogue: G::CATALOGUE,
        players: G::PLAYERS,
        usual_players: G::USUAL_PLAYERS,
        together: G::TOGETHER,
        switches: G::Options::SWITCHES,
        temperaments: G::TEMPERAMENTS,
        rulebook: G::RULEBOOK,
        rules: G::RULES,
        emblem: G::EMBLEM,
        style: G::STYLE,
        tutorial: G::TUTORIAL,
        edition: Edition::of::<G>(),
        wording: Wording::of::<G>(),
    }
}

/// The game with an id; nothing if there is none.
pub fn find(id: &str) -> Option<Entry> {
    games().into_iter().find(|game| game.id == id)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_listed_game_can_be_picked_by_its_id() {
        for game in super::games() {
            let title = with_game!(game.id, G => <G as engine::Notation>::TITLE);
            assert_eq!(title, Some(game.title));
        }
    }
}
