use engine::Tactics;

use crate::Race;

/// How the greedy player likes to buy.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Temperament {
    /// Balanced.
    Balanced,
}

impl Tactics for Race {}
