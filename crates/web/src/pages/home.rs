//! The first page, and the lobby.

use catalog::Entry;
use maud::{Markup, html};

use super::{Head, MyTable, layout, mine};
use crate::{plates::plate, words};

/// A table in the lobby.
pub struct OpenTable {
    /// Its id.
    pub id: String,
    /// The game's title.
    pub title: &'static str,
    /// Who sits there.
    pub names: Vec<String>,
    /// How many seats are open.
    pub open: usize,
    /// Whether the game runs already.
    pub running: bool,
    /// How many house rules differ from the usual ones.
    pub house_rules: usize,
    /// Whether somebody chose the seed.
    pub chosen: bool,
}

/// The first page.
pub struct Home<'a> {
    /// The games.
    pub games: &'a [Entry],
    /// Tables that wait for the reader.
    pub waiting: usize,
    /// The reader's tables that are not over, those that wait first.
    pub recent: &'a [MyTable],
    /// Tables with an open seat.
    pub open: &'a [OpenTable],
    /// Whether there is a lab.
    pub lab: bool,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl Home<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::HOME_TITLE.text(),
            body: "home",
            table: None,
            me: self.me,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main {
                    h1 { (words::HOME_HEADING) }
                    p .lead { (words::HOME_LEAD) }
                    @if self.waiting > 0 {
                        p .call { a .button.main href="/mine/next" { (words::next_waiting(self.waiting)) } }
                    }
                    ul .games { @for game in self.games { (game_card(game, self.me)) } }
                    @if !self.recent.is_empty() {
                        section {
                            h2 { (words::RECENT) }
                            ul .tables { @for table in self.recent { (mine::line(table)) } }
                            p { a href="/mine" { (words::ALL_MINE) } }
                        }
                    }
                    section {
                        h2 { (words::OPEN_TABLES) }
                        (tables(self.open))
                        p { a href="/lobby" { (words::LOBBY) } }
                    }
                    @if self.lab {
                        section {
                            h2 { (words::lab::LAB) }
                            p { (words::lab::HOME_LEAD) " " a href="/lab" { (words::lab::LAB) } }
                        }
                    }
                }
            },
        )
    }
}

fn game_card(game: &Entry, me: Option<&str>) -> Markup {
    html! {
        li .game {
            (plate(game.id, game.emblem))
            h2 { a href={ "/g/" (game.id) } { (game.title) } }
            p { (words::sentence(game.summary())) }
            p .hint { (words::players(game.players)) }
            (ways_to_play(game, me))
            p .links {
                a href={ "/g/" (game.id) "/rules" } { (words::RULES) }
                a href={ "/g/" (game.id) "/cards" } { (words::CARDS) }
                a href={ "/g/" (game.id) "/print" } { (words::PRINT) }
            }
        }
    }
}

/// One click to a table against bots, or the form for any other table.
pub(super) fn ways_to_play(game: &Entry, me: Option<&str>) -> Markup {
    html! {
        form .do method="post" action={ "/new/" (game.id) } {
            input type="hidden" name="name" value=(me.unwrap_or(words::GUEST.text()));
            input type="hidden" name="spectators" value="on";
            button .main { (words::PLAY_NOW) }
            @if game.tutorial.is_some() { a .button href={ "/g/" (game.id) "/tutorial" } { (words::LEARN) } }
            a .button href={ "/new/" (game.id) } { (words::SET_UP) }
        }
    }
}

/// The lobby: all listed tables.
pub struct Lobby<'a> {
    /// The listed tables, those with open seats first.
    pub tables: &'a [OpenTable],
    /// The games.
    pub games: &'a [Entry],
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl Lobby<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::LOBBY_TITLE.text(),
            body: "lobby",
            table: None,
            me: self.me,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main {
                    h1 { (words::LOBBY) }
                    (tables(self.tables))
                    h2 { (words::NEW_TABLE) }
                    ul .row { @for game in self.games {
                        li { a .button href={ "/new/" (game.id) } { (game.title) } }
                    } }
                    h2 { (words::UPLOAD) }
                    form method="post" action="/upload" enctype="multipart/form-data" {
                        label { (words::RECORD_FILE) input type="file" name="record" accept=".json,application/json" required; }
                        button { (words::UPLOAD_NOW) }
                    }
                }
            },
        )
    }
}

fn tables(tables: &[OpenTable]) -> Markup {
    html! {
        @if tables.is_empty() { p .hint { (words::NO_TABLES) } }
        @else {
            ul .tables { @for table in tables {
                li {
                    a href={ "/t/" (table.id) } { (table.title) } " "
                    span { (words::sitting(&table.names)) }
                    @if table.open > 0 { " " span .tag { (words::open_seats(table.open)) } }
                    @if table.running { " " span .tag { (words::RUNNING) } }
                    @if table.chosen { " " span .tag.loud { (words::CHOSEN_DEAL) } }
                    @if table.house_rules > 0 { " " span .tag { (words::house_rules(table.house_rules)) } }
                }
            } }
        }
    }
}
