//! The games as one list: the only place that knows them all.
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

pub use acorn::Race as Acorn;
pub use badger::Badger;
pub use bordering::Bordering;
pub use dandelion::Dandelion;
use engine::{Catalogue, HouseRules, Notation, Switch, Tactics, conformance::Conform};
pub use parts::{DataFile, SheetError};
pub use resourced::Resourced;

/// A game that can be played, written down, tested, played by bots, and played with
/// another data file.
pub trait Playable: Notation + Tactics + Conform + DataFile {}

impl<G: Notation + Tactics + Conform + DataFile> Playable for G {}

/// Runs an expression with the type of the game that has an id; `None` if no
/// game has it.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        $crate::with_game!(@ $id, $G => $body, Badger, Dandelion, Acorn, Bordering, Resourced)
    };
    (@ $id:expr, $G:ident => $body:expr, $($game:ident),+) => {{
        let id: &str = $id;
        $(if id == <$crate::$game as $crate::Game>::ID {
            type $G = $crate::$game;
            Some($body)
        } else)+ {
            None
        }
    }};
}

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
    /// Its house rules.
    pub switches: &'static [Switch],
    /// The temperaments of its greedy player; none if it has none.
    pub temperaments: &'static [&'static str],
    /// Its rulebook, in Markdown.
    pub rulebook: &'static str,
    /// The version of its rules.
    pub rules: u32,
}

impl Entry {
    /// What it is, in one line.
    pub fn summary(&self) -> &'static str {
        self.catalogue.word("summary").unwrap_or_default()
    }
}

/// Every game, in the order people meet them.
pub fn games() -> Vec<Entry> {
    vec![
        entry::<Badger>(),
        entry::<Dandelion>(),
        entry::<Acorn>(),
        entry::<Bordering>(),
        entry::<Resourced>(),
    ]
}

fn entry<G: Playable>() -> Entry {
    Entry {
        id: G::ID,
        title: G::TITLE,
        catalogue: G::CATALOGUE,
        players: G::PLAYERS,
        usual_players: G::USUAL_PLAYERS,
        switches: G::Options::SWITCHES,
        temperaments: G::TEMPERAMENTS,
        rulebook: G::RULEBOOK,
        rules: G::RULES,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_listed_game_can_be_picked_by_its_id() {
        for game in super::games() {
            let title = crate::with_game!(game.id, G => <G as engine::Notation>::TITLE);
            assert_eq!(title, Some(game.title));
        }
    }
}
