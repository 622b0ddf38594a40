//! What the boards have in common: zones, and things that can be touched.

use maud::{Markup, Render, html};

use crate::{Board, Detail, Scene};

/// A zone of the table, with its heading. A page that is open is sent anew the zones that
/// changed, each as a whole.
pub fn zone(class: &str, title: impl Render, body: impl Render) -> Markup {
    html! { section class={ "zone " (class) } { h3 { (title) } (body) } }
}

/// A card or piece that lies somewhere.
#[derive(Copy, Clone)]
pub struct Piece<'a> {
    /// Its own on the whole page, and the same wherever the thing goes.
    pub key: &'a str,
    /// The id of its face.
    pub face: &'a str,
    /// What actions call it; empty if none means this one.
    pub touch: &'a str,
    /// An action in notation, verb and object, that tells why it cannot be used, if it
    /// cannot.
    pub attempt: Option<(&'a str, &'a str)>,
    /// Something to be seen about it: an attribute for the style sheet.
    pub sign: Option<&'static str>,
}

impl<'a> Piece<'a> {
    /// A card that is called by its id everywhere.
    pub fn card(id: &'a str) -> Piece<'a> {
        Piece {
            key: id,
            face: id,
            touch: id,
            attempt: None,
            sign: None,
        }
    }

    /// The item of a list that shows it.
    ///
    /// Ids and notation hold nothing that would have to be escaped, and a table
    /// has dozens of cards: this is the busiest place of a page.
    pub fn item<G: Board>(&self, scene: &Scene<'_, G>) -> Item<'a> {
        let face = match scene.detail {
            Detail::Full => G::faces().get(self.face),
            Detail::Brief => None,
        };
        Item { piece: *self, face }
    }
}

/// A piece as an item of a list.
pub struct Item<'a> {
    piece: Piece<'a>,
    face: Option<&'static crate::Face>,
}

impl Render for Item<'_> {
    fn render_to(&self, out: &mut String) {
        let Piece {
            key,
            face,
            touch,
            attempt,
            sign,
        } = self.piece;
        for part in [
            "<li data-key=\"",
            key,
            "\"><div class=\"piece\" data-face=\"",
            face,
        ] {
            out.push_str(part);
        }
        if !touch.is_empty() {
            for part in ["\" data-touch=\"", touch] {
                out.push_str(part);
            }
        }
        if let Some((verb, object)) = attempt {
            for part in ["\" data-try=\"", verb, " ", object] {
                out.push_str(part);
            }
        }
        out.push('"');
        if let Some(sign) = sign {
            out.push(' ');
            out.push_str(sign);
        }
        if let Some(face) = self.face {
            out.push_str(" role=\"img\" aria-label=\"");
            face.name.render_to(out);
            out.push_str("\">");
            out.push_str(&face.drawing.0);
        } else {
            out.push('>');
        }
        out.push_str("</div></li>");
    }
}

/// The face of something that cannot be touched by itself.
pub fn face_of<G: Board>(scene: &Scene<'_, G>, id: &str) -> Markup {
    let face = match scene.detail {
        Detail::Full => G::faces().get(id),
        Detail::Brief => None,
    };
    html! {
        div data-face=(id) role=[face.map(|_| "img")] aria-label=[face.map(|face| &face.name)] { @if let Some(face) = face { (face.drawing) } }
    }
}

/// So many face-down cards in a row, known by number.
pub struct Backs<'a> {
    /// What their keys begin with.
    pub key: &'a str,
    /// How many.
    pub count: usize,
}

impl Render for Backs<'_> {
    fn render_to(&self, out: &mut String) {
        out.push_str("<ul class=\"cards backs\" aria-hidden=\"true\">");
        for number in 0..self.count {
            for part in ["<li class=\"back\" data-key=\"", self.key] {
                out.push_str(part);
            }
            number.render_to(out);
            out.push_str("\"></li>");
        }
        out.push_str("</ul>");
    }
}

/// So many face-down cards; a screen reader hears the number once.
pub fn backs(key: &str, count: usize, words: &str) -> Markup {
    html! { p .count { (words) } (Backs { key, count }) }
}
