//! How to play well.

use engine::Tactics;

use crate::Resourced;

impl Tactics for Resourced {}
