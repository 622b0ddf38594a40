use art::{Colour, Ink, Pen, Pictures, Place, SLIP, Sketch};
use kurbo::BezPath;

use crate::{
    drawing::{Drawing, Mark, Role, Stroke},
    typeface::{POINTS, Typeface, Weight},
    words,
};

/// A page, or a part of one, to draw on. Lengths are millimetres from the left
/// upper corner; sizes of type are points.
pub struct Canvas<'a> {
    pub(crate) drawing: &'a mut Drawing,
    pub(crate) typeface: &'a Typeface,
    pub(crate) ink: Ink,
    pub(crate) place: Place,
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

impl<'a> Canvas<'a> {
    pub(crate) fn new(
        drawing: &'a mut Drawing,
        typeface: &'a Typeface,
        ink: Ink,
        place: Place,
    ) -> Canvas<'a> {
        Canvas {
            drawing,
            typeface,
            ink,
            place,
        }
    }

    /// How much ink there is.
    pub fn ink(&self) -> Ink {
        self.ink
    }

    /// Draws something with its left upper corner elsewhere.
    pub fn at(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Canvas<'_>)) {
        draw(&mut self.placed(Place([1.0, 0.0, 0.0, 1.0, x, y])));
    }

    /// Draws something turned clockwise by some degrees around its left upper
    /// corner, which is put at a place.
    pub fn turned(&mut self, x: f32, y: f32, turn: f32, draw: impl FnOnce(&mut Canvas<'_>)) {
        let (sin, cos) = turn.to_radians().sin_cos();
        draw(&mut self.placed(Place([cos, sin, -sin, cos, x, y])));
    }

    fn placed(&mut self, place: Place) -> Canvas<'_> {
        let place = self.place.then(place);
        Canvas::new(self.drawing, self.typeface, self.ink, place)
    }

    /// Draws something of which only what lies in the frame is seen.
    pub fn clipped(&mut self, frame: Frame, draw: impl FnOnce(&mut Canvas<'_>)) {
        let place = self.place;
        self.drawing.marks.push(Mark::Clip { place, frame });
        draw(self);
        self.drawing.marks.push(Mark::Unclip);
    }

    /// Draws something that is read as what its role says.
    pub(crate) fn read_as(&mut self, role: Role, draw: impl FnOnce(&mut Canvas<'_>)) {
        self.drawing.marks.push(Mark::Open(role));
        draw(self);
        self.drawing.marks.push(Mark::Close);
    }

    /// Draws a heading of some level, from 1.
    pub fn heading(&mut self, level: u16, draw: impl FnOnce(&mut Canvas<'_>)) {
        self.read_as(Role::Heading(level), draw);
    }

    /// Draws what nobody reads: marks, labels of sheets.
    pub fn aside(&mut self, draw: impl FnOnce(&mut Canvas<'_>)) {
        self.read_as(Role::Aside, draw);
    }

    /// Fills a frame; its corners are round by `radius`.
    pub fn fill(&mut self, colour: Colour, frame: Frame, radius: f32) {
        self.paint(Some(colour), None, rounded(frame, radius));
    }

    /// Draws around a frame.
    pub fn outline(&mut self, colour: Colour, width: f32, frame: Frame, radius: f32) {
        self.paint(None, Some(stroke((colour, width))), rounded(frame, radius));
    }

    /// A straight line.
    pub fn line(&mut self, colour: Colour, width: f32, from: (f32, f32), to: (f32, f32)) {
        self.paint(None, Some(stroke((colour, width))), straight(from, to));
    }

    /// A straight line of dashes.
    pub fn dashes(&mut self, colour: Colour, width: f32, from: (f32, f32), to: (f32, f32)) {
        let stroke = Stroke {
            colour,
            width,
            dash: Some([2.0, 1.5]),
        };
        self.paint(None, Some(stroke), straight(from, to));
    }

    /// A path as SVG writes it, filled, drawn along, or both.
    pub fn path(&mut self, path: &str, fill: Option<Colour>, line: Option<(Colour, f32)>) {
        if let Ok(path) = BezPath::from_svg(path) {
            self.paint(fill, line.map(stroke), path);
        }
    }

    /// A closed line through corners.
    pub fn polygon(
        &mut self,
        corners: &[(f32, f32)],
        fill: Option<Colour>,
        line: Option<(Colour, f32)>,
    ) {
        let mut path = BezPath::new();
        for (i, &corner) in corners.iter().enumerate() {
            if i == 0 {
                path.move_to(point(corner));
            } else {
                path.line_to(point(corner));
            }
        }
        path.close_path();
        self.paint(fill, line.map(stroke), path);
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
        let line = line.map(stroke);
        self.paint(fill, line, rounded(frame, r));
    }

    /// A picture, `size` wide and high.
    pub fn picture(&mut self, sketch: &Sketch, x: f32, y: f32, size: f32) {
        let scale = size / 110.0;
        let place = Place([scale, 0.0, 0.0, scale, x + 5.0 * scale, y + 5.0 * scale]);
        sketch.draw(&mut self.placed(place));
    }

    /// The picture of a piece.
    ///
    /// # Panics
    ///
    /// Panics if nothing is drawn for it; tests see to it that all pieces are.
    pub fn piece<G: Pictures>(&mut self, id: &str, x: f32, y: f32, size: f32) {
        let sketch = G::picture(id);
        self.picture(&sketch.expect("every piece is drawn"), x, y, size);
    }

    /// A mark: a suit, a resource.
    ///
    /// # Panics
    ///
    /// Panics if there is no such mark.
    pub fn mark(&mut self, name: &str, x: f32, y: f32, size: f32) {
        let sketch = art::marks::mark(name).expect("every mark is drawn");
        self.read_as(Role::Figure(words::mark(name).to_owned()), |canvas| {
            canvas.picture(&sketch, x, y, size);
        });
    }

    fn paint(&mut self, fill: Option<Colour>, stroke: Option<Stroke>, path: BezPath) {
        self.drawing.marks.push(Mark::Shape {
            place: self.place,
            path,
            fill,
            stroke,
        });
    }
}

impl Pen for Canvas<'_> {
    fn fill(&mut self, colour: Colour, path: &str, slips: bool, place: Place) {
        let slip = Place([1.0, 0.0, 0.0, 1.0, SLIP.0, SLIP.1]);
        let place = if slips && self.ink != Ink::Low {
            place.then(slip)
        } else {
            place
        };
        self.placed(place).path(path, Some(colour), None);
    }

    fn line(&mut self, colour: Colour, width: f32, path: &str, place: Place) {
        // A pale line on a colour would be lost where the colour is not printed.
        let line = if self.ink == Ink::Low && colour == Colour::Paper {
            (Colour::Ink, width * 0.4)
        } else {
            (colour, width)
        };
        self.placed(place).path(path, None, Some(line));
    }
}

fn stroke((colour, width): (Colour, f32)) -> Stroke {
    Stroke {
        colour,
        width,
        dash: None,
    }
}

fn point((x, y): (f32, f32)) -> kurbo::Point {
    kurbo::Point::new(f64::from(x), f64::from(y))
}

fn straight(from: (f32, f32), to: (f32, f32)) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(point(from));
    path.line_to(point(to));
    path
}

/// The edge of a frame whose corners are round by `radius`.
pub(crate) fn rounded(frame: Frame, radius: f32) -> BezPath {
    let (left, top) = (frame.x, frame.y);
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height);
    let mut path = BezPath::new();
    if radius <= 0.0 {
        path.move_to(point((left, top)));
        path.line_to(point((right, top)));
        path.line_to(point((right, bottom)));
        path.line_to(point((left, bottom)));
    } else {
        // How far from the corner the handles of a quarter circle end.
        let near = radius * 0.448;
        let sides = [
            (
                (right - radius, top),
                (right - near, top),
                (right, top + near),
                (right, top + radius),
            ),
            (
                (right, bottom - radius),
                (right, bottom - near),
                (right - near, bottom),
                (right - radius, bottom),
            ),
            (
                (left + radius, bottom),
                (left + near, bottom),
                (left, bottom - near),
                (left, bottom - radius),
            ),
            (
                (left, top + radius),
                (left, top + near),
                (left + near, top),
                (left + radius, top),
            ),
        ];
        path.move_to(point((left + radius, top)));
        for (start, one, two, end) in sides {
            path.line_to(point(start));
            path.curve_to(point(one), point(two), point(end));
        }
    }
    path.close_path();
    path
}
