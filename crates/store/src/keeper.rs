//! Looks after the database beside those who read and write.

use std::{sync::Arc, time::Duration};

use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use tokio::{
    task::JoinHandle,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};

use crate::{
    Backend, StoreError, Trouble, error::sightings_of_damage, health::Health, store::Target,
};

/// How often what was written goes from the log of SQLite into its main file. A copy of
/// that file alone, as a careless backup is, lacks no more than that.
const CHECKPOINTS: Duration = Duration::from_secs(5);

/// The pauses between attempts to write to a database that fails. Whoever wants to write
/// shortens them, but not below the first.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// How long such an attempt may take, or the emptying of a log.
const PATIENCE: Duration = Duration::from_secs(10);

/// Fills some 100 KiB of the disk of PostgreSQL, for as long as the connection lasts.
const TAKE_ROOM: &str = "CREATE TEMPORARY TABLE room AS \
    SELECT repeat('room', 10) AS taken FROM generate_series(1, 1500)";

/// How long a look at the whole file is put off after the last.
const BETWEEN_LOOKS: Duration = Duration::from_mins(1);

/// The tasks that look after the database; they end when this is dropped.
pub(crate) struct Keeper(Vec<JoinHandle<()>>);

impl Keeper {
    pub(crate) fn start(target: Target, health: Arc<Health>) -> Keeper {
        let round = Round { target, health };
        let mut tasks = Vec::new();
        if round.target.backend == Backend::Sqlite {
            tasks.push(tokio::spawn(round.clone().checkpoint()));
            tasks.push(tokio::spawn(round.clone().look_for_damage()));
        }
        tasks.push(tokio::spawn(round.mend()));
        Keeper(tasks)
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        for task in &self.0 {
            task.abort();
        }
    }
}

#[derive(Clone)]
struct Round {
    target: Target,
    health: Arc<Health>,
}

impl Round {
    /// Tries to write whenever that has failed, until it succeeds.
    async fn mend(self) {
        loop {
            let mut mending = self.health.wanted().await;
            let mut pause = SHORTEST_PAUSE;
            loop {
                self.health.attempt_begins();
                let tried = timeout(PATIENCE, try_to_write(&self.target, mending)).await;
                let tried = tried.unwrap_or(Err(StoreError::Unreachable));
                self.health.attempt_ends(tried);
                sleep(SHORTEST_PAUSE).await;
                mending = self.health.trouble().is_some();
                if !mending {
                    break;
                }
                // Whether somebody called or nobody did, it is time for another.
                let _called = timeout(pause, self.health.called()).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }

    /// Brings what was written into the main file, off the way of those who write.
    async fn checkpoint(self) {
        let mut time = interval(CHECKPOINTS);
        time.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut done = 0;
        loop {
            time.tick().await;
            let commits = self.health.commits();
            if commits == done || self.health.trouble().is_some() {
                continue;
            }
            match checkpoint(&self.target, "PRAGMA wal_checkpoint(PASSIVE)").await {
                Ok(()) => done = commits,
                Err(error) => {
                    tracing::warn!(%error, "the log of the database could not be brought into its file");
                }
            }
        }
    }

    /// Looks at the whole file once damage was seen anywhere in it.
    async fn look_for_damage(self) {
        let mut sightings = sightings_of_damage();
        while sightings.changed().await.is_ok() {
            match is_damaged(&self.target).await {
                Ok(false) => {}
                Ok(true) | Err(StoreError::Damaged) => {
                    tracing::error!(reason = %Trouble::Damaged, "the database is damaged");
                    self.health.note_damage();
                    return;
                }
                Err(error) => tracing::warn!(%error, "the database could not be looked through"),
            }
            sleep(BETWEEN_LOOKS).await;
        }
    }
}

/// Writes a row as it was, on a connection of its own, and waits until that is safe.
///
/// After a failure, `mending`, what is in the log of SQLite is made safe first: the system
/// may have dropped what it could not write and yet show it to whoever reads, and a commit
/// whose last step failed may stand in the log and come back after a crash. An empty log
/// has neither.
pub(crate) async fn try_to_write(target: &Target, mending: bool) -> Result<(), StoreError> {
    let mut connection = target.connect().await?;
    let tried = async {
        if mending && target.backend == Backend::Sqlite {
            checkpoint_through(&mut connection, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
        }
        if target.backend == Backend::Postgres {
            // A disk has room for one row long before it has room for what waits.
            connection.execute(TAKE_ROOM).await?;
        }
        let touch = "UPDATE _sqlx_migrations SET description = description WHERE version = 1";
        connection.execute(touch).await?;
        Ok(())
    };
    let tried = tried.await;
    // What counts is known by now.
    let _closed = connection.close().await;
    tried
}

/// Brings the log of SQLite into its file.
pub(crate) async fn checkpoint(target: &Target, pragma: &'static str) -> Result<(), StoreError> {
    let mut connection = target.connect().await?;
    let done = checkpoint_through(&mut connection, pragma).await;
    connection.close().await?;
    done
}

/// Brings all of the log of SQLite into its file, which is as small then as it can be. Another
/// who does that, as the keeper does now and then, is waited for: SQLite sends the second away
/// at once.
pub(crate) async fn empty_log(target: &Target) -> Result<(), StoreError> {
    let end = Instant::now() + PATIENCE;
    loop {
        match checkpoint(target, "PRAGMA wal_checkpoint(TRUNCATE)").await {
            Err(StoreError::Unreachable) if Instant::now() < end => sleep(SHORTEST_PAUSE).await,
            done => return done,
        }
    }
}

async fn checkpoint_through(
    connection: &mut AnyConnection,
    pragma: &'static str,
) -> Result<(), StoreError> {
    let row = connection.fetch_one(pragma).await?;
    // Somebody who reads for long, or another program, was in the way.
    if row.try_get::<i64, _>(0)? != 0 && !pragma.contains("PASSIVE") {
        return Err(StoreError::Unreachable);
    }
    Ok(())
}

async fn is_damaged(target: &Target) -> Result<bool, StoreError> {
    let mut connection = target.connect().await?;
    let row = connection.fetch_one("PRAGMA quick_check(1)").await;
    let found = row.map(|row| row.try_get::<String, _>(0));
    connection.close().await?;
    Ok(found?? != "ok")
}
