use art::{Colour, Ink, Pen, Place, SLIP, Sketch};
use krilla::{
    color::rgb,
    geom::{Path, PathBuilder, Point, Transform},
    num::NormalizedF32,
    paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash},
    surface::Surface,
};
use kurbo::{BezPath, PathEl};

use crate::typeface::{POINTS, Typeface, Weight};

/// A page, or a part of one, to draw on. Lengths are millimetres from the left
/// upper corner; sizes of type are points.
pub struct Canvas<'a, 'b> {
    surface: &'a mut Surface<'b>,
    typeface: &'a Typeface,
    ink: Ink,
    /// Texts that did not fit or could not be set, for the tests.
    faults: &'a mut Vec<String>,
}

/// A rectangle in millimetres.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Frame {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

/// How text is set.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Style {
    /// Upright, heavy or slanted.
    pub weight: Weight,
    /// In points.
    pub size: f32,
    /// From one line to the next, in sizes of type.
    pub leading: f32,
    /// Its colour.
    pub colour: Colour,
    /// Where lines stand in their frame.
    pub align: Align,
}

/// Where lines stand in their frame.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Align {
    /// At its left edge.
    Left,
    /// In its middle.
    Centre,
    /// At its right edge.
    Right,
}

/// No type on a card is smaller, in points.
pub const SMALLEST: f32 = 6.5;

impl Frame {
    /// A rectangle.
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Frame {
        Frame {
            x,
            y,
            width,
            height,
        }
    }

    /// The rectangle, smaller by a margin on all sides (larger if negative).
    pub const fn inset(self, margin: f32) -> Frame {
        Frame::new(
            self.x + margin,
            self.y + margin,
            self.width - 2.0 * margin,
            self.height - 2.0 * margin,
        )
    }
}

impl Style {
    /// Upright type in ink, from the left.
    pub const fn text(size: f32) -> Style {
        Style {
            weight: Weight::Regular,
            size,
            leading: 1.22,
            colour: Colour::Ink,
            align: Align::Left,
        }
    }

    /// The same, heavy.
    pub const fn bold(self) -> Style {
        Style {
            weight: Weight::Bold,
            ..self
        }
    }

    /// The same, slanted.
    pub const fn italic(self) -> Style {
        Style {
            weight: Weight::Italic,
            ..self
        }
    }

    /// The same, in the middle.
    pub const fn centred(self) -> Style {
        Style {
            align: Align::Centre,
            ..self
        }
    }

    /// The same, at the right.
    pub const fn right(self) -> Style {
        Style {
            align: Align::Right,
            ..self
        }
    }

    /// The same, in another colour.
    pub const fn in_colour(self, colour: Colour) -> Style {
        Style { colour, ..self }
    }

    /// The same, in another size.
    pub const fn sized(self, size: f32) -> Style {
        Style { size, ..self }
    }

    /// From one line to the next, in millimetres.
    pub fn step(self) -> f32 {
        self.size * self.leading / POINTS
    }
}

impl<'a, 'b> Canvas<'a, 'b> {
    pub(crate) fn new(
        surface: &'a mut Surface<'b>,
        typeface: &'a Typeface,
        ink: Ink,
        faults: &'a mut Vec<String>,
    ) -> Canvas<'a, 'b> {
        Canvas {
            surface,
            typeface,
            ink,
            faults,
        }
    }

    /// How much ink there is.
    pub fn ink(&self) -> Ink {
        self.ink
    }

    /// Draws something with its left upper corner elsewhere.
    pub fn at(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Canvas<'_, 'b>)) {
        self.placed(Place([1.0, 0.0, 0.0, 1.0, x, y]), draw);
    }

    /// Draws something turned clockwise by some degrees around its left upper
    /// corner, which is put at a place.
    pub fn turned(&mut self, x: f32, y: f32, turn: f32, draw: impl FnOnce(&mut Canvas<'_, 'b>)) {
        let (sin, cos) = turn.to_radians().sin_cos();
        self.placed(Place([cos, sin, -sin, cos, x, y]), draw);
    }

    fn placed(&mut self, place: Place, draw: impl FnOnce(&mut Canvas<'_, 'b>)) {
        self.surface.push_transform(&transform(place));
        draw(&mut Canvas::new(
            self.surface,
            self.typeface,
            self.ink,
            self.faults,
        ));
        self.surface.pop();
    }

    /// Draws something of which only what lies in the frame is seen.
    pub fn clipped(&mut self, frame: Frame, draw: impl FnOnce(&mut Canvas<'_, 'b>)) {
        let path = rounded(frame, 0.0);
        self.surface.push_clip_path(&path, &FillRule::NonZero);
        draw(&mut Canvas::new(
            self.surface,
            self.typeface,
            self.ink,
            self.faults,
        ));
        self.surface.pop();
    }

    /// Fills a frame; its corners are round by `radius`.
    pub fn fill(&mut self, colour: Colour, frame: Frame, radius: f32) {
        self.paint(Some(colour), None, &rounded(frame, radius));
    }

    /// Draws around a frame.
    pub fn outline(&mut self, colour: Colour, width: f32, frame: Frame, radius: f32) {
        self.paint(None, Some((colour, width, None)), &rounded(frame, radius));
    }

    /// A straight line.
    pub fn line(&mut self, colour: Colour, width: f32, from: (f32, f32), to: (f32, f32)) {
        self.paint(None, Some((colour, width, None)), &straight(from, to));
    }

    /// A straight line of dashes.
    pub fn dashes(&mut self, colour: Colour, width: f32, from: (f32, f32), to: (f32, f32)) {
        let dash = Some([2.0, 1.5]);
        self.paint(None, Some((colour, width, dash)), &straight(from, to));
    }

    /// A path as SVG writes it, filled, drawn along, or both.
    pub fn path(&mut self, path: &str, fill: Option<Colour>, line: Option<(Colour, f32)>) {
        if let Some(path) = bezier(path) {
            let line = line.map(|(colour, width)| (colour, width, None));
            self.paint(fill, line, &path);
        }
    }

    /// A closed line through corners.
    pub fn polygon(
        &mut self,
        corners: &[(f32, f32)],
        fill: Option<Colour>,
        line: Option<(Colour, f32)>,
    ) {
        let mut builder = PathBuilder::new();
        for (i, &(x, y)) in corners.iter().enumerate() {
            if i == 0 {
                builder.move_to(x, y);
            } else {
                builder.line_to(x, y);
            }
        }
        builder.close();
        if let Some(path) = builder.finish() {
            let line = line.map(|(colour, width)| (colour, width, None));
            self.paint(fill, line, &path);
        }
    }

    /// A disc.
    pub fn disc(
        &mut self,
        x: f32,
        y: f32,
        r: f32,
        fill: Option<Colour>,
        line: Option<(Colour, f32)>,
    ) {
        let frame = Frame::new(x - r, y - r, 2.0 * r, 2.0 * r);
        let line = line.map(|(colour, width)| (colour, width, None));
        self.paint(fill, line, &rounded(frame, r));
    }

    /// A picture, `size` wide and high.
    pub fn picture(&mut self, sketch: &Sketch, x: f32, y: f32, size: f32) {
        let scale = size / 110.0;
        let place = Place([scale, 0.0, 0.0, scale, x + 5.0 * scale, y + 5.0 * scale]);
        self.placed(place, |canvas| sketch.draw(canvas));
    }

    /// The picture of a piece.
    ///
    /// # Panics
    ///
    /// Panics if nothing is drawn for it; tests see to it that all pieces are.
    pub fn piece(&mut self, game: &str, id: &str, x: f32, y: f32, size: f32) {
        let sketch = art::picture(game, id);
        self.picture(&sketch.expect("every piece is drawn"), x, y, size);
    }

    /// A mark: a suit, a resource.
    ///
    /// # Panics
    ///
    /// Panics if there is no such mark.
    pub fn mark(&mut self, name: &str, x: f32, y: f32, size: f32) {
        let sketch = art::marks::mark(name);
        self.picture(&sketch.expect("every mark is drawn"), x, y, size);
    }

    /// How wide a line is, in millimetres.
    pub fn width(&self, style: Style, text: &str) -> f32 {
        self.typeface.width(style.weight, style.size, text)
    }

    /// One line, its foot at `y`; `x` is its left end, its middle or its right
    /// end.
    pub fn label(&mut self, style: Style, x: f32, y: f32, text: &str) {
        let cut = self.typeface.cut(style.weight);
        let line = cut.shape(text);
        if line.lacks {
            self.faults
                .push(format!("a character is missing for `{text}`"));
        }
        let size = style.size / POINTS;
        let start = match style.align {
            Align::Left => x,
            Align::Centre => x - line.width * size / 2.0,
            Align::Right => x - line.width * size,
        };
        let font = cut.font.clone();
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(solid(style.colour, self.ink)));
        let start = Point::from_xy(start, y);
        self.surface
            .draw_glyphs(start, &line.glyphs, font, text, size, false);
    }

    /// The text as lines no wider than `width`.
    pub fn wrap(&self, style: Style, width: f32, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let mut line = String::new();
            for word in paragraph.split_whitespace() {
                let longer = if line.is_empty() {
                    word.to_owned()
                } else {
                    format!("{line} {word}")
                };
                if !line.is_empty() && self.width(style, &longer) > width {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                } else {
                    line = longer;
                }
            }
            lines.push(line);
        }
        lines
    }

    /// A text from the upper edge of a frame down, wrapped to its width; returns
    /// its height. It may reach below the frame.
    pub fn text(&mut self, style: Style, frame: Frame, text: &str) -> f32 {
        let lines = self.wrap(style, frame.width, text);
        self.lines(style, frame, &lines)
    }

    fn lines(&mut self, style: Style, frame: Frame, lines: &[String]) -> f32 {
        let x = match style.align {
            Align::Left => frame.x,
            Align::Centre => frame.x + frame.width / 2.0,
            Align::Right => frame.x + frame.width,
        };
        // The first line hangs from the edge by the height of its capitals and a little.
        let first = style.size * 0.86 / POINTS;
        for (i, line) in lines.iter().enumerate() {
            self.label(style, x, frame.y + first + style.step() * i as f32, line);
        }
        style.step() * lines.len() as f32
    }

    /// A text that fits its frame: it shrinks and wraps as far as it must.
    pub fn fit(&mut self, style: Style, frame: Frame, text: &str) {
        let mut style = style;
        loop {
            let lines = self.wrap(style, frame.width, text);
            let height = style.step() * lines.len() as f32;
            let widest = lines.iter().map(|line| self.width(style, line));
            let fits = height <= frame.height + 0.3 && widest.fold(0.0, f32::max) <= frame.width;
            if fits || style.size <= SMALLEST {
                if !fits {
                    self.faults.push(format!("`{text}` does not fit"));
                }
                // In the middle of the frame from top to bottom.
                let room = ((frame.height - height) / 2.0).max(0.0);
                let frame = Frame {
                    y: frame.y + room,
                    ..frame
                };
                self.lines(style, frame, &lines);
                return;
            }
            style.size = (style.size - 0.25).max(SMALLEST);
        }
    }

    fn paint(
        &mut self,
        fill: Option<Colour>,
        line: Option<(Colour, f32, Option<[f32; 2]>)>,
        path: &Path,
    ) {
        self.surface
            .set_fill(fill.map(|colour| solid(colour, self.ink)));
        self.surface
            .set_stroke(line.map(|(colour, width, dash)| Stroke {
                paint: paint(colour, self.ink).into(),
                width,
                miter_limit: 4.0,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                opacity: NormalizedF32::ONE,
                dash: dash.map(|dash| StrokeDash {
                    array: dash.to_vec(),
                    offset: 0.0,
                }),
            }));
        self.surface.draw_path(path);
    }
}

impl Pen for Canvas<'_, '_> {
    fn fill(&mut self, colour: Colour, path: &str, slips: bool, place: Place) {
        let slip = Place([1.0, 0.0, 0.0, 1.0, SLIP.0, SLIP.1]);
        let place = if slips && self.ink != Ink::Low {
            place.then(slip)
        } else {
            place
        };
        self.placed(place, |canvas| canvas.path(path, Some(colour), None));
    }

    fn line(&mut self, colour: Colour, width: f32, path: &str, place: Place) {
        self.placed(place, |canvas| {
            canvas.path(path, None, Some((colour, width)));
        });
    }
}

fn transform(place: Place) -> Transform {
    let row = place.0;
    Transform::from_row(row[0], row[1], row[2], row[3], row[4], row[5])
}

fn paint(colour: Colour, ink: Ink) -> rgb::Color {
    let hex = colour.hex(ink).trim_start_matches('#');
    let full: String = match hex.len() {
        3 => hex.chars().flat_map(|c| [c, c]).collect(),
        _ => hex.to_owned(),
    };
    let part = |i: usize| u8::from_str_radix(&full[i..i + 2], 16).expect("a colour is hexadecimal");
    rgb::Color::new(part(0), part(2), part(4))
}

fn solid(colour: Colour, ink: Ink) -> Fill {
    Fill {
        paint: paint(colour, ink).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}

fn straight(from: (f32, f32), to: (f32, f32)) -> Path {
    let mut builder = PathBuilder::new();
    builder.move_to(from.0, from.1);
    builder.line_to(to.0, to.1);
    builder.finish().expect("a line has two points")
}

fn rounded(frame: Frame, radius: f32) -> Path {
    let (left, top) = (frame.x, frame.y);
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height);
    let mut path = PathBuilder::new();
    if radius <= 0.0 {
        path.move_to(left, top);
        path.line_to(right, top);
        path.line_to(right, bottom);
        path.line_to(left, bottom);
    } else {
        // How far from the corner the handles of a quarter circle end.
        let near = radius * 0.448;
        path.move_to(left + radius, top);
        path.line_to(right - radius, top);
        path.cubic_to(right - near, top, right, top + near, right, top + radius);
        path.line_to(right, bottom - radius);
        path.cubic_to(
            right,
            bottom - near,
            right - near,
            bottom,
            right - radius,
            bottom,
        );
        path.line_to(left + radius, bottom);
        path.cubic_to(
            left + near,
            bottom,
            left,
            bottom - near,
            left,
            bottom - radius,
        );
        path.line_to(left, top + radius);
        path.cubic_to(left, top + near, left + near, top, left + radius, top);
    }
    path.close();
    path.finish().expect("a frame has four sides")
}

fn bezier(path: &str) -> Option<Path> {
    let path = BezPath::from_svg(path).ok()?;
    let mut builder = PathBuilder::new();
    for element in path.elements() {
        let f = |p: &kurbo::Point| (p.x as f32, p.y as f32);
        match element {
            PathEl::MoveTo(p) => builder.move_to(f(p).0, f(p).1),
            PathEl::LineTo(p) => builder.line_to(f(p).0, f(p).1),
            PathEl::QuadTo(a, p) => builder.quad_to(f(a).0, f(a).1, f(p).0, f(p).1),
            PathEl::CurveTo(a, b, p) => {
                builder.cubic_to(f(a).0, f(a).1, f(b).0, f(b).1, f(p).0, f(p).1);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}
