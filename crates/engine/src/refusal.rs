use std::fmt;

use i18n::Message;

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

    /// Whether it cites this rule.
    pub fn cites(&self, rule: &str) -> bool {
        self.rules.contains(&rule)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rules.join(", "), self.words)
    }
}

/// Why a decision was not taken.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Rejection {
    /// The table has moved on since the player last looked.
    #[error("the table has moved on: it is at move {at}")]
    Stale {
        /// The ply that is to be answered now.
        at: usize,
    },
    /// The game is over.
    #[error("{0}")]
    Over(Refusal),
    /// Another seat is to act.
    #[error("{0}")]
    NotYourTurn(Refusal),
    /// The rules do not allow it.
    #[error("{0}")]
    Illegal(Refusal),
}

impl Rejection {
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
