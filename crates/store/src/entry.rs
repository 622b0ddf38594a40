use engine::{Move, Seat, SeatSet};

use crate::{AppendError, Moment, Store, StoreError, TableId, entry_rows::read_entry};

/// Something that happened in a game. Entries are numbered from 0 without gaps
/// and never change.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    /// Its number: how many entries there were before it.
    pub version: u64,
    /// What happened.
    pub deed: Deed,
    /// Who is awaited after it.
    pub awaits: SeatSet,
    /// The key the sender gave it, to know it again.
    pub key: Option<String>,
    /// When.
    pub at: Moment,
}

/// What an entry says.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Deed {
    /// The game began.
    Start,
    /// A seat made the move numbered `ply`.
    Move {
        /// Who.
        seat: Seat,
        /// How many moves counted before it.
        ply: u32,
        /// The action in notation.
        text: String,
    },
    /// A seat took back: only the moves below `ply` count any more.
    Undo {
        /// Who.
        seat: Seat,
        /// How many moves are left.
        ply: u32,
    },
    /// A seat gave up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// The operator closed the table.
    Close,
}

/// An entry that is to be appended.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewEntry {
    /// What happened.
    pub deed: Deed,
    /// Who is awaited after it.
    pub awaits: SeatSet,
    /// The key the sender gave it.
    pub key: Option<String>,
}

/// Entries to append to a table, all or none.
///
/// A server appends to a table only after it knows what came of its last
/// append.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// How many entries the table has, in the eyes of the sender: the number of
    /// the first entry appended.
    pub version: u64,
    /// What to append; at least one.
    pub entries: Vec<NewEntry>,
    /// Whether, and how, the game ends with it.
    pub end: Option<End>,
    /// When.
    pub at: Moment,
}

/// How a game ends.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum End {
    /// With a result; its text is the caller's.
    Over {
        /// The result, as the caller writes it.
        outcome: String,
    },
    /// It was closed.
    Closed,
}

/// What came of an append that is in the database now.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Appended {
    /// It was stored.
    Stored,
    /// The same entry, with the same key, had been stored before.
    Before,
}

/// How many entries are read at a time: others want the thread and the database too.
const TOGETHER: i64 = 500;

/// The moves that count: those not taken back.
pub fn moves(entries: &[Entry]) -> Vec<Move<'_>> {
    let mut moves = Vec::new();
    for entry in entries {
        match &entry.deed {
            Deed::Move { seat, ply, text } => {
                moves.truncate(*ply as usize);
                moves.push(Move { seat: *seat, text });
            }
            Deed::Undo { ply, .. } => moves.truncate(*ply as usize),
            Deed::Start | Deed::Resign { .. } | Deed::Close => {}
        }
    }
    moves
}

impl Store {
    /// Appends to a table, and answers when it is safely stored.
    ///
    /// # Errors
    ///
    /// Fails if somebody else appended first.
    pub async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        self.writer().append(append).await
    }

    /// The entries of a table from number `since` on.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn entries(&self, table: &TableId, since: u64) -> Result<Vec<Entry>, StoreError> {
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let next = entries.last().map_or(since, |entry| entry.version + 1);
            let rows = sqlx::query(
                "SELECT version, deed, seat, ply, action, awaits, send_key, made_at FROM entries \
                 WHERE table_id = $1 AND version >= $2 ORDER BY version LIMIT $3",
            )
            .bind(table.as_str())
            .bind(next as i64)
            .bind(TOGETHER)
            .fetch_all(self.readers())
            .await?;
            for row in &rows {
                entries.push(read_entry(row)?);
            }
            if (rows.len() as i64) < TOGETHER {
                return Ok(entries);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(version: u64, deed: Deed) -> Entry {
        Entry {
            version,
            deed,
            awaits: SeatSet::NONE,
            key: None,
            at: Moment(0),
        }
    }

    fn played(version: u64, ply: u32, text: &str) -> Entry {
        let (seat, text) = (Seat::new(0), text.to_owned());
        entry(version, Deed::Move { seat, ply, text })
    }

    #[test]
    fn moves_taken_back_do_not_count_but_those_made_instead_do() {
        let seat = Seat::new(0);
        let entries = [
            entry(0, Deed::Start),
            played(1, 0, "a"),
            played(2, 1, "b"),
            played(3, 2, "c"),
            entry(4, Deed::Undo { seat, ply: 1 }),
            played(5, 1, "d"),
        ];
        let texts: Vec<&str> = moves(&entries).into_iter().map(|m| m.text).collect();
        assert_eq!(texts, ["a", "d"]);
    }
}
