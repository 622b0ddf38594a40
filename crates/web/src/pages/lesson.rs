//! A step of a tutorial.

use catalog::Entry;
use engine::Seat;
use maud::{Markup, Render, html};

use super::{
    Drawn, Head, Linked, faces,
    frame::{self, SeatPlate, Tab},
    home, layout,
    table::ChoiceButton,
};
use crate::words;
use board::{Choice, Names};
use i18n::Message;

/// A step of a tutorial: the table as it is, what is new about it, and what to do.
pub struct LessonPage<'a> {
    /// The game.
    pub game: &'a Entry,
    /// Which step, from 0; as many as there are steps when all is done.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// How many decisions have been taken.
    pub ply: usize,
    /// What is said.
    pub said: Vec<Message>,
    /// What happened since the last step, in the game's words.
    pub since: &'a [Message],
    /// The table.
    pub drawn: Drawn,
    /// The names of the seats.
    pub names: &'a Names,
    /// The move that leads on, in notation.
    pub asked: Option<&'a str>,
    /// What came of another one.
    pub notice: Option<String>,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl LessonPage<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let title = words::tutorial_of(self.game.title);
        let head = Head {
            title: &title,
            body: "table-page lesson",
            table: None,
            me: self.me,
            game: Some(self.game),
            bar: Some(frame::bar(self.game, &self.status())),
        };
        layout::page(
            &head,
            html! {
                main #table class=(self.game.id) data-lesson=(self.address()) data-ply=(self.ply) data-game=(self.game.id) {
                    (frame::scenery(self.game.id))
                    (self.prompt())
                    (self.dock())
                    div #play {
                        section #board aria-label=(words::TABLE) { h2 .aside { (words::TABLE) } div class={ "board " (self.game.id) } { (self.drawn.board) } }
                        (self.players())
                    }
                    aside #side popover="auto" aria-label=(words::BESIDE_THE_TABLE) { (self.beside()) }
                }
                (faces::template(self.game.id))
            },
        )
    }

    fn address(&self) -> String {
        format!("/g/{}/tutorial", self.game.id)
    }

    fn asked(&self) -> Option<&Choice> {
        let choices = &self.drawn.choices;
        choices
            .iter()
            .find(|choice| Some(choice.text.as_str()) == self.asked)
    }

    fn prompt(&self) -> Markup {
        html! {
            section #prompt aria-label=(words::WHAT_NOW) data-turn[self.asked.is_some()] {
                h1 .aside { (words::tutorial_of(self.game.title)) }
                div .lesson {
                    @for text in &self.said { p { (Linked { message: text, who: self.names }) } }
                    @if let Some(asked) = self.asked() { p .asked { (words::DO_THIS) " " b { (asked.label) } } }
                    @if let Some(notice) = &self.notice { p .notice role="alert" { (notice) } }
                }
                @if self.asked.is_none() { (home::ways_to_play(self.game, self.me)) } @else { (self.actions()) }
            }
        }
    }

    fn status(&self) -> Markup {
        frame::status(Some(&self.drawn), words::lesson(self.step, self.steps))
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
            is_own: self.drawn.viewer.is(seat),
            who: html! { b { (self.names.of(seat)) } },
            more: "",
        }
    }

    fn actions(&self) -> Markup {
        let (touching, plain): (Vec<&Choice>, Vec<&Choice>) = self
            .drawn
            .choices
            .iter()
            .partition(|c| !c.touches.is_empty());
        html! {
            form #act method="post" action=(self.address()) {
                h2 .aside { (words::ACTIONS) }
                input type="hidden" name="step" value=(self.step);
                div #chosen {}
                @if !plain.is_empty() { div .plain { @for choice in plain { (ChoiceButton(choice)) } } }
                @if !touching.is_empty() {
                    details #all open {
                        summary { (words::all_actions(self.drawn.choices.len())) }
                        div .list { @for choice in touching { (ChoiceButton(choice)) } }
                    }
                }
            }
        }
    }

    fn dock(&self) -> Markup {
        html! {
            section #dock aria-label=(words::HAND_AND_ACTIONS) {
                @if let Some(hand) = &self.drawn.hand { div class={ "hand " (self.game.id) } { (hand) } }
            }
        }
    }

    fn beside(&self) -> impl Render {
        let body = html! {
            @if self.since.is_empty() { p .hint { (words::NOTHING_YET) } }
            ol { @for line in self.since { li { (Linked { message: line, who: self.names }) } } }
            @if let Some(back) = self.step.checked_sub(1) {
                p .links {
                    a href={ (self.address()) "?step=" (back) } { (words::STEP_BACK) }
                    a href=(self.address()) { (words::FROM_THE_START) }
                }
            }
            p .links {
                a href={ "/g/" (self.game.id) "/rules" } { (words::RULES) }
                a href={ "/g/" (self.game.id) "/cards" } { (words::CARDS) }
            }
        };
        Tab {
            id: "happened",
            icon: "log",
            title: words::HAPPENED,
            source: None,
            body,
        }
    }
}
