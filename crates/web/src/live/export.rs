//! For whoever runs the server: tables as they are kept, whether or not this program can
//! play them.

use engine::Record;
use serde_json::{Value, json};
use store::{Deed, Entry, Moment, Person, Store, TableId};

use super::{
    Refused, Settings, Workshop,
    state::{State, record_of},
    table::may_see,
};
use crate::{problem::Problem, words::problems};

/// A table as it is kept: nothing of it is played. So it can be had from a table that was
/// played under rules of another version, too.
pub struct Kept {
    row: store::Table,
    entries: Vec<Entry>,
}

impl Kept {
    /// Reads a table.
    ///
    /// # Errors
    ///
    /// Fails if there is none.
    pub async fn read(store: &Store, id: &TableId) -> Result<Kept, Problem> {
        let row = store.table(id).await?.ok_or(Problem::NoTable)?;
        let entries = store.entries(id, 0).await?;
        Ok(Kept { row, entries })
    }

    /// The table.
    pub fn table(&self) -> &store::Table {
        &self.row
    }

    /// What happened at it, as a record; nothing if the game never began.
    pub fn record(&self) -> Option<Record> {
        if self.entries.is_empty() {
            return None;
        }
        Some(record_of(&self.row, &store::moves(&self.entries)))
    }

    /// Everything that is kept of the table, its secrets included: the record, every
    /// entry with what was taken back, and what was said.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn everything(&self, store: &Store) -> Result<Value, Problem> {
        let lines = store.chat(&self.row.id, 0, u32::MAX).await?;
        let chat = lines.into_iter().map(|line| {
            json!({
                "at": line.said.at.0,
                "name": line.said.name,
                "seat": line.said.seat,
                "text": line.said.words,
            })
        });
        Ok(json!({
            "table": self.row.id.as_str(),
            "game": self.row.game,
            "seats": self.row.sitters(),
            "record": self.record(),
            "entries": self.entries.iter().map(entry).collect::<Vec<_>>(),
            "chat": chat.collect::<Vec<_>>(),
        }))
    }

    /// Closes the table for good, whoever made it; nothing happens if it is over.
    ///
    /// # Errors
    ///
    /// Fails if somebody moved meanwhile, or if the store does.
    pub async fn close(&self, store: &Store) -> Result<(), Problem> {
        if self.row.is_finished() {
            return Ok(());
        }
        let (id, version) = (&self.row.id, self.entries.len() as u64);
        if store.close_table(id, version, Moment::now()).await? {
            return Ok(());
        }
        Err(Refused::stale().into())
    }

    /// Lets somebody see it.
    ///
    /// # Errors
    ///
    /// Fails if those who played want no others to see.
    pub fn admit(&self, person: Option<&Person>) -> Result<(), Problem> {
        let settings = Settings::read(&self.row.settings);
        if may_see(&self.row, settings, person.map(|person| &person.id)) {
            return Ok(());
        }
        Err(Problem::not_yours(problems::UNWATCHED))
    }
}

/// Plays an unfinished table from its beginning to where it stands.
///
/// # Errors
///
/// Fails if that cannot be done.
pub async fn replays(store: &Store, id: &TableId) -> Result<(), Problem> {
    (State::load(store, &Workshop::new(), id).await?).ok_or(Problem::NoTable)?;
    Ok(())
}

fn entry(entry: &Entry) -> Value {
    let at = entry.at.0;
    match &entry.deed {
        Deed::Start => json!({ "at": at, "deed": "start" }),
        Deed::Move { seat, ply, text } => {
            json!({ "at": at, "deed": "move", "seat": seat, "ply": ply, "action": text })
        }
        Deed::Undo { seat, ply } => json!({ "at": at, "deed": "undo", "seat": seat, "ply": ply }),
        Deed::Resign { seat } => json!({ "at": at, "deed": "resign", "seat": seat }),
        Deed::Close => json!({ "at": at, "deed": "close" }),
    }
}
