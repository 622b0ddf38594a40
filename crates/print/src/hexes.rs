//! Hexagonal tiles on a sheet, so that every cut is one straight line.
//!
//! The tiles touch at their corners only, and small triangles between them are waste:
//! every edge then lies on a line across the whole sheet, in three directions.

use art::Colour;

use crate::{
    canvas::{Canvas, Style},
    layout::MARGIN,
    paper::Size,
};

/// From one flat side to the other, in millimetres.
pub const ACROSS: f32 = 50.0;

/// Draws a tile around the origin; its corners are `r` away.
pub(crate) type DrawHex = Box<dyn Fn(&mut Canvas<'_, '_>, f32)>;

/// A tile, as often as it is needed.
pub(crate) struct Hex {
    pub(crate) name: String,
    pub(crate) copies: usize,
    pub(crate) front: DrawHex,
}

/// From the middle to a corner.
pub(crate) fn radius(across: f32) -> f32 {
    across / 3.0_f32.sqrt()
}

/// The corners of a hexagon with a corner up, clockwise from it.
pub(crate) fn corners(r: f32) -> [(f32, f32); 6] {
    let half = r * 3.0_f32.sqrt() / 2.0;
    [
        (0.0, -r),
        (half, -r / 2.0),
        (half, r / 2.0),
        (0.0, r),
        (-half, r / 2.0),
        (-half, -r / 2.0),
    ]
}

/// The middles of the tiles on a page.
///
/// In the trihexagonal tiling the middles form a triangular lattice with the distance
/// of two radii: along a row tiles touch corner to corner. Turned so that the corners
/// point along the rows, the tiles here have corners left and right; we turn the whole
/// by 30 degrees, so that a row goes down the page.
pub(crate) fn places(page: Size, r: f32) -> Vec<(f32, f32)> {
    let (width, height) = (
        page.width - 2.0 * MARGIN - 6.0,
        page.height - 2.0 * MARGIN - 6.0,
    );
    // Down the page tiles touch at their upper and lower corners.
    let down = 2.0 * r;
    let across = down * 3.0_f32.sqrt() / 2.0;
    let half_wide = r * 3.0_f32.sqrt() / 2.0;
    let columns = ((width - 2.0 * half_wide) / across).floor() as usize + 1;
    let full = ((height - 2.0 * r) / down).floor() as usize + 1;
    let shifted = ((height - 3.0 * r) / down).floor() as usize + 1;
    let used_width = 2.0 * half_wide + across * (columns - 1) as f32;
    let left = (page.width - used_width) / 2.0 + half_wide;
    let reach = (full as f32 * down).max(shifted as f32 * down + r);
    let top = (page.height - reach) / 2.0 + r;
    let mut all = Vec::new();
    for column in 0..columns {
        let x = left + across * column as f32;
        let (rows, start) = if column % 2 == 0 {
            (full, top)
        } else {
            (shifted, top + r)
        };
        all.extend((0..rows).map(|row| (x, start + down * row as f32)));
    }
    all
}

/// Short marks at the ends of the vertical cuts, outside the tiles.
pub(crate) fn cut_marks(canvas: &mut Canvas<'_, '_>, page: Size, r: f32, places: &[(f32, f32)]) {
    let half = r * 3.0_f32.sqrt() / 2.0;
    let mut xs: Vec<f32> = places
        .iter()
        .flat_map(|&(x, _)| [x - half, x + half])
        .collect();
    xs.sort_by(f32::total_cmp);
    xs.dedup_by(|a, b| (*a - *b).abs() < 0.01);
    let top = places.iter().map(|&(_, y)| y - r).fold(f32::MAX, f32::min);
    let bottom = places.iter().map(|&(_, y)| y + r).fold(0.0, f32::max);
    for x in xs {
        canvas.line(Colour::Ink, 0.2, (x, top - 1.0), (x, top - 3.5));
        canvas.line(Colour::Ink, 0.2, (x, bottom + 1.0), (x, bottom + 3.5));
    }
    let note = "Every edge lies on a straight line across the sheet: cut with a ruler, from mark to mark and from edge to edge.";
    let style = Style::text(6.5).centred();
    canvas.label(style, page.width / 2.0, page.height - MARGIN - 3.4, note);
}
