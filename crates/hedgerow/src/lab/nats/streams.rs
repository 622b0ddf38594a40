use std::time::Duration;

use anyhow::{Context as _, anyhow};
use async_nats::jetstream::{
    self, ErrorCode,
    consumer::{AckPolicy, PullConsumer, pull},
    context::{Context, CreateStreamError, CreateStreamErrorKind},
    stream::{self, RetentionPolicy, Stream},
};

use super::{KEPT, PATIENCE};

/// The streams of all studies: what is to be played, and what came of it.
const WORK: &str = "HEDGEROW_LAB_WORK";
const RESULTS: &str = "HEDGEROW_LAB_RESULTS";

/// The two streams, made if they are not there.
pub(super) struct Streams {
    pub(super) context: Context,
    pub(super) work: Stream,
    pub(super) results: Stream,
}

impl Streams {
    pub(super) async fn open(address: &str) -> anyhow::Result<Streams> {
        let context = connect(address).await?;
        let open = async |name: &str, subject: &str, retention| {
            let stream = open_stream(&context, name, subject, retention).await;
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
    pub(super) async fn queue(&self) -> anyhow::Result<PullConsumer> {
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

async fn connect(address: &str) -> anyhow::Result<Context> {
    let client = async_nats::ConnectOptions::new()
        .connection_timeout(Duration::from_secs(5))
        .connect(address)
        .await
        .map_err(|error| anyhow!("the NATS server {address} cannot be reached: {error}"))?;
    Ok(jetstream::new(client))
}

/// Opens a stream, made if it is not there.
///
/// Whoever makes it at the same moment as somebody else may be told that its subjects are
/// taken. By then it is there, and is found when asked for again.
async fn open_stream(
    context: &Context,
    name: &str,
    subject: &str,
    retention: RetentionPolicy,
) -> Result<Stream, CreateStreamError> {
    let config = stream::Config {
        name: name.to_owned(),
        subjects: vec![format!("{subject}.>")],
        retention,
        max_age: KEPT,
        ..stream::Config::default()
    };
    match context.get_or_create_stream(config.clone()).await {
        Err(error) if is_overlap(&error) => context.get_or_create_stream(config).await,
        opened => opened,
    }
}

fn is_overlap(error: &CreateStreamError) -> bool {
    matches!(error.kind(), CreateStreamErrorKind::JetStream(error)
        if error.error_code() == ErrorCode::STREAM_SUBJECT_OVERLAP)
}

#[cfg(test)]
mod tests {
    use std::env;

    use tokio::task::JoinSet;

    use super::*;

    /// At the NATS server that `HEDGEROW_TEST_NATS` names.
    #[tokio::test(flavor = "multi_thread")]
    async fn several_may_make_a_stream_at_once() {
        let Ok(address) = env::var("HEDGEROW_TEST_NATS") else {
            eprintln!("skipped: NATS, since HEDGEROW_TEST_NATS is not set");
            return;
        };
        let mut contexts = Vec::new();
        for _ in 0..4 {
            contexts.push(connect(&address).await.unwrap());
        }
        for round in 0..400 {
            let name = format!("HEDGEROW_TEST_{round}");
            let mut opening = JoinSet::new();
            for context in contexts.clone() {
                let (name, subject) = (name.clone(), format!("hedgerow.test.{round}"));
                opening.spawn(async move {
                    open_stream(&context, &name, &subject, RetentionPolicy::WorkQueue).await
                });
            }
            for opened in opening.join_all().await {
                opened.unwrap_or_else(|error| panic!("{name}: {error}"));
            }
            contexts[0].delete_stream(name).await.unwrap();
        }
    }
}
