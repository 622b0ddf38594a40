use engine::Tactics;

use crate::Dandelion;

impl Tactics for Dandelion {}
