use std::{fmt, str::FromStr};

use crate::{
    canvas::Frame,
    paper::{Paper, Size, UnknownWord},
    words,
};

/// How cards are put on sheets.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Layout {
    /// Nine fronts on a sheet, cut along shared lines: for sleeves.
    #[default]
    Quick,
    /// Nine fronts, then their nine backs, for printing on both sides.
    Duplex,
    /// Fronts above their backs, folded along the middle and glued.
    Fold,
    /// Eight with colour over the edge, each cut on its own lines, then their backs.
    Bleed,
    /// One card on a page, as print shops ask for.
    Shop,
}

/// Over which edge the printer turns the sheet.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Flip {
    /// The long one: like a book.
    #[default]
    Long,
    /// The short one: like a calendar.
    Short,
}

/// A playing card.
pub const CARD: Size = Size::new(63.0, 88.0);

/// Where the cards of one sheet lie.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Grid {
    /// The page.
    pub(crate) page: Size,
    /// How far colour reaches over the edge of a card.
    pub(crate) bleed: f32,
    /// The cards, without bleed.
    pub(crate) places: Vec<Frame>,
}

impl Flip {
    /// Whether what lies left comes to lie right: a long-edge turn of an upright sheet
    /// mirrors left and right; of a lying one, top and bottom.
    pub(crate) fn mirrors_sides(self, page: Size) -> bool {
        let upright = page.height >= page.width;
        (self == Flip::Long) == upright
    }
}

impl Layout {
    /// The names of all layouts.
    pub const NAMES: [&'static str; 5] = ["quick", "duplex", "fold", "bleed", "shop"];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Layout::Quick => "quick",
            Layout::Duplex => "duplex",
            Layout::Fold => "fold",
            Layout::Bleed => "bleed",
            Layout::Shop => "shop",
        }
    }

    /// Whether every front is followed by what is printed behind it.
    pub const fn is_two_sided(self) -> bool {
        match self {
            Layout::Duplex | Layout::Bleed => true,
            Layout::Quick | Layout::Fold | Layout::Shop => false,
        }
    }

    /// The grid for pieces of a size: as many as fit, centred.
    pub(crate) fn grid(self, paper: Paper, piece: Size) -> Grid {
        match self {
            Layout::Quick | Layout::Duplex => largest(paper, piece, 0.0),
            Layout::Bleed => largest(paper, piece, 2.0),
            Layout::Fold => folded(paper.size().turned(), piece),
            Layout::Shop => {
                let bleed = 3.0;
                let page = Size::new(piece.width + 2.0 * bleed, piece.height + 2.0 * bleed);
                let frame = Frame::new(bleed, bleed, piece.width, piece.height);
                Grid {
                    page,
                    bleed,
                    places: vec![frame],
                }
            }
        }
    }
}

/// What no printer prints at the edge of a sheet, at least.
pub(crate) const MARGIN: f32 = 5.0;

/// Where marks end at the latest: the margin most printers have, and a little.
pub(crate) const FREE: f32 = 4.3;

/// As many as fit on the sheet, upright or lying.
fn largest(paper: Paper, piece: Size, bleed: f32) -> Grid {
    let upright = centred(paper.size(), piece, bleed);
    let lying = centred(paper.size().turned(), piece, bleed);
    if lying.places.len() > upright.places.len() {
        lying
    } else {
        upright
    }
}

fn centred(page: Size, piece: Size, bleed: f32) -> Grid {
    let step = Size::new(piece.width + 2.0 * bleed, piece.height + 2.0 * bleed);
    // Nine cards need all the room there is; small pieces leave some for the notes.
    let margin = if piece.width < 40.0 { 14.0 } else { MARGIN };
    let columns = ((page.width - 2.0 * margin) / step.width).floor().max(1.0) as usize;
    let rows = ((page.height - 2.0 * margin) / step.height)
        .floor()
        .max(1.0) as usize;
    let left = (page.width - columns as f32 * step.width) / 2.0 + bleed;
    let top = (page.height - rows as f32 * step.height) / 2.0 + bleed;
    let places = (0..rows * columns).map(|i| {
        let (row, column) = (i / columns, i % columns);
        Frame::new(
            left + step.width * column as f32,
            top + step.height * row as f32,
            piece.width,
            piece.height,
        )
    });
    Grid {
        page,
        bleed,
        places: places.collect(),
    }
}

/// How far colour stays away from the fold.
const FROM_FOLD: f32 = 5.0;

/// Fronts in the upper half; their backs lie mirrored below the fold.
fn folded(page: Size, piece: Size) -> Grid {
    let bleed = 2.0;
    let step = piece.width + 2.0 * bleed;
    let columns = ((page.width - 2.0 * MARGIN) / step).floor().max(1.0) as usize;
    let left = (page.width - columns as f32 * step) / 2.0 + bleed;
    let top = page.height / 2.0 - FROM_FOLD - bleed - piece.height;
    let places = (0..columns)
        .map(|i| Frame::new(left + step * i as f32, top, piece.width, piece.height))
        .collect();
    Grid {
        page,
        bleed,
        places,
    }
}

impl Grid {
    /// Pieces, each with its place, as far as there are places.
    pub(crate) fn with<'a, T>(&self, pieces: &[&'a T]) -> Vec<(Frame, &'a T)> {
        let places = self.places.iter().copied();
        places.zip(pieces.iter().copied()).collect()
    }

    /// Where the back of a place comes to lie on the other side of the sheet.
    pub(crate) fn behind(&self, place: Frame, flip: Flip) -> Frame {
        if flip.mirrors_sides(self.page) {
            Frame {
                x: self.page.width - place.x - place.width,
                ..place
            }
        } else {
            Frame {
                y: self.page.height - place.y - place.height,
                ..place
            }
        }
    }

    /// Whether backs stand on their heads so that cards are upright when turned
    /// over sideways.
    pub(crate) fn turns_backs(&self, flip: Flip) -> bool {
        !flip.mirrors_sides(self.page)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Layout {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Layout, UnknownWord> {
        match text {
            "quick" => Ok(Layout::Quick),
            "duplex" => Ok(Layout::Duplex),
            "fold" => Ok(Layout::Fold),
            "bleed" => Ok(Layout::Bleed),
            "shop" => Ok(Layout::Shop),
            _ => Err(UnknownWord::new(words::LAYOUT, text, &Layout::NAMES)),
        }
    }
}

impl FromStr for Flip {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Flip, UnknownWord> {
        match text {
            "long" => Ok(Flip::Long),
            "short" => Ok(Flip::Short),
            _ => Err(UnknownWord::new(words::EDGE, text, &["long", "short"])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_cards_lie_in_the_middle_of_either_paper() {
        for paper in [Paper::A4, Paper::Letter] {
            let grid = Layout::Quick.grid(paper, CARD);
            assert_eq!(grid.places.len(), 9);
            let (first, last) = (grid.places[0], grid.places[8]);
            assert!((first.x - (grid.page.width - last.x - last.width)).abs() < 1e-3);
            assert!((first.y - (grid.page.height - last.y - last.height)).abs() < 1e-3);
        }
    }

    #[test]
    fn eight_cards_have_room_for_bleed_on_either_paper() {
        for paper in [Paper::A4, Paper::Letter] {
            assert_eq!(Layout::Bleed.grid(paper, CARD).places.len(), 8);
        }
    }

    #[test]
    fn four_pairs_lie_on_a_fold_sheet_and_stay_on_the_page() {
        for paper in [Paper::A4, Paper::Letter] {
            let grid = Layout::Fold.grid(paper, CARD);
            assert_eq!(grid.places.len(), 4);
            assert!(grid.places[0].y - grid.bleed >= MARGIN, "{paper}");
        }
    }

    #[test]
    fn backs_of_backs_are_fronts() {
        for layout in [Layout::Quick, Layout::Bleed] {
            let grid = layout.grid(Paper::A4, CARD);
            for &place in &grid.places {
                for flip in [Flip::Long, Flip::Short] {
                    let there = grid.behind(place, flip);
                    let back = grid.behind(there, flip);
                    assert!((back.x - place.x).abs() < 1e-3 && (back.y - place.y).abs() < 1e-3);
                }
            }
        }
    }
}
