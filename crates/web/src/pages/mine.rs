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
    /// Whether the reader may delete it.
    pub deletable: bool,
    /// What happens to it before long if nobody wants it.
    pub fate: Option<Fate>,
}

/// What happens to a table that nobody wants, and in how many days.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Fate {
    /// Its game is closed.
    Closed(u64),
    /// It is deleted.
    Deleted(u64),
}

/// The page of the reader's tables.
pub struct Mine<'a> {
    /// The tables, those that wait for the reader first.
    pub tables: &'a [MyTable],
    /// How many finished games the reader keeps, and how many that may be.
    pub kept: Option<(u64, u64)>,
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
            game: None,
            bar: None,
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
                    (self.finished())
                }
            },
        )
    }
}

impl Mine<'_> {
    /// The games that are over. Who made their tables marks those to delete.
    fn finished(&self) -> Markup {
        let tables: Vec<&MyTable> = self
            .tables
            .iter()
            .filter(|table| table.waiting == Waiting::Over)
            .collect();
        html! {
            @if !tables.is_empty() {
                section {
                    h2 { (words::FINISHED) }
                    @if let Some((kept, most)) = self.kept { p .hint { (words::kept_games(kept, most)) } }
                    form method="post" action="/mine/delete" {
                        ul .tables { @for table in &tables {
                            li {
                                @if table.deletable {
                                    input type="checkbox" name={ "t." (table.id) } aria-label=(words::DELETE_MARK);
                                    " "
                                }
                                (entry(table))
                            }
                        } }
                        @if tables.iter().any(|table| table.deletable) {
                            button { (words::DELETE_MARKED) }
                        }
                    }
                }
            }
        }
    }
}

/// A game that is about to be deleted.
pub struct KeptGame {
    /// The id of its table.
    pub id: String,
    /// The game's title.
    pub title: &'static str,
    /// Who played.
    pub names: Vec<String>,
    /// Whether others than the reader did.
    pub shared: bool,
}

/// The question whether games are to be deleted.
pub struct Deleting<'a> {
    /// Which.
    pub games: &'a [KeptGame],
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl Deleting<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::MY_GAMES_TITLE.text(),
            body: "mine",
            table: None,
            me: self.me,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main .text {
                    h1 { (words::DELETE_HEADING) }
                    form method="post" action="/mine/delete" {
                        ul .tables { @for game in self.games {
                            li {
                                input type="hidden" name={ "t." (game.id) } value="on";
                                a href={ "/t/" (game.id) } { (game.title) } " "
                                span { (words::sitting(&game.names)) } " "
                                a href={ "/t/" (game.id) "/record" } download { (words::DOWNLOAD_RECORD) }
                            }
                        } }
                        p { (words::DELETE_WORDS) }
                        @if self.games.iter().any(|game| game.shared) { p { (words::DELETE_SHARED) } }
                        p { button .main name="sure" value="yes" { (words::DELETE_FOR_GOOD) } " " a href="/mine" { (words::CANCEL) } }
                    }
                }
            },
        )
    }
}

/// A table in a list.
pub(super) fn line(table: &MyTable) -> Markup {
    html! { li { (entry(table)) } }
}

fn entry(table: &MyTable) -> Markup {
    html! {
        a href={ "/t/" (table.id) } { (table.title) } " "
        span { (words::sitting(&table.names)) } " "
        span .hint { (words::moves(table.ply)) ", " (words::ago(table.idle)) }
        @match table.fate {
            Some(Fate::Closed(days)) => { " " strong { (words::closed_in(days)) } }
            Some(Fate::Deleted(days)) => { " " strong { (words::deleted_in(days)) } }
            None => {}
        }
    }
}
