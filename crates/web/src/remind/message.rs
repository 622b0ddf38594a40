//! What reminders say, in the language of their reader: names and games, and no secret.

use serde_json::json;
use store::{Occasion, PersonId, Sitter};

use crate::{
    live,
    words::{list, reminders as words},
};

/// The most names that are told.
const NAMES: usize = 5;

/// What somebody is told.
pub(super) struct Message {
    /// In a line.
    pub(super) title: String,
    /// In another.
    pub(super) text: String,
}

impl Message {
    /// What a person is told of an occasion at a table.
    pub(super) fn about(occasion: Occasion, table: &store::Table, reader: &PersonId) -> Message {
        let game = live::known(&table.game).map_or("?", |entry| entry.title);
        let other = |chair: &store::Chair| match &chair.sitter {
            Sitter::Person { person, name }
                if person != reader && (occasion != Occasion::Rematch || chair.wants_rematch) =>
            {
                Some(name.clone())
            }
            Sitter::Person { .. } | Sitter::Bot { .. } | Sitter::Open | Sitter::Closed => None,
        };
        let names: Vec<String> = table.chairs.iter().filter_map(other).take(NAMES).collect();
        let others = list(&names);
        let (title, text) = match occasion {
            Occasion::Turn => (words::say::your_turn(game), words::say::with(&others)),
            Occasion::Begun => (words::say::begun(game), words::say::with(&others)),
            Occasion::Seated => (words::say::sat_down(&others), game.to_owned()),
            Occasion::Rematch => (words::say::again(&others), game.to_owned()),
        };
        Message { title, text }
    }

    /// As the script in the browser reads it.
    pub(super) fn for_browser(&self, table: &store::Table, language: &str) -> Vec<u8> {
        let note = json!({
            "title": self.title,
            "text": self.text,
            "url": format!("/t/{}", table.id),
            "tag": table.id.as_str(),
            "language": language,
        });
        note.to_string().into_bytes()
    }

    /// As a mail says it.
    pub(super) fn for_mail(&self, table: &store::Table, base_url: &str, stop: &str) -> String {
        let Message { title, text } = self;
        let table = format!("{base_url}/t/{}", table.id);
        let why = words::say::why_this_mail(base_url);
        format!("{title}\n{text}\n\n{table}\n\n-- \n{why}\n{stop}\n")
    }
}
