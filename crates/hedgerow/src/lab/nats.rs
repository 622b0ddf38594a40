//! Studies on several machines: shards as messages of a NATS `JetStream` work queue.
//!
//! A shard is acknowledged after its result is stored, so that it is handed out again
//! if its worker dies; results are known by the number of their shard, so that one
//! that comes twice counts once.

mod run;
mod streams;
mod worker;

use std::time::Duration;

use lab::{Order, Shard};
use serde::{Deserialize, Serialize};

pub(super) use run::run;
use streams::Streams;
pub(super) use worker::Worker;

/// How long a worker may be silent about a shard before another one gets it.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long results wait for whoever asked.
const KEPT: Duration = Duration::from_hours(24);

/// A shard to be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Work {
    /// The study it belongs to.
    study: String,
    /// Its number.
    number: u64,
    /// The version of the program that asks.
    version: String,
    /// How that program plays the game; see `fingerprint`.
    fingerprint: u64,
    orders: Vec<Order>,
    from: u64,
    to: u64,
    rows: bool,
}

/// What came of a shard.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Played { number: u64, shard: Box<Shard> },
    Refused { why: String },
}

impl Work {
    fn subject(study: &str, number: u64) -> String {
        format!("hedgerow.lab.work.{study}.{number}")
    }
}

/// Where the answers of a study arrive.
fn answers(study: &str) -> String {
    format!("hedgerow.lab.result.{study}")
}
