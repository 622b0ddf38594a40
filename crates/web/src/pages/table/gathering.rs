//! Before the game: who sits where, and how to get others to the table.

use maud::{Markup, html};

use store::Order;

use super::{Life, Plate, Sitter, TablePage, Warning};
use crate::{host, qr::Code, words};
use board::marks;

impl TablePage<'_> {
    /// The seats, with what the reader may do about each.
    pub(super) fn gathering(&self) -> Markup {
        let open = self
            .seats
            .iter()
            .filter(|plate| plate.sitter == Sitter::Open);
        let open = open.count();
        let dealing = self.life == Life::Dealing;
        html! {
            div .gathering {
                section {
                    h2 { (words::SEATS) }
                    @if let Some(warning) = self.warning { (warning.notice()) }
                    ol .seats { @for plate in &self.seats { (self.chair(plate)) } }
                    @if dealing {
                        p .hint { (words::say::waiting_for_shares(words::list(&self.awaited_shares))) }
                        noscript { p { a .button href={ "/t/" (self.id) } { (words::LOOK_AGAIN) } } }
                    } @else if self.host {
                        form method="post" action=(self.action("start")) {
                            @if open > 0 { p .hint { (words::bots_take(open)) } }
                            button .main { (words::START) }
                        }
                    } @else if self.seated {
                        p .hint { (words::HOST_STARTS) }
                        form method="post" action=(self.action("leave")) { button { (words::LEAVE) } }
                    }
                    @if let Some(days) = self.kept_days.filter(|_| self.host || self.seated) {
                        p .hint { (words::gathering_kept(days)) }
                    }
                }
                @if open > 0 {
                    section .invite {
                        h2 { (words::INVITATION) }
                        @let is_local = host::is_loopback_url(self.base_url);
                        p { @if is_local { (words::ONLY_THIS_MACHINE) } @else { (words::INVITE) } }
                        p { input .wide readonly value=(self.invitation()) aria-label=(words::INVITATION) data-share; }
                        @if let Some(code) = Code::of(&self.invitation()).filter(|_| !is_local) {
                            (code.drawn(words::INVITATION_CODE.text()))
                        }
                    }
                }
                section .house {
                    h2 { (words::HOUSE_RULES) }
                    (self.house_part())
                }
                @if self.host && !dealing {
                    details .panel {
                        summary { h2 { (words::HOST_DECIDES) } }
                        (self.terms_part())
                    }
                }
            }
        }
    }

    /// What a host may decide.
    pub(super) fn terms_part(&self) -> Markup {
        let gathering = self.life == Life::Gathering;
        html! {
            form .terms method="post" action=(self.action("terms")) {
                label .check { input type="checkbox" name="spectators" checked[self.terms.spectators]; (words::SPECTATORS) }
                label .check { input type="checkbox" name="listed" checked[self.terms.listed]; (words::LISTED) }
                label .field { (words::PACE)
                    select name="pace" { @for (value, word) in words::PACES {
                        option value=(value) selected[self.terms.pace.is_some_and(|pace| pace.word() == *value)] { (word) }
                    } }
                }
                @if gathering {
                    label .field { (words::GRACE)
                        select name="grace" { @for (value, word) in words::GRACES {
                            option value=(value) selected[self.terms.grace.is_some_and(|grace| grace.word() == *value)] { (word) }
                        } }
                    }
                    label .field { (words::ORDER)
                        select name="order" {
                            option value="listed" selected[self.terms.order != Some(Order::Random)] { (words::ORDER_LISTED) }
                            option value="random" selected[self.terms.order == Some(Order::Random)] { (words::ORDER_RANDOM) }
                        }
                    }
                }
                button { (words::CHANGE) }
            }
        }
    }

    fn chair(&self, plate: &Plate) -> Markup {
        let settled = self.life == Life::Dealing;
        html! {
            li data-key={ "chair-" (plate.seat) } {
                p .who {
                    (marks::seat(self.names, plate.seat)) " "
                    (words::seat(plate.seat)) ": "
                    b { (sits(plate)) }
                    @if plate.yours { " " span .you { (words::YOU) } }
                }
                @if plate.yours && !settled { (self.mark_form(plate)) }
                @if plate.sitter == Sitter::Open && (!self.seated || self.host) && !settled { (self.join_form(plate)) }
                @if self.host && !plate.yours && !settled { (self.seat_form(plate)) }
            }
        }
    }

    /// L2: the mark to play under, told apart by shape and colour.
    fn mark_form(&self, plate: &Plate) -> Markup {
        let own = self.names.mark(plate.seat);
        let of_others = |mark: u8| {
            let mut others = self.seats.iter().filter(|other| other.seat != plate.seat);
            others
                .any(|other| other.sitter == Sitter::Person && self.names.mark(other.seat) == mark)
        };
        html! {
            form .marks method="post" action=(self.action("mark")) {
                input type="hidden" name="seat" value=(plate.seat);
                span .hint { (words::YOUR_MARK) }
                @for (mark, name) in (0..).zip(words::PLAYER_MARKS) {
                    button name="mark" value=(mark) aria-label=(name) title=(name) aria-pressed=(mark == own) disabled[of_others(mark)] { (marks::player(mark)) }
                }
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
                (promise_field())
                @if self.warning == Some(Warning::Chosen) {
                    label .check { input type="checkbox" name="accept_chosen_deal" required; (words::ACCEPT_CHOSEN) }
                }
                button .main { (words) }
            }
        }
    }

    /// The host gives a seat away, frees it, or does without it.
    fn seat_form(&self, plate: &Plate) -> Markup {
        html! {
            @if plate.sitter == Sitter::Person {
                form .inline method="post" action=(self.action("seat")) {
                    input type="hidden" name="seat" value=(plate.seat);
                    button name="to" value="open" { (words::FREE_SEAT) }
                }
            }
            form .inline method="post" action=(self.action("seat")) {
                input type="hidden" name="seat" value=(plate.seat);
                label { (words::GIVE_SEAT_TO)
                    select name="to" {
                        option value="open" selected[plate.sitter == Sitter::Open] { (words::ANYBODY) }
                        option value="closed" selected[plate.sitter == Sitter::Closed] { (words::NOBODY_AT_ALL) }
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

/// Where the script puts what this device promises to add to the deal.
pub(super) fn promise_field() -> Markup {
    html! { input type="hidden" name="commitment" data-promise; }
}

/// Who sits there, in words.
fn sits(plate: &Plate) -> String {
    match &plate.sitter {
        Sitter::Open => words::OPEN.into(),
        Sitter::Closed => words::CLOSED_SEAT.into(),
        Sitter::Bot(level) | Sitter::StandIn(level) => words::bot(level),
        Sitter::Person => plate.name.clone().unwrap_or_default(),
    }
}
