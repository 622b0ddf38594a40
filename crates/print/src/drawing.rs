//! What is on a page, before anybody writes it down: the PDF and the preview are
//! written from the same drawing, so they cannot differ.

use art::{Colour, Place};
use i18n::Language;
use kurbo::BezPath;

use crate::{
    canvas::Frame,
    typeface::{Line, Weight},
};

/// What is on a page, the lowest first.
#[derive(Default)]
pub(crate) struct Drawing {
    pub(crate) marks: Vec<Mark>,
    /// What did not fit or could not be set.
    pub(crate) faults: Vec<String>,
}

/// One thing on a page. Lengths are millimetres in its place.
pub(crate) enum Mark {
    /// A shape that is filled, drawn along, or both.
    Shape {
        place: Place,
        path: BezPath,
        fill: Option<Colour>,
        stroke: Option<Stroke>,
    },
    /// A line of text, its foot at `(x, y)`.
    Words {
        place: Place,
        x: f32,
        y: f32,
        weight: Weight,
        /// The size of type, in millimetres.
        size: f32,
        colour: Colour,
        text: String,
        line: Line,
    },
    /// Of what follows, only what lies in the frame is seen.
    Clip { place: Place, frame: Frame },
    /// The last clip ends.
    Unclip,
    /// What follows is read as something.
    Open(Role),
    /// The last role ends.
    Close,
}

/// How a shape is drawn along.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Stroke {
    pub(crate) colour: Colour,
    pub(crate) width: f32,
    pub(crate) dash: Option<[f32; 2]>,
}

/// What something is for those who have the page read to them. Text without a role
/// is a paragraph, and a shape without one is decoration.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Role {
    /// A page of a book, by its number, and its language.
    Page(usize, Language),
    /// A heading of some level, from 1.
    Heading(u16),
    /// Lines that belong together.
    Paragraph,
    /// A card, a tile or a token.
    Piece,
    /// Something to see, in words.
    Figure(String),
    /// Crop marks, labels of sheets and all else nobody reads.
    Aside,
}
