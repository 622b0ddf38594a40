use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use anyhow::{Context as _, anyhow};
use async_nats::jetstream::{
    consumer::{AckPolicy, PullConsumer, pull},
    message::PublishMessage,
};
use futures_util::StreamExt as _;
use lab::{Course, Plan, Shard, Study};

use super::{Answer, KEPT, Streams, Work, answers};
use crate::{failure::Failure, lab::fingerprint::fingerprint};

/// How long to wait for an answer before looking whether somebody wants to stop.
const LOOK: Duration = Duration::from_millis(500);

/// Has a course played by whatever workers there are; hands over as `lab::run` does.
pub(in crate::lab) fn run<G: Study>(
    address: &str,
    plans: &[Plan<G>],
    course: &Course,
    stop: &Arc<AtomicBool>,
    each: impl FnMut(Shard),
) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(distribute(address, plans, course, stop, each))?;
    Ok(())
}

async fn distribute<G: Study>(
    address: &str,
    plans: &[Plan<G>],
    course: &Course,
    stop: &Arc<AtomicBool>,
    mut each: impl FnMut(Shard),
) -> anyhow::Result<()> {
    let streams = Streams::open(address).await?;
    let study = name()?;
    // Before anything is asked, so that no answer is missed.
    let consumer = streams.results.create_consumer(pull::Config {
        filter_subject: answers(&study),
        ack_policy: AckPolicy::None,
        inactive_threshold: KEPT,
        ..pull::Config::default()
    });
    let consumer: PullConsumer = consumer.await.context("results cannot be listened to")?;
    streams.queue().await?;
    let shards = publish(&streams, &study, plans, course).await?;

    let mut answers_in = consumer
        .messages()
        .await
        .context("results cannot be read")?;
    let (mut waiting, mut counted, mut due) = (BTreeMap::new(), BTreeSet::new(), 0);
    let mut refusals = BTreeSet::new();
    while due < shards && !stop.load(Ordering::Relaxed) {
        let Ok(answer) = tokio::time::timeout(LOOK, answers_in.next()).await else {
            continue;
        };
        let message = answer
            .context("the results end")?
            .map_err(|error| anyhow!("results cannot be read: {error}"))?;
        match serde_json::from_slice(&message.payload)? {
            Answer::Refused { why } => {
                if refusals.insert(why.clone()) {
                    eprintln!("warning: a worker refuses: {why}");
                }
            }
            Answer::Played { number, shard } => {
                if counted.insert(number) {
                    waiting.insert(number, *shard);
                }
                while let Some(shard) = waiting.remove(&due) {
                    each(shard);
                    due += 1;
                }
            }
        }
    }
    waiting.into_values().for_each(each);
    if due < shards {
        // Whatever is left is nobody's business any more. A study that came to its end has
        // left nothing, and others that are under way are better not disturbed.
        let left = format!("hedgerow.lab.work.{study}.>");
        streams.work.purge().filter(left).await.context("purge")?;
    }
    streams
        .results
        .purge()
        .filter(answers(&study))
        .await
        .context("purge")?;
    Ok(())
}

/// Asks for every shard; how many there are.
async fn publish<G: Study>(
    streams: &Streams,
    study: &str,
    plans: &[Plan<G>],
    course: &Course,
) -> anyhow::Result<u64> {
    let size = course.shard.max(1);
    let shards = (course.deals.end - course.deals.start).div_ceil(size);
    let (orders, fingerprint): (Vec<_>, _) =
        (plans.iter().map(Plan::order).collect(), fingerprint::<G>());
    let mut stored = Vec::new();
    for number in 0..shards {
        let from = course.deals.start + number * size;
        let work = Work {
            study: study.to_owned(),
            number,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            fingerprint,
            orders: orders.clone(),
            from,
            to: (from + size).min(course.deals.end),
            rows: course.rows,
        };
        let message = PublishMessage::build()
            .payload(serde_json::to_vec(&work)?.into())
            .message_id(format!("{study}.{number}"));
        let subject = Work::subject(study, number);
        let sent = streams.context.send_publish(subject, message).await;
        stored.push(sent.context("the work cannot be sent")?);
        // Not too many at once on their way.
        if stored.len() == 256 {
            for sent in stored.drain(..) {
                sent.await.context("the work cannot be stored")?;
            }
        }
    }
    for sent in stored {
        sent.await.context("the work cannot be stored")?;
    }
    Ok(shards)
}

/// A name that no other study has.
fn name() -> anyhow::Result<String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("no random numbers: {error}"))?;
    Ok(format!("{:016x}", u64::from_le_bytes(bytes)))
}
