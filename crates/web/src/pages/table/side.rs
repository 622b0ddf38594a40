//! What stands beside the table: log, chat, notes, rules, and the table itself.

use engine::Viewer;
use i18n::spoken;
use maud::{Markup, Render, html};

use super::{ChatLine, Earlier, Life, LogLine, Plate, Sitter, TablePage};
use crate::{
    pages::{Linked, frame::Tab, glossary, layout},
    words::{self, reminders},
};
use board::Names;

impl TablePage<'_> {
    pub(super) fn log_tab(&self) -> impl Render {
        let body = html! {
            (self.remind_part())
            @if self.seated && self.life == Life::Running { (self.command_box()) }
            label .filter { (words::FILTER) input type="search" data-filter="#lines"; }
            ol #lines .log tabindex="0" aria-label=(words::LOG) { (self.log) }
            p .links {
                a href=(self.action("replay")) { (words::REPLAY) } " "
                a href=(self.action("record")) download { (words::DOWNLOAD_RECORD) }
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

    /// Offered where others are waited for; the script shows it if the browser can be
    /// reminded and is not yet.
    fn remind_part(&self) -> Markup {
        let is_other = |plate: &Plate| {
            !plate.yours
                && matches!(
                    plate.sitter,
                    Sitter::Open | Sitter::Person | Sitter::StandIn(_)
                )
        };
        let goes_on = matches!(self.life, Life::Gathering | Life::Running);
        html! {
            @if self.seated && goes_on && self.seats.iter().any(is_other) {
                section #remind hidden data-remind="once" data-on=(reminders::AT_TABLE_ON) data-denied=(reminders::HERE_DENIED) data-failed=(reminders::HERE_FAILED) {
                    button type="button" { (reminders::AT_TABLE) small { (reminders::AT_TABLE_HINT) } }
                }
            }
        }
    }

    pub(super) fn chat_tab(&self) -> impl Render {
        let body = html! {
            ol #said .log tabindex="0" aria-label=(words::CHAT) { (chat_items(&self.chat)) }
            form method="post" action=(self.action("chat")) {
                input type="hidden" name="key" value={ "c" (self.chat.last().map_or(0, |line| line.number)) };
                label { (words::SAY) input name="text" maxlength="500" autocomplete="off" required; }
                button { (words::SEND) }
            }
            @if self.seated {
                form .phrases method="post" action=(self.action("chat")) {
                    input type="hidden" name="key" value={ "p" (self.chat.last().map_or(0, |line| line.number)) };
                    @for phrase in words::PHRASES { button name="text" value=(phrase.text()) { (phrase) } }
                }
            } @else { p .hint { (words::SPECTATORS_CHAT) } }
        };
        Tab {
            id: "chat",
            icon: "chat",
            title: words::CHAT,
            source: None,
            body,
        }
    }

    pub(super) fn notes_tab(&self) -> impl Render {
        let body = html! {
            form method="post" action=(self.action("note")) {
                label { (words::NOTES_FOR_YOU) textarea name="text" rows="12" maxlength="4000" { (self.note) } }
                button { (words::KEEP) }
            }
        };
        Tab {
            id: "notes",
            icon: "notes",
            title: words::NOTES,
            source: None,
            body,
        }
    }

    pub(super) fn rules_tab(&self) -> impl Render {
        let body = html! {
            label .filter { (words::SEARCH_RULES) input type="search" data-filter="#rules .book"; }
            (layout::in_english(words::ENGLISH_RULES))
            div .book lang="en" { a href={ "/g/" (self.game.id) "/rules" } lang=(spoken().tag()) { (words::OPEN_RULES) } }
            @if self.game.tutorial.is_some() {
                p .links { a href={ "/g/" (self.game.id) "/tutorial" } { (words::LEARN) } }
            }
        };
        Tab {
            id: "rules",
            icon: "rules",
            title: words::RULES,
            source: Some(format!("/g/{}/rules?bare", self.game.id)),
            body,
        }
    }

    /// I2: all cards, and what the marks and words on them mean.
    pub(super) fn cards_tab(&self) -> impl Render {
        let terms = glossary::all(self.game.id);
        let body = html! {
            label .filter { (words::SEARCH_CARDS) input type="search" data-filter="#cards .book"; }
            div .book { a href={ "/g/" (self.game.id) "/cards" } { (words::ALL_CARDS) } }
            @if !terms.is_empty() {
                h3 #glossary { (words::GLOSSARY) }
                p .hint { (words::GLOSSARY_HINT) }
                (glossary::list(&terms))
            }
        };
        Tab {
            id: "cards",
            icon: "cards",
            title: words::CARDS,
            source: Some(format!("/g/{}/cards?bare", self.game.id)),
            body,
        }
    }

    /// The house rules that differ from the usual ones, explained.
    pub(super) fn house_part(&self) -> Markup {
        html! {
            @if self.house.is_empty() { p { (words::USUAL_RULES) } }
            @else {
                dl { @for rule in &self.house {
                    dt { (rule.key) ": " (rule.value) }
                    dd { (rule.meaning) }
                } }
            }
        }
    }

    pub(super) fn about_tab(&self) -> impl Render {
        let body = html! {
                h3 { (words::HOUSE_RULES) }
                (self.house_part())
                (self.seed.panel())
                h3 { (words::INVITATION) }
                p { input .wide readonly value=(self.invitation()) aria-label=(words::INVITATION); }
                @if self.host && self.life == Life::Running {
                    h3 { (words::HOST_DECIDES_STILL) }
                    (self.terms_part())
                }
                @if self.seated && self.life == Life::Running {
                    details .resign {
                        summary { h3 { (words::RESIGN) } }
                        form method="post" action=(self.action("resign")) {
                            @if let (true, Viewer::Seat(seat)) = (self.hot_seat, self.viewer) { input type="hidden" name="seat" value=(seat); }
                            p { (words::resigning(self.seats.len())) }
                            button .danger name="confirm" value="yes" { (words::RESIGN_NOW) }
                        }
                    }
                }
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

/// Lines of the log; the first line of a ply tells where it begins. Where there are earlier
/// ones that are not shown, a link leads to them.
pub(super) fn log_items(names: &Names, earlier: Option<&Earlier>, lines: &[LogLine]) -> Markup {
    html! {
        @if let Some(earlier) = earlier {
            li .earlier data-ply=(earlier.ply) { a href=(earlier.address) data-step="earlier" { (words::EARLIER_MOVES) } }
        }
        @for line in lines {
            li data-ply=(line.ply) { (Linked { message: &line.message, who: names }) }
        }
    }
}

/// Lines of the chat.
pub(super) fn chat_items(lines: &[ChatLine]) -> Markup {
    html! {
        @for line in lines {
            li data-line=(line.number) data-from=(line.name) class=[(!line.seated).then_some("watcher")] {
                b { (line.name) } @if !line.seated { " " span .tag { (words::WATCHES) } } " " (line.text)
            }
        }
    }
}
