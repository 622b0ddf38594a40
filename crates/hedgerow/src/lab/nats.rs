//! Studies on several machines: shards as messages of a NATS `JetStream` work queue.
//!
//! A shard is acknowledged after its result is stored, so that it is handed out again
//! if its worker dies; results are known by the number of their shard, so that one
//! that comes twice counts once.

mod run;
mod worker;

use std::time::Duration;

use anyhow::{Context as _, anyhow};
use async_nats::jetstream::{
    self,
    consumer::{AckPolicy, PullConsumer, pull},
    context::Context,
    stream::{self, RetentionPolicy, Stream},
};
use lab::{Order, Shard};
use serde::{Deserialize, Serialize};

pub(super) use run::run;
pub(super) use worker::Worker;

/// The streams of all studies: what is to be played, and what came of it.
const WORK: &str = "HEDGEROW_LAB_WORK";
const RESULTS: &str = "HEDGEROW_LAB_RESULTS";

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

/// The two streams, made if they are not there.
struct Streams {
    context: Context,
    work: Stream,
    results: Stream,
}

impl Streams {
    async fn open(address: &str) -> anyhow::Result<Streams> {
        let client = async_nats::ConnectOptions::new()
            .connection_timeout(Duration::from_secs(5))
            .connect(address)
            .await
            .map_err(|error| anyhow!("the NATS server {address} cannot be reached: {error}"))?;
        let context = jetstream::new(client);
        let open = async |name: &str, subject: &str, retention| {
            let config = stream::Config {
                name: name.to_owned(),
                subjects: vec![format!("{subject}.>")],
                retention,
                max_age: KEPT,
                ..stream::Config::default()
            };
            let stream = context.get_or_create_stream(config).await;
            stream.with_context(|| {
                format!("{address}: the stream {name} cannot be opened (JetStream must be on)")
            })
        };
        let work = open(WORK, "hedgerow.lab.work", RetentionPolicy::WorkQueue).await?;
        let results = open(RESULTS, "hedgerow.lab.result", RetentionPolicy::Limits).await?;
        Ok(Streams {
            context,
            work,
            results,
        })
    }

    /// The queue that all workers share.
    async fn queue(&self) -> anyhow::Result<PullConsumer> {
        let config = pull::Config {
            durable_name: Some("workers".to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: PATIENCE,
            ..pull::Config::default()
        };
        let queue = self.work.get_or_create_consumer("workers", config).await;
        queue.context("the work queue cannot be opened")
    }
}
