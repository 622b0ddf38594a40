//! Before the game: who sits where, and how to get others to the table.

use maud::{Markup, html};

use super::{Plate, Sitter, TablePage};
use crate::{marks, words};

impl TablePage<'_> {
    /// The seats, with what the reader may do about each.
    pub(super) fn gathering(&self) -> Markup {
        let open = self
            .seats
            .iter()
            .filter(|plate| plate.sitter == Sitter::Open);
        let open = open.count();
        html! {
            div .gathering {
                section {
                    h2 { (words::SEATS) }
                    ol .seats { @for plate in &self.seats { (self.chair(plate)) } }
                }
                @if open > 0 {
                    section .invite {
                        h2 { (words::INVITATION) }
                        p { (words::INVITE) }
                        p { input .wide readonly value=(self.invitation) aria-label=(words::INVITATION) data-share; }
                    }
                }
                @if self.host {
                    form method="post" action=(self.action("start")) {
                        @if open > 0 { p .hint { (words::bots_take(open)) } }
                        button .main { (words::START) }
                    }
                } @else if self.seated {
                    p .hint { (words::HOST_STARTS) }
                    form method="post" action=(self.action("leave")) { button { (words::LEAVE) } }
                }
            }
        }
    }

    fn chair(&self, plate: &Plate) -> Markup {
        html! {
            li data-key={ "chair-" (plate.seat) } {
                p .who {
                    (marks::seat(plate.seat)) " "
                    (words::seat(plate.seat)) ": "
                    b { (sits(plate)) }
                    @if plate.yours { " " span .you { (words::YOU) } }
                }
                @if plate.sitter == Sitter::Open && (!self.seated || self.host) { (self.join_form(plate)) }
                @if self.host && !plate.yours { (self.seat_form(plate)) }
            }
        }
    }

    fn join_form(&self, plate: &Plate) -> Markup {
        let words = if self.seated {
            words::SIT_HERE_TOO
        } else {
            words::SIT_DOWN
        };
        html! {
            form .inline method="post" action=(self.action("join")) {
                input type="hidden" name="seat" value=(plate.seat);
                label { (words::NAME) input name="name" maxlength="24" value=[self.me.filter(|_| !self.seated)] autocomplete="nickname" required; }
                button .main { (words) }
            }
        }
    }

    fn seat_form(&self, plate: &Plate) -> Markup {
        html! {
            form .inline method="post" action=(self.action("seat")) {
                input type="hidden" name="seat" value=(plate.seat);
                label { (words::GIVE_SEAT_TO)
                    select name="to" {
                        option value="open" selected[plate.sitter == Sitter::Open] { (words::ANYBODY) }
                        @for level in self.levels {
                            option value={ "bot:" (level.id) } selected[plate.sitter == Sitter::Bot(level.id.to_owned())] { (words::bot(level.id)) }
                        }
                    }
                }
                button { (words::CHANGE) }
            }
        }
    }
}

/// Who sits there, in words.
fn sits(plate: &Plate) -> String {
    match &plate.sitter {
        Sitter::Open => words::OPEN.to_owned(),
        Sitter::Closed => words::CLOSED_SEAT.to_owned(),
        Sitter::Bot(level) | Sitter::StandIn(level) => words::bot(level),
        Sitter::Person => plate.name.clone().unwrap_or_default(),
    }
}
