//! Passkeys: those somebody has, and the way in with one.

use maud::{Markup, html};
use store::Passkey;

use super::{Head, layout};
use crate::words::identity;

/// The passkeys of the reader.
pub(super) fn own(passkeys: &[Passkey], are_possible: bool) -> Markup {
    html! {
        h3 { (identity::PASSKEYS) }
        p { (identity::PASSKEYS_LEAD) }
        @if !passkeys.is_empty() {
            ul .devices { @for passkey in passkeys { (line(passkey)) } }
        }
        @if are_possible {
            button type="button" hidden data-passkey="keep" data-failed=(identity::PASSKEY_FAILED) data-known=(identity::PASSKEY_KNOWN) {
                (identity::ADD_PASSKEY)
            }
            p .hint { (identity::PASSKEYS_UNSUPPORTED) }
        } @else { p .hint { (identity::PASSKEYS_INSECURE) } }
    }
}

fn line(passkey: &Passkey) -> Markup {
    let made_in = identity::device(passkey.browser.as_deref(), passkey.platform.as_deref());
    html! {
        li {
            div {
                b { (identity::made_in(&made_in)) }
                p .hint {
                    @if let Some(day) = passkey.used_at { (identity::used(day)) " · " }
                    (identity::known_since(passkey.made_at))
                }
            }
            form method="post" action="/settings/passkeys/remove" {
                button name="passkey" value=(passkey.id) aria-label={ (identity::REMOVE) ": " (made_in) } { (identity::REMOVE) }
            }
        }
    }
}

/// How somebody comes in who is not known in this browser.
pub(super) fn way_in(are_possible: bool) -> Markup {
    html! {
        p { (identity::STRANGER_LEAD) }
        @if are_possible {
            button .main type="button" hidden data-passkey="sign-in" data-failed=(identity::PASSKEY_FAILED) {
                (identity::SIGN_IN_PASSKEY)
            }
            p .hint { (identity::PASSKEYS_UNSUPPORTED) }
        } @else { p .hint { (identity::PASSKEYS_INSECURE) } }
    }
}

/// The page for whoever has played here before, in another browser.
pub fn come_back(me: Option<&str>, are_possible: bool) -> Markup {
    let head = Head {
        title: identity::COME_BACK_TITLE.text(),
        body: "recover",
        table: None,
        me,
        game: None,
        bar: None,
    };
    layout::page(
        &head,
        html! { main .text { h1 { (identity::STRANGER) } (way_in(are_possible)) } },
    )
}
