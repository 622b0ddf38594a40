//! What all pages have in common.

use i18n::{Language, Phrase, spoken};
use maud::{DOCTYPE, Markup, Render, html};

use super::assets;
use crate::words::{self, identity};
use board::marks;
use catalog::Entry;

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
    /// The game whose board or pieces it shows.
    pub game: Option<&'a Entry>,
    /// At a table, what stands in the bar beside the way home.
    pub bar: Option<Markup>,
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
                @if let Some(game) = head.game {
                    link rel="stylesheet" href=(assets::url(&assets::style_of(game.id)));
                }
                script type="module" src=(assets::url("hedgerow.js")) {}
            }
            body class={ (head.body) "-page" } data-table=[head.table] data-copy=(words::COPY) data-copied=(words::COPIED)
                data-cancel=(words::CANCEL) data-reconnecting=(words::RECONNECTING) data-offline=(words::OFFLINE)
                data-mute=(words::MUTE) data-unmute=(words::UNMUTE) data-forced=(words::ONLY_MOVE)
                data-kept=(words::KEPT) data-redo=(words::REDO) data-restart=(words::RESTART_TURN) data-since=(words::SINCE_YOU_LOOKED)
                data-asks=(words::QUESTIONS) data-copylog=(words::COPY_LOG) data-play=(words::PLAY_BACK) data-pause=(words::PAUSE) {
                a .skip href="#main" { (words::SKIP) }
                header .top {
                    a .home href="/" { (marks::leaf()) span { (words::HEDGEROW) } }
                    @if let Some(bar) = &head.bar {
                        (bar)
                        span #link role="status" hidden {}
                        details .menu {
                            summary aria-label=(words::MENU) title=(words::MENU) { (marks::icon("menu")) }
                            div { (pages(head.me)) (foot()) }
                        }
                    } @else {
                        span #link role="status" hidden {}
                        (pages(head.me))
                    }
                }
                div #main { (main) }
                // At a table the foot stands in the menu.
                @if head.bar.is_none() { (foot()) }
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

/// The ways to the other pages.
fn pages(me: Option<&str>) -> Markup {
    html! {
        nav aria-label=(words::PAGES) {
            a href="/lobby" { (words::LOBBY) }
            a href="/mine" { (words::MY_GAMES) }
            a href="/settings" { (me.unwrap_or(words::SETTINGS.text())) }
        }
    }
}

/// A note on what there is in English alone, for whoever reads another language.
pub(super) fn in_english(note: Phrase) -> Markup {
    html! { @if spoken() != Language::English { p .hint { (note) } } }
}

/// The other languages a page can be read in.
fn foot() -> Markup {
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
