//! Which server lets which bot think.

use std::time::Duration;

use sqlx::{AssertSqlSafe, Row as _};

use crate::{Backend, Store, StoreError, TableId};

/// What time it is, in milliseconds, by the clock of the database: those of several
/// servers differ, and one that is ahead would claim for too long.
const fn now(backend: Backend) -> &'static str {
    match backend {
        Backend::Sqlite => "CAST(unixepoch('subsec') * 1000 AS bigint)",
        Backend::Postgres => "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    }
}

impl Store {
    /// Claims the right to append entry `version` of a table on behalf of a bot;
    /// whether this server has it now. It ends when the entry is there, or after
    /// `lease`, should this server be gone by then.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table.
    pub async fn claim(
        &self,
        table: &TableId,
        version: u64,
        lease: Duration,
    ) -> Result<bool, StoreError> {
        let now = now(self.backend());
        let sql = format!(
            "INSERT INTO claims (table_id, version, node, until) VALUES ($1, $2, $3, {now} + $4) \
             ON CONFLICT (table_id) DO UPDATE \
             SET version = excluded.version, node = excluded.node, until = excluded.until \
             WHERE claims.version < excluded.version OR claims.node = excluded.node OR claims.until < {now}"
        );
        let mut transaction = self.begin().await?;
        let claimed = sqlx::query(AssertSqlSafe(sql))
            .bind(table.as_str())
            .bind(version as i64)
            .bind(self.node().as_str())
            .bind(lease.as_millis() as i64)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(claimed.rows_affected() > 0)
    }

    /// The tables at which a bot is awaited, by its own right or for a person who
    /// is away, and which no other server has claimed. Tables at which nobody plays but
    /// bots are not among them.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn awaiting_bots(&self) -> Result<Vec<TableId>, StoreError> {
        // Chairs go first: few hold a bot, and only there is the last entry looked up.
        let now = now(self.backend());
        let sql = format!(
            "SELECT DISTINCT t.id FROM tables t JOIN chairs c ON c.table_id = t.id \
             WHERE t.stage = 'playing' AND (c.sitter = 'bot' OR c.stand_in IS NOT NULL) \
             AND EXISTS (SELECT 1 FROM chairs p WHERE p.table_id = t.id \
             AND p.sitter = 'person' AND p.stand_in IS NULL) \
             AND EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id \
             AND e.version = (SELECT max(m.version) FROM entries m WHERE m.table_id = t.id) \
             AND ((e.awaits >> CAST(c.seat AS integer)) & 1) = 1 \
             AND NOT EXISTS (SELECT 1 FROM claims k WHERE k.table_id = t.id \
             AND k.version = e.version + 1 AND k.until >= {now} AND k.node <> $1))"
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(self.node().as_str())
            .fetch_all(self.readers())
            .await?;
        let id = |row: &sqlx::any::AnyRow| Ok(row.try_get::<String, _>("id")?.into());
        rows.iter().map(id).collect()
    }
}
