//! Deleting a person: what is theirs goes, what others need stays without their name.

use sqlx::Row as _;

use crate::{
    Moment, PersonId, Store, StoreError, TableId, store::notify, transaction::Transaction,
};

/// What the chairs, lines and records of deleted people say. It stands in the database, so
/// that everything that reads a name there reads this one.
const DELETED_NAME: &str = "deleted player";

/// How often a deletion is tried again that crossed something the person did meanwhile.
const TRIES: usize = 4;

impl PersonId {
    /// In whose name stands what deleted people did at the tables of others. Nobody can be
    /// that person: there is no token for it.
    pub fn deleted() -> PersonId {
        PersonId::from("deleted")
    }

    /// Whether it stands for people who are deleted.
    pub fn is_deleted(&self) -> bool {
        self.as_str() == "deleted"
    }
}

impl Store {
    /// Deletes a person, with tokens, passkeys, links and notes. In games that run a bot of
    /// level `stand_in` plays on; before a game the seats are free again; what is over keeps
    /// its seats and lines under the name of nobody. Somebody else at a table becomes its
    /// host, and where there is nobody else an unfinished table is closed.
    ///
    /// Returns the tables that were changed; `None` if there is no such person.
    ///
    /// # Errors
    ///
    /// Fails if the database does; nothing has changed then.
    pub async fn delete_person(
        &self,
        person: &PersonId,
        stand_in: &str,
        at: Moment,
    ) -> Result<Option<Vec<TableId>>, StoreError> {
        if person.is_deleted() {
            return Ok(None);
        }
        let mut tries = 1;
        loop {
            match self.try_to_delete(person, stand_in, at).await {
                // The person sat down or spoke meanwhile, at another server say.
                Err(StoreError::Database(error)) if tries < TRIES => {
                    tracing::debug!(%error, "a person is not deleted yet");
                    tries += 1;
                }
                done => return done,
            }
        }
    }

    async fn try_to_delete(
        &self,
        person: &PersonId,
        stand_in: &str,
        at: Moment,
    ) -> Result<Option<Vec<TableId>>, StoreError> {
        let mut transaction = self.begin().await?;
        // It is made with the schema; whoever tidies up may have taken it for a guest.
        sqlx::query(
            "INSERT INTO people (id, name, made_at, seen_at) VALUES ('deleted', $1, 0, 0) \
             ON CONFLICT DO NOTHING",
        )
        .bind(DELETED_NAME)
        .execute(&mut *transaction)
        .await?;
        // Nobody comes in any more, and saves of other servers wait or come too late.
        run(
            &mut transaction,
            "DELETE FROM tokens WHERE person = $1",
            person,
        )
        .await?;
        let rows = sqlx::query(
            "UPDATE tables SET revision = revision + 1 WHERE host = $1 \
             OR id IN (SELECT c.table_id FROM chairs c WHERE c.person = $1) \
             OR id IN (SELECT l.table_id FROM lines l WHERE l.person = $1) RETURNING id",
        )
        .bind(person.as_str())
        .fetch_all(&mut *transaction)
        .await?;
        let id = |row: &sqlx::any::AnyRow| Ok(row.try_get::<String, _>("id")?.into());
        let tables: Result<Vec<TableId>, StoreError> = rows.iter().map(id).collect();
        let tables = tables?;
        leave_chairs(&mut transaction, person, stand_in).await?;
        run(
            &mut transaction,
            "UPDATE tables SET host = coalesce((SELECT min(c.person) FROM chairs c \
             WHERE c.table_id = tables.id AND c.person <> 'deleted' AND c.seat = \
             (SELECT min(d.seat) FROM chairs d WHERE d.table_id = tables.id AND d.person <> 'deleted')), \
             'deleted') WHERE host = $1",
            person,
        )
        .await?;
        sqlx::query(
            "UPDATE lines SET person = 'deleted', name = $2, send_key = NULL WHERE person = $1",
        )
        .bind(person.as_str())
        .bind(DELETED_NAME)
        .execute(&mut *transaction)
        .await?;
        for table in &tables {
            close_if_left(&mut transaction, table, at).await?;
        }
        let gone = run(&mut transaction, "DELETE FROM people WHERE id = $1", person).await?;
        if gone == 0 {
            return Ok(None);
        }
        if self.backend() == crate::Backend::Postgres {
            notify(&mut transaction, self.node(), &tables).await?;
        }
        transaction.commit().await?;
        Ok(Some(tables))
    }
}

async fn leave_chairs(
    transaction: &mut Transaction,
    person: &PersonId,
    stand_in: &str,
) -> Result<(), StoreError> {
    run(
        transaction,
        "UPDATE chairs SET sitter = 'open', person = NULL, name = NULL, stand_in = NULL, \
         wants_rematch = 0, calm = 0, mark = NULL WHERE person = $1 \
         AND table_id IN (SELECT t.id FROM tables t WHERE t.stage = 'gathering')",
        person,
    )
    .await?;
    sqlx::query(
        "UPDATE chairs SET sitter = 'bot', person = NULL, name = NULL, \
         level = coalesce(stand_in, $2), stand_in = NULL, calm = 0 WHERE person = $1 \
         AND table_id IN (SELECT t.id FROM tables t WHERE t.stage = 'playing')",
    )
    .bind(person.as_str())
    .bind(stand_in)
    .execute(&mut **transaction)
    .await?;
    sqlx::query(
        "UPDATE chairs SET person = 'deleted', name = $2, wants_rematch = 0, calm = 0 \
         WHERE person = $1",
    )
    .bind(person.as_str())
    .bind(DELETED_NAME)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// Closes a table that is not over and at which nobody is left.
async fn close_if_left(
    transaction: &mut Transaction,
    table: &TableId,
    at: Moment,
) -> Result<(), StoreError> {
    let closed = sqlx::query(
        "UPDATE tables SET stage = 'closed', ended_at = $2 \
         WHERE id = $1 AND stage IN ('gathering', 'playing') AND host = 'deleted'",
    )
    .bind(table.as_str())
    .bind(at.0)
    .execute(&mut **transaction)
    .await?;
    if closed.rows_affected() > 0 {
        // If a bot moves at another server at this moment, all is tried again.
        sqlx::query(
            "INSERT INTO entries (table_id, version, deed, awaits, made_at) \
             SELECT $1, coalesce(max(version) + 1, 0), 'close', 0, $2 FROM entries WHERE table_id = $1",
        )
        .bind(table.as_str())
        .bind(at.0)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

/// Runs a statement about a person; how many rows it changed.
async fn run(
    transaction: &mut Transaction,
    sql: &'static str,
    person: &PersonId,
) -> Result<u64, StoreError> {
    let done = sqlx::query(sql)
        .bind(person.as_str())
        .execute(&mut **transaction)
        .await?;
    Ok(done.rows_affected())
}
