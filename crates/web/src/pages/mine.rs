//! The reader's own tables.

use maud::{Markup, html};

use super::{Head, layout};
use crate::words;

/// Whether a table waits for the reader.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Waiting {
    /// For the reader.
    You,
    /// For others.
    Others,
    /// It has not started.
    Start,
    /// It is over.
    Over,
}

/// A table the reader sits at.
pub struct MyTable {
    /// Its id.
    pub id: String,
    /// The game's title.
    pub title: &'static str,
    /// Who sits there.
    pub names: Vec<String>,
    /// For whom it waits.
    pub waiting: Waiting,
    /// How many decisions have been taken.
    pub ply: usize,
    /// How long ago something happened, in seconds.
    pub idle: u64,
}

/// The page of the reader's tables.
pub struct Mine<'a> {
    /// The tables, those that wait for the reader first.
    pub tables: &'a [MyTable],
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl Mine<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::MY_GAMES_TITLE.text(),
            body: "mine",
            table: None,
            me: self.me,
        };
        let group = |waiting, title| {
            let tables: Vec<&MyTable> = self
                .tables
                .iter()
                .filter(|t| t.waiting == waiting)
                .collect();
            html! {
                @if !tables.is_empty() {
                    section {
                        h2 { (title) }
                        ul .tables { @for table in tables { (line(table)) } }
                    }
                }
            }
        };
        layout::page(
            &head,
            html! {
                main {
                    h1 { (words::MY_GAMES) }
                    @if self.tables.is_empty() { p { (words::NO_GAMES_YET) " " a href="/" { (words::START_ONE) } } }
                    (group(Waiting::You, words::WAITING_FOR_YOU))
                    (group(Waiting::Others, words::WAITING_FOR_OTHERS))
                    (group(Waiting::Start, words::NOT_STARTED))
                    (group(Waiting::Over, words::FINISHED))
                }
            },
        )
    }
}

/// A table in a list.
pub(super) fn line(table: &MyTable) -> Markup {
    html! {
        li {
            a href={ "/t/" (table.id) } { (table.title) } " "
            span { (words::sitting(&table.names)) } " "
            span .hint { (words::moves(table.ply)) ", " (words::ago(table.idle)) }
        }
    }
}
