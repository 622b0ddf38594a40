//! What is removed when nobody has wanted it for long.

use std::{collections::VecDeque, time::Duration};

use engine::SeatSet;
use sqlx::Row as _;

use crate::{
    Append, AppendError, Appended, Backend, Deed, End, Moment, NewEntry, PersonId, Store,
    StoreError, TableId, keeper::empty_log, store::notify,
};

const DAY: Duration = Duration::from_hours(24);

/// How long things are kept that nobody wants; without a time, for ever.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Expiry {
    /// Tables at which no game began, since they were made or somebody spoke.
    pub gatherings: Option<Duration>,
    /// Games at which nobody moved or spoke; they are closed then.
    pub abandoned: Option<Duration>,
    /// Games that were closed before their end.
    pub closed: Option<Duration>,
    /// Games that came to their end, and those that were uploaded.
    pub finished: Option<Duration>,
    /// People who have no game, since they were last seen.
    pub guests: Option<Duration>,
}

impl Default for Expiry {
    fn default() -> Expiry {
        Expiry {
            gatherings: Some(7 * DAY),
            abandoned: Some(90 * DAY),
            closed: Some(90 * DAY),
            finished: None,
            guests: Some(30 * DAY),
        }
    }
}

/// What was removed, and which tables were changed by it.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Expired {
    /// Tables at which no game had begun.
    pub gatherings: u64,
    /// Games that were closed.
    pub abandoned: u64,
    /// Closed games that were removed.
    pub closed: u64,
    /// Finished games that were removed.
    pub finished: u64,
    /// People who were removed.
    pub guests: u64,
    /// The tables that were closed or removed.
    pub tables: Vec<TableId>,
}

impl Expired {
    /// Whether nothing was.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.guests == 0
    }

    /// Adds what else was removed.
    pub fn add(&mut self, other: Expired) {
        self.gatherings += other.gatherings;
        self.abandoned += other.abandoned;
        self.closed += other.closed;
        self.finished += other.finished;
        self.guests += other.guests;
        self.tables.extend(other.tables);
    }
}

/// How many tables or people are looked for at a time.
const SOME: i64 = 100;

/// How many rows one transaction deletes, so that moves wait for a few milliseconds only.
const CHUNK: i64 = 500;

/// How long the writer is left alone between two transactions.
const BREAK: Duration = Duration::from_millis(20);

/// How long ago somebody was seen who may be about to begin a game.
const AROUND: Duration = Duration::from_hours(1);

/// Tables at which no game was played, not spoken at nor closed since $1, and nobody around since $2.
const GATHERINGS: &str = "SELECT t.id FROM tables t WHERE coalesce(t.ended_at, t.made_at) < $1 \
     AND (t.stage = 'gathering' OR (t.stage = 'closed' AND NOT EXISTS \
     (SELECT 1 FROM entries e WHERE e.table_id = t.id AND e.deed = 'move'))) \
     AND NOT EXISTS (SELECT 1 FROM lines l WHERE l.table_id = t.id AND l.made_at >= $1) \
     AND NOT EXISTS (SELECT 1 FROM people p WHERE p.seen_at >= $2 AND (p.id = t.host \
     OR p.id IN (SELECT c.person FROM chairs c WHERE c.table_id = t.id))) \
     ORDER BY t.made_at LIMIT $3";

/// Games at which nothing happened since $1.
const ABANDONED: &str = "SELECT t.id, e.version FROM tables t JOIN entries e ON e.table_id = t.id \
     AND e.version = (SELECT max(m.version) FROM entries m WHERE m.table_id = t.id) \
     WHERE t.stage = 'playing' AND t.made_at < $1 AND e.made_at < $1 \
     AND NOT EXISTS (SELECT 1 FROM lines l WHERE l.table_id = t.id AND l.made_at >= $1) \
     ORDER BY e.made_at LIMIT $2";

/// Games that were closed before $1. An uploaded one was over when it was made.
const CLOSED: &str = "SELECT t.id FROM tables t WHERE t.stage = 'closed' AND t.ended_at < $1 \
     AND t.ended_at > t.made_at ORDER BY t.ended_at LIMIT $2";

/// Games that were finished before $1, or uploaded.
const FINISHED: &str = "SELECT t.id FROM tables t WHERE t.ended_at < $1 AND (t.stage = 'over' \
     OR (t.stage = 'closed' AND t.ended_at <= t.made_at)) ORDER BY t.ended_at LIMIT $2";

/// What belongs to a table and may be much. From the end, so that what is left has no gap.
const FROM_THE_END: [&str; 2] = [
    "DELETE FROM entries WHERE table_id = $1 AND version > \
     (SELECT max(version) FROM entries WHERE table_id = $1) - $2",
    "DELETE FROM lines WHERE table_id = $1 AND number > \
     (SELECT max(number) FROM lines WHERE table_id = $1) - $2",
];

/// Whether somebody has nothing that is kept, as a condition on `people`. Nobody is the
/// one in whose name stands what deleted people did.
const HAS_NOTHING: &str = "people.id <> 'deleted' AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = people.id) \
     AND NOT EXISTS (SELECT 1 FROM chairs c WHERE c.person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM lines l WHERE l.person = people.id)";

/// What a person keeps on the server.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Kept {
    /// Tables the person made whose game is over, or was uploaded.
    pub finished: u64,
    /// Entries of all tables the person made.
    pub entries: u64,
}

impl Store {
    /// Removes a little of what has expired; nothing if there is no more. It is done in
    /// small steps between which others write, and two servers that do so at once remove
    /// no more than one.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn expire(&self, expiry: &Expiry, now: Moment) -> Result<Expired, StoreError> {
        let before =
            |time: Option<Duration>| time.map(|time| Moment(now.0 - time.as_millis() as i64));
        let mut expired = Expired::default();
        if let Some(since) = before(expiry.gatherings) {
            let around = Moment(now.0 - AROUND.as_millis() as i64);
            let found: Vec<String> = sqlx::query_scalar(GATHERINGS)
                .bind(since.0)
                .bind(around.0)
                .bind(SOME)
                .fetch_all(self.readers())
                .await?;
            expired.gatherings = self.remove_all(found, &mut expired.tables).await?;
        }
        if let Some(since) = before(expiry.abandoned) {
            expired.abandoned = self
                .close_abandoned(since, now, &mut expired.tables)
                .await?;
        }
        for (time, sql, count) in [
            (expiry.closed, CLOSED, &mut expired.closed),
            (expiry.finished, FINISHED, &mut expired.finished),
        ] {
            let Some(since) = before(time) else { continue };
            let found: Vec<String> = sqlx::query_scalar(sql)
                .bind(since.0)
                .bind(SOME)
                .fetch_all(self.readers())
                .await?;
            *count = self.remove_all(found, &mut expired.tables).await?;
        }
        if let Some(since) = before(expiry.guests) {
            expired.guests = self.remove_guests(since).await?;
        }
        self.forget_what_is_done(now).await?;
        Ok(expired)
    }

    /// Closes games at which nothing has happened since a moment.
    async fn close_abandoned(
        &self,
        since: Moment,
        now: Moment,
        changed: &mut Vec<TableId>,
    ) -> Result<u64, StoreError> {
        let rows = sqlx::query(ABANDONED)
            .bind(since.0)
            .bind(SOME)
            .fetch_all(self.readers())
            .await?;
        let mut count = 0;
        for row in rows {
            let table = TableId::from(row.try_get::<String, _>("id")?);
            let version = row.try_get::<i64, _>("version")? as u64 + 1;
            if self.close_table(&table, version, now).await? {
                changed.push(table);
                count += 1;
            }
        }
        Ok(count)
    }

    /// Closes a game that has `version` entries; false if something has happened since.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn close_table(
        &self,
        table: &TableId,
        version: u64,
        at: Moment,
    ) -> Result<bool, StoreError> {
        let close = Append {
            table: table.clone(),
            version,
            entries: vec![NewEntry {
                deed: Deed::Close,
                awaits: SeatSet::NONE,
                key: None,
            }],
            end: Some(End::Closed),
            at,
        };
        match self.append(close).await {
            Ok(Appended::Stored | Appended::Before) => Ok(true),
            Err(AppendError::Stale | AppendError::NoTable) => Ok(false),
            Err(AppendError::Store(error)) => Err(error),
        }
    }

    async fn remove_all(
        &self,
        tables: Vec<String>,
        changed: &mut Vec<TableId>,
    ) -> Result<u64, StoreError> {
        let before = changed.len();
        let mut left: VecDeque<TableId> = tables.into_iter().map(TableId::from).collect();
        while !left.is_empty() {
            changed.extend(self.remove_some(&mut left).await?);
            tokio::time::sleep(BREAK).await;
        }
        Ok((changed.len() - before) as u64)
    }

    /// Removes a table at which no game runs, with all that belongs to it, a little at a
    /// time; false if there is none, or if a game runs.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn remove(&self, table: &TableId) -> Result<bool, StoreError> {
        let mut changed = Vec::new();
        let removed = self
            .remove_all(vec![table.to_string()], &mut changed)
            .await?;
        Ok(removed > 0)
    }

    /// Removes the first of these tables in one transaction, as far as it may go; those
    /// that are gone.
    async fn remove_some(&self, left: &mut VecDeque<TableId>) -> Result<Vec<TableId>, StoreError> {
        let mut transaction = self.begin().await?;
        let (mut removed, mut rows) = (Vec::new(), 0);
        while let Some(table) = left.front()
            && rows < CHUNK
        {
            // Nobody sits down or begins from here on.
            let there = sqlx::query(
                "UPDATE tables SET stage = CASE stage WHEN 'gathering' THEN 'closed' ELSE stage END, \
                 revision = revision + 1 WHERE id = $1 AND stage <> 'playing'",
            )
            .bind(table.as_str())
            .execute(&mut *transaction)
            .await?;
            let mut is_empty = true;
            if there.rows_affected() > 0 {
                for sql in FROM_THE_END {
                    let deleted = sqlx::query(sql)
                        .bind(table.as_str())
                        .bind(CHUNK)
                        .execute(&mut *transaction)
                        .await?
                        .rows_affected() as i64;
                    rows += deleted;
                    is_empty &= deleted < CHUNK;
                }
                if !is_empty {
                    break;
                }
                sqlx::query("DELETE FROM tables WHERE id = $1")
                    .bind(table.as_str())
                    .execute(&mut *transaction)
                    .await?;
                removed.push(table.clone());
            }
            left.pop_front();
        }
        if self.backend() == Backend::Postgres {
            notify(&mut transaction, self.node(), &removed).await?;
        }
        transaction.commit().await?;
        Ok(removed)
    }

    /// Removes people who were not seen since a moment and have nothing here.
    async fn remove_guests(&self, since: Moment) -> Result<u64, StoreError> {
        let find = format!(
            "SELECT id FROM people WHERE seen_at < $1 AND NOT EXISTS (SELECT 1 FROM tokens d \
             WHERE d.person = people.id AND d.used_at >= $1) AND {HAS_NOTHING} ORDER BY seen_at LIMIT $2"
        );
        let found: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(find))
            .bind(since.0)
            .bind(SOME)
            .fetch_all(self.readers())
            .await?;
        if found.is_empty() {
            return Ok(0);
        }
        let remove = format!("DELETE FROM people WHERE id = $1 AND seen_at < $2 AND {HAS_NOTHING}");
        let remove: std::sync::Arc<str> = remove.into();
        let mut removed = 0;
        let mut transaction = self.begin().await?;
        for person in found {
            let gone = sqlx::query(sqlx::AssertSqlSafe(remove.clone()))
                .bind(person)
                .bind(since.0)
                .execute(&mut *transaction)
                .await?;
            removed += gone.rows_affected();
        }
        transaction.commit().await?;
        Ok(removed)
    }

    /// Removes claims on games that are over.
    async fn forget_what_is_done(&self, now: Moment) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "DELETE FROM claims WHERE until < $1 AND table_id IN \
             (SELECT t.id FROM tables t WHERE t.stage IN ('over', 'closed'))",
        )
        .bind(now.0)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }

    /// What a person keeps here.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn kept(&self, person: &PersonId) -> Result<Kept, StoreError> {
        let row = sqlx::query(
            "SELECT CAST(coalesce(sum(CASE WHEN t.stage IN ('over', 'closed') THEN 1 ELSE 0 END), 0) AS bigint) \
             AS finished, CAST(coalesce(sum((SELECT max(e.version) + 1 FROM entries e \
             WHERE e.table_id = t.id)), 0) AS bigint) AS entries FROM tables t WHERE t.host = $1",
        )
        .bind(person.as_str())
        .fetch_one(self.readers())
        .await?;
        Ok(Kept {
            finished: row.try_get::<i64, _>("finished")? as u64,
            entries: row.try_get::<i64, _>("entries")? as u64,
        })
    }

    /// Gives the space of what was removed back to the disk. Moves wait meanwhile, which
    /// may take seconds. PostgreSQL does so by itself.
    ///
    /// # Errors
    ///
    /// Fails if the database does, if its disk has no room for a copy of it, or if others
    /// read it all the time: then its file becomes smaller when they have ended.
    pub async fn compact(&self) -> Result<(), StoreError> {
        if self.backend() == Backend::Sqlite {
            sqlx::query("VACUUM").execute(self.writers()).await?;
            empty_log(self.target()).await?;
        }
        Ok(())
    }
}
