//! What finished games are remembered by, so that the best of all are found at once.

use sqlx::{AssertSqlSafe, Row as _};

use crate::{
    Listing, PersonId, Store, StoreError, TableId,
    head::{HEAD, LAST_ENTRY},
    save::places,
};

impl Store {
    /// Finished tables of these games that have no score yet, the first that ended first.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn unscored(&self, games: &[&str], limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT t.id FROM tables t LEFT JOIN scores s ON s.table_id = t.id \
             WHERE t.stage = 'over' AND s.table_id IS NULL AND t.game IN ({}) \
             ORDER BY t.ended_at, t.id LIMIT $1",
            places(2, games.len())
        );
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(limit));
        for game in games {
            query = query.bind(*game);
        }
        let rows = query.fetch_all(self.readers()).await?;
        rows.iter()
            .map(|row| Ok(row.try_get::<String, _>("id")?.into()))
            .collect()
    }

    /// Notes what a finished game is remembered by, more being better, or that it is not.
    /// What is noted already stays.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table.
    pub async fn score(
        &self,
        table: &TableId,
        game: &str,
        score: Option<i64>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO scores (table_id, game, score) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(table.as_str())
        .bind(game)
        .bind(score)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The best games with their scores, `limit` of them after the first `skip`: those of
    /// the lobby, and those of a person.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn best(
        &self,
        game: &str,
        person: Option<&PersonId>,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<(Listing, i64)>, StoreError> {
        let sql = format!(
            "SELECT t.*, {HEAD}, 0 AS waiting, s.score AS best FROM scores s \
             JOIN tables t ON t.id = s.table_id {LAST_ENTRY} \
             WHERE s.game = $1 AND s.score IS NOT NULL AND (t.visibility = 'listed' \
             OR t.id IN (SELECT c.table_id FROM chairs c WHERE c.person = $2)) \
             ORDER BY s.score DESC, t.ended_at, t.id LIMIT $3 OFFSET $4"
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(game)
            .bind(person.map_or("", PersonId::as_str))
            .bind(i64::from(limit))
            .bind(i64::from(skip))
            .fetch_all(self.readers())
            .await?;
        let scores: Result<Vec<i64>, _> = rows.iter().map(|row| row.try_get("best")).collect();
        let listings = self.listings(rows).await?;
        Ok(listings.into_iter().zip(scores?).collect())
    }
}
