//! The rulebook as a booklet: pages of half a sheet, in the order in which a stack of
//! sheets, printed on both sides and folded once, becomes a book.

use art::Colour;
use i18n::{Language, spoken};

use crate::{
    canvas::{Canvas, Frame, Style},
    drawing::Role,
    flow::{MARGIN, Mark, Words, flow},
    furniture,
    layout::Flip,
    markdown::{self, Block},
    paper::{Paper, Size},
    parts::{Edition, sentence},
    sheet::{Press, Sheet},
    typeface::Typeface,
    words::{self, say},
};

/// What only players of the program need: how moves and positions are written.
const FOR_PROGRAMS: &str = "\n## Actions and positions";

/// A rulebook, set in pages of half a sheet.
pub(crate) struct Booklet {
    game: Edition,
    page: Size,
    /// As many as a stack of sheets has.
    pages: Vec<Page>,
}

/// A page of a booklet.
enum Page {
    /// The title.
    Front,
    /// A page of the book.
    Text(Vec<Mark>),
    /// Room for what is played at one's own table.
    Notes,
    /// What lies outside at the back.
    Back,
}

impl Booklet {
    /// Sets the rulebook of a game.
    pub(crate) fn set(typeface: &Typeface, paper: Paper, game: Edition) -> Booklet {
        let sheet = paper.size().turned();
        let page = Size::new(sheet.width / 2.0, sheet.height);
        let book = game.rulebook.split(FOR_PROGRAMS).next();
        let mut blocks = markdown::blocks(book.unwrap_or(game.rulebook));
        // The title stands on the front.
        if let Some(Block::Heading(1, _)) = blocks.first() {
            blocks.remove(0);
        }
        let mut pages = vec![Page::Front];
        pages.extend(flow(typeface, page, &blocks).into_iter().map(Page::Text));
        while pages.len() % 4 != 3 {
            pages.push(Page::Notes);
        }
        pages.push(Page::Back);
        Booklet { game, page, pages }
    }

    /// The sides of its sheets.
    pub(crate) fn sheets<'a>(&'a self, press: Press<'_>) -> Vec<Sheet<'a>> {
        let size = Size::new(self.page.width * 2.0, self.page.height);
        // Booklets are turned over the short edge. If everything else is turned over the
        // long one, every other side stands on its head.
        let turns = press.layout.is_two_sided() && press.flip == Flip::Long;
        let sides = order(self.pages.len() / 4).into_iter().enumerate();
        let sheet = |(side, (left, right)): (usize, (usize, usize))| Sheet {
            section: words::RULEBOOK.into(),
            title: if side % 2 == 0 {
                say::rulebook_front(side / 2 + 1)
            } else {
                say::rulebook_back(side / 2 + 1)
            },
            size,
            trim: None,
            draw: Box::new(move |canvas: &mut Canvas<'_>| {
                let draw = |canvas: &mut Canvas<'_>| {
                    self.page(canvas, left, 0.0);
                    self.page(canvas, right, self.page.width);
                    if side == 0 {
                        canvas.aside(how_to_fold);
                    }
                };
                if turns && side % 2 == 1 {
                    canvas.turned(size.width, size.height, 180.0, draw);
                } else {
                    draw(canvas);
                }
            }),
        };
        sides.map(sheet).collect()
    }

    fn page(&self, canvas: &mut Canvas<'_>, number: usize, x: f32) {
        let Some(page) = self.pages.get(number) else {
            return;
        };
        // Rulebooks are in English, whatever is spoken.
        let language = match page {
            Page::Text(_) => Language::English,
            Page::Front | Page::Notes | Page::Back => spoken(),
        };
        canvas.read_as(Role::Page(number, language), |canvas| {
            canvas.at(x, 0.0, |canvas| match page {
                Page::Front => self.front(canvas),
                Page::Text(marks) => draw(canvas, self.page, number, marks),
                Page::Notes => notes(canvas, self.page, number),
                Page::Back => self.back(canvas),
            });
        });
    }

    fn front(&self, canvas: &mut Canvas<'_>) {
        let (middle, width) = (self.page.width / 2.0, self.page.width - 2.0 * MARGIN);
        canvas.heading(1, |canvas| {
            let frame = Frame::new(MARGIN, 17.0, width, 21.0);
            canvas.fit(Style::text(25.0).bold().centred(), frame, self.game.title);
        });
        let frame = Frame::new(MARGIN, 39.0, width, 11.0);
        let summary = sentence(self.game.summary());
        canvas.fit(Style::text(11.0).italic().centred(), frame, &summary);
        furniture::plate(
            canvas,
            Frame::new(MARGIN, 54.0, width, self.page.height - 98.0),
            &self.game,
        );
        let style = Style::text(15.0).bold().centred();
        let title = words::RULEBOOK_TITLE.text();
        canvas.label(style, middle, self.page.height - 34.0, title);
        let frame = Frame::new(MARGIN, self.page.height - 30.0, width, 16.0);
        let style = Style::text(8.5).italic().centred();
        canvas.fit(style, frame, self.game.credit());
    }

    fn back(&self, canvas: &mut Canvas<'_>) {
        let middle = self.page.width / 2.0;
        let size = 34.0;
        let y = self.page.height / 2.0 - size;
        canvas.picture(&self.game.emblem(), middle - size / 2.0, y, size);
        let style = Style::text(10.0).centred();
        canvas.label(style.bold(), middle, y + size + 8.0, self.game.title);
        let words = say::rules_version(self.game.rules, env!("CARGO_PKG_VERSION"));
        canvas.label(style.sized(8.5).italic(), middle, y + size + 13.5, &words);
    }
}

/// A page with lines to write on.
fn notes(canvas: &mut Canvas<'_>, page: Size, number: usize) {
    canvas.heading(2, |canvas| {
        let style = Style::text(13.0).bold();
        canvas.label(style, MARGIN, MARGIN + 4.0, words::NOTES.text());
    });
    let mut y = MARGIN + 14.0;
    while y < page.height - MARGIN {
        canvas.line(Colour::Stone, 0.15, (MARGIN, y), (page.width - MARGIN, y));
        y += 8.5;
    }
    page_number(canvas, page, number);
}

fn page_number(canvas: &mut Canvas<'_>, page: Size, number: usize) {
    let style = Style::text(8.0).centred();
    let foot = page.height - 6.5;
    canvas.aside(|canvas| {
        canvas.label(style, page.width / 2.0, foot, &(number + 1).to_string());
    });
}

/// A line at the foot of the outermost page.
fn how_to_fold(canvas: &mut Canvas<'_>) {
    canvas.turned(4.0 + MARGIN / 4.0, 150.0, -90.0, |canvas| {
        let words = words::HOW_TO_FOLD.text();
        canvas.label(Style::text(6.5).italic(), 0.0, 0.0, words);
    });
}

/// The pages on the two halves of each side: of the outermost sheet the last and the
/// first, on its other side the second and the last but one, and so on.
fn order(sheets: usize) -> Vec<(usize, usize)> {
    let count = 4 * sheets;
    (0..2 * sheets)
        .map(|side| {
            let (low, high) = (side, count - 1 - side);
            if side % 2 == 0 {
                (high, low)
            } else {
                (low, high)
            }
        })
        .collect()
}

fn draw(canvas: &mut Canvas<'_>, page: Size, number: usize, marks: &[Mark]) {
    for mark in marks {
        match mark {
            Mark::Text(role, words) => canvas.read_as(role.clone(), |canvas| {
                for Words { x, y, style, text } in words {
                    canvas.label(*style, *x, *y, text);
                }
            }),
            Mark::Rule { y } => {
                let ends = ((MARGIN, *y), (page.width - MARGIN, *y));
                canvas.line(Colour::Stone, 0.2, ends.0, ends.1);
            }
            Mark::Hairline { y } => {
                let ends = ((MARGIN, *y), (page.width - MARGIN, *y));
                canvas.line(Colour::Stone, 0.08, ends.0, ends.1);
            }
        }
    }
    page_number(canvas, page, number);
}

#[cfg(test)]
mod tests {
    use super::order;

    #[test]
    fn a_folded_stack_reads_in_order() {
        assert_eq!(order(1), [(3, 0), (1, 2)]);
        assert_eq!(order(2), [(7, 0), (1, 6), (5, 2), (3, 4)]);
    }
}
