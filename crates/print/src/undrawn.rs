//! Cards of games that draw none, from what their data files say.

use art::{Colour, Pictures, Sketch};
use engine::Notation;
use parts::Described;

use crate::{
    PrintError,
    canvas::{Canvas, Frame, Style},
    furniture,
    layout::CARD,
    parts::{Parts, capital},
    sheet::{Deck, Piece},
    words,
};

/// What lies on a card of a game that draws none.
struct Card {
    name: String,
    picture: Option<Sketch>,
    figures: Vec<(String, String)>,
    text: String,
    accent: Colour,
}

pub(crate) fn parts<G: Notation + Pictures>(data: &str) -> Result<Parts, PrintError> {
    let described = Described::all(data, G::CATALOGUE)?;
    let (accent, pattern) = G::GROUND;
    let pieces = described.into_iter().map(|described| {
        let card = Card {
            name: capital(&described.name),
            picture: G::picture(described.id),
            figures: described.figures,
            text: described.text,
            accent,
        };
        Piece {
            name: described.name,
            copies: described.copies.into(),
            front: Box::new(move |canvas| card.draw(canvas)),
        }
    });
    let emblem = G::picture(G::EMBLEM).unwrap_or_default();
    let pattern = art::marks::mark(pattern).unwrap_or_default();
    let deck = Deck {
        title: words::CARDS.into(),
        size: CARD,
        pieces: pieces.collect(),
        back: Some(Box::new(move |canvas| {
            furniture::back(canvas, CARD, accent, &pattern, &emblem, G::TITLE);
        })),
    };
    Ok(Parts {
        cards: vec![deck],
        ..Parts::default()
    })
}

/// The lowest a text may reach: above the frame of the card.
const FOOT: f32 = 82.0;

impl Card {
    /// The name, the picture, the figures in lines, and the text in what is left.
    fn draw(&self, canvas: &mut Canvas<'_>) {
        furniture::face(canvas, self.accent);
        let name = Frame::new(5.5, 5.5, CARD.width - 11.0, 8.5);
        furniture::name(canvas, name, self.accent, &self.name);
        let lines = self.figures.len() as f32;
        let text = if self.text.is_empty() { 0.0 } else { 24.0 };
        let mut y = 16.5;
        if let Some(picture) = &self.picture {
            let size = (FOOT - y - 6.0 * lines - text - 2.0).min(40.0);
            canvas.picture(picture, (CARD.width - size) / 2.0, y, size);
            y += size + 2.0;
        }
        for (what, value) in &self.figures {
            let frame = |x: f32, width: f32| Frame::new(x, y, width, 5.4);
            let style = Style::text(10.0);
            canvas.fit(style, frame(7.0, 28.0), &capital(what));
            canvas.fit(style.bold().right(), frame(36.0, CARD.width - 43.0), value);
            y += 6.0;
        }
        if !self.text.is_empty() {
            let frame = Frame::new(7.0, y + 0.5, CARD.width - 14.0, FOOT - y - 0.5);
            canvas.fit(Style::text(10.0).centred(), frame, &self.text);
        }
    }
}
