//! The tally card, grades and challenges (S45 to S50).

use engine::house;

use crate::Options;

/// How many boxes the tally card has: 14 rows of ten (S45).
pub const BOXES: usize = 140;

/// What one box is worth.
const BOX: i64 = 5;

/// S45: how many boxes a total fills.
pub fn filled_boxes(total: i64) -> usize {
    let boxes = (total.max(0) / BOX).min(BOXES as i64);
    boxes as usize
}

/// How the team did (S47).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Grade {
    /// Below 200.
    HardGround,
    /// From 200.
    Settled,
    /// From 350.
    Thriving,
    /// From 450.
    Abundant,
    /// From 550.
    Flourishing,
    /// Above 700.
    OffTheCard,
}

impl Grade {
    /// The reason in records why a game ended as it did.
    pub const fn id(self) -> &'static str {
        match self {
            Grade::HardGround => "hard ground",
            Grade::Settled => "settled",
            Grade::Thriving => "thriving",
            Grade::Abundant => "abundant",
            Grade::Flourishing => "flourishing",
            Grade::OffTheCard => "off the card",
        }
    }
}

/// S47: the grade of a total.
pub fn grade(total: i64) -> Grade {
    match total {
        ..200 => Grade::HardGround,
        200..350 => Grade::Settled,
        350..450 => Grade::Thriving,
        450..550 => Grade::Abundant,
        550..=700 => Grade::Flourishing,
        701.. => Grade::OffTheCard,
    }
}

/// S50: the name under which best totals are kept: the number of players, and
/// every switch that differs from the usual rules (the square is one of them).
///
/// ```
/// use bordering::{Options, Square, challenge};
///
/// let mass_echo = Options { square: Square::Sixteen, ..Options::default() };
/// assert_eq!(challenge(&Options::default(), 1), "players=1");
/// assert_eq!(challenge(&mass_echo, 3), "players=3 square=16");
/// ```
pub fn challenge(options: &Options, seats: usize) -> String {
    let mut name = format!("players={seats}");
    for (key, value) in house::differences(options) {
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        name.extend([" ", &key, "=", &value]);
    }
    name
}
