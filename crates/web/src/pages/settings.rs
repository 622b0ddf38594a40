//! Who the reader is, and how pages behave for them.

use i18n::{Language, Phrase, spoken};
use maud::{Markup, html};
use store::{Device, Moment, Passkey};

use super::{Head, Reminders, layout, passkeys};
use crate::{
    host,
    qr::Code,
    words::{self, Values, identity},
};

/// The settings of a person.
pub struct Settings<'a> {
    /// The name the reader goes by.
    pub me: Option<&'a str>,
    /// Whether the reader is somebody.
    pub known: bool,
    /// The address that makes another device the reader's, once asked for.
    pub recovery: Option<&'a str>,
    /// Until when such an address works, if there is one.
    pub recovery_until: Option<Moment>,
    /// The devices the reader is known on, with whether it is the one that asks.
    pub devices: Vec<(bool, Device)>,
    /// The reader's passkeys.
    pub passkeys: Vec<Passkey>,
    /// Whether browsers offer passkeys under the address of this page.
    pub has_passkeys: bool,
    /// How the reader is reminded.
    pub reminders: Reminders,
}

/// What a browser keeps for itself.
const CHOICES: &[(&str, Phrase, Values)] = &[
    ("theme", words::THEME, words::THEMES),
    ("motion", words::MOTION, words::MOTIONS),
    ("confirm", words::CONFIRM, words::CONFIRMS),
    ("forced", words::FORCED, words::FORCEDS),
    ("sound", words::SOUND, words::VOLUMES),
    ("letters", words::LETTER_KEYS, words::ON_OFF),
    ("notify", words::NOTIFY, words::OFF_ON),
];

impl Settings<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::SETTINGS_TITLE.text(),
            body: "settings",
            table: None,
            me: self.me,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main .text {
                    h1 { (words::SETTINGS) }
                    section {
                        h2 { (words::YOU_HEADING) }
                        form method="post" action="/settings" {
                            label .field { (words::YOUR_NAME) input name="name" maxlength="24" value=[self.me] autocomplete="nickname" required; }
                            button .main { (words::KEEP) }
                        }
                        form method="post" action="/language" {
                            label .field { (words::TONGUE)
                                select name="language" { @for language in Language::ALL {
                                    option value=(language.tag()) lang=(language.tag()) selected[language == spoken()] { (language.name()) }
                                } }
                            }
                            button { (words::KEEP) }
                            p .hint { (words::TONGUE_HINT) }
                        }
                    }
                    @if self.known { (self.identity()) } @else {
                        section {
                            h2 { (identity::STRANGER) }
                            (passkeys::way_in(self.has_passkeys))
                        }
                    }
                    (self.reminders.section(self.known))
                    section #prefs hidden {
                        h2 { (words::THIS_BROWSER) }
                        @for (name, title, choices) in CHOICES {
                            label .field { (title)
                                select data-pref=(name) { @for (value, word) in *choices { option value=(value) { (word) } } }
                            }
                        }
                        p .hint { (words::KEPT_HERE) }
                    }
                    noscript { p .hint { (words::NO_SCRIPT) } }
                    section {
                        h2 { (words::KEYS) }
                        dl .keys { @for (key, what) in words::KEY_MAP { dt { kbd { (key) } } dd { (what) } } }
                    }
                }
            },
        )
    }

    /// How the reader is known, and what is known.
    fn identity(&self) -> Markup {
        html! {
            section {
                h2 { (identity::DEVICES) }
                p { (identity::DEVICES_LEAD) }
                ul .devices {
                    @for (here, device) in &self.devices { (device_line(*here, device)) }
                }
                form method="post" action="/settings/sign-out" {
                    button name="device" value="all" { (identity::SIGN_OUT_EVERYWHERE) }
                    p .hint { (identity::SIGN_OUT_HINT) }
                }
                (passkeys::own(&self.passkeys, self.has_passkeys))
                h3 { (words::OTHER_DEVICE) }
                p { (words::RECOVERY) }
                (self.link())
                p { a href="/recover" { (identity::SOMEBODY_ELSE) } }
            }
            section {
                h2 { (identity::ABOUT_YOU) }
                p { (identity::ABOUT_YOU_LEAD) }
                p .do {
                    a .button href="/privacy" { (identity::WHAT_IS_STORED) } " "
                    a .button href="/settings/export" download="" { (identity::DOWNLOAD_EVERYTHING) } " "
                    a .button href="/settings/delete" { (identity::DELETE_ME) }
                }
            }
        }
    }

    fn link(&self) -> Markup {
        html! {
            @match (self.recovery, self.recovery_until) {
                (Some(link), _) => {
                    p { input .wide readonly value=(link) aria-label=(words::RECOVERY_LINK) data-share; }
                    p .hint { (identity::LINK_HINT) }
                    @if host::is_loopback_url(link) { p .hint { (words::ONLY_THIS_MACHINE) } }
                    @else if let Some(code) = Code::of(link) { (code.drawn(words::RECOVERY_CODE.text())) }
                },
                (None, until) => {
                    @if let Some(until) = until { p { (identity::link_waits(minutes_until(until))) } }
                    div .do {
                        form method="post" action="/settings/recovery" { button { (words::SHOW_LINK) } }
                        @if until.is_some() {
                            form method="post" action="/settings/recovery/cancel" { button { (identity::CANCEL_LINK) } }
                        }
                    }
                },
            }
        }
    }
}

fn minutes_until(moment: Moment) -> u64 {
    (moment - Moment::now()).as_secs().div_ceil(60)
}

fn device_line(here: bool, device: &Device) -> Markup {
    let name = identity::device(device.browser.as_deref(), device.platform.as_deref());
    html! {
        li {
            div {
                b { (name) } @if here { " " span .tag { (identity::THIS_DEVICE) } }
                p .hint {
                    @if let Some(day) = device.used_at { (identity::used(day)) " · " }
                    (identity::known_since(device.made_at))
                }
            }
            form method="post" action="/settings/sign-out" {
                button name="device" value=(device.id) aria-label={ (identity::SIGN_OUT) ": " (name) } { (identity::SIGN_OUT) }
            }
        }
    }
}

/// The page that asks before somebody is deleted.
pub struct Deletion<'a> {
    /// The reader's name.
    pub name: &'a str,
}

impl Deletion<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: identity::DELETE_TITLE.text(),
            body: "delete",
            table: None,
            me: Some(self.name),
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main .text {
                    h1 { (identity::DELETE_HEADING) }
                    ul .plain-list {
                        li { (identity::DELETE_OWN) }
                        li { (identity::DELETE_RUNNING) }
                        li { (identity::DELETE_OVER) }
                    }
                    form method="post" action="/settings/delete" {
                        label .field { (identity::type_your_name(self.name)) input name="name" maxlength="24" autocomplete="off" required; }
                        div .do {
                            button .danger { (identity::DELETE_NOW) }
                            a .button href="/settings" { (identity::KEEP_ME) }
                        }
                    }
                }
            },
        )
    }
}

/// The page behind a link for another device.
pub struct Recover<'a> {
    /// The code of the link.
    pub code: &'a str,
    /// The name this browser goes by so far.
    pub me: Option<&'a str>,
}

impl Recover<'_> {
    /// The page: one button, so that nobody becomes somebody by following a link.
    pub fn full(&self) -> Markup {
        let head = Head {
            title: words::RECOVER_TITLE.text(),
            body: "recover",
            table: None,
            me: self.me,
            game: None,
            bar: None,
        };
        layout::page(
            &head,
            html! {
                main .text {
                    h1 { (words::RECOVER_HEADING) }
                    p { (words::RECOVER_WORDS) }
                    form method="post" action="/recover" {
                        input type="hidden" name="code" value=(self.code);
                        button .main { (words::RECOVER_NOW) }
                    }
                }
            },
        )
    }
}
