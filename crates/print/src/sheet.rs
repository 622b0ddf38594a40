use art::{Colour, Ink};
use krilla::{
    Document, SerializeSettings,
    geom::{Rect, Transform},
    metadata::Metadata,
    page::PageSettings,
};

use crate::{
    canvas::{Canvas, Frame, Style},
    layout::{Flip, Grid, Layout, MARGIN},
    paper::{Paper, Size},
    typeface::{POINTS, Typeface},
    viewer,
};

/// Draws one side of a piece, its left upper corner at the origin. Colour that
/// reaches the edge is drawn 3 mm over it.
pub type Draw = Box<dyn Fn(&mut Canvas<'_, '_>)>;

/// A card, a tile or a token, as often as it is needed.
pub struct Piece {
    /// Its name, for the list on the cover.
    pub name: String,
    /// How many a game needs.
    pub copies: usize,
    /// What is seen.
    pub front: Draw,
}

/// Pieces of one size that share a back.
pub struct Deck {
    /// What they are, for the margin and the cover: "Food Forest cards".
    pub title: String,
    /// The size of each.
    pub size: Size,
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// Their back; `None` if they need none.
    pub back: Option<Draw>,
}

impl Deck {
    /// How many pieces it prints.
    pub fn count(&self) -> usize {
        self.pieces.iter().map(|piece| piece.copies).sum()
    }
}

/// A document that grows sheet by sheet.
pub(crate) struct Sheets {
    document: Document,
    pub(crate) typeface: Typeface,
    pub(crate) paper: Paper,
    pub(crate) ink: Ink,
    game: String,
    pages: usize,
    /// What did not fit or could not be set.
    pub(crate) faults: Vec<String>,
}

impl Sheets {
    pub(crate) fn new(game: &str, paper: Paper, ink: Ink) -> Sheets {
        let mut document = Document::new_with(SerializeSettings {
            compress_content_streams: true,
            ..SerializeSettings::default()
        });
        let title = format!("{game}: print and play");
        document.set_metadata(
            Metadata::new()
                .title(title)
                .creator("Hedgerow".to_owned())
                .language("en".to_owned()),
        );
        Sheets {
            document,
            typeface: Typeface::load(),
            paper,
            ink,
            game: game.to_owned(),
            pages: 0,
            faults: Vec::new(),
        }
    }

    /// How many pages there are so far.
    pub(crate) fn pages(&self) -> usize {
        self.pages
    }

    /// A page to draw on, in millimetres.
    pub(crate) fn page(&mut self, size: Size, draw: impl FnOnce(&mut Canvas<'_, '_>)) {
        self.trimmed_page(size, None, draw);
    }

    fn trimmed_page(
        &mut self,
        size: Size,
        trim: Option<Frame>,
        draw: impl FnOnce(&mut Canvas<'_, '_>),
    ) {
        let settings = PageSettings::from_wh(size.width * POINTS, size.height * POINTS)
            .expect("pages have a size");
        let settings = match trim {
            None => settings,
            Some(trim) => settings
                .with_trim_box(points(trim))
                .with_bleed_box(points(Frame::new(0.0, 0.0, size.width, size.height))),
        };
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        draw(&mut Canvas::new(
            &mut surface,
            &self.typeface,
            self.ink,
            &mut self.faults,
        ));
        surface.pop();
        surface.finish();
        page.finish();
        self.pages += 1;
    }

    /// The sheets of a deck. Backs are moved by `offset` millimetres, against a
    /// printer's drift.
    pub(crate) fn deck(&mut self, deck: &Deck, layout: Layout, flip: Flip, offset: (f32, f32)) {
        let grid = layout.grid(self.paper, deck.size);
        let all: Vec<&Piece> = (deck.pieces.iter())
            .flat_map(|piece| std::iter::repeat_n(piece, piece.copies))
            .collect();
        let count = all.len().div_ceil(grid.places.len());
        for (i, pieces) in all.chunks(grid.places.len()).enumerate() {
            let label = |side: &str| {
                format!(
                    "{} · {} · sheet {} of {count}{side} · {} · print at 100 %",
                    self.game,
                    deck.title,
                    i + 1,
                    self.paper
                )
            };
            match layout {
                Layout::Shop => self.shop_pages(&grid, deck, pieces[0]),
                Layout::Fold => {
                    let label = label("");
                    self.fold_sheet(&grid, deck, pieces, &label);
                }
                Layout::Quick | Layout::Bleed => {
                    let label = label("");
                    self.fronts(&grid, pieces, &label);
                }
                Layout::Duplex => {
                    let (front, back) = (label(" front"), label(" back"));
                    self.fronts(&grid, pieces, &front);
                    if let Some(draw) = &deck.back {
                        let places = &grid.places[..pieces.len()];
                        self.backs(&grid, places, draw, flip, offset, &back);
                    }
                }
            }
            if layout == Layout::Bleed
                && let Some(draw) = &deck.back
            {
                let back = format!("{} · {} · backs", self.game, deck.title);
                let places = &grid.places[..pieces.len()];
                self.backs(&grid, places, draw, flip, offset, &back);
            }
        }
    }

    fn fronts(&mut self, grid: &Grid, pieces: &[&Piece], label: &str) {
        let placed: Vec<(Frame, &Piece)> = grid
            .places
            .iter()
            .copied()
            .zip(pieces.iter().copied())
            .collect();
        self.page(grid.page, |canvas| {
            for (place, piece) in &placed {
                put(canvas, *place, grid.bleed, false, &piece.front);
            }
            let frames: Vec<Frame> = placed.iter().map(|(place, _)| *place).collect();
            crop_marks(canvas, grid, &frames);
            margin_notes(canvas, grid, label);
        });
    }

    fn backs(
        &mut self,
        grid: &Grid,
        places: &[Frame],
        draw: &Draw,
        flip: Flip,
        offset: (f32, f32),
        label: &str,
    ) {
        let behind: Vec<Frame> = places
            .iter()
            .map(|&place| grid.behind(place, flip))
            .collect();
        let turned = grid.turns_backs(flip);
        self.page(grid.page, |canvas| {
            canvas.at(offset.0, offset.1, |canvas| {
                for &place in &behind {
                    put(canvas, place, grid.bleed.max(0.0), turned, draw);
                }
                crop_marks(canvas, grid, &behind);
            });
            margin_notes(canvas, grid, label);
        });
    }

    fn fold_sheet(&mut self, grid: &Grid, deck: &Deck, pieces: &[&Piece], label: &str) {
        self.page(grid.page, |canvas| {
            let fold = grid.page.height / 2.0;
            let mut frames = Vec::new();
            for (place, piece) in grid.places.iter().zip(pieces) {
                put(canvas, *place, grid.bleed, false, &piece.front);
                frames.push(*place);
                let Some(back) = &deck.back else { continue };
                let below = Frame {
                    y: 2.0 * fold - place.y - place.height,
                    ..*place
                };
                put(canvas, below, grid.bleed, true, back);
                frames.push(below);
            }
            canvas.dashes(
                Colour::Ink,
                0.2,
                (MARGIN, fold),
                (grid.page.width - MARGIN, fold),
            );
            crop_marks(canvas, grid, &frames);
            margin_notes(canvas, grid, label);
        });
    }

    fn shop_pages(&mut self, grid: &Grid, deck: &Deck, piece: &Piece) {
        let place = grid.places[0];
        self.trimmed_page(grid.page, Some(place), |canvas| {
            put(canvas, place, grid.bleed, false, &piece.front);
        });
        if let Some(back) = &deck.back {
            self.trimmed_page(grid.page, Some(place), |canvas| {
                put(canvas, place, grid.bleed, false, back);
            });
        }
    }

    /// The finished document.
    pub(crate) fn finish(self, duplex: Option<Flip>) -> Result<Vec<u8>, String> {
        let pdf = self
            .document
            .finish()
            .map_err(|error| format!("{error:?}"))?;
        Ok(viewer::without_scaling(pdf, duplex))
    }
}

fn points(frame: Frame) -> Option<Rect> {
    Rect::from_xywh(
        frame.x * POINTS,
        frame.y * POINTS,
        frame.width * POINTS,
        frame.height * POINTS,
    )
}

/// Draws one side of a piece at its place, its colour cut off at the bleed.
fn put(canvas: &mut Canvas<'_, '_>, place: Frame, bleed: f32, turned: bool, draw: &Draw) {
    canvas.clipped(place.inset(-bleed), |canvas| {
        if turned {
            let corner = (place.x + place.width, place.y + place.height);
            canvas.turned(corner.0, corner.1, 180.0, |canvas| draw(canvas));
        } else {
            canvas.at(place.x, place.y, |canvas| draw(canvas));
        }
    });
}

/// How far a crop mark stays away from colour, how long and how thick it is.
const MARK: (f32, f32, f32) = (1.0, 3.0, 0.2);

/// Short lines outside the cards, where to cut; never on a card.
fn crop_marks(canvas: &mut Canvas<'_, '_>, grid: &Grid, frames: &[Frame]) {
    let (gap, length, width) = MARK;
    let reach = grid.bleed + gap;
    let edge = |values: &mut dyn Iterator<Item = f32>, low: bool| {
        values.reduce(|a, b| if (a < b) == low { a } else { b })
    };
    let left = edge(&mut frames.iter().map(|frame| frame.x), true);
    let right = edge(&mut frames.iter().map(|frame| frame.x + frame.width), false);
    let top = edge(&mut frames.iter().map(|frame| frame.y), true);
    let bottom = edge(
        &mut frames.iter().map(|frame| frame.y + frame.height),
        false,
    );
    let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else {
        return;
    };
    let mut xs: Vec<f32> = frames.iter().flat_map(|f| [f.x, f.x + f.width]).collect();
    let mut ys: Vec<f32> = frames.iter().flat_map(|f| [f.y, f.y + f.height]).collect();
    for values in [&mut xs, &mut ys] {
        values.sort_by(f32::total_cmp);
        values.dedup_by(|a, b| (*a - *b).abs() < 0.01);
    }
    let length_in = |room: f32| length.min(room - reach - 3.5).max(1.0);
    for x in xs {
        let above = length_in(top);
        let below = length_in(grid.page.height - bottom);
        canvas.line(
            Colour::Ink,
            width,
            (x, top - reach),
            (x, top - reach - above),
        );
        canvas.line(
            Colour::Ink,
            width,
            (x, bottom + reach),
            (x, bottom + reach + below),
        );
    }
    for y in ys {
        let before = length_in(left);
        let after = length_in(grid.page.width - right);
        canvas.line(
            Colour::Ink,
            width,
            (left - reach, y),
            (left - reach - before, y),
        );
        canvas.line(
            Colour::Ink,
            width,
            (right + reach, y),
            (right + reach + after, y),
        );
    }
}

/// What the sheet is, and a ruler to check that it was printed in its size, in
/// the wider margin.
fn margin_notes(canvas: &mut Canvas<'_, '_>, grid: &Grid, label: &str) {
    let page = grid.page;
    let corner = grid
        .places
        .first()
        .map_or((0.0, 0.0), |place| (place.x, place.y));
    if corner.1 >= corner.0 {
        notes(canvas, page, label);
    } else {
        // The same, on a sheet turned a quarter.
        canvas.turned(0.0, page.height, -90.0, |canvas| {
            notes(canvas, page.turned(), label);
        });
    }
}

fn notes(canvas: &mut Canvas<'_, '_>, page: Size, label: &str) {
    let style = Style::text(6.5);
    let start = MARGIN + 3.0;
    canvas.label(style, start, MARGIN + 2.8, label);
    let foot = page.height - MARGIN;
    canvas.line(Colour::Ink, 0.2, (start, foot), (start + 50.0, foot));
    for i in 0..=5u8 {
        let x = start + 10.0 * f32::from(i);
        let height = if i % 5 == 0 { 1.6 } else { 1.0 };
        canvas.line(Colour::Ink, 0.2, (x, foot), (x, foot - height));
    }
    canvas.label(style, start + 52.0, foot, "50 mm");
}
