use std::fmt;

use i18n::Message;

use crate::{one_line::told_by_message, words::message};

/// Why the rules do not allow an action: the rules that say so, and a sentence
/// for the person who tried.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Refusal {
    /// Rule numbers, the most telling one first.
    pub rules: &'static [&'static str],
    /// Why, without the number.
    pub words: Message,
}

impl Refusal {
    /// A refusal by these rules.
    pub fn new(rules: &'static [&'static str], words: impl Into<Message>) -> Refusal {
        Refusal {
            rules,
            words: words.into(),
        }
    }

    /// The rules and the words.
    pub fn message(&self) -> Message {
        message::refused_by(self.rules.join(", "), self.words.clone())
    }

    /// Whether it cites this rule.
    pub fn cites(&self, rule: &str) -> bool {
        self.rules.contains(&rule)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Why a decision was not taken.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Rejection {
    /// The table has moved on since the player last looked.
    Stale {
        /// The ply that is to be answered now.
        at: usize,
    },
    /// The game is over.
    Over(Refusal),
    /// Another seat is to act.
    NotYourTurn(Refusal),
    /// The rules do not allow it.
    Illegal(Refusal),
}

told_by_message!(Rejection);

impl Rejection {
    /// What to tell whoever tried.
    pub fn message(&self) -> Message {
        match self {
            Rejection::Stale { at } => message::table_moved_on_to(*at),
            Rejection::Over(refusal)
            | Rejection::NotYourTurn(refusal)
            | Rejection::Illegal(refusal) => refusal.message(),
        }
    }

    /// The rules behind it; none where the table has moved on.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Rejection::Stale { .. } => None,
            Rejection::Over(refusal)
            | Rejection::NotYourTurn(refusal)
            | Rejection::Illegal(refusal) => Some(refusal),
        }
    }
}
