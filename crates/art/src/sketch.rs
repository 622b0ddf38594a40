use std::fmt::Write as _;

use crate::{
    Colour, Ink,
    forms::{circle, number},
};

/// How far colour lies beside its line, as in an old print.
pub const SLIP: (f32, f32) = (1.0, 0.7);

/// The part of the plane a drawing takes: the square and a margin, because leaves
/// and whiskers reach over.
pub const VIEW_BOX: &str = "-5 -5 110 110";

/// A drawing on a square of 100 by 100, the first stroke lowest.
#[derive(Clone, Default, Debug)]
pub struct Sketch {
    strokes: Vec<Stroke>,
}

#[derive(Clone, Debug)]
enum Stroke {
    /// An area of colour, with or without slip.
    Area {
        colour: Colour,
        path: String,
        slips: bool,
    },
    /// A line.
    Line {
        colour: Colour,
        width: f32,
        path: String,
    },
    /// Another drawing, put somewhere.
    Inset { place: Place, sketch: Sketch },
}

impl Sketch {
    /// An empty sheet.
    pub fn new() -> Sketch {
        Sketch::default()
    }

    /// An area of colour without an outline.
    pub fn fill(mut self, colour: Colour, path: impl Into<String>) -> Sketch {
        self.strokes.push(Stroke::Area {
            colour,
            path: path.into(),
            slips: false,
        });
        self
    }

    /// A line of ink.
    pub fn line(self, width: f32, path: impl Into<String>) -> Sketch {
        self.trace(Colour::Ink, width, path)
    }

    /// A coloured line.
    pub fn trace(mut self, colour: Colour, width: f32, path: impl Into<String>) -> Sketch {
        self.strokes.push(Stroke::Line {
            colour,
            width,
            path: path.into(),
        });
        self
    }

    /// An area of colour with its outline.
    pub fn shape(mut self, colour: Colour, path: impl Into<String>) -> Sketch {
        let path = path.into();
        self.strokes.push(Stroke::Area {
            colour,
            path: path.clone(),
            slips: true,
        });
        self.line(1.6, path)
    }

    /// A coloured line between two lines of ink: a stem, a rope, a beam.
    pub fn band(self, colour: Colour, width: f32, path: impl Into<String>) -> Sketch {
        let path = path.into();
        self.line(width + 3.0, path.clone())
            .trace(colour, width, path)
    }

    /// A dot of one colour, without an outline.
    pub fn dot(self, colour: Colour, x: f32, y: f32, r: f32) -> Sketch {
        self.fill(colour, circle(x, y, r))
    }

    /// A disc with its outline.
    pub fn disc(self, colour: Colour, x: f32, y: f32, r: f32) -> Sketch {
        self.shape(colour, circle(x, y, r))
    }

    /// Another drawing, its middle at `(x, y)`, `size` wide (100 is as drawn), turned
    /// clockwise by some degrees.
    pub fn inset(mut self, sketch: Sketch, x: f32, y: f32, size: f32, turn: f32) -> Sketch {
        let (sin, cos) = turn.to_radians().sin_cos();
        let scale = size / 100.0;
        let place = Place([scale * cos, scale * sin, -scale * sin, scale * cos, x, y]);
        let place = place.then(Place([1.0, 0.0, 0.0, 1.0, -50.0, -50.0]));
        self.strokes.push(Stroke::Inset { place, sketch });
        self
    }

    /// The mirror image.
    pub fn mirrored(self) -> Sketch {
        let place = Place([-1.0, 0.0, 0.0, 1.0, 100.0, 0.0]);
        Sketch {
            strokes: vec![Stroke::Inset {
                place,
                sketch: self,
            }],
        }
    }

    /// The drawing as an SVG document.
    pub fn svg(&self, ink: Ink) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{VIEW_BOX}\">{}</svg>",
            self.strokes(ink)
        )
    }

    /// The drawing as an SVG group, to stand inside another document.
    pub fn strokes(&self, ink: Ink) -> String {
        let mut out =
            "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">".to_owned();
        self.draw(&mut Svg { ink, out: &mut out });
        out.push_str("</g>");
        out
    }

    /// Draws it stroke by stroke, the lowest first.
    pub fn draw(&self, pen: &mut impl Pen) {
        self.draw_at(Place::HERE, pen);
    }

    fn draw_at(&self, place: Place, pen: &mut impl Pen) {
        for stroke in &self.strokes {
            match stroke {
                Stroke::Area {
                    colour,
                    path,
                    slips,
                } => pen.fill(*colour, path, *slips, place),
                Stroke::Line {
                    colour,
                    width,
                    path,
                } => {
                    // Lines of a small inset stay nearly as wide as others.
                    pen.line(*colour, *width / place.scale().sqrt(), path, place);
                }
                Stroke::Inset {
                    place: inner,
                    sketch,
                } => sketch.draw_at(place.then(*inner), pen),
            }
        }
    }
}

/// What a drawing is made with: SVG here, PDF elsewhere.
pub trait Pen {
    /// Fills a path (as SVG writes paths). If it `slips`, colour lies [`SLIP`] beside the line.
    fn fill(&mut self, colour: Colour, path: &str, slips: bool, place: Place);

    /// Draws along a path with round ends and corners.
    fn line(&mut self, colour: Colour, width: f32, path: &str, place: Place);
}

/// Where something is put: an affine map, in the order of SVG's `matrix`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Place(pub [f32; 6]);

impl Place {
    /// Where it is.
    pub const HERE: Place = Place([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    /// First `inner`, then this.
    pub fn then(self, inner: Place) -> Place {
        let (outer, inner) = (self.0, inner.0);
        let turned = |x: f32, y: f32| (outer[0] * x + outer[2] * y, outer[1] * x + outer[3] * y);
        let right = turned(inner[0], inner[1]);
        let down = turned(inner[2], inner[3]);
        let origin = turned(inner[4], inner[5]);
        Place([
            right.0,
            right.1,
            down.0,
            down.1,
            origin.0 + outer[4],
            origin.1 + outer[5],
        ])
    }

    /// By how much it enlarges.
    pub fn scale(self) -> f32 {
        let [a, b, c, d, ..] = self.0;
        (a * d - b * c).abs().sqrt()
    }
}

/// Writes SVG.
struct Svg<'a> {
    ink: Ink,
    out: &'a mut String,
}

impl Svg<'_> {
    fn place(place: Place) -> String {
        if place == Place::HERE {
            return String::new();
        }
        let fine = place.0.map(|value| (value * 1000.0).round() / 1000.0 + 0.0);
        let numbers: Vec<String> = fine.iter().map(f32::to_string).collect();
        format!(" transform=\"matrix({})\"", numbers.join(" "))
    }
}

impl Pen for Svg<'_> {
    fn fill(&mut self, colour: Colour, path: &str, slips: bool, place: Place) {
        let slip = Place([1.0, 0.0, 0.0, 1.0, SLIP.0, SLIP.1]);
        let place = if slips && self.ink != Ink::Low {
            place.then(slip)
        } else {
            place
        };
        let colour = colour.hex(self.ink);
        let place = Svg::place(place);
        write!(self.out, "<path fill=\"{colour}\"{place} d=\"{path}\"/>")
            .expect("a string takes all that is written");
    }

    fn line(&mut self, colour: Colour, width: f32, path: &str, place: Place) {
        let (colour, width) = (colour.hex(self.ink), number(width));
        let place = Svg::place(place);
        write!(
            self.out,
            "<path stroke=\"{colour}\" stroke-width=\"{width}\"{place} d=\"{path}\"/>"
        )
        .expect("a string takes all that is written");
    }
}
