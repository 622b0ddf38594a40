//! What the boards have in common: zones, and things that can be touched.

use maud::{Markup, Render, html};

/// A zone of the table, with its heading.
pub(super) fn zone(class: &str, title: impl Render, body: impl Render) -> Markup {
    html! { section class={ "zone " (class) } { h3 { (title) } (body) } }
}

/// A card or piece that lies somewhere, as an item of a list.
///
/// `key` is its own on the whole page, `touch` what actions call it, and `attempt` an
/// action that tells why it cannot be used, if it cannot.
pub(super) struct Piece<'a> {
    /// Unique on the page, and the same wherever the thing goes.
    pub key: &'a str,
    /// What actions call it; nothing if no action ever touches it.
    pub touch: Option<&'a str>,
    /// An action in notation that is refused with a reason.
    pub attempt: Option<&'a str>,
    /// What it is, in full.
    pub name: &'a str,
    /// The id under which it can be looked at closely.
    pub look: Option<&'a str>,
}

impl Piece<'_> {
    /// The item, with its drawing inside.
    pub(super) fn item(&self, drawing: impl Render) -> Markup {
        html! {
            li data-key=(self.key) {
                div .piece data-touch=[self.touch] data-try=[self.attempt] data-look=[self.look] aria-label=(self.name) { (drawing) }
            }
        }
    }
}

/// A face-down card.
pub(super) fn back(key: &str) -> Markup {
    html! { li .back data-key=(key) {} }
}

/// So many face-down cards; a screen reader hears the number once.
pub(super) fn backs(prefix: &str, count: usize, words: &str) -> Markup {
    html! {
        p .count { (words) }
        ul .cards.backs aria-hidden="true" { @for i in 0..count { (back(&format!("{prefix}-{i}"))) } }
    }
}
