//! The frame of every table: the bar above it, the place it stands in, plates, and the
//! rail of tabs beside it.

use catalog::Entry;
use maud::{Markup, Render, html};

use super::Drawn;
use crate::words;
use board::{Board, Names, marks};
use engine::Seat;

/// What stands in the bar above a table, beside the way home.
pub(super) fn bar(game: &Entry, status: &Markup) -> Markup {
    html! {
        a .title href={ "/g/" (game.id) } { (game.title) }
        (status)
        button .tool type="button" data-tool="sound" aria-label=(words::SOUND) title=(words::SOUND) { (marks::icon("sound")) }
        button .tool type="button" data-tool="full" aria-label=(words::FULL_SCREEN) title=(words::FULL_SCREEN) { (marks::icon("full")) }
        button .tool .phone type="button" popovertarget="side" aria-label=(words::BESIDE_THE_TABLE) { (marks::icon("panel")) }
    }
}

/// How far the game is, as a picture and in words, and what can be done about it.
pub(super) fn status(drawn: Option<&Drawn>, tools: impl Render) -> Markup {
    html! {
        div #status {
            @if let Some(drawn) = drawn {
                div .steps { (drawn.steps) }
                p .progress { (drawn.progress) }
            }
            div #tools { (tools) }
        }
    }
}

/// What lies behind the table of a game.
pub(super) fn scenery(game: &str) -> Markup {
    let scenery = catalog::with_game!(game, G => G::scenery());
    html! { div .scene aria-hidden="true" { @if let Some(scenery) = scenery { (scenery) } } }
}

/// A tab of the rail: one is open at a time.
pub(super) struct Tab<'a, T, B> {
    /// Its id on the page.
    pub id: &'a str,
    /// Its icon.
    pub icon: &'a str,
    /// What it is called.
    pub title: T,
    /// Where its content is fetched from when it is first opened.
    pub source: Option<String>,
    /// Its content.
    pub body: B,
}

impl<T: Render, B: Render> Render for Tab<'_, T, B> {
    fn render(&self) -> Markup {
        html! {
            details id=(self.id) .tab name="rail" data-rules=[&self.source] {
                summary { (marks::icon(self.icon)) span { (self.title) } }
                // A zone of its own: what stands before it changes at other times.
                section .sheet {
                    h2 { (self.title) }
                    (self.body)
                }
            }
        }
    }
}

/// The plate of a seat: its mark, who sits there, how they stand, and their points.
pub(super) struct SeatPlate<'a, N, M> {
    /// The seat.
    pub seat: Seat,
    /// What people are called.
    pub names: &'a Names,
    /// The game; nothing before it starts.
    pub drawn: Option<&'a Drawn>,
    /// Whether it is the reader's.
    pub is_own: bool,
    /// The name, with what there is to say of who sits there.
    pub who: N,
    /// What stands below.
    pub more: M,
}

impl<N: Render, M: Render> Render for SeatPlate<'_, N, M> {
    fn render(&self) -> Markup {
        let number = self.seat.index();
        let acts = (self.drawn).is_some_and(|d| d.tasks.iter().any(|&(seat, _)| seat == self.seat));
        let standing = self.drawn.and_then(|d| d.standings.get(number));
        let points = self.drawn.and_then(|d| d.points_of(self.seat));
        html! {
            li id={ "plate-" (number) } data-key={ "seat-" (number) } class={ "plate s" (self.names.mark(self.seat)) } data-acts[acts] data-own[self.is_own] {
                span .mark { (marks::seat(self.names, self.seat)) }
                div .about {
                    p .who data-touch={ "seat:" (number) } {
                        (self.who)
                        @if acts { " " span .acts { (words::TO_ACT) } }
                    }
                    @if let Some(standing) = standing { p .standing { (standing) } }
                    @if let Some(more) = self.drawn.and_then(|d| d.on_plates.get(number)) { (more) }
                    (self.more)
                }
                @if let Some(points) = points { span .pts aria-hidden="true" { (points) } }
            }
        }
    }
}
