//! How the seed of a game came about, for people and for the script that checks it.

use i18n::Phrase;
use maud::{Markup, html};

use super::SeedNote;
use crate::words;

/// What is known of how a seed came about.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum DealNote {
    /// Nothing.
    Unsaid,
    /// Somebody chose it.
    Chosen,
    /// It was made from secrets.
    Drawn(DrawnNote),
}

/// A seed made from secrets.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DrawnNote {
    /// Whether this table was dealt by it, and not the one of an uploaded record.
    pub ours: bool,
    /// Whether the cards are dealt.
    pub dealt: bool,
    /// What the server promised.
    pub server: String,
    /// Its secret, at the end.
    pub secret: Option<String>,
    /// Who plays.
    pub people: Vec<PromiseNote>,
    /// The same for the script of the page, as JSON.
    pub facts: Option<String>,
}

/// What a person's device added.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PromiseNote {
    /// What the person is called.
    pub name: String,
    /// What the device promised.
    pub promise: Option<String>,
    /// Its secret, at the end.
    pub secret: Option<String>,
    /// Whether it added anything.
    pub contributed: Contributed,
}

/// Whether a device added something to a deal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Contributed {
    /// It may still do so.
    Due,
    /// Yes.
    Added,
    /// No.
    Nothing,
}

/// What people have to know of a deal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Warning {
    /// Whoever made the table chose the seed.
    Chosen,
    /// The game goes on from cards that were open to all.
    Known,
}

impl Warning {
    /// Its name.
    pub(super) fn tag(self) -> Phrase {
        match self {
            Warning::Chosen => words::CHOSEN_DEAL,
            Warning::Known => words::KNOWN_CARDS,
        }
    }

    /// What it means.
    pub(super) fn explained(self) -> Phrase {
        match self {
            Warning::Chosen => words::CHOSEN_EXPLAINED,
            Warning::Known => words::KNOWN_EXPLAINED,
        }
    }

    /// The warning in full.
    pub(super) fn notice(self) -> Markup {
        html! { p .notice { b { (self.tag()) ": " } (self.explained()) } }
    }
}

impl DealNote {
    /// Who had a hand in the deal, in sentences; nothing before it.
    pub(super) fn told(&self) -> Option<String> {
        let drawn = match self {
            DealNote::Unsaid => return None,
            DealNote::Chosen => return Some(words::CHOSEN_EXPLAINED.into()),
            DealNote::Drawn(drawn) => drawn,
        };
        if !drawn.dealt {
            return None;
        }
        let names = |contributed: Contributed| -> Vec<&str> {
            let those = (drawn.people.iter()).filter(|person| person.contributed == contributed);
            those.map(|person| person.name.as_str()).collect()
        };
        let (added, nothing) = (names(Contributed::Added), names(Contributed::Nothing));
        let mut told: String = match added.as_slice() {
            [] => words::DEALT_BY_SERVER.into(),
            added => words::say::dealt_by(words::list(added)),
        };
        if !nothing.is_empty() {
            told.push(' ');
            told.push_str(&words::say::added_nothing(words::list(&nothing)));
        }
        Some(told)
    }

    /// One line below the result of a game; the script writes there what it found.
    pub(super) fn line(&self) -> Markup {
        html! {
            @if let Some(told) = self.told() {
                p .hint { (told) " " b data-checked {} }
            }
        }
    }
}

impl SeedNote {
    /// Everything about the deal, for whoever wants to look into it.
    pub(super) fn panel(&self) -> Markup {
        html! {
            div #dealt data-deal=[self.facts()] data-held=(words::DEAL_HELD) data-unseen=(words::DEAL_UNSEEN)
                data-broken=(words::DEAL_BROKEN) data-swapped=(words::DEAL_SWAPPED) data-dropped=(words::DEAL_DROPPED) {
                h3 { (words::FAIR_SHUFFLE) }
                @if let DealNote::Drawn(drawn) = &self.deal {
                    @if !drawn.ours { p .notice { (words::DEAL_CLAIMED) } }
                }
                @match self.deal.told() {
                    Some(told) => p { (told) " " b data-checked {} },
                    None => @if matches!(self.deal, DealNote::Drawn(_)) { p { (words::DEAL_EXPLAINED) } },
                }
                @if let DealNote::Drawn(drawn) = &self.deal { (drawn.promises()) }
                @if let Some(hash) = &self.hash { p { (words::SEED_HASH) " " code { (hash) } } }
                @match &self.seed {
                    Some(seed) => {
                        p { (words::SEED) " " code { (seed) } }
                        p .hint { (words::VERIFY) }
                    },
                    None => p .hint { (words::SEED_LATER) },
                }
            }
        }
    }

    fn facts(&self) -> Option<&str> {
        match &self.deal {
            DealNote::Drawn(drawn) => drawn.facts.as_deref(),
            DealNote::Unsaid | DealNote::Chosen => None,
        }
    }
}

impl DrawnNote {
    /// What everybody promised, and at the end what it was.
    fn promises(&self) -> Markup {
        html! {
            details {
                summary { (words::PROMISES) }
                dl .promises {
                    dt { (words::THE_SERVER) }
                    dd { (promise(Some(&self.server), self.secret.as_deref())) }
                    @for person in &self.people {
                        dt { (person.name) }
                        dd { (promise(person.promise.as_deref(), person.secret.as_deref())) }
                    }
                }
            }
        }
    }
}

fn promise(hash: Option<&str>, secret: Option<&str>) -> Markup {
    html! {
        @match hash {
            Some(hash) => { (words::PROMISE_HASH) " " code { (hash) } },
            None => (words::NO_PROMISE),
        }
        @if let Some(secret) = secret { br; (words::PROMISE_SECRET) " " code { (secret) } }
    }
}
