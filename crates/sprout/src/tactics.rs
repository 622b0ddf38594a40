use engine::Tactics;

use crate::Sprout;

/// Bots imagine hidden cards and play games to their end: nothing is known of this one.
impl Tactics for Sprout {}
