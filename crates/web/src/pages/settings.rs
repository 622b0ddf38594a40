//! Who the reader is, and how pages behave for them.

use maud::{Markup, html};

use super::{Head, layout};
use crate::{
    host,
    qr::Code,
    tongue::{Language, Phrase, spoken},
    words::{self, Values},
};

/// The settings of a person.
pub struct Settings<'a> {
    /// The name the reader goes by.
    pub me: Option<&'a str>,
    /// The address that makes another device the reader's, once asked for.
    pub recovery: Option<&'a str>,
}

/// What a browser keeps for itself.
const CHOICES: &[(&str, Phrase, Values)] = &[
    ("theme", words::THEME, words::THEMES),
    ("motion", words::MOTION, words::MOTIONS),
    ("confirm", words::CONFIRM, words::CONFIRMS),
    ("forced", words::FORCED, words::FORCEDS),
    ("sound", words::SOUND, words::VOLUMES),
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
                        h3 { (words::OTHER_DEVICE) }
                        p { (words::RECOVERY) }
                        @match self.recovery {
                            Some(link) => {
                                p { input .wide readonly value=(link) aria-label=(words::RECOVERY_LINK) data-share; }
                                @if host::is_loopback_url(link) { p .hint { (words::ONLY_THIS_MACHINE) } }
                                @else if let Some(code) = Code::of(link) { (code.drawn(words::RECOVERY_CODE.text())) }
                            },
                            None => form method="post" action="/settings/recovery" { button { (words::SHOW_LINK) } },
                        }
                    }
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
