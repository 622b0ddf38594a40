use engine::{HouseRules, OptionError, Switch, house_rules};

use crate::{MOST_PLAYERS, words::message};

/// The most cards anybody is dealt (S9).
pub(crate) const MOST_DEALT: usize = 5;

house_rules! {
    /// The house rules of a table; the usual one of each stands first.
    pub struct Options;
    /// S2, S9: how many cards everybody is dealt.
    hand "S9": u8 [3, 2, 4, 5]
}

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = Options::DECLARED;

    /// S1.
    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        match asked.unwrap_or(2) {
            seats @ 2..=MOST_PLAYERS => Ok(seats),
            seats => Err(OptionError::new("players", message::too_many_play(seats))),
        }
    }
}
