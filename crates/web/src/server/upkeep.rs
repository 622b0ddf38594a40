//! What the server does when nobody asks.

use std::time::Duration;

use store::{Change, Expired, Moment, StoreError};
use tokio::task::JoinHandle;

use super::{Problem, Server, UPKEEP, best};
use crate::remind::remind;

/// The tasks in the background; they end when this is dropped.
pub struct Upkeep(Vec<JoinHandle<()>>);

impl Upkeep {
    /// Begins to look after tables, bots and other servers.
    pub fn start(server: &Server) -> Upkeep {
        Upkeep(vec![
            tokio::spawn(tidy(server.clone())),
            tokio::spawn(listen(server.clone())),
            tokio::spawn(expire(server.clone())),
            tokio::spawn(remind(server.clone())),
        ])
    }
}

impl Drop for Upkeep {
    fn drop(&mut self) {
        for task in &self.0 {
            task.abort();
        }
    }
}

/// How often in a minute some finished games are compared with others.
const SCORINGS: u32 = 20;

/// How long others have the machine in between.
const PAUSE: Duration = Duration::from_millis(50);

/// How many rounds of upkeep a minute has.
const MINUTE: u32 = 60 / UPKEEP.as_secs() as u32;

/// Wakes bots that nobody asked, forgets what nobody needs, and notes who is here.
async fn tidy(server: Server) {
    let mut time = tokio::time::interval(UPKEEP);
    time.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for tick in 0u32.. {
        time.tick().await;
        if let Err(problem) = server.tables().wake_bots().await {
            tracing::warn!(problem = problem.code(), "bots could not be woken");
        }
        if let Err(problem) = server.tables().go_on_dealing().await {
            tracing::warn!(problem = problem.code(), "a table could not be dealt yet");
        }
        server.tables().forget_idle(Moment::now());
        server.limits().forget_the_quiet();
        // Who is here is asked for by neighbours at once, and otherwise after a restart.
        let is_minute = tick.is_multiple_of(MINUTE);
        if is_minute || server.tables().has_neighbours() {
            server.tables().note_presence().await;
        }
        server.tables().tell_time(is_minute).await;
        if is_minute && let Err(problem) = score_all(&server).await {
            tracing::warn!(problem = problem.code(), "games could not be compared");
        }
        if tick.is_multiple_of(60 * MINUTE)
            && let Err(error) = server.store().forget_expired_secrets(Moment::now()).await
        {
            tracing::warn!(%error, "what has expired was not forgotten");
        }
        server.count();
    }
}

/// How often to look for what nobody wants any more.
const SWEEP: Duration = Duration::from_hours(1);

/// How long after its start a server begins to look, so that starting stays quick.
const SETTLING: Duration = Duration::from_mins(1);

/// Closes and removes what nobody wants any more.
async fn expire(server: Server) {
    let start = tokio::time::Instant::now() + SETTLING;
    let mut time = tokio::time::interval_at(start, SWEEP);
    time.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        time.tick().await;
        match server.expire(Moment::now()).await {
            Ok(expired) if expired.is_empty() => {}
            Ok(expired) => tracing::info!(
                abandoned = expired.abandoned,
                gatherings = expired.gatherings,
                closed = expired.closed,
                finished = expired.finished,
                guests = expired.guests,
                "closed and removed what nobody wanted any more"
            ),
            Err(error) => tracing::warn!(%error, "what nobody wants could not be removed"),
        }
    }
}

impl Server {
    /// Closes and removes all that has expired; a server does so every hour.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn expire(&self, now: Moment) -> Result<Expired, StoreError> {
        let mut all = Expired::default();
        loop {
            let some = self.store().expire(&self.0.expiry, now).await?;
            if some.is_empty() {
                return Ok(all);
            }
            for id in &some.tables {
                if let Err(problem) = self.tables().take_in(id).await {
                    tracing::warn!(problem = problem.code(), "a table could not be read again");
                }
            }
            for (kind, count) in [
                ("abandoned", some.abandoned),
                ("gathering", some.gatherings),
                ("closed", some.closed),
                ("finished", some.finished),
                ("guest", some.guests),
            ] {
                metrics::counter!("hedgerow_expired_total", "kind" => kind).increment(count);
            }
            all.add(some);
        }
    }
}

/// Notes what finished games are remembered by, those of older versions too, with pauses.
async fn score_all(server: &Server) -> Result<(), Problem> {
    for _ in 0..SCORINGS {
        if !best::score_some(server).await? {
            break;
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(())
}

/// Takes in what other servers change.
async fn listen(server: Server) {
    let mut changes = server.store().changes();
    loop {
        let done = match changes.next().await {
            Change::Table(id) => server.tables().take_in(&id).await,
            Change::Unsure => server.tables().catch_up().await,
        };
        if let Err(problem) = done {
            tracing::warn!(
                problem = problem.code(),
                "changes of others could not be read"
            );
        }
    }
}
