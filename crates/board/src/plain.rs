use maud::Render;

/// A text that is read as it stands, as every text on a page is. Those that are drawn with
/// each move are drawn sooner so.
pub struct Plain<'a>(pub &'a str);

impl Render for Plain<'_> {
    fn render_to(&self, out: &mut String) {
        // Few texts hold anything that matters. All bytes are looked at, since many at once
        // are looked at as soon as one.
        let matters = |byte| matches!(byte, b'<' | b'>' | b'&' | b'"');
        if (self.0.bytes()).fold(false, |found, byte| found | matters(byte)) {
            self.0.render_to(out);
        } else {
            out.push_str(self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        for text in ["", "Ana", "Ana & Ben", "<b>", "a\"b", "Ünal’s"] {
            assert_eq!(Plain(text).render().0, text.render().0);
        }
    }
}
