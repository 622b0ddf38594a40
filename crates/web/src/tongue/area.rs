use super::{Declared, Language};
use crate::{games, words};

/// A part of what is said; a catalogue in each language.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Area {
    /// What all pages have in common.
    Pages,
    /// The lab.
    Lab,
    /// What people read about themselves.
    Identity,
    /// Reminders.
    Reminders,
    /// The board of the Acorn Race.
    Acorn,
    /// The board of the Badger.
    Badger,
    /// The board of Bordering on Success.
    Bordering,
    /// The board of the Dandelion.
    Dandelion,
    /// The board of `ResourCEd`.
    Resourced,
}

macro_rules! texts {
    ($file:literal) => {
        [
            include_str!(concat!("../../lang/en/", $file, ".ftl")),
            include_str!(concat!("../../lang/de/", $file, ".ftl")),
        ]
    };
}

impl Area {
    /// All of them, in the order of their numbers.
    pub(super) const ALL: [Area; 9] = [
        Area::Pages,
        Area::Lab,
        Area::Identity,
        Area::Reminders,
        Area::Acorn,
        Area::Badger,
        Area::Bordering,
        Area::Dandelion,
        Area::Resourced,
    ];

    /// What the code names in it.
    pub(super) const fn declared(self) -> &'static Declared {
        match self {
            Area::Pages => &words::DECLARED,
            Area::Lab => &words::lab::DECLARED,
            Area::Identity => &words::identity::DECLARED,
            Area::Reminders => &words::reminders::DECLARED,
            Area::Acorn => &games::acorn::words::DECLARED,
            Area::Badger => &games::badger::words::DECLARED,
            Area::Bordering => &games::bordering::words::DECLARED,
            Area::Dandelion => &games::dandelion::words::DECLARED,
            Area::Resourced => &games::resourced::words::DECLARED,
        }
    }

    /// Its catalogue.
    pub(super) const fn text(self, language: Language) -> &'static str {
        let texts: [&str; Language::ALL.len()] = match self {
            Area::Pages => texts!("pages"),
            Area::Lab => texts!("lab"),
            Area::Identity => texts!("identity"),
            Area::Reminders => texts!("reminders"),
            Area::Acorn => texts!("acorn"),
            Area::Badger => texts!("badger"),
            Area::Bordering => texts!("bordering"),
            Area::Dandelion => texts!("dandelion"),
            Area::Resourced => texts!("resourced"),
        };
        texts[language as usize]
    }
}

/// The books of sentences that are said in English by others than pages, by name:
/// `server` for the server and the engine, and one for each game.
pub(super) const SAID: &[(&str, [&str; Language::ALL.len()])] = &[
    ("server", texts!("said/server")),
    ("acorn", texts!("said/acorn")),
    ("badger", texts!("said/badger")),
    ("bordering", texts!("said/bordering")),
    ("dandelion", texts!("said/dandelion")),
    ("resourced", texts!("said/resourced")),
];
