//! Drawings written down as SVG, for a preview. Glyphs are shapes, so the picture
//! needs no font.

use std::{collections::BTreeSet, fmt::Write as _};

use art::{Colour, Ink, Place};
use kurbo::{BezPath, PathEl};

use crate::{
    canvas::rounded,
    drawing::{Drawing, Mark, Stroke},
    paper::Size,
    typeface::{Line, Typeface, Weight},
};

/// A page as a picture.
pub(crate) fn write(size: Size, drawing: &Drawing, typeface: &Typeface, ink: Ink) -> String {
    let mut body = String::new();
    let mut glyphs = BTreeSet::new();
    let mut clips = String::new();
    let mut clip_count = 0;
    for mark in &drawing.marks {
        match mark {
            Mark::Shape {
                place,
                path,
                fill,
                stroke,
            } => shape(&mut body, *place, path, *fill, *stroke, ink),
            Mark::Words {
                place,
                x,
                y,
                weight,
                size,
                colour,
                text: _,
                line,
            } => {
                let there = Place([*size, 0.0, 0.0, *size, *x, *y]);
                let place = place.then(there);
                words(&mut body, place, *weight, *colour, line, ink);
                glyphs.extend(line.glyphs.iter().map(|glyph| (*weight, glyph.id)));
            }
            Mark::Clip { place, frame } => {
                clip_count += 1;
                let _ = write!(
                    clips,
                    "<clipPath id=\"c{clip_count}\"><path d=\"{}\"{}/></clipPath>",
                    notation(&rounded(*frame, 0.0), 2),
                    matrix(*place)
                );
                let _ = write!(body, "<g clip-path=\"url(#c{clip_count})\">");
            }
            Mark::Unclip => body.push_str("</g>"),
            // A preview is looked at; it is described where it stands.
            Mark::Open(_) | Mark::Close => {}
        }
    }
    let mut shapes = String::new();
    for (weight, id) in glyphs {
        let outline = notation(&typeface.cut(weight).outline(id), 3);
        let _ = write!(
            shapes,
            "<path id=\"{}\" d=\"{outline}\"/>",
            name(weight, id)
        );
    }
    let Size { width, height } = size;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\">\
         <defs>{clips}{shapes}</defs><rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\
         <g stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-miterlimit=\"4\">{body}</g></svg>"
    )
}

fn shape(
    body: &mut String,
    place: Place,
    path: &BezPath,
    fill: Option<Colour>,
    stroke: Option<Stroke>,
    ink: Ink,
) {
    let fill = fill.map_or("none", |colour| colour.hex(ink));
    let _ = write!(
        body,
        "<path d=\"{}\" fill=\"{fill}\"{}",
        notation(path, 2),
        matrix(place)
    );
    if let Some(Stroke {
        colour,
        width,
        dash,
    }) = stroke
    {
        let colour = colour.hex(ink);
        let width = short(f64::from(width), 3);
        let _ = write!(body, " stroke=\"{colour}\" stroke-width=\"{width}\"");
        if let Some([long, gap]) = dash {
            let _ = write!(body, " stroke-dasharray=\"{long} {gap}\"");
        }
    }
    body.push_str("/>");
}

/// A line of text; a unit of its place is the size of type.
fn words(body: &mut String, place: Place, weight: Weight, colour: Colour, line: &Line, ink: Ink) {
    let _ = write!(body, "<g fill=\"{}\"{}>", colour.hex(ink), matrix(place));
    let mut x = 0.0;
    for glyph in &line.glyphs {
        let at = short(f64::from(x + glyph.offset.0), 3);
        let _ = write!(body, "<use href=\"#{}\" x=\"{at}\"", name(weight, glyph.id));
        if glyph.offset.1 != 0.0 {
            let _ = write!(body, " y=\"{}\"", short(f64::from(-glyph.offset.1), 3));
        }
        body.push_str("/>");
        x += glyph.advance;
    }
    body.push_str("</g>");
}

fn name(weight: Weight, id: u16) -> String {
    let cut = match weight {
        Weight::Regular => 'r',
        Weight::Bold => 'b',
        Weight::Italic => 'i',
    };
    format!("{cut}{id}")
}

fn matrix(place: Place) -> String {
    if place == Place::HERE {
        return String::new();
    }
    let row = place.0.map(|number| short(f64::from(number), 4));
    format!(" transform=\"matrix({})\"", row.join(" "))
}

/// A path as SVG writes it.
fn notation(path: &BezPath, digits: usize) -> String {
    let mut out = String::new();
    let mut points = |letter: char, points: &[kurbo::Point]| {
        out.push(letter);
        for (i, point) in points.iter().enumerate() {
            let gap = if i == 0 { "" } else { " " };
            let _ = write!(
                out,
                "{gap}{} {}",
                short(point.x, digits),
                short(point.y, digits)
            );
        }
    };
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => points('M', &[p]),
            PathEl::LineTo(p) => points('L', &[p]),
            PathEl::QuadTo(a, p) => points('Q', &[a, p]),
            PathEl::CurveTo(a, b, p) => points('C', &[a, b, p]),
            PathEl::ClosePath => points('Z', &[]),
        }
    }
    out
}

/// A number with few digits.
fn short(number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    if !text.contains('.') {
        return text;
    }
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        assert_eq!(short(1.5, 2), "1.5");
        assert_eq!(short(-0.001, 2), "0");
        assert_eq!(short(100.0, 2), "100");
        assert_eq!(short(0.126, 2), "0.13");
    }
}
