//! Appends entries of many tables in one transaction.
//!
//! What costs is the commit, which waits for the disk; so whatever arrives while
//! one commit runs goes into the next. Nobody is told that an entry is stored
//! before it is.

use std::{sync::Arc, time::Duration};

use sqlx::AnyPool;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use crate::{
    Append, AppendError, Appended, Backend, End, Entry, NewEntry, NodeId, StoreError,
    entry_rows::{EntryRow, insert_entries, read_entry},
    error::trouble_of,
    health::Health,
    store::notify,
    transaction::Transaction,
};

/// How many appends go into one transaction at most.
const BATCH: usize = 512;

/// How many appends may wait; further callers wait for a place.
const QUEUE: usize = 4096;

/// The least time from the beginning of a commit to that of the next. Who comes after
/// a pause does not wait; while entries come thick and fast, each commit stores more of
/// them.
const BREATH: Duration = Duration::from_millis(32);

type Answer = Result<Appended, AppendError>;

/// The one task that appends.
pub(crate) struct Writer {
    queue: mpsc::Sender<Errand>,
}

enum Errand {
    Append(Append, oneshot::Sender<Answer>),
    Finish(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task. It tells other servers what it did, under the name of this
    /// one, if there is one.
    pub(crate) fn start(
        backend: Backend,
        pool: AnyPool,
        health: Arc<Health>,
        node: Option<NodeId>,
    ) -> Writer {
        let (queue, errands) = mpsc::channel(QUEUE);
        let desk = Desk {
            backend,
            pool,
            health,
            node,
        };
        tokio::spawn(write(errands, desk));
        Writer { queue }
    }

    /// Appends, and answers when it is in the database.
    pub(crate) async fn append(&self, append: Append) -> Answer {
        let (answer, answered) = oneshot::channel();
        let sent = self.queue.send(Errand::Append(append, answer)).await;
        let closed = || AppendError::Store(StoreError::Closed);
        sent.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Appends what waits and ends the task.
    pub(crate) async fn finish(&self) {
        let (done, finished) = oneshot::channel();
        if self.queue.send(Errand::Finish(done)).await.is_ok() {
            // If it is gone without an answer, it has finished as well.
            let _gone = finished.await;
        }
    }
}

async fn write(mut errands: mpsc::Receiver<Errand>, desk: Desk) {
    let mut errand = errands.recv().await;
    let mut breath = Instant::now();
    while let Some(first) = errand.take() {
        sleep_until(breath).await;
        breath = Instant::now() + BREATH;
        let (mut appends, mut answers) = (Vec::new(), Vec::new());
        let mut finished = None;
        let mut next = Some(first);
        while let Some(errand) = next {
            match errand {
                Errand::Append(append, answer) => {
                    appends.push(append);
                    answers.push(answer);
                }
                Errand::Finish(done) => finished = Some(done),
            }
            let full = appends.len() >= BATCH || finished.is_some();
            next = if full { None } else { errands.try_recv().ok() };
        }
        let results = desk.append_all(&appends).await;
        for (result, answer) in results.into_iter().zip(answers) {
            // Whoever asked may have left.
            let _left = answer.send(result);
        }
        if let Some(done) = finished {
            errands.close();
            let _left = done.send(());
        }
        errand = errands.recv().await;
    }
}

struct Desk {
    backend: Backend,
    pool: AnyPool,
    health: Arc<Health>,
    node: Option<NodeId>,
}

/// What came of a transaction.
enum Outcome {
    /// Every entry is stored.
    Committed,
    /// Some entry was there already, so none is stored.
    Taken,
}

impl Desk {
    /// Appends all in one transaction if nothing is in the way, else each in its
    /// own, so that one does not spoil the others.
    ///
    /// Of a commit that failed nobody knows whether it is stored. Once the database can be
    /// written again, and what it holds is safe, each is appended again: what is there
    /// already is known by its row, so the answer is true either way.
    async fn append_all(&self, appends: &[Append]) -> Vec<Answer> {
        let mut order: Vec<&Append> = appends.iter().collect();
        // Servers that insert in the same order do not wait for each other in a circle.
        order.sort_by(|a, b| (&a.table, a.version).cmp(&(&b.table, b.version)));
        let mut unsure = false;
        if appends.len() > 1 && self.health.mended().await.is_ok() {
            match self.commit(&order).await {
                Ok(Outcome::Committed) => {
                    return appends.iter().map(|_| Ok(Appended::Stored)).collect();
                }
                Ok(Outcome::Taken) => {}
                Err(error) => unsure = self.note(&error),
            }
        }
        let mut answers = Vec::with_capacity(appends.len());
        let mut given_up = None;
        for append in appends {
            let answer = match given_up {
                None => self.append_one(append, unsure).await,
                Some(trouble) => Err(AppendError::Store(StoreError::from(trouble))),
            };
            if answer.is_err() {
                // Whoever waits behind this one would wait in vain.
                given_up = self.health.trouble();
            }
            answers.push(answer);
        }
        answers
    }

    /// Appends, and once more if the database failed and is well again; `unsure` if it may
    /// be stored already.
    async fn append_one(&self, append: &Append, mut unsure: bool) -> Answer {
        let mut again = true;
        loop {
            self.health.mended().await.map_err(StoreError::from)?;
            let error = match self.commit(&[append]).await {
                Ok(Outcome::Committed) => return Ok(Appended::Stored),
                Ok(Outcome::Taken) => return self.taken(append, unsure).await,
                Err(error) => error,
            };
            if !(self.note(&error) && again) {
                return Err(error.into());
            }
            (again, unsure) = (false, true);
        }
    }

    /// Notes what a failure says of the database; whether it may have been one of the
    /// moment, after which some of what was to be written is there.
    fn note(&self, error: &sqlx::Error) -> bool {
        if let Some(trouble) = trouble_of(error) {
            self.health.fail(trouble);
        } else if matches!(error, sqlx::Error::PoolTimedOut) {
            self.health.suspect();
        }
        self.health.trouble().is_some()
    }

    async fn commit(&self, appends: &[&Append]) -> Result<Outcome, sqlx::Error> {
        let mut rows = Vec::with_capacity(appends.len());
        for append in appends {
            for (entry, version) in append.entries.iter().zip(append.version..) {
                rows.push(EntryRow {
                    table: &append.table,
                    version,
                    entry,
                    at: append.at,
                });
            }
        }
        let mut transaction = Transaction::begin(self.backend, &self.pool, &self.health).await?;
        if insert_entries(&mut transaction, &rows).await? < rows.len() as u64 {
            transaction.rollback().await?;
            return Ok(Outcome::Taken);
        }
        for append in appends {
            let (stage, outcome) = match &append.end {
                None => continue,
                Some(End::Over { outcome }) => ("over", Some(outcome.as_str())),
                Some(End::Closed) => ("closed", None),
            };
            sqlx::query(
                "UPDATE tables SET stage = $2, outcome = $3, ended_at = $4, revision = revision + 1 \
                 WHERE id = $1",
            )
            .bind(append.table.as_str())
            .bind(stage)
            .bind(outcome)
            .bind(append.at.0)
            .execute(&mut *transaction)
            .await?;
        }
        if let Some(node) = &self.node {
            let tables = appends.iter().map(|append| &append.table);
            notify(&mut transaction, node, tables).await?;
        }
        transaction.commit().await?;
        Ok(Outcome::Committed)
    }

    /// Somebody was faster: perhaps the sender itself, who did not hear our answer, or we,
    /// who did not hear that of the database.
    async fn taken(&self, append: &Append, unsure: bool) -> Answer {
        let Some(first) = append.entries.first() else {
            return Err(AppendError::Stale);
        };
        let there = sqlx::query(
            "SELECT version, deed, seat, ply, action, awaits, send_key, made_at FROM entries \
             WHERE table_id = $1 AND version = $2",
        )
        .bind(append.table.as_str())
        .bind(append.version as i64)
        .fetch_optional(&self.pool)
        .await?;
        let Some(there) = there.map(|row| read_entry(&row)).transpose()? else {
            return Err(AppendError::Stale);
        };
        if unsure && there.at == append.at && is_same(&there, first) {
            return Ok(Appended::Stored);
        }
        match there.key {
            Some(key) if Some(&key) == first.key.as_ref() => Ok(Appended::Before),
            _ => Err(AppendError::Stale),
        }
    }
}

fn is_same(there: &Entry, new: &NewEntry) -> bool {
    there.deed == new.deed && there.awaits == new.awaits && there.key == new.key
}
