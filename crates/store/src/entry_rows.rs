//! Entries as rows of the database.

use std::sync::{Arc, LazyLock};

use engine::{MAX_SEATS, Seat, SeatSet};
use sqlx::{AssertSqlSafe, Row as _, any::AnyRow};

use crate::{Deed, Entry, Moment, NewEntry, StoreError, TableId, transaction::Transaction};

const COLUMNS: usize = 9;

/// How many rows one statement inserts. Few sizes, so that each is prepared once.
const SIZES: [usize; 6] = [32, 16, 8, 4, 2, 1];

/// The statements of those sizes. PostgreSQL wants its places numbered; SQLite would
/// look each number up in a list, and need not.
static INSERTS: LazyLock<[Arc<str>; 6]> =
    LazyLock::new(|| SIZES.map(|rows| insert(rows, |_| "?".to_owned())));
static NUMBERED_INSERTS: LazyLock<[Arc<str>; 6]> =
    LazyLock::new(|| SIZES.map(|rows| insert(rows, |place| format!("${place}"))));

/// An entry and where it goes.
pub(crate) struct EntryRow<'a> {
    pub(crate) table: &'a TableId,
    pub(crate) version: u64,
    pub(crate) entry: &'a NewEntry,
    pub(crate) at: Moment,
}

/// The statement that inserts this many rows, those left out that are there.
fn insert(rows: usize, write: impl Fn(usize) -> String) -> Arc<str> {
    let row = |row: usize| {
        let places: Vec<String> = (1..=COLUMNS)
            .map(|column| write(row * COLUMNS + column))
            .collect();
        format!("({})", places.join(", "))
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    format!(
        "INSERT INTO entries (table_id, version, deed, seat, ply, action, awaits, send_key, made_at) \
         VALUES {} ON CONFLICT DO NOTHING",
        rows.join(", ")
    )
    .into()
}

/// Inserts rows, and tells how many were not there.
pub(crate) async fn insert_entries(
    transaction: &mut Transaction,
    mut rows: &[EntryRow<'_>],
) -> Result<u64, sqlx::Error> {
    let statements = match transaction.backend_name() {
        "SQLite" => &INSERTS,
        _ => &NUMBERED_INSERTS,
    };
    let mut inserted = 0;
    for (size, sql) in SIZES.iter().zip(statements.iter()) {
        while let Some((some, rest)) = rows.split_at_checked(*size) {
            let mut query = sqlx::query(AssertSqlSafe(sql.clone()));
            for row in some {
                let (deed, seat, ply, action) = columns(&row.entry.deed);
                query = query
                    .bind(row.table.as_str())
                    .bind(row.version as i64)
                    .bind(deed)
                    .bind(seat.map(|seat| seat.index() as i64))
                    .bind(ply.map(i64::from))
                    .bind(action)
                    .bind(bits(row.entry.awaits))
                    .bind(row.entry.key.as_deref())
                    .bind(row.at.0);
            }
            inserted += query.execute(&mut **transaction).await?.rows_affected();
            rows = rest;
        }
    }
    Ok(inserted)
}

fn columns(deed: &Deed) -> (&'static str, Option<Seat>, Option<u32>, Option<&str>) {
    match deed {
        Deed::Start => ("start", None, None, None),
        Deed::Move { seat, ply, text } => ("move", Some(*seat), Some(*ply), Some(text)),
        Deed::Undo { seat, ply } => ("undo", Some(*seat), Some(*ply), None),
        Deed::Resign { seat } => ("resign", Some(*seat), None, None),
        Deed::Close => ("close", None, None, None),
    }
}

/// Reads `version, deed, seat, ply, action, awaits, send_key, made_at`.
pub(crate) fn read_entry(row: &AnyRow) -> Result<Entry, StoreError> {
    let deed: &str = row.try_get("deed")?;
    let unreadable = StoreError::Unreadable("entries");
    let seat: Option<i64> = row.try_get("seat")?;
    let seat = seat.map(read_seat).transpose()?;
    let ply: Option<i64> = row.try_get("ply")?;
    let ply = ply.and_then(|ply| u32::try_from(ply).ok());
    let action: Option<String> = row.try_get("action")?;
    let deed = match (deed, seat, ply, action) {
        ("start", ..) => Deed::Start,
        ("move", Some(seat), Some(ply), Some(text)) => Deed::Move { seat, ply, text },
        ("undo", Some(seat), Some(ply), _) => Deed::Undo { seat, ply },
        ("resign", Some(seat), ..) => Deed::Resign { seat },
        ("close", ..) => Deed::Close,
        _ => return Err(unreadable),
    };
    Ok(Entry {
        version: row.try_get::<i64, _>("version")? as u64,
        deed,
        awaits: read_bits(row.try_get("awaits")?),
        key: row.try_get("send_key")?,
        at: Moment(row.try_get("made_at")?),
    })
}

pub(crate) fn read_seat(index: i64) -> Result<Seat, StoreError> {
    match usize::try_from(index) {
        Ok(index) if index < MAX_SEATS => Ok(Seat::new(index)),
        _ => Err(StoreError::Unreadable("seat")),
    }
}

fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}

pub(crate) fn read_bits(bits: i64) -> SeatSet {
    Seat::all(MAX_SEATS)
        .filter(|seat| bits >> seat.index() & 1 == 1)
        .collect()
}
