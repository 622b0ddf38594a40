//! What is stored, in plain words.

use i18n::Phrase;
use maud::{Markup, html};

use super::{Head, layout};
use crate::words::identity;

/// What is stored, why, for how long, and who sees it.
const POINTS: [(Phrase, Phrase); 10] = [
    (identity::PRIVACY_YOU, identity::PRIVACY_YOU_WORDS),
    (identity::PRIVACY_DEVICES, identity::PRIVACY_DEVICES_WORDS),
    (identity::PRIVACY_TABLES, identity::PRIVACY_TABLES_WORDS),
    (identity::PRIVACY_WHO, identity::PRIVACY_WHO_WORDS),
    (identity::PRIVACY_NOTES, identity::PRIVACY_NOTES_WORDS),
    (
        identity::PRIVACY_REMINDERS,
        identity::PRIVACY_REMINDERS_WORDS,
    ),
    (identity::PRIVACY_ADDRESS, identity::PRIVACY_ADDRESS_WORDS),
    (identity::PRIVACY_COOKIES, identity::PRIVACY_COOKIES_WORDS),
    (identity::PRIVACY_OTHERS, identity::PRIVACY_OTHERS_WORDS),
    (identity::PRIVACY_HOST, identity::PRIVACY_HOST_WORDS),
];

/// The page.
pub fn privacy(me: Option<&str>) -> Markup {
    let head = Head {
        title: identity::PRIVACY_TITLE.text(),
        body: "privacy",
        table: None,
        me,
        game: None,
        bar: None,
    };
    layout::page(
        &head,
        html! {
            main .text {
                h1 { (identity::PRIVACY_HEADING) }
                p .lead { (identity::PRIVACY_LEAD) }
                @for (title, words) in POINTS {
                    section { h2 { (title) } p { (words) } }
                }
                section {
                    h2 { (identity::PRIVACY_YOURS) }
                    p { (identity::PRIVACY_YOURS_WORDS) }
                    p { a .button href="/settings" { (identity::PRIVACY_SETTINGS) } }
                }
            }
        },
    )
}
