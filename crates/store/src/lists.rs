use sqlx::{AssertSqlSafe, Row as _};

use crate::{
    Head, Moment, PersonId, Store, StoreError, Table,
    head::{HEAD, LAST_ENTRY, read_head},
    save::read_table,
};

/// A table in a list.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Listing {
    /// The table.
    pub table: Table,
    /// Where it stands.
    pub head: Head,
    /// Whether it waits for the person whose list it is.
    pub waiting: bool,
}

/// Which tables to list, the newest first.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Which {
    /// Those in the lobby that people may still sit down at.
    Gathering,
    /// Those in the lobby where a game runs.
    Playing,
    /// Those in the lobby where the game is over.
    Finished,
    /// Those a person sat at, whose game is over or which were closed.
    FinishedOf(PersonId),
    /// Those a person sits or sat at, or made.
    Of(PersonId),
    /// Every table there is.
    All,
}

/// A part of a list.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Page {
    /// How many tables at most.
    pub limit: u32,
    /// Only those that come after this one in the list.
    pub after: Option<Listing>,
}

impl Page {
    /// The first so many.
    pub fn first(limit: u32) -> Page {
        Page { limit, after: None }
    }
}

impl Which {
    /// The moment the list is sorted by, and what belongs to it. `$1` is the person.
    fn sql(&self) -> (&'static str, &'static str) {
        match self {
            Which::Gathering => (
                "t.made_at",
                "t.stage = 'gathering' AND t.visibility = 'listed'",
            ),
            Which::Playing => (
                "t.made_at",
                "t.stage = 'playing' AND t.visibility = 'listed'",
            ),
            Which::Finished => ("t.ended_at", "t.stage = 'over' AND t.visibility = 'listed'"),
            Which::FinishedOf(_) => (
                "t.ended_at",
                "t.stage IN ('over', 'closed') \
                 AND t.id IN (SELECT c.table_id FROM chairs c WHERE c.person = $1)",
            ),
            Which::Of(_) => (
                "t.made_at",
                "(t.host = $1 OR t.id IN (SELECT c.table_id FROM chairs c WHERE c.person = $1))",
            ),
            Which::All => ("t.made_at", "1 = 1"),
        }
    }

    fn moment(&self, listing: &Listing) -> Moment {
        match self {
            Which::Gathering | Which::Playing | Which::Of(_) | Which::All => listing.table.made_at,
            Which::Finished | Which::FinishedOf(_) => {
                listing.table.ended_at.unwrap_or(listing.table.made_at)
            }
        }
    }
}

impl Store {
    /// A part of a list of tables.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn list(&self, which: &Which, page: &Page) -> Result<Vec<Listing>, StoreError> {
        let (moment, condition) = which.sql();
        let sql = format!(
            "SELECT t.*, {HEAD}, 0 AS waiting FROM tables t {LAST_ENTRY} \
             WHERE {condition} AND $1 = $1 AND ({moment} < $2 OR ({moment} = $2 AND t.id < $3)) \
             ORDER BY {moment} DESC, t.id DESC LIMIT $4"
        );
        let person = match which {
            Which::FinishedOf(person) | Which::Of(person) => person.as_str(),
            Which::Gathering | Which::Playing | Which::Finished | Which::All => "",
        };
        let (before, id) = match &page.after {
            Some(listing) => (which.moment(listing), listing.table.id.as_str()),
            None => (Moment(i64::MAX), ""),
        };
        let query = sqlx::query(AssertSqlSafe(sql))
            .bind(person)
            .bind(before.0)
            .bind(id)
            .bind(i64::from(page.limit));
        self.listings(query.fetch_all(self.readers()).await?).await
    }

    /// The unfinished tables a person sits at or has made: those waiting for
    /// the person first, then the ones where something happened last.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn tables_of(
        &self,
        person: &PersonId,
        limit: u32,
    ) -> Result<Vec<Listing>, StoreError> {
        let sql = format!(
            "SELECT t.*, {HEAD}, CASE WHEN t.stage = 'playing' AND EXISTS (SELECT 1 FROM chairs c \
             WHERE c.table_id = t.id AND c.person = $1 AND c.stand_in IS NULL \
             AND ((e.awaits >> CAST(c.seat AS integer)) & 1) = 1) THEN 1 ELSE 0 END AS waiting \
             FROM tables t {LAST_ENTRY} WHERE t.stage IN ('gathering', 'playing') \
             AND (t.host = $1 OR t.id IN (SELECT c.table_id FROM chairs c WHERE c.person = $1)) \
             ORDER BY waiting DESC, head_at DESC, t.id LIMIT $2"
        );
        let query = sqlx::query(AssertSqlSafe(sql))
            .bind(person.as_str())
            .bind(i64::from(limit));
        self.listings(query.fetch_all(self.readers()).await?).await
    }

    /// How many unfinished tables a person has made.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn hosted(&self, person: &PersonId) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM tables WHERE host = $1 AND stage IN ('gathering', 'playing')",
        )
        .bind(person.as_str())
        .fetch_one(self.readers())
        .await?;
        Ok(count as u64)
    }

    pub(crate) async fn listings(
        &self,
        rows: Vec<sqlx::any::AnyRow>,
    ) -> Result<Vec<Listing>, StoreError> {
        let tables: Result<Vec<Table>, _> = rows.iter().map(read_table).collect();
        let mut tables = tables?;
        self.seat(&mut tables).await?;
        let listing = |(table, row): (Table, &sqlx::any::AnyRow)| {
            Ok(Listing {
                table,
                head: read_head(row)?,
                waiting: row.try_get::<i64, _>("waiting")? != 0,
            })
        };
        tables.into_iter().zip(&rows).map(listing).collect()
    }
}
