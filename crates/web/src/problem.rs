//! What can go wrong, and what whoever asked is told about it.

use std::time::Duration;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use store::{AppendError, SaveError, StoreError, Trouble};

use crate::live::{Code, Refused, RuleText};

/// Why a request was not carried out.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Problem {
    /// There is nothing at this address.
    NoPage,
    /// There is no such table, or it is not for everybody.
    NoTable,
    /// There is no such game.
    NoGame,
    /// Another site made a browser send this.
    Foreign,
    /// The request is for a host that this server is not.
    UnknownHost,
    /// Nobody is known by this token, and somebody has to be.
    Stranger,
    /// Not for this person, or not now.
    NotYours(&'static str),
    /// What was sent cannot be used.
    Unusable(String),
    /// The game or the table says no.
    Refused(Refused),
    /// Too much at once.
    TooMany {
        /// How long to wait.
        wait: Duration,
    },
    /// Too much altogether.
    Crowded(&'static str),
    /// A table was played under rules of another version.
    Outdated,
    /// The database can neither be read nor written, for this reason.
    Unavailable(Trouble),
    /// A fault of ours.
    Broken,
}

/// A problem as programs read it.
#[derive(Serialize, utoipa::ToSchema)]
pub struct ProblemBody {
    /// A word for it that stays the same.
    code: &'static str,
    /// What is wrong, in a sentence.
    message: String,
    /// The rules behind a refusal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rules: Vec<RuleText>,
}

impl Problem {
    /// The status it is answered with.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NoPage | Problem::NoTable | Problem::NoGame => StatusCode::NOT_FOUND,
            Problem::Foreign | Problem::NotYours(_) => StatusCode::FORBIDDEN,
            Problem::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::Stranger => StatusCode::UNAUTHORIZED,
            Problem::Unusable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Refused(refused) => match refused.code {
                Code::Stale => StatusCode::CONFLICT,
                Code::Over
                | Code::NotYourTurn
                | Code::Illegal
                | Code::NoAction
                | Code::Kept
                | Code::NotNow => StatusCode::UNPROCESSABLE_ENTITY,
            },
            Problem::TooMany { .. } | Problem::Crowded(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::Outdated => StatusCode::GONE,
            Problem::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A word for it that stays the same.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::NoPage => "no_page",
            Problem::NoTable => "no_table",
            Problem::NoGame => "no_game",
            Problem::Foreign => "foreign",
            Problem::UnknownHost => "unknown_host",
            Problem::Stranger => "stranger",
            Problem::NotYours(_) => "not_yours",
            Problem::Unusable(_) => "unusable",
            Problem::Refused(refused) => refused.code.word(),
            Problem::TooMany { .. } => "too_many",
            Problem::Crowded(_) => "crowded",
            Problem::Outdated => "outdated",
            Problem::Unavailable(_) => "unavailable",
            Problem::Broken => "broken",
        }
    }

    /// What is wrong, in a sentence.
    pub fn words(&self) -> String {
        let english = match self {
            Problem::NoPage => "There is nothing at this address.",
            Problem::NoTable => "There is no such table.",
            Problem::NoGame => "There is no such game.",
            Problem::Foreign => "This came from another site.",
            Problem::UnknownHost => "This server is not known by the name in the address.",
            Problem::Stranger => "Nobody is known by this token.",
            Problem::NotYours(words) | Problem::Crowded(words) => words,
            Problem::Unusable(words) => words,
            Problem::Refused(refused) => return refused.words.to_string(),
            Problem::TooMany { .. } => "That was too much at once.",
            Problem::Outdated => "This game was played under rules of another version.",
            Problem::Unavailable(trouble) => match trouble {
                Trouble::DiskFull => "The disk of the server is full.",
                Trouble::Disk => "The disk of the server fails.",
                Trouble::ReadOnly => "The database of the server cannot be written.",
                Trouble::Unreachable => "The server cannot reach its database right now.",
                Trouble::Damaged => "The database of the server is damaged.",
                Trouble::Unusable => "The server can neither read nor write its tables right now.",
            },
            Problem::Broken => "Something went wrong here.",
        };
        english.to_owned()
    }

    /// What to do next, in a sentence.
    pub fn advice(&self) -> String {
        let wait;
        let english = match self {
            Problem::NoPage | Problem::NoGame => "Go to the first page and choose from there.",
            Problem::NoTable => "Ask whoever sent you the link for a new one.",
            Problem::Foreign => "Go to the page itself and try there.",
            Problem::UnknownHost => {
                "Use another address of it, or start it with --allowed-host and this name."
            }
            Problem::Stranger => "Sit down at a table, or make one, to get to be known.",
            Problem::NotYours(_) | Problem::Unusable(_) | Problem::Refused(_) => {
                "Go back, look again, and try something else."
            }
            Problem::TooMany { wait: time } => {
                wait = format!("Wait {} s and try again.", time.as_secs().max(1));
                &wait
            }
            Problem::Crowded(_) => "Finish or close something first.",
            Problem::Outdated => "It can be replayed with the program it was played with.",
            Problem::Unavailable(trouble) => match trouble {
                Trouble::DiskFull | Trouble::ReadOnly => {
                    "What you did just now was not stored; everything before it is kept. Try again in a moment."
                }
                Trouble::Disk | Trouble::Unreachable | Trouble::Unusable => {
                    "What you did just now may not have been stored; everything before it is kept. Try again in a moment."
                }
                Trouble::Damaged => "Whoever runs it has to put a backup in its place.",
            },
            Problem::Broken => "It was noted. Try again in a moment.",
        };
        english.to_owned()
    }

    /// As programs read it.
    pub fn body(&self) -> ProblemBody {
        ProblemBody {
            code: self.code(),
            message: match self {
                // Whether it counts is what a program has to know.
                Problem::Unavailable(_) => format!("{} {}", self.words(), self.advice()),
                _ => self.words(),
            },
            rules: match self {
                Problem::Refused(refused) => refused.rules.clone(),
                _ => Vec::new(),
            },
        }
    }
}

/// The answer programs get; pages dress it up, and find it among the
/// extensions.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.body())).into_response();
        if let Problem::TooMany { wait } = &self {
            let seconds = HeaderValue::from(wait.as_secs().max(1));
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem::Refused(refused)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error.trouble() {
            // The store has said it in the log, once.
            Some(trouble) => {
                tracing::debug!(%error, "the store failed");
                Problem::Unavailable(trouble)
            }
            None => {
                tracing::error!(%error, "the store failed");
                Problem::Unavailable(Trouble::Unusable)
            }
        }
    }
}

impl From<SaveError> for Problem {
    fn from(error: SaveError) -> Problem {
        match error {
            SaveError::Stale => Problem::Refused(Refused::stale()),
            SaveError::NoTable => Problem::NoTable,
            SaveError::Store(error) => error.into(),
        }
    }
}

impl From<AppendError> for Problem {
    fn from(error: AppendError) -> Problem {
        match error {
            AppendError::Stale => Problem::Refused(Refused::stale()),
            AppendError::NoTable => Problem::NoTable,
            AppendError::Store(error) => error.into(),
        }
    }
}
