//! For whoever runs the server.

use serde_json::{Value, json};
use store::{Deed, Entry};

use super::table::Table;
use crate::problem::Problem;

impl Table {
    /// Closes the table, whoever made it.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn close_for_good(&self) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        self.close_locked(&mut state).await
    }

    /// Everything that is kept of the table, its secrets included: the record, every
    /// entry with what was taken back, and what was said.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn everything(&self) -> Result<Value, Problem> {
        let state = self.lock().await?;
        let entries = self.hall.store.entries(self.id(), 0).await?;
        let lines = self.hall.store.chat(self.id(), 0, u32::MAX).await?;
        let record = state.live.as_ref().map(|live| live.record(state.sitters()));
        let chat = lines.into_iter().map(|line| {
            json!({
                "at": line.said.at.0,
                "name": line.said.name,
                "seat": line.said.seat,
                "text": line.said.words,
            })
        });
        Ok(json!({
            "table": self.id().as_str(),
            "game": state.row.game,
            "seats": state.sitters(),
            "record": record,
            "entries": entries.iter().map(entry).collect::<Vec<_>>(),
            "chat": chat.collect::<Vec<_>>(),
        }))
    }
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
