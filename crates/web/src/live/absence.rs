//! Who is away when it is their turn, and when a bot may play for them.

use std::time::Duration;

use engine::Seat;
use serde::{Deserialize, Serialize};
use store::{Moment, PersonId, Sitter, Stage};

use super::{presence::Lookers, state::State};
use crate::pages::Presence;

/// Who has been away for so long when their turn comes plays over days, and not at one
/// sitting.
const LONG_GONE: Duration = Duration::from_hours(1);

const DAY: Duration = Duration::from_hours(24);

/// How long somebody whose turn it is may be away before a bot may play for them.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub enum Grace {
    /// A minute.
    #[serde(rename = "1m")]
    OneMinute,
    /// Five minutes.
    #[default]
    #[serde(rename = "5m")]
    FiveMinutes,
    /// Half an hour.
    #[serde(rename = "30m")]
    HalfAnHour,
    /// A day.
    #[serde(rename = "1d")]
    Day,
    /// For ever.
    #[serde(rename = "never")]
    Never,
}

impl Grace {
    /// The grace with this name.
    pub fn from_word(word: &str) -> Option<Grace> {
        match word {
            "1m" => Some(Grace::OneMinute),
            "5m" => Some(Grace::FiveMinutes),
            "30m" => Some(Grace::HalfAnHour),
            "1d" => Some(Grace::Day),
            "never" => Some(Grace::Never),
            _ => None,
        }
    }

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Grace::OneMinute => "1m",
            Grace::FiveMinutes => "5m",
            Grace::HalfAnHour => "30m",
            Grace::Day => "1d",
            Grace::Never => "never",
        }
    }

    fn time(self) -> Option<Duration> {
        match self {
            Grace::OneMinute => Some(Duration::from_mins(1)),
            Grace::FiveMinutes => Some(Duration::from_mins(5)),
            Grace::HalfAnHour => Some(Duration::from_mins(30)),
            Grace::Day => Some(DAY),
            Grace::Never => None,
        }
    }

    /// When a bot may play for somebody who left at one moment and whose turn came at
    /// another; `None` if never.
    fn ends(self, left: Moment, turn: Moment) -> Option<Moment> {
        let time = self.time()?;
        let time = if turn - left > LONG_GONE {
            time.max(DAY)
        } else {
            time
        };
        Some(left.max(turn) + time)
    }
}

/// The level of bots that play for people who are away.
#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Debug,
    Default,
    Serialize,
    Deserialize,
    utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// By simple habits.
    Easy,
    /// Thinks a little.
    #[default]
    Medium,
    /// As well as it can.
    Hard,
}

impl StandIn {
    /// The level with this name.
    pub fn from_word(word: &str) -> Option<StandIn> {
        match word {
            "easy" => Some(StandIn::Easy),
            "medium" => Some(StandIn::Medium),
            "hard" => Some(StandIn::Hard),
            _ => None,
        }
    }

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            StandIn::Easy => "easy",
            StandIn::Medium => "medium",
            StandIn::Hard => "hard",
        }
    }
}

/// Whether a bot may play for somebody who is away.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Offer {
    /// Yes.
    Now,
    /// In so many seconds.
    In(u64),
    /// No: the host wants none.
    Never,
}

impl State {
    /// Whether a bot may play for the person in a seat; `None` if nobody waits for them, or
    /// they are there.
    pub(super) fn offer(&self, lookers: &Lookers, seat: Seat, now: Moment) -> Option<Offer> {
        let chair = self.row.chairs.get(seat.index())?;
        let (Sitter::Person { person, .. }, None) = (&chair.sitter, &chair.stand_in) else {
            return None;
        };
        let is_awaited = self.row.stage == Stage::Playing && self.awaits().contains(seat);
        if !is_awaited || lookers.presence(person, now) == Presence::Here {
            return None;
        }
        let left = self.left(lookers, person);
        let grace = self.settings.grace;
        Some(match grace.ends(left, self.awaited_at[seat.index()]) {
            None => Offer::Never,
            Some(end) if end <= now => Offer::Now,
            Some(end) => Offer::In((end - now).as_secs().max(1)),
        })
    }

    fn left(&self, lookers: &Lookers, person: &PersonId) -> Moment {
        lookers.left(person).unwrap_or(self.row.made_at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64) -> Moment {
        Moment(minutes * 60_000)
    }

    #[test]
    fn the_grace_begins_when_somebody_is_both_awaited_and_away() {
        let ends = |left, turn| Grace::FiveMinutes.ends(at(left), at(turn));
        assert_eq!(ends(100, 90), Some(at(105)));
        assert_eq!(ends(100, 130), Some(at(135)));
        assert_eq!(Grace::Never.ends(at(100), at(90)), None);
    }

    #[test]
    fn who_was_long_gone_when_the_turn_came_has_a_day() {
        let day = 24 * 60;
        for grace in [Grace::OneMinute, Grace::HalfAnHour, Grace::Day] {
            assert_eq!(grace.ends(at(100), at(161)), Some(at(161 + day)));
        }
        assert_eq!(Grace::OneMinute.ends(at(100), at(160)), Some(at(161)));
        // However long they stay away after their turn came.
        assert_eq!(Grace::OneMinute.ends(at(500), at(160)), Some(at(501)));
    }

    #[test]
    fn names_are_those_that_are_stored() {
        for grace in [
            Grace::OneMinute,
            Grace::FiveMinutes,
            Grace::HalfAnHour,
            Grace::Day,
            Grace::Never,
        ] {
            assert_eq!(Grace::from_word(grace.word()), Some(grace));
            assert_eq!(serde_json::to_value(grace).unwrap(), grace.word());
        }
        for level in [StandIn::Easy, StandIn::Medium, StandIn::Hard] {
            assert_eq!(StandIn::from_word(level.word()), Some(level));
            assert_eq!(serde_json::to_value(level).unwrap(), level.word());
        }
        assert!(StandIn::from_word("random").is_none());
        assert!(StandIn::Easy < StandIn::Medium && StandIn::Medium < StandIn::Hard);
    }
}
