//! Two well-known games on the engine's trait, to measure it by.
//!
//! Their speed and behaviour under random play are known from elsewhere, so they
//! tell what the [`Game`](engine::Game) trait costs. They are not in the
//! catalogue: nobody plays them here.

pub mod connect4;
pub mod hearts;

use engine::{HouseRules, OptionError, Switch};
use serde::{Deserialize, Serialize};

/// A table for `SEATS` players without house rules.
#[derive(Clone, Default, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plain<const SEATS: usize> {}

impl<const SEATS: usize> HouseRules for Plain<SEATS> {
    const SWITCHES: &'static [Switch] = &[];

    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        match asked {
            Some(n) if n != SEATS => {
                let reason = i18n::verbatim(format!("this game is for {SEATS} players"));
                Err(OptionError::new("players", reason))
            }
            Some(_) | None => Ok(SEATS),
        }
    }
}
