//! A game before anybody plays it: what it is, its rules, its cards.

use catalog::Entry;
use maud::{Markup, Render, html};

use super::{Head, glossary, home, layout, rules};
use crate::{plates::plate, words};
use board::{Board, Faces, Shelf};

/// The pages about one game.
pub struct GamePage<'a> {
    /// The game.
    pub game: &'a Entry,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl GamePage<'_> {
    /// What it is, and the ways on; the best games where they are compared.
    pub fn full(&self, best: Option<&[BestGame]>) -> Markup {
        self.page(
            self.game.title,
            "game",
            html! {
                main .text {
                    div .cover-page {
                        (plate(self.game.id, self.game.emblem))
                        div {
                            h1 { (self.game.title) }
                            p .lead { (words::sentence(self.game.summary())) }
                            p .hint { (words::players(self.game.players)) }
                            (home::ways_to_play(self.game, self.me))
                            p .do {
                                a .button href={ "/g/" (self.game.id) "/rules" } { (words::RULES) }
                                a .button href={ "/g/" (self.game.id) "/cards" } { (words::CARDS) }
                                a .button href={ "/g/" (self.game.id) "/print" } { (words::PRINT) }
                            }
                            (layout::in_english(words::ENGLISH_RULES))
                        }
                    }
                    @if let Some(best) = best { (best_games(self.game.id, best)) }
                    h2 { (words::ORIGIN) }
                    div { (rules::introduction(self.game.catalogue, self.game.rulebook)) }
                    @if !self.game.switches.is_empty() {
                        h2 { (words::VARIANTS) }
                        dl .variants { @for switch in self.game.switches {
                            dt { (switch.name(self.game.catalogue)) " " a href={ "/g/" (self.game.id) "/rules#" (switch.rule) } { (switch.rule) } }
                            dd { (words::sentence(switch.meaning(self.game.catalogue))) }
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
                    (layout::in_english(words::ENGLISH_RULES))
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
        let terms = glossary::all(self.game.id);
        self.page(
            &title,
            "cards",
            html! {
                main {
                    h1 { (title) }
                    (self.shelves(Some))
                    @if !terms.is_empty() { section { h2 { (words::GLOSSARY) } (glossary::list(&terms)) } }
                }
            },
        )
    }

    /// All cards and pieces alone, to be shown beside a table, which has ids of its own.
    pub fn bare_cards(&self) -> Markup {
        self.shelves(|_| None)
    }

    fn shelves(&self, id_of: impl Fn(&'static str) -> Option<&'static str>) -> Markup {
        let shelves = catalog::with_game!(self.game.id, G => G::gallery()).unwrap_or_default();
        let faces = catalog::with_game!(self.game.id, G => <G as Board>::faces());
        html! {
            @for Shelf { title, cards } in shelves {
                section {
                    h2 { (title) }
                    ul class={ "gallery board " (self.game.id) } { @for id in cards { li id=[id_of(id)] { (large(faces, id)) } } }
                }
            }
        }
    }

    /// One card alone, to be shown over a page.
    pub fn card(&self, id: &str) -> Option<Markup> {
        let faces = catalog::with_game!(self.game.id, G => <G as Board>::faces());
        let face = faces.and_then(|faces| faces.get(id))?;
        let terms = glossary::on(self.game.id, face);
        Some(html! {
            div class={ "board " (self.game.id) } { (large(faces, id)) }
            @if !terms.is_empty() { (glossary::list(&terms)) }
        })
    }

    fn page(&self, title: &str, body: &str, main: impl Render) -> Markup {
        let head = Head {
            title,
            body,
            table: None,
            me: self.me,
            game: Some(self.game),
            bar: None,
        };
        layout::page(&head, main)
    }
}

/// A finished game that is among the best of its kind.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BestGame {
    /// The table's id in its address.
    pub id: String,
    /// Who played.
    pub names: Vec<String>,
    /// What it is remembered for.
    pub feat: Feat,
    /// How many house rules differed from the usual ones.
    pub house_rules: usize,
}

/// What a game is remembered for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Feat {
    /// So many points.
    Points(i64),
    /// A win after so many rounds.
    Rounds(i64),
}

fn best_games(game: &str, best: &[BestGame]) -> Markup {
    html! {
        h2 { (words::BEST_GAMES) }
        @if best.is_empty() {
            p .hint { (words::NO_BEST_GAMES) " " a href={ "/new/" (game) } { (words::NEW_TABLE) } }
        } @else {
            ol .best { @for game in best {
                li {
                    a href={ "/t/" (game.id) "/replay" } {
                        @match game.feat { Feat::Points(points) => (words::points(points)), Feat::Rounds(rounds) => (words::won_after(rounds)) }
                    }
                    " " (words::list(&game.names))
                    @if game.house_rules > 0 { " " span .tag { (words::house_rules(game.house_rules)) } }
                }
            } }
        }
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
