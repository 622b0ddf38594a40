//! A game before anybody plays it: what it is, its rules, its cards.

use catalog::Entry;
use maud::{Markup, Render, html};

use super::{Head, home, layout, rules};
use crate::{
    board::{Board, Faces, Shelf},
    plates::plate,
    tongue::{Language, spoken},
    words,
};

/// The pages about one game.
pub struct GamePage<'a> {
    /// The game.
    pub game: &'a Entry,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl GamePage<'_> {
    /// What it is, and the ways on.
    pub fn full(&self) -> Markup {
        let lead: Markup = rules::book(introduction(self.game.rulebook));
        self.page(
            self.game.title,
            "game",
            html! {
                main .text {
                    div .cover-page {
                        (plate(self.game.id, home::cover(self.game.id)))
                        div {
                            h1 { (self.game.title) }
                            p .lead { (words::sentence_of(self.game.id, self.game.summary)) }
                            p .hint { (words::players(self.game.players)) }
                            (home::ways_to_play(self.game, self.me))
                            p .do {
                                a .button href={ "/g/" (self.game.id) "/rules" } { (words::RULES) }
                                a .button href={ "/g/" (self.game.id) "/cards" } { (words::CARDS) }
                                a .button href={ "/g/" (self.game.id) "/print" } { (words::PRINT) }
                            }
                        }
                    }
                    h2 { (words::ORIGIN) }
                    div lang="en" { (lead) }
                    @if !self.game.switches.is_empty() {
                        h2 { (words::VARIANTS) }
                        dl .variants { @for switch in self.game.switches {
                            dt { (words::spaced(self.game.id, switch.key)) " " a href={ "/g/" (self.game.id) "/rules#" (switch.rule) } { (switch.rule) } }
                            dd { (words::sentence_of(self.game.id, switch.meaning)) }
                        } }
                    }
                }
            },
        )
    }

    /// The rulebook with a table of contents.
    pub fn rules(&self) -> Markup {
        let title = words::rules_of(self.game.title);
        self.page(
            &title,
            "rules",
            html! {
                main .text {
                    @if spoken() != Language::English { p .notice { (words::ENGLISH_RULES) } }
                    nav .contents aria-label=(words::CONTENTS) { (rules::contents(self.game.rulebook)) }
                    label .filter { (words::SEARCH_RULES) input type="search" data-filter=".book"; }
                    div .book lang="en" { (rules::book(self.game.rulebook)) }
                }
            },
        )
    }

    /// The rulebook alone, to be shown beside a table.
    pub fn bare_rules(&self) -> Markup {
        rules::book(self.game.rulebook)
    }

    /// All cards and pieces.
    pub fn cards(&self) -> Markup {
        let title = words::cards_of(self.game.title);
        let shelves = catalog::with_game!(self.game.id, G => G::gallery()).unwrap_or_default();
        let faces = catalog::with_game!(self.game.id, G => <G as Board>::faces());
        self.page(
            &title,
            "cards",
            html! {
                main {
                    h1 { (title) }
                    @for Shelf { title, cards } in shelves {
                        section {
                            h2 { (title) }
                            ul class={ "gallery board " (self.game.id) } { @for id in cards { li id=(id) { (large(faces, id)) } } }
                        }
                    }
                }
            },
        )
    }

    /// One card alone, to be shown over a page.
    pub fn card(&self, id: &str) -> Option<Markup> {
        let faces = catalog::with_game!(self.game.id, G => <G as Board>::faces());
        faces?.get(id)?;
        Some(html! { div class={ "board " (self.game.id) } { (large(faces, id)) } })
    }

    fn page(&self, title: &str, body: &str, main: impl Render) -> Markup {
        let head = Head {
            title,
            body,
            table: None,
            me: self.me,
        };
        layout::page(&head, main)
    }
}

/// A card at full size, with everything it says.
fn large(faces: Option<&Faces>, id: &str) -> Markup {
    html! {
        @if let Some(face) = faces.and_then(|faces| faces.get(id)) {
            figure .large { (face.drawing) figcaption { (face.name) } }
        }
    }
}

/// The rulebook between its title and its first section.
fn introduction(rulebook: &'static str) -> &'static str {
    let opening = rulebook.split("\n## ").next().unwrap_or(rulebook);
    opening.split_once('\n').map_or(opening, |(_, text)| text)
}
