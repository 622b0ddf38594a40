//! A table that was played under rules of another version.

use maud::{Markup, html};

use super::{Head, layout};
use crate::words;

/// A table at which nobody can play on.
pub struct Outdated<'a> {
    /// Its id.
    pub id: &'a str,
    /// The game's title.
    pub title: &'static str,
    /// The version of the rules it was played under.
    pub played: u32,
    /// The version of the rules of this program.
    pub known: u32,
    /// Whether it was closed, or came to its end.
    pub finished: bool,
    /// Whether the reader made it.
    pub host: bool,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl Outdated<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::PROBLEM_TITLE.text(),
            body: "problem",
            table: None,
            me: self.me,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main .text {
                    h1 { (self.title) }
                    p {
                        @if self.played == self.known { (words::OUTDATED_BROKEN) }
                        @else { (words::outdated(self.played, self.known)) }
                    }
                    @if self.finished {
                        p { (words::OUTDATED_RECORD) }
                        p { a .button.main href={ "/t/" (self.id) "/record" } download { (words::DOWNLOAD_RECORD) } }
                    } @else if self.host {
                        p { (words::OUTDATED_CLOSE) }
                        form method="post" action={ "/t/" (self.id) "/close" } { button .main { (words::CLOSE_TABLE) } }
                    } @else {
                        p { (words::OUTDATED_WAIT) }
                    }
                }
            },
        )
    }
}
