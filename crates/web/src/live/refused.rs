use std::{collections::HashMap, sync::LazyLock};

use engine::{Notation, ParseError, Refusal, Rejection, Rulebook};
use i18n::Message;
use serde::{Serialize, Serializer};

use crate::words::problems;

/// Why a decision was not taken, for the person who tried.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, utoipa::ToSchema)]
pub struct Refused {
    /// What kind of refusal it is.
    pub code: Code,
    /// Why.
    #[serde(serialize_with = "as_text")]
    #[schema(value_type = String)]
    pub words: Message,
    /// The rules that say so, the most telling one first.
    pub rules: Vec<RuleText>,
}

/// What kind of refusal it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The table has moved on since the player last looked.
    Stale,
    /// The game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn,
    /// The rules do not allow it.
    Illegal,
    /// It is no action of this game.
    NoAction,
    /// It cannot be taken back.
    Kept,
    /// The table is not at the point where this can be done.
    NotNow,
}

impl Code {
    /// The word for it in answers.
    pub fn word(self) -> &'static str {
        match self {
            Code::Stale => "stale",
            Code::Over => "over",
            Code::NotYourTurn => "not_your_turn",
            Code::Illegal => "illegal",
            Code::NoAction => "no_action",
            Code::Kept => "kept",
            Code::NotNow => "not_now",
        }
    }
}

/// A rule with its number.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, utoipa::ToSchema)]
pub struct RuleText {
    /// Its number.
    pub number: String,
    /// What it says.
    pub text: String,
}

fn as_text<S: Serializer>(words: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(words)
}

impl Refused {
    /// A refusal that no rule of the game is behind.
    pub fn plain(code: Code, words: impl Into<Message>) -> Refused {
        Refused {
            code,
            words: words.into(),
            rules: Vec::new(),
        }
    }

    /// The page that was answered is not the last one.
    pub fn stale() -> Refused {
        Refused::plain(Code::Stale, problems::MOVED_ON)
    }

    pub(super) fn no_action(error: &ParseError) -> Refused {
        Refused::plain(Code::NoAction, error.0.clone())
    }

    pub(super) fn rejected<G: Notation>(rejection: &Rejection) -> Refused {
        match rejection {
            Rejection::Stale { .. } => Refused::stale(),
            Rejection::Over(refusal) => Refused::by::<G>(Code::Over, refusal),
            Rejection::NotYourTurn(refusal) => Refused::by::<G>(Code::NotYourTurn, refusal),
            Rejection::Illegal(refusal) => Refused::by::<G>(Code::Illegal, refusal),
        }
    }

    pub(super) fn by<G: Notation>(code: Code, refusal: &Refusal) -> Refused {
        let book = rulebook(G::ID);
        let rules = (refusal.rules.iter())
            .map(|&number| RuleText {
                number: number.to_owned(),
                text: book
                    .rule(number)
                    .map_or_else(String::new, |rule| unmarked(&rule.text)),
            })
            .collect();
        Refused {
            code,
            words: refusal.words.clone(),
            rules,
        }
    }
}

/// A rule in plain letters, without the note where it comes from.
fn unmarked(rule: &str) -> String {
    let noted = rule
        .rsplit_once(" *(")
        .filter(|(_, note)| note.ends_with(")*"));
    noted.map_or(rule, |(rule, _)| rule).replace('*', "")
}

/// The rulebook of a game, read once.
fn rulebook(game: &str) -> &'static Rulebook {
    static BOOKS: LazyLock<HashMap<&str, Rulebook>> = LazyLock::new(|| {
        let games = catalog::games().into_iter();
        games
            .map(|game| (game.id, Rulebook::parse(game.rulebook)))
            .collect()
    });
    &BOOKS[game]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_quoted_without_marks() {
        let rule = "Follow **suit** if you *can*. *(fox; ruling 3)*";
        assert_eq!(unmarked(rule), "Follow suit if you can.");
        assert_eq!(unmarked("Two play (B1)."), "Two play (B1).");
    }
}
