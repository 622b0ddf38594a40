use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use anyhow::{Context as _, anyhow};
use async_nats::jetstream::{AckKind, Message, message::PublishMessage};
use futures_util::StreamExt as _;
use lab::{Plan, Shard, Study};

use super::{Answer, PATIENCE, Streams, Work, answers};
use crate::{failure::Failure, lab::fingerprint::fingerprint, stop};

/// Play shards of studies that others ask for, until Ctrl-C
#[derive(clap::Args)]
pub(in crate::lab) struct Worker {
    /// The NATS server, whose `JetStream` must be on
    #[arg(long, value_name = "nats://HOST:PORT")]
    nats: String,

    /// Shards played at the same time; otherwise one for each core
    #[arg(long, value_name = "T")]
    threads: Option<std::num::NonZeroU32>,
}

impl Worker {
    pub(in crate::lab) fn run(&self) -> Result<(), Failure> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self
            .threads
            .map_or_else(cores, |threads| threads.get() as usize);
        let stop = stop::on_interrupt()?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        runtime.block_on(async {
            let streams = Arc::new(Streams::open(&self.nats).await?);
            println!("waiting for work at {}", self.nats);
            let mut hands = Vec::new();
            for _ in 0..threads.min(1_024) {
                hands.push(tokio::spawn(work(Arc::clone(&streams), Arc::clone(&stop))));
            }
            for hand in hands {
                hand.await??;
            }
            anyhow::Ok(())
        })?;
        Ok(())
    }
}

/// Takes one shard after another.
async fn work(streams: Arc<Streams>, stop: Arc<AtomicBool>) -> anyhow::Result<()> {
    let queue = streams.queue().await?;
    while !stop.load(Ordering::Relaxed) {
        let one = queue
            .fetch()
            .max_messages(1)
            .expires(std::time::Duration::from_secs(1));
        let mut messages = one.messages().await.context("no work can be fetched")?;
        while let Some(message) = messages.next().await {
            let message = message.map_err(|error| anyhow!("no work can be fetched: {error}"))?;
            take(&streams, &message, &stop).await?;
        }
    }
    Ok(())
}

/// Plays a shard, stores what came of it, and only then says that it is done.
async fn take(streams: &Streams, message: &Message, stop: &Arc<AtomicBool>) -> anyhow::Result<()> {
    let Ok(work) = serde_json::from_slice::<Work>(&message.payload) else {
        // From a program that writes it otherwise: for its own workers.
        return acknowledge(message, AckKind::Nak(Some(PATIENCE))).await;
    };
    println!("playing shard {} of study {}", work.number, work.study);
    let asked = (work.clone(), Arc::clone(stop));
    let mut playing = tokio::task::spawn_blocking(move || play(&asked.0, &asked.1));
    let played = loop {
        match tokio::time::timeout(PATIENCE / 4, &mut playing).await {
            Ok(played) => break played?,
            Err(_) => acknowledge(message, AckKind::Progress).await?,
        }
    };
    match played {
        Ok(Some(shard)) => {
            let answer = Answer::Played {
                number: work.number,
                shard: Box::new(shard),
            };
            let id = format!("{}.{}", work.study, work.number);
            store(streams, &work.study, &answer, Some(&id)).await?;
            acknowledge(message, AckKind::Ack).await
        }
        // We were stopped: somebody else may have it at once.
        Ok(None) => acknowledge(message, AckKind::Nak(None)).await,
        Err(why) => {
            eprintln!("refused: {why}");
            store(streams, &work.study, &Answer::Refused { why }, None).await?;
            acknowledge(message, AckKind::Nak(Some(PATIENCE))).await
        }
    }
}

async fn acknowledge(message: &Message, how: AckKind) -> anyhow::Result<()> {
    let told = message.ack_with(how).await;
    told.map_err(|error| anyhow!("the work cannot be acknowledged: {error}"))
}

async fn store(
    streams: &Streams,
    study: &str,
    answer: &Answer,
    id: Option<&str>,
) -> anyhow::Result<()> {
    let mut message = PublishMessage::build().payload(serde_json::to_vec(answer)?.into());
    if let Some(id) = id {
        message = message.message_id(id);
    }
    let sent = streams.context.send_publish(answers(study), message).await;
    let stored = sent.context("the result cannot be sent")?.await;
    stored.context("the result cannot be stored")?;
    Ok(())
}

/// Plays a shard; `None` if it was stopped.
fn play(work: &Work, stop: &Arc<AtomicBool>) -> Result<Option<Shard>, String> {
    let own = env!("CARGO_PKG_VERSION");
    if work.version != own {
        return Err(format!(
            "the study is for hedgerow {}, this is hedgerow {own}",
            work.version
        ));
    }
    let game = work.orders.first().map_or("", |order| order.game.as_str());
    catalog::with_game!(game, G => play_as::<G>(work, stop))
        .unwrap_or_else(|| Err(format!("there is no game `{game}`")))
}

fn play_as<G: Study>(work: &Work, stop: &Arc<AtomicBool>) -> Result<Option<Shard>, String> {
    if work.fingerprint != fingerprint::<G>() {
        return Err(format!(
            "{}: the study is for other rules or other cards than this program has",
            G::ID
        ));
    }
    let plans: Vec<Plan<G>> = (work.orders.iter())
        .map(Plan::from_order)
        .collect::<Result<_, _>>()
        .map_err(|error| error.to_string())?;
    Ok(lab::shard(&plans, work.from..work.to, work.rows, stop))
}

#[cfg(test)]
mod tests {
    use bots::BotSpec;
    use catalog::Badger;
    use engine::Seed;

    use super::*;

    fn work() -> Work {
        let options = <Badger as engine::Game>::Options::default();
        let plan = Plan::<Badger>::new(options, None, &[BotSpec::Random], Seed::from(0));
        Work {
            study: "test".to_owned(),
            number: 0,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            fingerprint: fingerprint::<Badger>(),
            orders: vec![plan.unwrap().order()],
            from: 0,
            to: 4,
            rows: false,
        }
    }

    #[test]
    fn a_shard_of_the_same_program_is_played() {
        let stop = Arc::new(AtomicBool::new(false));
        let played = play(&work(), &stop).unwrap().unwrap();
        assert_eq!(played.tallies.deals(), 4);
    }

    #[test]
    fn another_version_other_cards_or_another_game_are_refused() {
        let stop = Arc::new(AtomicBool::new(false));
        let older = Work {
            version: "0.0.1".to_owned(),
            ..work()
        };
        assert!(play(&older, &stop).unwrap_err().contains("hedgerow 0.0.1"));
        let other = Work {
            fingerprint: 1,
            ..work()
        };
        assert!(play(&other, &stop).unwrap_err().contains("other cards"));
        let mut chess = work();
        chess.orders[0].game = "chess".to_owned();
        assert!(play(&chess, &stop).unwrap_err().contains("no game `chess`"));
    }
}
