//! House rules.

use engine::{HouseRules, OptionError, Switch, Values};
use serde::{Deserialize, Serialize};

use crate::words::message;

/// The switches; the default of each stands first.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "snake_case")]
pub struct Options {
    /// S7, S48: how many cards the square has.
    pub square: Square,
    /// S17: when a further card matches.
    #[serde(rename = "match")]
    pub matching: Matching,
    /// S16: whether there is a choice to stop.
    pub flip: Flip,
    /// S20: what becomes of a later Complication that does not match.
    pub complication_flip: LaterComplication,
    /// S32, S34: how Complications hurt.
    pub complication: Complications,
    /// S37: whether a turn can score less than 0.
    pub turn_floor: TurnFloor,
    /// S8, S42, S44: how long the game is.
    pub length: Length,
    /// S35: when the character's bonus is counted.
    pub bonus: Bonus,
    /// S24: how often Bill turns a card back.
    pub bill: BillsGift,
    /// S8: who sees a hand.
    pub hands: Hands,
    /// S23: whether cards that were seen stay visible.
    pub memory_aid: MemoryAid,
}

/// How many cards the square has (S7, S48).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Square {
    /// Three by three.
    #[default]
    Nine,
    /// Four by four.
    Sixteen,
    /// Five by five.
    TwentyFive,
}

impl Square {
    /// The number of spots.
    #[inline]
    pub const fn spots(self) -> usize {
        self.side() * self.side()
    }

    /// The number of spots in a row.
    #[inline]
    pub const fn side(self) -> usize {
        match self {
            Square::Nine => 3,
            Square::Sixteen => 4,
            Square::TwentyFive => 5,
        }
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.spots() as u8
    }
}

impl TryFrom<u8> for Square {
    type Error = &'static str;

    fn try_from(spots: u8) -> Result<Square, &'static str> {
        match spots {
            9 => Ok(Square::Nine),
            16 => Ok(Square::Sixteen),
            25 => Ok(Square::TwentyFive),
            _ => Err("a square has 9, 16 or 25 cards"),
        }
    }
}

/// What a further card is compared by (S17).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matching {
    /// The same name.
    #[default]
    Name,
    /// The same type.
    Type,
    /// A colour in common.
    Colour,
}

/// Whether the further flip is a choice (S16).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flip {
    /// It is not.
    #[default]
    Must,
    /// After the first card it is.
    May,
}

/// A Complication that does not match and is not the first card (S20).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LaterComplication {
    /// It is taken and ends the draw.
    #[default]
    Stick,
    /// It is turned back like any other card.
    TurnBack,
}

/// How Complications hurt (S32, S34).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Complications {
    /// They divide if linked and are subtracted if not.
    #[default]
    Mirror,
    /// They are always subtracted.
    Subtract,
    /// They multiply by minus their value if linked and are subtracted if not.
    Negative,
}

/// Whether a turn scores at least 0 (S37).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnFloor {
    /// It does.
    #[default]
    On,
    /// It counts as it is.
    Off,
}

/// How long the game is (S8, S42, S44).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// All 46 Hexes.
    #[default]
    Full,
    /// Only 26 Hexes.
    Short,
    /// Only the Hexes dealt at the start.
    HandsOnly,
}

/// When the character's bonus counts (S35).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// After everything else.
    #[default]
    After,
    /// It raises the values before they are multiplied.
    Before,
}

/// How often Bill may turn a card back in one turn (S24).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BillsGift {
    /// Every time.
    #[default]
    Unlimited,
    /// Once.
    Once,
}

/// Who sees a hand (S8).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// Everybody.
    #[default]
    Open,
    /// Its owner.
    Secret,
}

/// Whether cards that were turned over and back stay visible (S23).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemoryAid {
    /// They do not.
    #[default]
    Off,
    /// They do.
    On,
}

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = &[
        Switch {
            key: "square",
            rule: "S48",
            values: Values::OneOf(&[9, 16, 25]),
        },
        Switch {
            key: "match",
            rule: "S17",
            values: Values::Words(&["name", "type", "colour"]),
        },
        Switch {
            key: "flip",
            rule: "S16",
            values: Values::Words(&["must", "may"]),
        },
        Switch {
            key: "complication_flip",
            rule: "S20",
            values: Values::Words(&["stick", "turn_back"]),
        },
        Switch {
            key: "complication",
            rule: "S32",
            values: Values::Words(&["mirror", "subtract", "negative"]),
        },
        Switch {
            key: "turn_floor",
            rule: "S37",
            values: Values::Words(&["on", "off"]),
        },
        Switch {
            key: "length",
            rule: "S44",
            values: Values::Words(&["full", "short", "hands_only"]),
        },
        Switch {
            key: "bonus",
            rule: "S35",
            values: Values::Words(&["after", "before"]),
        },
        Switch {
            key: "bill",
            rule: "S24",
            values: Values::Words(&["unlimited", "once"]),
        },
        Switch {
            key: "hands",
            rule: "S8",
            values: Values::Words(&["open", "secret"]),
        },
        Switch {
            key: "memory_aid",
            rule: "S23",
            values: Values::Words(&["off", "on"]),
        },
    ];

    /// S1: one to five.
    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        let seats = asked.unwrap_or(2);
        if (1..=5).contains(&seats) {
            return Ok(seats);
        }
        Err(OptionError::new("seats", message::players_are(seats)))
    }
}
