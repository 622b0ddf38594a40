//! Whether a database is as it should be.

use std::path::Path;

use sqlx::{AnyConnection, Connection as _};

use crate::{BackupError, OpenError, Store, StoreError, TableId, backup};

/// What is wrong with the file of a SQLite database: its pages, its indexes, and the
/// references between its rows. Others may write to it meanwhile.
///
/// # Errors
///
/// Fails if there is no such file, or if it cannot be read at all.
pub async fn check_file(database: &Path) -> Result<Vec<String>, BackupError> {
    let mut connection = backup::open(database).await?;
    match backup::faults(&mut connection).await {
        Ok(faults) => Ok(faults),
        // So damaged that the search for faults ends at once.
        Err(error) if backup::is_damage(&error) => Ok(vec![error.to_string()]),
        Err(error) => Err(StoreError::from(error).into()),
    }
}

impl Store {
    /// Whether there is a database of this program at `address`, without making one.
    ///
    /// # Errors
    ///
    /// Fails if the server of the database cannot be reached.
    pub async fn exists(address: &str) -> Result<bool, OpenError> {
        sqlx::any::install_default_drivers();
        if !address.contains("://") {
            return Err(OpenError::Address(address.to_owned()));
        }
        let connection = AnyConnection::connect(address).await;
        let mut connection = connection.map_err(StoreError::from)?;
        let there = sqlx::query("SELECT version FROM _sqlx_migrations LIMIT 1")
            .execute(&mut connection)
            .await;
        connection.close().await.map_err(StoreError::from)?;
        Ok(there.is_ok())
    }

    /// The tables where a game runs, in the order of their ids, those after `after`.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn playing(&self, after: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage = 'playing' AND id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(TableId::from).collect())
    }

    /// The tables whose entries are not numbered from 0 without a gap.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn with_gaps(&self) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = sqlx::query_scalar(
            "SELECT table_id FROM entries GROUP BY table_id \
             HAVING count(*) <> max(version) + 1 OR min(version) <> 0 ORDER BY table_id",
        )
        .fetch_all(self.readers())
        .await?;
        Ok(ids.into_iter().map(TableId::from).collect())
    }
}
