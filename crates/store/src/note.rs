//! What a person notes about a table, for nobody else to read.

use sqlx::{Row as _, any::AnyRow};

use crate::{Moment, PersonId, Store, StoreError, TableId};

impl Store {
    /// What a person noted about a table; empty if nothing.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn note(&self, table: &TableId, person: &PersonId) -> Result<String, StoreError> {
        let words: Option<String> =
            sqlx::query_scalar("SELECT words FROM notes WHERE table_id = $1 AND person = $2")
                .bind(table.as_str())
                .bind(person.as_str())
                .fetch_optional(self.readers())
                .await?;
        Ok(words.unwrap_or_default())
    }

    /// Everything a person noted, by table.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn notes_of(&self, person: &PersonId) -> Result<Vec<(TableId, String)>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id, words FROM notes WHERE person = $1 AND words <> '' ORDER BY made_at, table_id",
        )
        .bind(person.as_str())
        .fetch_all(self.readers())
        .await?;
        let note = |row: &AnyRow| {
            Ok((
                row.try_get::<String, _>("table_id")?.into(),
                row.try_get("words")?,
            ))
        };
        rows.iter().map(note).collect()
    }

    /// Notes something about a table, instead of what was there.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table.
    pub async fn write_note(
        &self,
        table: &TableId,
        person: &PersonId,
        words: &str,
        at: Moment,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO notes (table_id, person, words, made_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, person) DO UPDATE SET words = excluded.words, made_at = excluded.made_at",
        )
        .bind(table.as_str())
        .bind(person.as_str())
        .bind(words)
        .bind(at.0)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }
}
