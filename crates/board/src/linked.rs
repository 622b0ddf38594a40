//! Messages of a game as HTML, with people, pieces and spaces as links that show them.

use i18n::{Medium, Message, Piece, Seat, Seats, Space};
use maud::Render;

use crate::{Names, Plain};

/// A message on a page.
pub struct Linked<'a> {
    /// The message.
    pub message: &'a Message,
    /// Who sits where.
    pub who: &'a Names,
}

impl Render for Linked<'_> {
    fn render_to(&self, out: &mut String) {
        self.message.write(&mut Html { out, who: self.who });
    }
}

/// Writes messages into a page.
struct Html<'a> {
    out: &'a mut String,
    who: &'a Names,
}

impl Html<'_> {
    fn link<'b>(
        &mut self,
        address: &[&str],
        attributes: impl IntoIterator<Item = (&'b str, &'b str)>,
        words: &str,
    ) {
        self.out.push_str("<a class=\"look\" href=\"");
        for part in address {
            Plain(part).render_to(self.out);
        }
        for (attribute, value) in attributes {
            for part in ["\" ", attribute, "=\""] {
                self.out.push_str(part);
            }
            Plain(value).render_to(self.out);
        }
        self.out.push_str("\">");
        Plain(words).render_to(self.out);
        self.out.push_str("</a>");
    }
}

impl Medium for Html<'_> {
    fn text(&mut self, text: &str) {
        Plain(text).render_to(self.out);
    }

    fn seat(&mut self, seat: Seat) {
        let who = self.who;
        self.link(&["#plate-", &seat.0.to_string()], None, &who.name(seat));
    }

    fn piece(&mut self, piece: &Piece, name: &str, language: Option<&str>) {
        let address = ["/g/", piece.catalogue.name(), "/cards#", piece.id];
        let shown = [("data-look", piece.id)].into_iter();
        self.link(
            &address,
            shown.chain(language.map(|tag| ("lang", tag))),
            name,
        );
    }

    fn space(&mut self, space: &Space, name: &str) {
        self.link(&["#board"], Some(("data-show", space.touch.as_str())), name);
    }
}

#[cfg(test)]
mod tests {
    use badger::words::CATALOGUE;
    use i18n::{Language, speaking};

    use super::*;

    i18n::messages! {
        static WORDS of i18n::common::CATALOGUE;
        phrases {}
        sentences { verbatim(text) }
    }

    fn html(message: impl Into<Message>) -> String {
        let who = Names::new(vec!["Ana <b>".to_owned(), "Bard".to_owned()]);
        Linked {
            message: &message.into(),
            who: &who,
        }
        .render()
        .into_string()
    }

    #[test]
    fn people_pieces_and_spaces_are_links() {
        assert_eq!(
            html(message::verbatim(Seat(0))),
            "<a class=\"look\" href=\"#plate-0\">Ana &lt;b&gt;</a>"
        );
        let piece = Piece {
            catalogue: &CATALOGUE,
            id: "light-keeper",
        };
        assert_eq!(
            html(message::verbatim(piece)),
            "<a class=\"look\" href=\"/g/badger/cards#light-keeper\" data-look=\"light-keeper\">the Light Keeper</a>"
        );
        // A voice reads the name in the language it is in.
        assert_eq!(
            speaking(Language::German, || html(message::verbatim(piece))),
            "<a class=\"look\" href=\"/g/badger/cards#light-keeper\" data-look=\"light-keeper\" lang=\"en\">Light Keeper</a>"
        );
        let space = Space {
            touch: "spot:27".to_owned(),
            name: i18n::verbatim("spot 27"),
        };
        assert_eq!(
            html(message::verbatim(space)),
            "<a class=\"look\" href=\"#board\" data-show=\"spot:27\">spot 27</a>"
        );
    }

    #[test]
    fn text_that_looks_like_a_card_is_none() {
        assert_eq!(
            html(i18n::verbatim("Seat 1 <the Battle>")),
            "Seat 1 &lt;the Battle&gt;"
        );
    }
}
