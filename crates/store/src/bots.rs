//! Which server lets which bot think.

use std::time::Duration;

use sqlx::Row as _;

use crate::{Moment, Store, StoreError, TableId};

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
        at: Moment,
        lease: Duration,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let claimed = sqlx::query(
            "INSERT INTO claims (table_id, version, node, until) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id) DO UPDATE \
             SET version = excluded.version, node = excluded.node, until = excluded.until \
             WHERE claims.version < excluded.version OR claims.node = excluded.node OR claims.until < $5",
        )
        .bind(table.as_str())
        .bind(version as i64)
        .bind(self.node().as_str())
        .bind((at + lease).0)
        .bind(at.0)
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
    pub async fn awaiting_bots(&self, at: Moment) -> Result<Vec<TableId>, StoreError> {
        // Chairs go first: few hold a bot, and only there is the last entry looked up.
        let sql = "SELECT DISTINCT t.id FROM tables t JOIN chairs c ON c.table_id = t.id \
             WHERE t.stage = 'playing' AND (c.sitter = 'bot' OR c.stand_in IS NOT NULL) \
             AND EXISTS (SELECT 1 FROM chairs p WHERE p.table_id = t.id \
             AND p.sitter = 'person' AND p.stand_in IS NULL) \
             AND EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id \
             AND e.version = (SELECT max(m.version) FROM entries m WHERE m.table_id = t.id) \
             AND ((e.awaits >> CAST(c.seat AS integer)) & 1) = 1 \
             AND NOT EXISTS (SELECT 1 FROM claims k WHERE k.table_id = t.id \
             AND k.version = e.version + 1 AND k.until >= $1 AND k.node <> $2))";
        let rows = sqlx::query(sql)
            .bind(at.0)
            .bind(self.node().as_str())
            .fetch_all(self.readers())
            .await?;
        let id = |row: &sqlx::any::AnyRow| Ok(row.try_get::<String, _>("id")?.into());
        rows.iter().map(id).collect()
    }
}
