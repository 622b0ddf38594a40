//! What can go wrong, and what whoever asked is told about it.

use std::time::Duration;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use i18n::Message;
use serde::Serialize;
use store::{AppendError, SaveError, StoreError, Trouble};

use crate::{
    live::{Code, Refused, RuleText},
    words::problems::{self, message},
};

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
    NotYours(Message),
    /// What was sent cannot be used.
    Unusable(Message),
    /// The game or the table says no.
    Refused(Refused),
    /// Too much at once.
    TooMany {
        /// How long to wait.
        wait: Duration,
    },
    /// Too much altogether.
    Crowded(Message),
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

    /// Not for this person, or not now, for this reason.
    pub fn not_yours(words: impl Into<Message>) -> Problem {
        Problem::NotYours(words.into())
    }

    /// What was sent cannot be used, for this reason.
    pub fn unusable(words: impl Into<Message>) -> Problem {
        Problem::Unusable(words.into())
    }

    /// What was sent cannot be used, for a reason that is no sentence yet: it begins with a
    /// small letter, as errors do.
    pub(crate) fn sentence(reason: Message) -> Problem {
        Problem::Unusable(message::sentence(reason))
    }

    /// Too much altogether: of this.
    pub fn crowded(words: impl Into<Message>) -> Problem {
        Problem::Crowded(words.into())
    }

    /// What is wrong, in a sentence.
    pub fn words(&self) -> Message {
        let phrase = match self {
            Problem::NoPage => problems::NO_PAGE,
            Problem::NoTable => problems::NO_TABLE,
            Problem::NoGame => problems::NO_GAME,
            Problem::Foreign => problems::FOREIGN,
            Problem::UnknownHost => problems::UNKNOWN_HOST,
            Problem::Stranger => problems::STRANGER,
            Problem::NotYours(words) | Problem::Crowded(words) | Problem::Unusable(words) => {
                return words.clone();
            }
            Problem::Refused(refused) => return refused.words.clone(),
            Problem::TooMany { .. } => problems::TOO_MANY,
            Problem::Outdated => problems::OUTDATED,
            Problem::Unavailable(trouble) => match trouble {
                Trouble::DiskFull => problems::DISK_FULL,
                Trouble::Disk => problems::DISK_FAILS,
                Trouble::ReadOnly => problems::READ_ONLY,
                Trouble::Unreachable => problems::UNREACHABLE,
                Trouble::Damaged => problems::DAMAGED,
                Trouble::Unusable => problems::UNAVAILABLE,
            },
            Problem::Broken => problems::BROKEN,
        };
        phrase.into()
    }

    /// What to do next, in a sentence.
    pub fn advice(&self) -> Message {
        let phrase = match self {
            Problem::NoPage | Problem::NoGame => problems::ADVICE_FIRST_PAGE,
            Problem::NoTable => problems::ADVICE_NEW_LINK,
            Problem::Foreign => problems::ADVICE_THE_PAGE,
            Problem::UnknownHost => problems::ADVICE_OTHER_HOST,
            Problem::Stranger => problems::ADVICE_SIT_DOWN,
            Problem::NotYours(_) | Problem::Unusable(_) | Problem::Refused(_) => {
                problems::ADVICE_TRY_AGAIN
            }
            Problem::TooMany { wait } => return message::advice_wait(wait.as_secs().max(1)),
            Problem::Crowded(_) => problems::ADVICE_FINISH,
            Problem::Outdated => problems::ADVICE_PROGRAM,
            Problem::Unavailable(trouble) => match trouble {
                Trouble::DiskFull | Trouble::ReadOnly => problems::ADVICE_NOT_STORED,
                Trouble::Disk | Trouble::Unreachable | Trouble::Unusable => problems::ADVICE_MOMENT,
                Trouble::Damaged => problems::ADVICE_BACKUP,
            },
            Problem::Broken => problems::ADVICE_NOTED,
        };
        phrase.into()
    }

    /// What is wrong, and what to do next.
    pub fn words_and_advice(&self) -> Message {
        message::with_advice(self.words(), self.advice())
    }

    /// As programs read it.
    pub fn body(&self) -> ProblemBody {
        ProblemBody {
            code: self.code(),
            message: match self {
                // Whether it counts is what a program has to know.
                Problem::Unavailable(_) => self.words_and_advice().to_string(),
                _ => self.words().to_string(),
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
