//! Hexagonal tiles on a sheet, so that every cut is one straight line.
//!
//! The tiles touch at their corners only, and small triangles between them are waste:
//! every edge then lies on a line across the whole sheet, in three directions.

use art::{Colour, Pictures};

use crate::{
    canvas::{Canvas, Frame, Style},
    drawing::Role,
    layout::{FREE, MARGIN},
    paper::Size,
    sheet::{Press, Sheet},
    words::{self, say},
};

/// From one flat side to the other, in millimetres.
pub const ACROSS: f32 = 50.0;

/// Draws a tile around the origin; its corners are `r` away.
pub type DrawHex = Box<dyn Fn(&mut Canvas<'_>, f32)>;

/// A tile, as often as it is needed.
pub struct Hex {
    /// Its name.
    pub name: String,
    /// How many there are.
    pub copies: usize,
    /// Draws its front.
    pub front: DrawHex,
}

/// Tiles of one size that share a back.
pub struct Tiles {
    /// What they are called together.
    pub title: &'static str,
    /// How far their flat sides lie apart.
    pub across: f32,
    /// The tiles.
    pub hexes: Vec<Hex>,
    /// Their back; `None` if they need none.
    pub back: Option<DrawHex>,
}

impl Tiles {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.hexes.iter().map(|hex| hex.copies).sum()
    }
}

/// From the middle to a corner.
pub fn radius(across: f32) -> f32 {
    across / 3.0_f32.sqrt()
}

/// The corners of a hexagon with a corner up, clockwise from it.
pub fn corners(r: f32) -> [(f32, f32); 6] {
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

/// The sheets, with as many tiles on each as fit.
pub(crate) fn sheets<'a>(press: Press<'a>, tiles: &'a Tiles) -> Vec<Sheet<'a>> {
    let r = radius(tiles.across);
    let upright = press.paper.size();
    let page = [upright, upright.turned()]
        .into_iter()
        .max_by_key(|&page| places(page, r).len())
        .unwrap_or(upright);
    let places = places(page, r);
    let all: Vec<&Hex> = (tiles.hexes.iter())
        .flat_map(|tile| std::iter::repeat_n(tile, tile.copies))
        .collect();
    let count = all.len().div_ceil(places.len());
    let mut sheets = Vec::new();
    for (i, some) in all.chunks(places.len()).enumerate() {
        let placed: Vec<((f32, f32), &Hex)> =
            places.iter().copied().zip(some.iter().copied()).collect();
        let here: Vec<(f32, f32)> = placed.iter().map(|&(place, _)| place).collect();
        let title = say::sheet_of(tiles.title, i + 1, count);
        let there = here.clone();
        let front = press.page(tiles.title, &title, page, move |canvas| {
            for ((x, y), tile) in &placed {
                canvas.read_as(Role::Piece, |canvas| {
                    canvas.at(*x, *y, |canvas| {
                        canvas.named(&tile.name, |canvas| (tile.front)(canvas, r));
                    });
                });
            }
            canvas.aside(|canvas| {
                cut_marks(canvas, page, r, &there);
                how_to_cut(canvas, page);
            });
        });
        let back = match &tiles.back {
            None => press.empty_back(&front),
            Some(draw) if press.layout.is_two_sided() => Some(backs(
                press,
                tiles.title,
                &say::back(&title),
                page,
                &here,
                r,
                draw,
            )),
            Some(_) => None,
        };
        sheets.push(front);
        sheets.extend(back);
    }
    sheets
}

fn backs<'a>(
    press: Press<'a>,
    section: &str,
    title: &str,
    page: Size,
    places: &[(f32, f32)],
    r: f32,
    draw: &'a DrawHex,
) -> Sheet<'a> {
    let mirrors_sides = press.flip.mirrors_sides(page);
    let behind = places.iter().map(|&(x, y)| {
        if mirrors_sides {
            (page.width - x, y)
        } else {
            (x, page.height - y)
        }
    });
    let behind: Vec<(f32, f32)> = behind.collect();
    let offset = press.offset;
    press.page(section, title, page, move |canvas| {
        canvas.aside(|canvas| {
            canvas.at(offset.0, offset.1, |canvas| {
                for &(x, y) in &behind {
                    canvas.at(x, y, |canvas| draw(canvas, r));
                }
                cut_marks(canvas, page, r, &behind);
            });
        });
    })
}

/// The middles of the tiles on a page.
///
/// In the trihexagonal tiling the middles form a triangular lattice with the distance
/// of two radii: along a row tiles touch corner to corner. Turned so that the corners
/// point along the rows, the tiles here have corners left and right; we turn the whole
/// by 30 degrees, so that a row goes down the page.
fn places(page: Size, r: f32) -> Vec<(f32, f32)> {
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

/// Short marks at both ends of every cut, outside the tiles.
fn cut_marks(canvas: &mut Canvas<'_>, page: Size, r: f32, places: &[(f32, f32)]) {
    let edges: Vec<((f32, f32), (f32, f32))> = (places.iter())
        .flat_map(|&(x, y)| {
            let corners = corners(r).map(|corner| (corner.0 + x, corner.1 + y));
            (0..6).map(move |i| (corners[i], corners[(i + 1) % 6]))
        })
        .collect();
    let inside = |(x, y): (f32, f32)| {
        let edge = FREE;
        x >= edge && y >= edge && x <= page.width - edge && y <= page.height - edge
    };
    // The directions of the edges: down, and 30 degrees to either side of level.
    for turn in [90.0_f32, 30.0, -30.0] {
        let (sin, cos) = turn.to_radians().sin_cos();
        let along = |(x, y): (f32, f32)| x * cos + y * sin;
        let beside = |(x, y): (f32, f32)| y * cos - x * sin;
        let mut cuts: Vec<(f32, f32, f32)> = Vec::new();
        for &(a, b) in &edges {
            if (beside(a) - beside(b)).abs() > 0.01 {
                continue;
            }
            let (low, high) = (along(a).min(along(b)), along(a).max(along(b)));
            match cuts.iter_mut().find(|cut| (cut.0 - beside(a)).abs() < 0.01) {
                Some(cut) => (cut.1, cut.2) = (cut.1.min(low), cut.2.max(high)),
                None => cuts.push((beside(a), low, high)),
            }
        }
        for (beside, low, high) in cuts {
            let at = |t: f32| (t * cos - beside * sin, t * sin + beside * cos);
            for (near, far) in [(low - 2.0, low - 4.2), (high + 2.0, high + 4.2)] {
                if inside(at(far)) {
                    canvas.line(Colour::Ink, 0.2, at(near), at(far));
                }
            }
        }
    }
}

fn how_to_cut(canvas: &mut Canvas<'_>, page: Size) {
    let note = words::CUT.text();
    let style = Style::text(6.5).right();
    canvas.label(style, page.width - MARGIN - 3.0, page.height - MARGIN, note);
}

/// The picture of a piece in the middle, `(top, size)`, with its name below. A name that
/// needs more lines than it has takes their room from the picture.
pub fn picture_over_name<G: Pictures>(
    canvas: &mut Canvas<'_>,
    id: &str,
    (top, size): (f32, f32),
    (style, frame): (Style, Frame),
    name: &str,
) {
    let extra = (canvas.height_of(style, frame, name) - frame.height).clamp(0.0, 6.0);
    let size = size - extra;
    canvas.piece::<G>(id, -size / 2.0, top, size);
    let frame = Frame {
        y: frame.y - extra,
        height: frame.height + extra,
        ..frame
    };
    canvas.fit(style, frame, name);
}
