//! Reminders: what is set, and the pages behind links in mails.

use i18n::Phrase;
use maud::{Markup, html};

use super::{Head, layout};
use crate::words::reminders as words;

/// How somebody is reminded.
pub struct Reminders {
    /// In how many browsers.
    pub devices: usize,
    /// By mail, if the server sends any.
    pub mail: Option<Mail>,
}

/// Reminders by mail.
pub enum Mail {
    /// There is no address.
    Off,
    /// A link was sent to this address.
    Asked(String),
    /// They go to this address.
    On(String),
}

impl Reminders {
    /// The part of the settings.
    pub(super) fn section(&self, known: bool) -> Markup {
        html! {
            section #reminders {
                h2 { (words::HEADING) }
                p { (words::LEAD) }
                @if known {
                    h3 { (words::HERE) }
                    div hidden data-remind="switch" data-stop=(words::HERE_STOP) data-on=(words::HERE_ON) data-denied=(words::HERE_DENIED) data-failed=(words::HERE_FAILED) {
                        button type="button" { (words::HERE_START) }
                        p .hint {}
                    }
                    p .hint data-remind-not { (words::HERE_NOT) }
                    @if self.devices > 0 {
                        form method="post" action="/settings/reminders/stop" {
                            p { (words::say::devices(self.devices)) }
                            button { (words::STOP_ALL) }
                        }
                    }
                    @if let Some(mail) = &self.mail { (mail.part()) }
                } @else { p .hint { (words::WHO_ARE_YOU) } }
            }
        }
    }
}

impl Mail {
    fn part(&self) -> Markup {
        html! {
            h3 { (words::BY_MAIL) }
            @match self {
                Mail::Off => {},
                Mail::Asked(address) => p role="status" { (words::say::mail_waiting(address)) },
                Mail::On(address) => p { (words::say::mail_confirmed(address)) },
            }
            @if !matches!(self, Mail::On(_)) {
                form method="post" action="/settings/mail" {
                    p .hint { (words::MAIL_LEAD) }
                    label .field { (words::ADDRESS) input type="email" name="address" maxlength="254" autocomplete="email" required; }
                    button { (words::SEND_LINK) }
                }
            }
            @if !matches!(self, Mail::Off) {
                form method="post" action="/settings/mail/stop" { button { (words::STOP_MAIL) } }
            }
        }
    }
}

/// The pages behind links in mails. What they do is done by a button, since programs that
/// look at mails open every link.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum MailPage {
    /// An address may be confirmed.
    Confirm,
    /// It was.
    Confirmed,
    /// Mails may be ended.
    Stop,
    /// They were.
    Stopped,
}

impl MailPage {
    fn words(self) -> (Phrase, Phrase, Phrase, Option<Phrase>) {
        let (confirm, stop) = (words::CONFIRM_TITLE, words::STOP_TITLE);
        match self {
            MailPage::Confirm => (
                confirm,
                words::CONFIRM_HEADING,
                words::CONFIRM_WORDS,
                Some(words::CONFIRM_NOW),
            ),
            MailPage::Confirmed => (
                confirm,
                words::CONFIRMED_HEADING,
                words::CONFIRMED_WORDS,
                None,
            ),
            MailPage::Stop => (
                stop,
                words::STOP_HEADING,
                words::STOP_WORDS,
                Some(words::STOP_NOW),
            ),
            MailPage::Stopped => (stop, words::STOPPED_HEADING, words::STOPPED_WORDS, None),
        }
    }

    /// The page.
    pub fn full(self, me: Option<&str>) -> Markup {
        let (title, heading, words, button) = self.words();
        let head = Head {
            title: title.text(),
            body: "mail",
            table: None,
            me,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main .text {
                    h1 { (heading) }
                    p { (words) }
                    // The form goes to the address of the page.
                    @if let Some(button) = button { form method="post" { button .main { (button) } } }
                }
            },
        )
    }
}
