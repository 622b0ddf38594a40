use art::{Colour, Ink, Place};

use crate::{
    canvas::{Canvas, Frame, Style},
    drawing::{Drawing, Role},
    layout::{FREE, Flip, Grid, Layout, MARGIN},
    paper::{Paper, Size},
    typeface::Typeface,
    words::{self, say},
};

/// Draws one side of a piece, its left upper corner at the origin. Colour that
/// reaches the edge is drawn 3 mm over it.
pub type Draw = Box<dyn Fn(&mut Canvas<'_>)>;

/// A card, a tile or a token, as often as it is needed.
pub struct Piece {
    /// Its name.
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

/// One page of a document, to be drawn when it is wanted.
pub(crate) struct Sheet<'a> {
    /// What it is part of: a deck, the boards, the rulebook.
    pub(crate) section: String,
    /// What it is.
    pub(crate) title: String,
    pub(crate) size: Size,
    /// Where a print shop cuts it.
    pub(crate) trim: Option<Frame>,
    pub(crate) draw: Box<dyn Fn(&mut Canvas<'_>) + 'a>,
}

impl Sheet<'_> {
    /// What is on the page.
    pub(crate) fn drawing(&self, typeface: &Typeface, ink: Ink) -> Drawing {
        let mut drawing = Drawing::default();
        (self.draw)(&mut Canvas::new(&mut drawing, typeface, ink, Place::HERE));
        drawing
    }
}

/// Lays decks out on sheets.
#[derive(Copy, Clone)]
pub(crate) struct Press<'a> {
    /// The title of the game.
    pub(crate) game: &'a str,
    pub(crate) paper: Paper,
    pub(crate) layout: Layout,
    pub(crate) flip: Flip,
    /// How far backs are moved, in millimetres, against a printer's drift.
    pub(crate) offset: (f32, f32),
}

impl<'a> Press<'a> {
    /// A page with its label and its ruler.
    pub(crate) fn page(
        &self,
        section: &str,
        title: &str,
        size: Size,
        draw: impl Fn(&mut Canvas<'_>) + 'a,
    ) -> Sheet<'a> {
        let label = self.label(title);
        Sheet {
            section: section.to_owned(),
            title: title.to_owned(),
            size,
            trim: None,
            draw: Box::new(move |canvas| {
                draw(canvas);
                canvas.aside(|canvas| notes(canvas, size, &label));
            }),
        }
    }

    /// The other side of a page that has none, if both sides are printed.
    pub(crate) fn empty_back(&self, sheet: &Sheet<'_>) -> Option<Sheet<'a>> {
        self.layout.is_two_sided().then(|| Sheet {
            section: sheet.section.clone(),
            title: say::empty_back(&sheet.title),
            size: sheet.size,
            trim: None,
            draw: Box::new(|_| {}),
        })
    }

    fn label(&self, title: &str) -> String {
        say::label(self.game, title, self.paper.to_string())
    }

    /// The sheets of a deck.
    pub(crate) fn deck(&self, deck: &'a Deck) -> Vec<Sheet<'a>> {
        let grid = self.layout.grid(self.paper, deck.size);
        let all: Vec<&'a Piece> = (deck.pieces.iter())
            .flat_map(|piece| std::iter::repeat_n(piece, piece.copies))
            .collect();
        let count = all.len().div_ceil(grid.places.len());
        let mut sheets = Vec::new();
        for (i, pieces) in all.chunks(grid.places.len()).enumerate() {
            let title = match self.layout {
                Layout::Shop => pieces[0].name.clone(),
                _ => say::sheet_of(&deck.title, i + 1, count),
            };
            match self.layout {
                Layout::Shop => sheets.extend(shop_pages(&grid, deck, pieces[0], &title)),
                Layout::Fold => sheets.push(self.fold_sheet(&grid, deck, pieces, &title)),
                Layout::Quick => sheets.push(self.fronts(&grid, deck, pieces, &title)),
                Layout::Duplex | Layout::Bleed => {
                    let front = self.fronts(&grid, deck, pieces, &say::front(&title));
                    let back = match &deck.back {
                        Some(draw) => {
                            let places = &grid.places[..pieces.len()];
                            let title = say::back(&title);
                            Some(self.backs(&grid, deck, places, draw, &title))
                        }
                        None => self.empty_back(&front),
                    };
                    sheets.push(front);
                    sheets.extend(back);
                }
            }
        }
        sheets
    }

    fn fronts(&self, grid: &Grid, deck: &'a Deck, pieces: &[&'a Piece], title: &str) -> Sheet<'a> {
        let placed = grid.with(pieces);
        self.sheet(grid, deck, title, move |canvas, grid| {
            for (place, piece) in &placed {
                put(canvas, *place, grid.bleed, &Side::Front(piece));
            }
            let frames: Vec<Frame> = placed.iter().map(|(place, _)| *place).collect();
            crop_marks(canvas, grid, &frames);
        })
    }

    fn backs(
        &self,
        grid: &Grid,
        deck: &'a Deck,
        places: &[Frame],
        draw: &'a Draw,
        title: &str,
    ) -> Sheet<'a> {
        let (flip, offset) = (self.flip, self.offset);
        let behind = places.iter().map(|&place| grid.behind(place, flip));
        let behind: Vec<Frame> = behind.collect();
        self.sheet(grid, deck, title, move |canvas, grid| {
            let turned = grid.turns_backs(flip);
            canvas.at(offset.0, offset.1, |canvas| {
                for &place in &behind {
                    put(canvas, place, grid.bleed, &Side::Back(draw, turned));
                }
                crop_marks(canvas, grid, &behind);
            });
        })
    }

    fn fold_sheet(
        &self,
        grid: &Grid,
        deck: &'a Deck,
        pieces: &[&'a Piece],
        title: &str,
    ) -> Sheet<'a> {
        let placed = grid.with(pieces);
        self.sheet(grid, deck, title, move |canvas, grid| {
            let fold = grid.page.height / 2.0;
            let mut frames = Vec::new();
            for (place, piece) in &placed {
                put(canvas, *place, grid.bleed, &Side::Front(piece));
                frames.push(*place);
                let Some(back) = &deck.back else { continue };
                let below = Frame {
                    y: 2.0 * fold - place.y - place.height,
                    ..*place
                };
                put(canvas, below, grid.bleed, &Side::Back(back, true));
                frames.push(below);
            }
            if deck.back.is_some() {
                let ends = ((MARGIN, fold), (grid.page.width - MARGIN, fold));
                canvas.dashes(Colour::Ink, 0.2, ends.0, ends.1);
            }
            crop_marks(canvas, grid, &frames);
        })
    }

    /// A sheet of a deck, with its label and its ruler.
    fn sheet(
        &self,
        grid: &Grid,
        deck: &Deck,
        title: &str,
        draw: impl Fn(&mut Canvas<'_>, &Grid) + 'a,
    ) -> Sheet<'a> {
        let (label, grid) = (self.label(title), grid.clone());
        Sheet {
            section: deck.title.clone(),
            title: title.to_owned(),
            size: grid.page,
            trim: None,
            draw: Box::new(move |canvas| {
                draw(canvas, &grid);
                margin_notes(canvas, &grid, &label);
            }),
        }
    }
}

fn shop_pages<'a>(
    grid: &Grid,
    deck: &'a Deck,
    piece: &'a Piece,
    title: &str,
) -> impl Iterator<Item = Sheet<'a>> {
    let (place, bleed, page) = (grid.places[0], grid.bleed, grid.page);
    let sheet = |title: String, side: Side<'a>| Sheet {
        section: deck.title.clone(),
        title,
        size: page,
        trim: Some(place),
        draw: Box::new(move |canvas| put(canvas, place, bleed, &side)),
    };
    let front = sheet(title.to_owned(), Side::Front(piece));
    let back = deck.back.as_ref();
    let back = back.map(|draw| sheet(say::back(title), Side::Back(draw, false)));
    std::iter::once(front).chain(back)
}

/// One side of a piece.
enum Side<'a> {
    Front(&'a Piece),
    /// The back, and whether it stands on its head.
    Back(&'a Draw, bool),
}

/// Draws one side of a piece at its place, its colour cut off at the bleed.
fn put(canvas: &mut Canvas<'_>, place: Frame, bleed: f32, side: &Side<'_>) {
    canvas.clipped(place.inset(-bleed), |canvas| match side {
        Side::Front(piece) => canvas.read_as(Role::Piece, |canvas| {
            canvas.at(place.x, place.y, |canvas| {
                canvas.named(&piece.name, |canvas| (piece.front)(canvas));
            });
        }),
        Side::Back(draw, turned) => canvas.aside(|canvas| {
            if *turned {
                let corner = (place.x + place.width, place.y + place.height);
                canvas.turned(corner.0, corner.1, 180.0, |canvas| draw(canvas));
            } else {
                canvas.at(place.x, place.y, |canvas| draw(canvas));
            }
        }),
    });
}

/// How far a crop mark stays away from colour where there is room and where there is
/// little, how long and how thick it is.
const MARK: (f32, f32, f32, f32) = (1.0, 0.4, 3.0, 0.2);

/// Short lines outside the cards, where to cut; never on a card.
fn crop_marks(canvas: &mut Canvas<'_>, grid: &Grid, frames: &[Frame]) {
    let least = |values: &mut dyn Iterator<Item = f32>| values.fold(f32::MAX, f32::min);
    let left = least(&mut frames.iter().map(|frame| frame.x));
    let top = least(&mut frames.iter().map(|frame| frame.y));
    let right = -least(&mut frames.iter().map(|frame| -frame.x - frame.width));
    let bottom = -least(&mut frames.iter().map(|frame| -frame.y - frame.height));
    let mut xs: Vec<f32> = frames.iter().flat_map(|f| [f.x, f.x + f.width]).collect();
    let mut ys: Vec<f32> = frames.iter().flat_map(|f| [f.y, f.y + f.height]).collect();
    for values in [&mut xs, &mut ys] {
        values.sort_by(f32::total_cmp);
        values.dedup_by(|a, b| (*a - *b).abs() < 0.01);
    }
    // Marks end where printers may stop printing, or where the notes are.
    let noted = 7.2;
    let (side, end) = if notes_above(grid) {
        (FREE, noted)
    } else {
        (noted, FREE)
    };
    // Where a mark begins and ends, outwards from the edge of the cards.
    let (gap, little, length, width) = MARK;
    let span = |room: f32, free: f32| {
        let room = room - grid.bleed - free;
        let gap = if room < 2.0 { little } else { gap };
        let length = length.min(room - gap).max(0.6);
        (grid.bleed + gap, grid.bleed + gap + length)
    };
    let above = span(top, end);
    let below = span(grid.page.height - bottom, end);
    let before = span(left, side);
    let after = span(grid.page.width - right, side);
    let mut line = |from, to| canvas.line(Colour::Ink, width, from, to);
    for x in xs {
        line((x, top - above.0), (x, top - above.1));
        line((x, bottom + below.0), (x, bottom + below.1));
    }
    for y in ys {
        line((left - before.0, y), (left - before.1, y));
        line((right + after.0, y), (right + after.1, y));
    }
}

/// Whether there is more room for notes above and below the cards than beside them.
fn notes_above(grid: &Grid) -> bool {
    let first = grid.places.first();
    first.is_none_or(|place| place.y >= place.x)
}

/// What the sheet is, and a ruler to check that it was printed in its size, in
/// the wider margin.
fn margin_notes(canvas: &mut Canvas<'_>, grid: &Grid, label: &str) {
    let page = grid.page;
    canvas.aside(|canvas| {
        if notes_above(grid) {
            notes(canvas, page, label);
        } else {
            // The same, on a sheet turned a quarter.
            canvas.turned(0.0, page.height, -90.0, |canvas| {
                notes(canvas, page.turned(), label);
            });
        }
    });
}

fn notes(canvas: &mut Canvas<'_>, page: Size, label: &str) {
    let style = Style::text(6.5);
    let start = MARGIN + 3.0;
    canvas.label(style, start, MARGIN + 1.4, label);
    let foot = page.height - MARGIN;
    canvas.line(Colour::Ink, 0.2, (start, foot), (start + 50.0, foot));
    for i in 0..=5u8 {
        let x = start + 10.0 * f32::from(i);
        let height = if i % 5 == 0 { 1.6 } else { 1.0 };
        canvas.line(Colour::Ink, 0.2, (x, foot), (x, foot - height));
    }
    canvas.label(style, start + 52.0, foot, words::RULER.text());
}
