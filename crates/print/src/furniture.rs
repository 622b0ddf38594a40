//! What cards of all games have in common.

use art::{Colour, Ink};

use crate::{
    canvas::{Canvas, Frame, Style},
    layout::CARD,
    paper::Size,
    parts::Edition,
};

/// The paper of a card, over its edge, and a frame in the colour of its kind.
pub fn face(canvas: &mut Canvas<'_>, accent: Colour) {
    face_of(canvas, CARD, accent);
}

/// The same for any size.
pub fn face_of(canvas: &mut Canvas<'_>, size: Size, accent: Colour) {
    let edge = Frame::new(0.0, 0.0, size.width, size.height);
    canvas.fill(Colour::Paper, edge.inset(-3.0), 0.0);
    canvas.outline(accent, 0.9, edge.inset(2.6), 3.0);
    canvas.outline(Colour::Ink, 0.25, edge.inset(3.4), 2.4);
}

/// A band with the name of a card.
pub fn name(canvas: &mut Canvas<'_>, frame: Frame, colour: Colour, text: &str) {
    canvas.fill(colour, frame, 1.6);
    canvas.outline(Colour::Ink, 0.3, frame, 1.6);
    let style = Style::text(12.0).bold().centred();
    let style = style.in_colour(letters_on(canvas, colour));
    let room = Frame {
        x: frame.x + 1.8,
        width: frame.width - 3.6,
        ..frame.inset(1.0)
    };
    canvas.fit(style, room, text);
}

/// What letters on a ground are printed in. Where there is little ink, the ground is
/// not printed.
pub(crate) fn letters_on(canvas: &Canvas<'_>, ground: Colour) -> Colour {
    if ground.is_dark() && canvas.ink() != Ink::Low {
        Colour::Paper
    } else {
        Colour::Ink
    }
}

/// The picture that stands for a game on a patterned ground, for covers.
pub(crate) fn plate(canvas: &mut Canvas<'_>, frame: Frame, game: &Edition) {
    let (ground, pattern) = game.ground;
    let pattern = art::marks::mark(pattern).unwrap_or_default();
    canvas.clipped(frame, |canvas| {
        canvas.fill(ground, frame, 0.0);
        rows(canvas, frame, 11.0, 6.0, &pattern);
    });
    canvas.outline(Colour::Ink, 0.5, frame, 0.0);
    canvas.outline(Colour::Ink, 0.2, frame.inset(-1.2), 0.0);
    let size = frame.height.min(frame.width) - 14.0;
    let (x, y) = (frame.x + frame.width / 2.0, frame.y + frame.height / 2.0);
    canvas.disc(
        x,
        y,
        size / 2.0,
        Some(Colour::Paper),
        Some((Colour::Ink, 0.5)),
    );
    let wide = size * 0.72;
    canvas.picture(&game.emblem(), x - wide / 2.0, y - wide / 2.0, wide);
}

/// A small mark in rows, every other one shifted, as bricks are.
fn rows(canvas: &mut Canvas<'_>, frame: Frame, step: f32, size: f32, mark: &art::Sketch) {
    let columns = (frame.width / step).round();
    let rows = (frame.height / step).round();
    let (dx, dy) = (frame.width / columns, frame.height / rows);
    for row in 0..=rows as usize {
        for column in 0..=columns as usize {
            let (x, y) = (frame.x + dx * column as f32, frame.y + dy * row as f32);
            let x = if row % 2 == 0 { x } else { x - dx / 2.0 };
            canvas.picture(mark, x - size / 2.0, y - size / 2.0, size);
        }
    }
}

/// A patterned back: small marks in rows, and a picture in the middle.
pub fn back(
    canvas: &mut Canvas<'_>,
    size: Size,
    ground: Colour,
    pattern: &art::Sketch,
    middle: &art::Sketch,
    title: &str,
) {
    let edge = Frame::new(0.0, 0.0, size.width, size.height);
    canvas.fill(ground, edge.inset(-3.0), 0.0);
    rows(canvas, edge, 9.0, 5.0, pattern);
    let wide = size.width.min(size.height) * 0.62;
    let (x, y) = ((size.width - wide) / 2.0, (size.height - wide) / 2.0);
    let plate = Frame::new(x, y, wide, wide);
    canvas.fill(Colour::Paper, plate, 4.0);
    canvas.outline(Colour::Ink, 0.4, plate, 4.0);
    canvas.picture(middle, x + 3.0, y + 1.5, wide - 6.0);
    let words = Frame::new(x + 1.0, y + wide - 6.2, wide - 2.0, 5.6);
    canvas.fit(Style::text(8.0).italic().centred(), words, title);
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLOURS: [Colour; 16] = [
        Colour::Ink,
        Colour::Paper,
        Colour::Moss,
        Colour::Fern,
        Colour::Sage,
        Colour::Bark,
        Colour::Straw,
        Colour::Clay,
        Colour::Hip,
        Colour::Sun,
        Colour::Marigold,
        Colour::River,
        Colour::Mist,
        Colour::Berry,
        Colour::Blossom,
        Colour::Stone,
    ];

    /// How bright a colour is, from 0 to 1, as eyes see it.
    fn brightness(colour: Colour, ink: Ink) -> f64 {
        let hex = colour.hex(ink).trim_start_matches('#');
        let digits = hex.len() / 3;
        let part = |i: usize| {
            let text = hex[i * digits..(i + 1) * digits].repeat(2 / digits);
            let part = f64::from(u8::from_str_radix(&text, 16).expect("a number")) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
    }

    #[test]
    fn letters_stand_out_from_every_ground_in_every_ink() {
        let typeface = crate::typeface::Typeface::load();
        for ink in [Ink::Full, Ink::Grey, Ink::Low] {
            let mut drawing = crate::drawing::Drawing::default();
            let canvas = Canvas::new(&mut drawing, &typeface, ink, art::Place::HERE);
            for ground in COLOURS {
                // Nothing is named on a ground of ink where it is the only colour.
                if ground == Colour::Ink && ink == Ink::Low {
                    continue;
                }
                let letters = brightness(letters_on(&canvas, ground), ink);
                let ground_brightness = brightness(ground, ink);
                let (dark, bright) = (
                    letters.min(ground_brightness),
                    letters.max(ground_brightness),
                );
                let contrast = (bright + 0.05) / (dark + 0.05);
                assert!(contrast >= 4.0, "{ground:?} in {ink:?}: {contrast}");
            }
        }
    }
}
