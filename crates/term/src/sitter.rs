use std::{fmt, str::FromStr};

use bots::{BotSpec, BotSpecError};

use crate::words::say;

/// Who sits in a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Sitter {
    /// A person at this keyboard.
    Human,
    /// A bot.
    Bot(BotSpec),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Human => f.write_str("human"),
            Sitter::Bot(spec) => write!(f, "{spec}"),
        }
    }
}

/// A text that names nobody who could take a seat.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum SitterError {
    /// Neither a person nor a bot.
    #[error("{}", say::nobody_such(.0.to_string()))]
    Unknown(BotSpecError),
    /// A bot with settings that it cannot have.
    #[error(transparent)]
    Settings(BotSpecError),
}

impl FromStr for Sitter {
    type Err = SitterError;

    fn from_str(text: &str) -> Result<Sitter, SitterError> {
        if text == "human" {
            return Ok(Sitter::Human);
        }
        let bot = text.parse().map_err(|error| match error {
            BotSpecError::Unknown(_) => SitterError::Unknown(error),
            error => SitterError::Settings(error),
        })?;
        Ok(Sitter::Bot(bot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_unknown_hears_of_people_too() {
        let wrong = |text: &str| text.parse::<Sitter>().unwrap_err().to_string();
        assert!(wrong("badger").ends_with("ismcts:TIME, and `human`, a person at this keyboard"));
        assert!(!wrong("search:none").contains("human"));
        assert_eq!("human".parse(), Ok(Sitter::Human));
    }
}
