//! A game played again, step by step.

use catalog::Entry;
use engine::{Seat, Viewer};
use maud::{Markup, Render, html};

use super::{
    Drawn, Earlier, Head, LogLine, SeedNote, TablePage,
    frame::{self, SeatPlate, Tab},
    layout,
};
use crate::words;
use board::Names;
use board::marks;

/// Through whose eyes a replay is shown.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Perspective {
    /// Whose.
    pub viewer: Viewer,
    /// Whether the reader may choose it: all after the end, the own one before.
    pub allowed: bool,
}

/// One step of a replay.
pub struct Replay<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game.
    pub game: &'a Entry,
    /// How many decisions had been taken.
    pub ply: usize,
    /// How many were taken in all, so far.
    pub plies: usize,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The perspectives there are.
    pub perspectives: &'a [Perspective],
    /// The position.
    pub drawn: Drawn,
    /// The names of the seats.
    pub names: &'a Names,
    /// Where the lines are that came before those of the log, if there are any.
    pub earlier: Option<Earlier>,
    /// What happened up to here, as the viewer noticed it.
    pub log: &'a [LogLine],
    /// What can be checked about the shuffle.
    pub seed: &'a SeedNote,
    /// Whether the game is over, so that it may be played on from here.
    pub over: bool,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl Replay<'_> {
    /// The whole page.
    pub fn full(&self) -> Markup {
        let title = words::replay_of(self.game.title);
        let head = Head {
            title: &title,
            body: "table-page replay",
            table: Some(self.id),
            me: self.me,
            game: Some(self.game),
            bar: Some(frame::bar(self.game, &self.status())),
        };
        layout::page(
            &head,
            html! {
                main #table class=(self.game.id) data-replay=(self.id) data-ply=(self.ply) data-plies=(self.plies) data-game=(self.game.id) {
                    (frame::scenery(self.game.id))
                    (self.prompt())
                    (self.hand())
                    div #play { (self.board()) (self.players()) }
                    aside #side popover="auto" aria-label=(words::BESIDE_THE_TABLE) {
                        (self.log())
                        (self.score())
                        (self.about())
                    }
                }
            },
        )
    }

    fn prompt(&self) -> Markup {
        html! {
            section #prompt aria-label=(words::WHAT_NOW) {
                h1 .say { (self.headline()) }
                (self.controls())
            }
        }
    }

    fn status(&self) -> Markup {
        frame::status(Some(&self.drawn), words::REPLAY)
    }

    fn board(&self) -> Markup {
        html! {
            section #board aria-label=(words::TABLE) {
                h2 .aside { (words::TABLE) }
                div class={ "board " (self.game.id) } { (self.drawn.board) }
            }
        }
    }

    fn hand(&self) -> Markup {
        html! {
            section #dock aria-label=(words::HAND_AND_ACTIONS) {
                @if let Some(hand) = &self.drawn.hand {
                    h2 .aside { (words::HAND_AND_ACTIONS) }
                    div class={ "hand " (self.game.id) } { (hand) }
                }
            }
        }
    }

    fn players(&self) -> Markup {
        html! {
            section #players {
                h2 .aside { (words::PLAYERS) }
                ol { @for seat in Seat::all(self.drawn.standings.len()) { (self.player(seat)) } }
            }
        }
    }

    fn player(&self, seat: Seat) -> impl Render {
        SeatPlate {
            seat,
            names: self.names,
            drawn: Some(&self.drawn),
            is_own: self.viewer.is(seat),
            who: html! { b { (self.names.of(seat)) } },
            more: "",
        }
    }

    fn score(&self) -> impl Render {
        let body = html! {
            @for seat in Seat::all(self.drawn.standings.len()) {
                @if let Some(score) = self.drawn.score_of(seat) {
                    h3 { (marks::seat(self.names, seat)) " " (self.names.of(seat)) }
                    (score)
                }
            }
            @if let Some(score) = self.drawn.score_of_all() { (score) }
            (self.drawn.ledger)
        };
        Tab {
            id: "score",
            icon: "score",
            title: words::SCORE,
            source: None,
            body,
        }
    }

    fn log(&self) -> impl Render {
        let body = html! {
            ol #lines .log tabindex="0" aria-label=(words::LOG) {
                (TablePage::log_items(self.names, self.earlier.as_ref(), self.log))
            }
        };
        Tab {
            id: "log",
            icon: "log",
            title: words::LOG,
            source: None,
            body,
        }
    }

    fn headline(&self) -> String {
        match &self.drawn.ended {
            Some(ended) => {
                words::result(&ended.outcome, self.drawn.standings.len()).text(self.names)
            }
            None => words::step(self.ply, self.plies),
        }
    }

    /// Another step, through the same eyes.
    pub fn address(&self, ply: usize) -> String {
        let seat = match self.viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "none".to_owned(),
        };
        format!("/t/{}/replay?ply={ply}&seat={seat}", self.id)
    }

    fn controls(&self) -> Markup {
        let (back, on) = (self.ply.saturating_sub(1), (self.ply + 1).min(self.plies));
        html! {
            nav .steps aria-label=(words::STEPS) {
                a .button data-step="first" href=(self.address(0)) { (words::FIRST) }
                a .button data-step="back" href=(self.address(back)) { (words::BACK) }
                a .button data-step="on" href=(self.address(on)) { (words::ON) }
                a .button data-step="last" href=(self.address(self.plies)) { (words::LAST) }
            }
            form #scrub method="get" action={ "/t/" (self.id) "/replay" } {
                label { (words::MOVE) input type="range" name="ply" min="0" max=(self.plies) value=(self.ply); }
                label { (words::SEEN_BY)
                    select name="seat" {
                        @for perspective in self.perspectives.iter().filter(|p| p.allowed) {
                            (self.perspective(perspective.viewer))
                        }
                    }
                }
                button { (words::GO) }
            }
        }
    }

    fn perspective(&self, viewer: Viewer) -> Markup {
        let (value, name) = match viewer {
            Viewer::Seat(seat) => (seat.to_string(), self.names.of(seat)),
            Viewer::Spectator => ("none".to_owned(), words::A_SPECTATOR.text()),
        };
        html! { option value=(value) selected[viewer == self.viewer] { (name) } }
    }

    fn about(&self) -> impl Render {
        let body = html! {
            p { a .button href={ "/t/" (self.id) } { (words::TO_THE_TABLE) } " "
                a .button href={ "/t/" (self.id) "/record" } download { (words::DOWNLOAD_RECORD) } }
            @if self.over {
                form #fork method="post" action={ "/t/" (self.id) "/fork" } {
                    input type="hidden" name="ply" value=(self.ply);
                    h3 { (words::PLAY_ON_FROM_HERE) }
                    p .row {
                        button name="with" value="bots" { (words::PLAY_ON_WITH_BOTS) }
                        button name="with" value="me" { (words::PLAY_ON_ALONE) }
                    }
                    p .hint { (words::PLAY_ON_HINT) }
                }
            }
            (self.seed.panel())
        };
        Tab {
            id: "about",
            icon: "table",
            title: words::TABLE,
            source: None,
            body,
        }
    }
}
