use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Grace, StandIn};

/// What a table keeps beyond what every store knows of tables.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How fast bots play.
    pub pace: Pace,
    /// How long people may be away before a bot may play for them.
    pub grace: Grace,
    /// The least level of that bot.
    pub stand_in: StandIn,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            spectators: true,
            pace: Pace::Normal,
            grace: Grace::default(),
            stand_in: StandIn::default(),
        }
    }
}

impl Settings {
    /// Reads what [`write`](Settings::write) wrote; the usual settings if that is unreadable.
    pub fn read(text: &str) -> Settings {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// As text.
    pub fn write(self) -> String {
        serde_json::to_string(&self).expect("settings are words and flags")
    }
}

/// How fast bots play, so that people can follow.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// One move each second and a half.
    Slow,
    /// A bit less than a second for each move.
    #[default]
    Normal,
    /// Three moves a second.
    Fast,
    /// As fast as they think.
    Instant,
}

impl Pace {
    /// The pace with this name.
    pub fn from_word(word: &str) -> Option<Pace> {
        match word {
            "slow" => Some(Pace::Slow),
            "normal" => Some(Pace::Normal),
            "fast" => Some(Pace::Fast),
            "instant" => Some(Pace::Instant),
            _ => None,
        }
    }

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    /// The least time from one move to a bot's next.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1500,
            Pace::Normal => 800,
            Pace::Fast => 300,
            Pace::Instant => 0,
        })
    }
}
