//! What is stored, in plain words.

use maud::{Markup, html};

use super::{Head, layout};
use crate::{tongue::Phrase, words::identity::*};

/// What is stored, why, for how long, and who sees it.
const POINTS: [(Phrase, Phrase); 10] = [
    (PRIVACY_YOU, PRIVACY_YOU_WORDS),
    (PRIVACY_DEVICES, PRIVACY_DEVICES_WORDS),
    (PRIVACY_TABLES, PRIVACY_TABLES_WORDS),
    (PRIVACY_WHO, PRIVACY_WHO_WORDS),
    (PRIVACY_NOTES, PRIVACY_NOTES_WORDS),
    (PRIVACY_REMINDERS, PRIVACY_REMINDERS_WORDS),
    (PRIVACY_ADDRESS, PRIVACY_ADDRESS_WORDS),
    (PRIVACY_COOKIES, PRIVACY_COOKIES_WORDS),
    (PRIVACY_OTHERS, PRIVACY_OTHERS_WORDS),
    (PRIVACY_HOST, PRIVACY_HOST_WORDS),
];

/// The page.
pub fn privacy(me: Option<&str>) -> Markup {
    let head = Head {
        title: PRIVACY_TITLE.text(),
        body: "privacy",
        table: None,
        me,
    };
    layout::page(
        &head,
        html! {
            main .text {
                h1 { (PRIVACY_HEADING) }
                p .lead { (PRIVACY_LEAD) }
                @for (title, words) in POINTS {
                    section { h2 { (title) } p { (words) } }
                }
                section {
                    h2 { (PRIVACY_YOURS) }
                    p { (PRIVACY_YOURS_WORDS) }
                    p { a .button href="/settings" { (PRIVACY_SETTINGS) } }
                }
            }
        },
    )
}
