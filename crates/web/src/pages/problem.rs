//! A page for what went wrong: what, and what to do about it.

use maud::{Markup, html};

use super::{Head, layout};
use crate::words;

/// Something that went wrong.
pub struct Problem<'a> {
    /// The status it is sent with.
    pub status: u16,
    /// What happened, in a sentence.
    pub words: &'a str,
    /// What to do next, in a sentence.
    pub advice: &'a str,
    /// Where to go on: an address and what to call it.
    pub back: (&'a str, &'a str),
}

impl Problem<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::PROBLEM_TITLE.text(),
            body: "problem",
            table: None,
            me: None,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main .text {
                    h1 { (self.words) }
                    p { (self.advice) }
                    p { a .button.main href=(self.back.0) { (self.back.1) } }
                    p .hint { (words::status(self.status)) }
                }
            },
        )
    }
}
