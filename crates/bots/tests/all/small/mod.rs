//! Two small games to try bots on.

pub mod crossing;
pub mod tricks;

use engine::{HouseRules, OptionError, Switch};
use serde::{Deserialize, Serialize};

/// Nothing to decide before play.
#[derive(Clone, Default, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plain {}

impl HouseRules for Plain {
    const SWITCHES: &'static [Switch] = &[];

    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        Ok(asked.unwrap_or(2))
    }
}
