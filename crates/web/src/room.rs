//! Long texts without copies of them.

use std::cell::Cell;

use maud::{Markup, PreEscaped, Render};

/// Room for so many bytes, and nothing to be seen. It stands at the beginning of what
/// becomes long, which would otherwise be copied each time it outgrows its place.
pub(crate) struct Room(pub(crate) usize);

impl Render for Room {
    fn render_to(&self, out: &mut String) {
        out.reserve(self.0);
    }
}

/// What was drawn before. It stands at the beginning of what is drawn next, which becomes
/// one text with it, in its place.
#[derive(Default)]
pub(crate) struct After(Cell<String>);

impl From<Markup> for After {
    fn from(PreEscaped(text): Markup) -> After {
        After(Cell::new(text))
    }
}

impl Render for After {
    fn render_to(&self, out: &mut String) {
        let begun = std::mem::replace(out, self.0.take());
        out.push_str(&begun);
    }
}

/// Something that is drawn where it is to stand, and nowhere before: it is given what
/// stands there already.
pub(crate) struct InPlace<F: Fn(&After) -> Markup>(pub(crate) F);

impl<F: Fn(&After) -> Markup> Render for InPlace<F> {
    fn render_to(&self, out: &mut String) {
        let before = PreEscaped(std::mem::take(out));
        *out = (self.0)(&before.into()).0;
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn what_is_drawn_in_place_is_not_copied() {
        let inner = InPlace(|before| html! { (before) b { "two" } });
        let place = Cell::new(std::ptr::null());
        let first = InPlace(|before| {
            let text = html! { (before) (Room(100)) "one " };
            place.set(text.0.as_ptr());
            text
        });
        let whole = html! { p { (first) (inner) } };
        assert_eq!(whole.0, "<p>one <b>two</b></p>");
        assert_eq!(whole.0.as_ptr(), place.get());
    }

    #[test]
    fn a_text_goes_on_in_its_place() {
        let first = html! { (Room(100)) p { "one" } };
        let place = first.0.as_ptr();
        let whole = html! { (After::from(first)) p { "two" } };
        assert_eq!(whole.0, "<p>one</p><p>two</p>");
        assert_eq!(whole.0.as_ptr(), place);
    }
}
