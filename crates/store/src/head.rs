use engine::SeatSet;
use sqlx::{AssertSqlSafe, Row as _, any::AnyRow};

use crate::{Moment, Store, StoreError, TableId, entry_rows::read_bits, save::places};

/// Where a table stands, without what led there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Head {
    /// How many entries there are.
    pub version: u64,
    /// How often the [`Table`](crate::Table) was saved.
    pub revision: u64,
    /// How many lines of chat there are.
    pub lines: u64,
    /// Who is awaited; nobody before the start and after the end.
    pub awaits: SeatSet,
    /// When the last entry was appended, or else when the table was made.
    pub at: Moment,
}

/// What a query has to select for [`read_head`], from what [`LAST_ENTRY`] joins.
pub(crate) const HEAD: &str = "coalesce(e.version + 1, 0) AS head_version, coalesce(e.awaits, 0) AS head_awaits, \
     coalesce(e.made_at, t.made_at) AS head_at, t.revision AS head_revision, \
     coalesce((SELECT max(l.number) + 1 FROM lines l WHERE l.table_id = t.id), 0) AS head_lines";

/// Joins tables, called `t`, with their last entries, called `e`.
pub(crate) const LAST_ENTRY: &str = "LEFT JOIN entries e ON e.table_id = t.id \
     AND e.version = (SELECT max(m.version) FROM entries m WHERE m.table_id = t.id)";

/// How many heads are read at a time.
const TOGETHER: usize = 64;

impl Store {
    /// Where these tables stand, in any order; those unknown are left out.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, Head)>, StoreError> {
        let mut heads = Vec::with_capacity(tables.len());
        for some in tables.chunks(TOGETHER) {
            let places = places(1, some.len());
            let sql =
                format!("SELECT t.id, {HEAD} FROM tables t {LAST_ENTRY} WHERE t.id IN ({places})");
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for table in some {
                query = query.bind(table.as_str());
            }
            for row in query.fetch_all(self.readers()).await? {
                let table: String = row.try_get("id")?;
                heads.push((table.into(), read_head(&row)?));
            }
        }
        Ok(heads)
    }
}

pub(crate) fn read_head(row: &AnyRow) -> Result<Head, StoreError> {
    let number = |column| row.try_get::<i64, _>(column);
    Ok(Head {
        version: number("head_version")? as u64,
        revision: number("head_revision")? as u64,
        lines: number("head_lines")? as u64,
        awaits: read_bits(number("head_awaits")?),
        at: Moment(number("head_at")?),
    })
}
