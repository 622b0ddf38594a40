//! The parts of a table page that change with every move.

use std::{borrow::Cow, collections::HashMap};

use engine::{Seat, Viewer};
use i18n::Message;
use maud::{Markup, Render, html};

use super::{Drawn, Life, Notice, Plate, Presence, Questions, Sitter, TablePage, Undo};
use crate::{
    live::Offer,
    pages::{
        Linked,
        frame::{self, SeatPlate, Tab},
    },
    words,
};
use board::Plain;
use board::marks;
use board::{Choice, Source};

impl TablePage<'_> {
    /// Who must act and what for; round and phase; what was refused.
    pub(super) fn prompt(&self) -> Markup {
        html! {
            section #prompt aria-label=(words::WHAT_NOW) data-turn[self.your_turn()] {
                @if self.hot_seat { p .mode { (words::HOT_SEAT) } }
                @if let Some(warning) = self.warning { p .mode { span .tag.loud title=(warning.explained()) { (warning.tag()) } } }
                h1 .say { (self.headline()) }
                @if let Some(notice) = &self.notice { (self.notice_part(notice)) }
                @if let Some(level) = self.bot_in_your_seat() { (self.stand_in_part(level)) }
                @if self.life == Life::Over {
                    @if self.waiting_elsewhere > 0 { (next_waiting(self.waiting_elsewhere)) }
                } @else if let Some(seat) = self.passes_to() {
                    p { a .button.main href={ "/t/" (self.id) } { (words::pass_on(self.names.of(seat))) } }
                }
                @if let Some(actions) = self.offered() { (actions) }
            }
        }
    }

    /// What the bar tells of the game, and what can be taken back.
    pub(super) fn status(&self) -> Markup {
        let can_undo = self.undo == Undo::Possible && self.life == Life::Running;
        let tools = html! {
            @if can_undo && self.passes_to().is_none() {
                form #undo method="post" action={ "/t/" (Plain(self.id)) "/undo" } {
                    (self.stamp('u'))
                    button .tool title=(words::UNDO) { (marks::icon("undo")) span { (words::UNDO) } }
                }
            }
        };
        let drawn = self.drawn.as_ref();
        frame::status(drawn, tools)
    }

    /// What the viewer may do now, as buttons.
    fn offered(&self) -> Option<Markup> {
        let drawn = self.drawn.as_ref().filter(|_| self.cover.is_none());
        let stood_in = |seat| self.viewer.is(seat) && self.is_stood_in(seat);
        drawn
            .filter(|drawn| !drawn.choices.is_empty() && self.life == Life::Running)
            .filter(|_| !Seat::all(self.seats.len()).any(stood_in))
            .map(|drawn| self.actions(drawn))
    }

    fn headline(&self) -> Markup {
        // A title may name a card, and is none.
        if self.drawn.is_none() {
            return html! { (self.told().text(self.names)) };
        }
        let message = self.told();
        Linked {
            message: &message,
            who: self.names,
        }
        .render()
    }

    /// The level of the bot that plays for the reader.
    fn bot_in_your_seat(&self) -> Option<&str> {
        let mut own = self.seats.iter().filter(|plate| plate.yours);
        own.find_map(|plate| match &plate.sitter {
            Sitter::StandIn(level) if self.life == Life::Running => Some(level.as_str()),
            _ => None,
        })
    }

    /// What somebody who was away is told when they come back. The seat is not theirs again
    /// by itself: a page that was left open in a forgotten tab would take it from the bot.
    fn stand_in_part(&self, level: &str) -> Markup {
        html! {
            div #stand-in .notice role="status" {
                p { (words::plays_for_you(level)) }
                form method="post" action=(self.action("back")) { button .main { (words::TAKE_BACK_SEAT) } }
            }
        }
    }

    /// The headline.
    fn told(&self) -> Message {
        let Some(drawn) = &self.drawn else {
            return match self.life {
                Life::Dealing => words::DEALING.into(),
                Life::Gathering | Life::Running | Life::Over | Life::Closed => {
                    words::message::gathering(self.game.title)
                }
            };
        };
        if let Some(seat) = self.resigned {
            return words::message::gave_up(seat);
        }
        if let Some(ended) = &drawn.ended {
            return words::result(&ended.outcome, self.seats.len());
        }
        if self.life == Life::Closed {
            return words::CLOSED.into();
        }
        if let Some(seat) = self.cover {
            return words::message::pass_the_device(seat);
        }
        let plays = |seat: Seat| !self.is_stood_in(seat);
        let mut tasks = drawn.tasks.iter();
        let yours = tasks.find(|&&(seat, _)| self.viewer.is(seat) && plays(seat));
        let mut tasks = drawn.tasks.iter();
        let yours = yours.or_else(|| tasks.find(|&&(seat, _)| self.is_yours(seat) && plays(seat)));
        match yours {
            Some((seat, task)) if self.hot_seat => words::message::turn_of(*seat, task.clone()),
            Some((_, task)) => words::message::your_turn(task.clone()),
            None => words::waiting(&drawn.tasks),
        }
    }

    /// L11: the other own seat at this screen that is to act.
    fn passes_to(&self) -> Option<Seat> {
        let drawn = self
            .drawn
            .as_ref()
            .filter(|_| self.hot_seat && self.cover.is_none())?;
        let mut seats = drawn.tasks.iter().map(|&(seat, _)| seat);
        let acts_here = seats.clone().any(|seat| self.viewer.is(seat));
        seats.find(|&seat| !acts_here && self.is_yours(seat))
    }

    pub(super) fn notice_part(&self, notice: &Notice) -> Markup {
        html! {
            div .notice role="alert" {
                p { (Linked { message: &notice.message, who: self.names }) }
                @for (number, rule) in &notice.rules {
                    details {
                        summary { (words::rule(number)) }
                        p { (rule) }
                    }
                }
            }
        }
    }

    /// The table, or what stands in its place.
    pub(super) fn board_part(&self) -> Markup {
        html! {
            section #board aria-label=(words::TABLE) {
                @match (&self.drawn, self.cover) {
                    (None, _) => (self.gathering()),
                    (Some(_), Some(seat)) => (self.cover_part(seat)),
                    (Some(drawn), None) => {
                        @match &drawn.ended {
                            Some(ended) => (self.end(drawn, ended)),
                            None => @if matches!(self.life, Life::Over | Life::Closed) { (self.broken_off()) },
                        }
                        h2 .aside { (words::TABLE) }
                        div class={ "board " (Plain(self.game.id)) } { (drawn.board) }
                    }
                }
            }
        }
    }

    /// L11: between two hands at one screen.
    fn cover_part(&self, seat: Seat) -> Markup {
        html! {
            div .cover {
                p { (marks::seat(self.names, seat)) " " (words::only(self.names.of(seat))) }
                form method="get" action={ "/t/" (self.id) } {
                    input type="hidden" name="seat" value=(seat);
                    button .main autofocus { (words::i_am(self.names.of(seat))) }
                }
            }
        }
    }

    /// The viewer's own hand.
    pub(super) fn dock(&self) -> Markup {
        let drawn = self.drawn.as_ref().filter(|_| self.cover.is_none());
        let hand = drawn.and_then(|drawn| drawn.hand.as_ref());
        html! {
            section #dock aria-label=(words::HAND_AND_ACTIONS) {
                @if let Some(hand) = hand {
                    h2 .aside { (words::HAND_AND_ACTIONS) }
                    div class={ "hand " (Plain(self.game.id)) } { (hand) }
                }
            }
        }
    }

    fn actions(&self, drawn: &Drawn) -> Markup {
        let (mut touching, plain): (Vec<&Choice>, Vec<&Choice>) =
            drawn.choices.iter().partition(|c| !c.touches.is_empty());
        by_touch(&mut touching);
        html! {
            form #act method="post" action={ "/t/" (Plain(self.id)) "/act" } {
                h2 .aside { (words::ACTIONS) }
                (self.stamp('f'))
                div #chosen {}
                @if !plain.is_empty() { div .plain { @for choice in plain { (self.plain(choice)) } } }
                @if !touching.is_empty() {
                    details #all open {
                        summary { (Plain(&words::all_actions(drawn.choices.len()))) }
                        div .list { @for choice in touching { (ChoiceButton(choice)) } }
                    }
                }
            }
        }
    }

    /// Where actions and questions are typed.
    pub(super) fn command_box(&self) -> Markup {
        html! {
            div #type {
                form method="post" action={ "/t/" (Plain(self.id)) "/act" } {
                    (self.stamp('t'))
                    label { (words::ACTION_IN_NOTATION) input name="action" maxlength="200" autocomplete="off" autocapitalize="off" spellcheck="false" required; }
                    button { (words::DO_IT) }
                }
                output #told {}
            }
        }
    }

    /// How every seat would stand if the game ended now, and where the points come from.
    pub(super) fn score_tab(&self) -> Markup {
        let drawn = self.drawn.as_ref();
        let body = html! {
            @for plate in &self.seats {
                @if let Some(score) = drawn.and_then(|drawn| drawn.score_of(plate.seat)) {
                    h3 { (marks::seat(self.names, plate.seat)) " " (Plain(self.names.of(plate.seat))) }
                    (score)
                }
            }
            @if let Some(score) = drawn.and_then(Drawn::score_of_all) { (score) }
            @if let Some(drawn) = drawn { (drawn.ledger) }
            @if self.watchers.len() + self.unnamed_watchers > 0 { p .watchers { (words::watching(&self.watchers, self.unnamed_watchers)) } }
        };
        Tab {
            id: "score",
            icon: "score",
            title: words::SCORE,
            source: None,
            body,
        }
        .render()
    }

    /// T6: what is seldom meant asks first, unless the reader has had enough of that.
    fn plain(&self, choice: &Choice) -> Markup {
        let Some(caution) =
            (choice.caution.as_ref()).filter(|_| self.questions == Questions::Asked)
        else {
            return ChoiceButton(choice).render();
        };
        html! {
            details .sure data-key={ "sure-" (self.ply) "-" (choice.text) } {
                summary .button { (choice.label) @if let Some(preview) = &choice.preview { small { (preview) } } }
                p { (caution) }
                button .main name="action" value=(choice.text) { (words::yes(&choice.label)) }
                button name="calm" value=(choice.text) { (words::ASK_NO_MORE) }
            }
        }
    }

    /// Which move a form answers, and for whom: sent twice, it is done once.
    fn stamp(&self, form: char) -> Markup {
        html! {
            input type="hidden" name="ply" value=(self.ply);
            input type="hidden" name="key" value={ (form) (self.version) };
            @if let (true, Viewer::Seat(seat)) = (self.hot_seat, self.viewer) { input type="hidden" name="seat" value=(seat); }
        }
    }

    /// Who plays, how they stand, whose turn it is.
    pub(super) fn players(&self) -> Markup {
        html! {
            section #players {
                h2 .aside { (words::PLAYERS) }
                ol { @for plate in &self.seats { (self.player(plate)) } }
            }
        }
    }

    fn player(&self, plate: &Plate) -> Markup {
        let name = plate.name.as_deref().unwrap_or(words::NOBODY.text());
        let who = html! {
            b { (Plain(name)) }
            @if plate.yours { " " span .you { (words::YOU) } }
            @if let Sitter::Bot(level) = &plate.sitter {
                @let temper = self.levels.iter().find(|known| known.id == level).map(|known| words::sentence(known.words.text()));
                " " span .level title=[temper] { (words::bot(level)) }
            }
            @if let Sitter::StandIn(level) = &plate.sitter { " " span .tag { (words::stand_in_as(level)) } }
            @if let Sitter::Person | Sitter::StandIn(_) = plate.sitter { " " (plate.presence) }
        };
        SeatPlate {
            seat: plate.seat,
            names: self.names,
            drawn: self.drawn.as_ref(),
            is_own: plate.yours && !self.hot_seat || self.viewer.is(plate.seat),
            who,
            more: self.seat_controls(plate),
        }
        .render()
    }

    /// When a bot may play for somebody who is away, and the button for it.
    fn seat_controls(&self, plate: &Plate) -> Markup {
        let offer = plate.offer.filter(|_| self.seated && !plate.yours);
        let name = self.names.of(plate.seat);
        html! {
            @match offer {
                None => {},
                Some(Offer::Now) => form .inline method="post" action=(self.action("bot")) {
                    input type="hidden" name="seat" value=(plate.seat);
                    button { (words::let_a_bot_play(name)) }
                },
                Some(Offer::In(seconds)) => p .hint { (words::bot_may_play(name, seconds)) },
                Some(Offer::Never) => p .hint { (words::no_bot_plays(name)) },
            }
        }
    }
}

impl Drawn {
    /// I6: what a seat would have if the game ended now, and where it comes from.
    pub(in crate::pages) fn score_of(&self, seat: Seat) -> Option<Markup> {
        let own = self.breakdowns.get(seat.index());
        let sources = own.filter(|_| !self.together)?;
        let running = self.ended.is_none();
        let words = if running {
            let (points, place) = self.so_far(seat);
            words::if_it_ended(points, place)
        } else {
            words::POINTS_BY_SOURCE.into()
        };
        Some(html! {
            @if !sources.is_empty() { details { summary { (Plain(&words)) } (Self::breakdown(sources)) } }
            @else if running { p .count { (words) } }
        })
    }

    /// Points with where they come from, as a small table.
    pub(super) fn breakdown(sources: &[Source]) -> Markup {
        html! {
            table .sources {
                @for source in sources {
                    tr { th scope="row" { (source.what) } td { (source.points) } }
                }
            }
        }
    }

    /// The same for all who play together.
    pub(in crate::pages) fn score_of_all(&self) -> Option<Markup> {
        let forecast = self.forecast.as_ref().filter(|_| self.ended.is_none())?;
        let sources = self.breakdowns.first()?;
        Some(html! {
            details data-key="all" open {
                summary { (words::if_all_ended(forecast)) }
                (Self::breakdown(sources))
            }
        })
    }
}

/// Brings together what touches the same thing first, in the order in which such things
/// come up.
fn by_touch(choices: &mut [&Choice]) {
    let mut places: HashMap<&str, usize> = HashMap::new();
    for choice in choices.iter() {
        let next = places.len();
        places.entry(&choice.touches[0]).or_insert(next);
    }
    choices.sort_by_key(|choice| places.get(&*choice.touches[0]).copied());
}

/// What can be done, as a button. A page has dozens of them.
pub(in crate::pages) struct ChoiceButton<'a>(pub(in crate::pages) &'a Choice);

impl Render for ChoiceButton<'_> {
    fn render_to(&self, out: &mut String) {
        let Choice {
            text,
            label,
            touches,
            destination,
            preview,
            ..
        } = self.0;
        out.push_str("<button name=\"action\" value=\"");
        Plain(text).render_to(out);
        for (i, touch) in touches.iter().enumerate() {
            out.push_str(if i == 0 { "\" data-touches=\"" } else { " " });
            Plain(touch).render_to(out);
        }
        if let Some(destination) = destination {
            out.push_str("\" data-to=\"");
            Plain(destination).render_to(out);
        }
        out.push_str("\">");
        Plain(label).render_to(out);
        if let Some(preview) = preview {
            out.push_str("<small>");
            Plain(preview).render_to(out);
            out.push_str("</small>");
        }
        out.push_str("</button>");
    }
}

impl Render for Presence {
    fn render_to(&self, out: &mut String) {
        let (class, words) = match self {
            Presence::Here => ("here", words::HERE.into()),
            Presence::Away(seconds) => ("away", Cow::Owned(words::away(*seconds))),
            Presence::Unknown => ("away", words::AWAY.into()),
        };
        for part in ["<span class=\"", class, "\">"] {
            out.push_str(part);
        }
        Plain(&words).render_to(out);
        out.push_str("</span>");
    }
}

fn next_waiting(count: usize) -> Markup {
    html! { p { a href="/mine/next" { (words::next_waiting(count)) } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_touches_the_same_thing_stands_together() {
        let choice = |text: &str, touch: &'static str| Choice {
            text: text.to_owned(),
            label: text.to_owned(),
            touches: vec![touch.into()],
            destination: None,
            preview: None,
            caution: None,
        };
        let choices = [
            choice("play oak", "oak"),
            choice("play ash", "ash"),
            choice("sell oak", "oak"),
            choice("sell ash", "ash"),
        ];
        let mut sorted: Vec<&Choice> = choices.iter().collect();
        by_touch(&mut sorted);
        let texts: Vec<&str> = sorted.iter().map(|choice| choice.text.as_str()).collect();
        assert_eq!(texts, ["play oak", "sell oak", "play ash", "sell ash"]);
    }
}
