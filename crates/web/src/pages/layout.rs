//! What all pages have in common.

use i18n::{Language, Phrase, spoken};
use maud::{DOCTYPE, Markup, Render, html};

use super::assets;
use crate::words::{self, identity};
use board::marks;

/// What a page says about itself.
pub struct Head<'a> {
    /// Its title.
    pub title: &'a str,
    /// What kind of page it is; the class of its body is made of that.
    pub body: &'a str,
    /// The table it belongs to.
    pub table: Option<&'a str>,
    /// The name the reader goes by, if any.
    pub me: Option<&'a str>,
}

/// A whole page.
pub(super) fn page(head: &Head<'_>, main: impl Render) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(spoken().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (head.title) }
                link rel="icon" href=(assets::url("icon.svg")) data-turn=(assets::url("icon-turn.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(assets::url("hedgerow.css"));
                script type="module" src=(assets::url("hedgerow.js")) {}
            }
            body class={ (head.body) "-page" } data-table=[head.table] data-copy=(words::COPY) data-copied=(words::COPIED)
                data-cancel=(words::CANCEL) data-reconnecting=(words::RECONNECTING) data-offline=(words::OFFLINE)
                data-mute=(words::MUTE) data-unmute=(words::UNMUTE) data-forced=(words::ONLY_MOVE)
                data-kept=(words::KEPT) data-redo=(words::REDO) data-restart=(words::RESTART_TURN) data-since=(words::SINCE_YOU_LOOKED)
                data-asks=(words::QUESTIONS) data-copylog=(words::COPY_LOG) data-play=(words::PLAY_BACK) data-pause=(words::PAUSE) {
                a .skip href="#main" { (words::SKIP) }
                header .top {
                    a .home href="/" { (marks::leaf()) (words::HEDGEROW) }
                    span #link role="status" hidden {}
                    nav aria-label=(words::PAGES) {
                        a href="/lobby" { (words::LOBBY) }
                        a href="/mine" { (words::MY_GAMES) }
                        a href="/settings" { (head.me.unwrap_or(words::SETTINGS.text())) }
                    }
                }
                div #main { (main) }
                // At a table the foot stands beside it, below everything else.
                @if !head.body.starts_with("table") { (foot()) }
                p #say .aside role="status" aria-live="polite" {}
                @if head.table.is_some() {
                    div #heard .aside role="log" aria-live="polite" aria-label=(words::HEARD) {}
                }
                p #alert role="alert" {}
                dialog #look aria-label=(words::CARD) {
                    div .body {}
                    form method="dialog" { button { (words::CLOSE) } }
                }
                (marks::sprite())
            }
        }
    }
}

/// A note on what there is in English alone, for whoever reads another language.
pub(super) fn in_english(note: Phrase) -> Markup {
    html! { @if spoken() != Language::English { p .hint { (note) } } }
}

/// The other languages a page can be read in.
pub(super) fn foot() -> Markup {
    let others = (Language::ALL.into_iter()).filter(|&language| language != spoken());
    html! {
        footer .foot {
            a href="/privacy" { (identity::WHAT_IS_STORED) }
            form method="post" action="/language" {
                @for language in others {
                    button name="language" value=(language.tag()) lang=(language.tag()) { (language.name()) }
                }
            }
        }
    }
}
