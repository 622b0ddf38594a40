use std::fmt::Write as _;

use crate::{
    Colour, Ink,
    forms::{circle, number},
};

/// How far colour lies beside its line, as in an old print.
const SLIP: (f32, f32) = (1.0, 0.7);

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
    Inset {
        place: String,
        scale: f32,
        sketch: Sketch,
    },
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
        let place = format!(
            "translate({} {}) rotate({}) scale({}) translate(-50 -50)",
            number(x),
            number(y),
            number(turn),
            (size * 10.0).round() / 1000.0
        );
        self.strokes.push(Stroke::Inset {
            place,
            scale: size / 100.0,
            sketch,
        });
        self
    }

    /// The mirror image.
    pub fn mirrored(self) -> Sketch {
        let place = "translate(100 0) scale(-1 1)".to_owned();
        Sketch {
            strokes: vec![Stroke::Inset {
                place,
                scale: 1.0,
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
        self.write(ink, 1.0, &mut out);
        out.push_str("</g>");
        out
    }

    /// Writes the strokes; lines of a small inset stay nearly as wide as others.
    fn write(&self, ink: Ink, scale: f32, out: &mut String) {
        for stroke in &self.strokes {
            let done = match stroke {
                Stroke::Area {
                    colour,
                    path,
                    slips,
                } => {
                    let slip = if *slips && ink != Ink::Low {
                        format!(" transform=\"translate({} {})\"", SLIP.0, SLIP.1)
                    } else {
                        String::new()
                    };
                    write!(
                        out,
                        "<path fill=\"{}\"{slip} d=\"{path}\"/>",
                        colour.hex(ink)
                    )
                }
                Stroke::Line {
                    colour,
                    width,
                    path,
                } => write!(
                    out,
                    "<path stroke=\"{}\" stroke-width=\"{}\" d=\"{path}\"/>",
                    colour.hex(ink),
                    number(*width / scale.sqrt())
                ),
                Stroke::Inset {
                    place,
                    scale: smaller,
                    sketch,
                } => {
                    let opened = write!(out, "<g transform=\"{place}\">");
                    sketch.write(ink, scale * smaller, out);
                    opened.and_then(|()| out.write_str("</g>"))
                }
            };
            done.expect("a string takes all that is written");
        }
    }
}
