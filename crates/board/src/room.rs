//! Long texts without copies of them.

use std::cell::{Cell, RefCell};

use maud::{Markup, PreEscaped, Render};

/// Room for so many bytes, and nothing to be seen. It stands at the beginning of what
/// becomes long, which would otherwise be copied each time it outgrows its place.
pub struct Room(pub usize);

impl Render for Room {
    fn render_to(&self, out: &mut String) {
        if out.capacity() - out.len() < self.0 {
            let mut roomy = SPARE.with_borrow_mut(Vec::pop).unwrap_or_default();
            roomy.reserve(out.len() + self.0);
            roomy.push_str(out);
            *out = roomy;
        }
    }
}

thread_local! {
    /// Empty texts with room in them, of pages that were drawn before.
    static SPARE: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// How many texts are kept for their room, and how large they may be.
const KEPT: usize = 4;
const LARGEST: usize = 1 << 16;

/// Keeps the room of a text that is not needed any more for the next that needs some: a
/// page is drawn with every move, and to find that much room takes long.
pub fn reuse(mut text: String) {
    if text.capacity() <= LARGEST {
        SPARE.with_borrow_mut(|spare| {
            if spare.len() < KEPT {
                text.clear();
                spare.push(text);
            }
        });
    }
}

/// What was drawn before. It stands at the beginning of what is drawn next, which becomes
/// one text with it, in its place.
#[derive(Default)]
pub struct After(Cell<String>);

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
pub struct InPlace<F: Fn(&After) -> Markup>(pub F);

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
    fn room_is_used_again() {
        let first = html! { (Room(5000)) p { "one" } };
        let place = first.0.as_ptr();
        reuse(first.0);
        let small = html! { (Room(1)) p { "two" } };
        assert_ne!(small.0.as_ptr(), place);
        let second = html! { (Room(4000)) p { "three" } };
        assert_eq!(second.0, "<p>three</p>");
        assert_eq!(second.0.as_ptr(), place);
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
