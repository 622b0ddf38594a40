//! What cards of all games have in common.

use art::Colour;

use crate::{
    canvas::{Canvas, Frame, Style},
    layout::CARD,
    paper::Size,
};

/// The paper of a card, over its edge, and a frame in the colour of its kind.
pub(crate) fn face(canvas: &mut Canvas<'_>, accent: Colour) {
    face_of(canvas, CARD, accent);
}

/// The same for any size.
pub(crate) fn face_of(canvas: &mut Canvas<'_>, size: Size, accent: Colour) {
    let edge = Frame::new(0.0, 0.0, size.width, size.height);
    canvas.fill(Colour::Paper, edge.inset(-3.0), 0.0);
    canvas.outline(accent, 0.9, edge.inset(2.6), 3.0);
    canvas.outline(Colour::Ink, 0.25, edge.inset(3.4), 2.4);
}

/// A band with the name of a card.
pub(crate) fn name(canvas: &mut Canvas<'_>, frame: Frame, colour: Colour, text: &str) {
    canvas.fill(colour, frame, 1.6);
    canvas.outline(Colour::Ink, 0.3, frame, 1.6);
    let style = Style::text(12.0).bold().centred();
    canvas.fit(style, frame.inset(1.0), text);
}

/// A patterned back: small marks in rows, and a picture in the middle.
pub(crate) fn back(
    canvas: &mut Canvas<'_>,
    size: Size,
    ground: Colour,
    pattern: &art::Sketch,
    middle: &art::Sketch,
    title: &str,
) {
    let edge = Frame::new(0.0, 0.0, size.width, size.height);
    canvas.fill(ground, edge.inset(-3.0), 0.0);
    let step = 9.0;
    let columns = (size.width / step).round();
    let rows = (size.height / step).round();
    let (dx, dy) = (size.width / columns, size.height / rows);
    for row in 0..=rows as usize {
        for column in 0..=columns as usize {
            let (x, y) = (dx * column as f32, dy * row as f32);
            // Every other row is shifted, as bricks are.
            let x = if row % 2 == 0 { x } else { x - dx / 2.0 };
            canvas.picture(pattern, x - 2.5, y - 2.5, 5.0);
        }
    }
    let wide = size.width.min(size.height) * 0.62;
    let (x, y) = ((size.width - wide) / 2.0, (size.height - wide) / 2.0);
    let plate = Frame::new(x, y, wide, wide);
    canvas.fill(Colour::Paper, plate, 4.0);
    canvas.outline(Colour::Ink, 0.4, plate, 4.0);
    canvas.picture(middle, x + 3.0, y + 1.5, wide - 6.0);
    let words = Frame::new(x + 1.0, y + wide - 6.2, wide - 2.0, 5.6);
    canvas.fit(Style::text(8.0).italic().centred(), words, title);
}
