//! How long a server keeps things that nobody wants.

use std::{str::FromStr, time::Duration};

use store::Expiry;

const DAY: Duration = Duration::from_hours(24);

// No doc comment: it would replace that of the command whose options these are.
#[allow(missing_docs)]
#[derive(Copy, Clone, clap::Args)]
pub(crate) struct Keep {
    /// How many days a table is kept at which no game begins, from when it was made or the
    /// last word in its chat; 0 or never: for ever
    #[arg(
        long = "keep-gatherings",
        value_name = "DAYS",
        env = "HEDGEROW_KEEP_GATHERINGS",
        default_value = "7"
    )]
    gatherings: Days,

    /// After how many days without a move or a word a game is closed
    #[arg(
        long = "keep-abandoned",
        value_name = "DAYS",
        env = "HEDGEROW_KEEP_ABANDONED",
        default_value = "90"
    )]
    abandoned: Days,

    /// How many days a game that was closed before its end is kept
    #[arg(
        long = "keep-closed",
        value_name = "DAYS",
        env = "HEDGEROW_KEEP_CLOSED",
        default_value = "90"
    )]
    closed: Days,

    /// How many days a finished or uploaded game is kept
    #[arg(
        long = "keep-finished",
        value_name = "DAYS",
        env = "HEDGEROW_KEEP_FINISHED",
        default_value = "never"
    )]
    finished: Days,

    /// How many days somebody without a game is remembered after they were last seen
    #[arg(
        long = "keep-guests",
        value_name = "DAYS",
        env = "HEDGEROW_KEEP_GUESTS",
        default_value = "30"
    )]
    guests: Days,
}

impl Keep {
    /// The same for the store.
    pub(crate) fn expiry(&self) -> Expiry {
        Expiry {
            gatherings: self.gatherings.0,
            abandoned: self.abandoned.0,
            closed: self.closed.0,
            finished: self.finished.0,
            guests: self.guests.0,
        }
    }
}

/// A number of days, or for ever.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Days(Option<Duration>);

impl FromStr for Days {
    type Err = String;

    fn from_str(text: &str) -> Result<Days, String> {
        if text == "never" {
            return Ok(Days(None));
        }
        let days: u32 = text
            .parse()
            .map_err(|_| "write a number of days, or `never`".to_owned())?;
        Ok(Days((days > 0).then(|| DAY * days)))
    }
}

/// A number, or as many as anybody likes.
#[derive(Copy, Clone)]
pub(crate) struct Most(pub(crate) Option<u64>);

/// Reads such a number.
pub(crate) fn most(text: &str) -> Result<Most, String> {
    if text == "never" {
        return Ok(Most(None));
    }
    let most: u64 = text
        .parse()
        .map_err(|_| "write a number, or `never`".to_owned())?;
    Ok(Most((most > 0).then_some(most)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_numbers_and_nothing_is_for_ever() {
        assert_eq!("7".parse(), Ok(Days(Some(7 * DAY))));
        assert_eq!("0".parse(), Ok(Days(None)));
        assert_eq!("never".parse(), Ok(Days(None)));
        assert!("soon".parse::<Days>().is_err());
        assert!("-1".parse::<Days>().is_err());
    }
}
