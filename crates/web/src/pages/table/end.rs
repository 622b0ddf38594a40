//! The end screen.

use engine::{Ending, Seat};
use maud::{Markup, html};

use super::{Drawn, Ended, Life, TablePage, gathering::promise_field};
use crate::{pages::Linked, words};
use board::marks;

impl TablePage<'_> {
    /// Who won, where the points came from, and what to do next.
    pub(super) fn end(&self, drawn: &Drawn, ended: &Ended) -> Markup {
        let together = matches!(ended.outcome.ending, Ending::Team { .. });
        let mut seats: Vec<Seat> = Seat::all(self.seats.len()).collect();
        seats.sort_by_key(|&seat| (drawn.place(seat), std::cmp::Reverse(ended.score(seat))));
        html! {
            details #end data-key="end" open {
                summary { h2 { (words::THE_END) } }
                p .words { (Linked { message: &ended.words, who: self.names }) }
                table .ranking {
                    thead { tr {
                        th scope="col" { (words::PLACE) }
                        th scope="col" { (words::PLAYER) }
                        th scope="col" { (words::POINTS) }
                        th scope="col" { (words::WHERE_FROM) }
                    } }
                    tbody {
                        @if together { (self.team(drawn, ended)) }
                        @else { @for seat in seats { (self.ranked(drawn, ended, seat)) } }
                    }
                }
                (self.next_steps())
                @if let Some(dealt) = &self.dealt { (dealt.line()) }
            }
        }
    }

    /// A game that was given up or closed: what to do next.
    pub(super) fn broken_off(&self) -> Markup {
        html! {
            details #end data-key="end" open {
                summary { h2 { (words::THE_END) } }
                p .words { @match self.resigned {
                    Some(seat) => (words::gave_up(self.names.of(seat))),
                    None => (words::CLOSED),
                } }
                (self.next_steps())
                @if let Some(dealt) = &self.dealt { (dealt.line()) }
            }
        }
    }

    fn ranked(&self, drawn: &Drawn, ended: &Ended, seat: Seat) -> Markup {
        let won = ended.outcome.winners(self.seats.len()).contains(seat);
        html! {
            tr .won[won] {
                td { (words::place(drawn.place(seat), won)) }
                th scope="row" { (marks::seat(self.names, seat)) " " (self.names.of(seat)) }
                td .count data-count=(ended.score(seat)) { (ended.score(seat)) }
                td { @if let Some(sources) = drawn.breakdowns.get(seat.index()) { (Drawn::breakdown(sources)) } }
            }
        }
    }

    /// One line for all who shared one result.
    fn team(&self, drawn: &Drawn, ended: &Ended) -> Markup {
        let names: Vec<&str> = Seat::all(self.seats.len())
            .map(|seat| self.names.of(seat))
            .collect();
        let won = !ended.outcome.winners(self.seats.len()).is_empty();
        let score = ended.score(Seat::new(0));
        html! {
            tr .won[won] {
                td { (words::place(None, won)) }
                th scope="row" { (words::list(&names)) }
                td .count data-count=(score) { (score) }
                td { @if let Some(sources) = drawn.breakdowns.first() { (Drawn::breakdown(sources)) } }
            }
        }
    }

    fn next_steps(&self) -> Markup {
        html! {
            @for plate in self.seats.iter().filter(|plate| plate.again && !plate.yours) {
                p { (words::wants_rematch(self.names.of(plate.seat))) }
            }
            div .next {
                @match &self.rematch {
                    Some(table) => a .button.main href={ "/t/" (table) } { (words::TO_THE_REMATCH) },
                    None => @if self.seated && self.life == Life::Over {
                        form method="post" action=(self.action("rematch")) { (promise_field()) button .main { (words::REMATCH) } }
                    },
                }
                a .button href=(self.action("replay")) { (words::WATCH_REPLAY) }
                a .button href={ "/new/" (self.game.id) "?like=" (self.id) } { (words::NEW_GAME) }
                a .button href=(self.action("record")) download { (words::DOWNLOAD_RECORD) }
            }
        }
    }
}
