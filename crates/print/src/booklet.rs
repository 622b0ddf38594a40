//! The rulebook as a booklet: pages of half a sheet, in the order in which a stack of
//! sheets, printed on both sides and folded once, becomes a book.

use art::Colour;

use crate::{
    canvas::{Canvas, Style},
    drawing::Role,
    layout::Flip,
    markdown::{self, Block, Span},
    paper::{Paper, Size},
    sheet::{Press, Sheet},
    typeface::{POINTS, Typeface, Weight},
};

/// Around the text of a page.
const MARGIN: f32 = 13.0;
/// The size of the text, in points.
const SIZE: f32 = 9.0;
/// How far the text of a rule stands in, so that its number can be seen.
const INDENT: f32 = 11.0;

/// What only players of the program need: how moves and positions are written.
const FOR_PROGRAMS: &str = "\n## Actions and positions";

/// Something on a page.
enum Mark {
    /// Lines that are read as one thing.
    Text(Role, Vec<Words>),
    Rule {
        y: f32,
    },
}

/// Words on a page, their foot at `y`.
struct Words {
    x: f32,
    y: f32,
    style: Style,
    text: String,
}

/// A rulebook, set in pages of half a sheet.
pub(crate) struct Booklet {
    page: Size,
    pages: Vec<Vec<Mark>>,
}

/// Pages as they grow.
struct Flow<'a> {
    typeface: &'a Typeface,
    page: Size,
    pages: Vec<Vec<Mark>>,
    y: f32,
}

impl Booklet {
    /// Sets a rulebook.
    pub(crate) fn set(typeface: &Typeface, paper: Paper, book: &str) -> Booklet {
        let sheet = paper.size().turned();
        let page = Size::new(sheet.width / 2.0, sheet.height);
        let book = book.split(FOR_PROGRAMS).next().unwrap_or(book);
        let pages = flow(typeface, page, &markdown::blocks(book));
        Booklet { page, pages }
    }

    /// The sides of its sheets.
    pub(crate) fn sheets<'a>(&'a self, press: Press<'_>) -> Vec<Sheet<'a>> {
        let size = Size::new(self.page.width * 2.0, self.page.height);
        // Booklets are turned over the short edge. If everything else is turned over the
        // long one, every other side stands on its head.
        let turns = press.layout.is_two_sided() && press.flip == Flip::Long;
        let sides = order(self.pages.len().div_ceil(4)).into_iter().enumerate();
        let sheet = |(side, (left, right)): (usize, (usize, usize))| Sheet {
            section: "rulebook".to_owned(),
            title: format!(
                "rulebook, sheet {}, {}",
                side / 2 + 1,
                ["front", "back"][side % 2]
            ),
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
        let Some(marks) = self.pages.get(number) else {
            return;
        };
        canvas.read_as(Role::Page(number), |canvas| {
            canvas.at(x, 0.0, |canvas| draw(canvas, self.page, number, marks));
        });
    }
}

/// A line at the foot of the outermost page.
fn how_to_fold(canvas: &mut Canvas<'_>) {
    let words = "Print on both sides, turned over the short edge; lay the sheets together, fold them in the middle, staple the fold.";
    canvas.turned(4.0 + MARGIN / 4.0, 150.0, -90.0, |canvas| {
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
        }
    }
    let style = Style::text(8.0).centred();
    let foot = page.height - 6.5;
    canvas.aside(|canvas| {
        canvas.label(style, page.width / 2.0, foot, &(number + 1).to_string());
    });
}

fn flow(typeface: &Typeface, page: Size, blocks: &[Block]) -> Vec<Vec<Mark>> {
    let mut flow = Flow {
        typeface,
        page,
        pages: vec![Vec::new()],
        y: MARGIN,
    };
    for block in blocks {
        flow.block(block);
    }
    flow.pages
}

impl Flow<'_> {
    fn block(&mut self, block: &Block) {
        let width = self.page.width - 2.0 * MARGIN;
        match block {
            Block::Heading(level, spans) => {
                let size = match level {
                    1 => 19.0,
                    2 => 13.0,
                    _ => 10.5,
                };
                // A heading does not stay behind at the foot of a page.
                self.room(size * 0.5 + 12.0);
                // Nor does it hang below its head.
                if self.y > MARGIN {
                    self.y += 1.8;
                }
                let level = u16::try_from(*level).unwrap_or(u16::MAX);
                let spans = bold(spans);
                self.paragraph(Role::Heading(level), None, &spans, size, MARGIN);
                if level <= 2 {
                    self.mark(Mark::Rule { y: self.y - 0.4 });
                }
                self.y += 1.0;
            }
            Block::Rule(number, spans) => {
                self.room(2.0 * SIZE * 0.43);
                let number = Some(number.as_str());
                self.paragraph(Role::Paragraph, number, spans, SIZE, MARGIN + INDENT);
                self.y += 0.8;
            }
            Block::Paragraph(spans) => {
                self.paragraph(Role::Paragraph, None, spans, SIZE, MARGIN);
                self.y += 1.4;
            }
            Block::Item(sign, spans) => {
                self.room(2.0 * SIZE * 0.43);
                let indent = MARGIN + if sign.len() > 2 { 6.5 } else { 4.0 };
                self.paragraph(Role::Paragraph, Some(sign), spans, SIZE, indent);
                self.y += 0.6;
            }
            Block::Table(rows) => self.table(rows, width),
        }
    }

    fn table(&mut self, rows: &[Vec<Vec<Span>>], width: f32) {
        let size = SIZE - 1.0;
        let columns = rows.iter().map(Vec::len).max().unwrap_or(1).max(1);
        let asked = self.column_widths(rows, columns, size, width);
        for (i, row) in rows.iter().enumerate() {
            let mut x = MARGIN;
            let cells: Vec<Vec<Vec<Span>>> = (row.iter().zip(&asked))
                .map(|(cell, asked)| {
                    let cell = if i == 0 { bold(cell) } else { cell.clone() };
                    self.wrap(&cell, size, asked - 2.0)
                })
                .collect();
            let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
            let step = Style::text(size).step();
            // The head of a table stays with its first row.
            let rows = if i == 0 { 3 } else { lines };
            self.room(step * rows as f32 + 1.0);
            for (cell, asked) in cells.iter().zip(&asked) {
                let lines = cell.iter().enumerate().flat_map(|(line, spans)| {
                    let y = self.y + step * line as f32;
                    self.spans(spans, size, x, y)
                });
                let words = lines.collect();
                self.mark(Mark::Text(Role::Paragraph, words));
                x += asked;
            }
            self.y += step * lines as f32 + 0.6;
            if i == 0 {
                self.mark(Mark::Rule { y: self.y - 0.2 });
                self.y += 0.6;
            }
        }
        self.y += 1.4;
    }

    /// Columns are as wide as what they hold, if the page has the room; else narrow
    /// ones stay so, and the wide ones share what is left by how much they hold.
    fn column_widths(
        &self,
        rows: &[Vec<Vec<Span>>],
        columns: usize,
        size: f32,
        width: f32,
    ) -> Vec<f32> {
        let asked: Vec<f32> = (0..columns)
            .map(|column| {
                let cells = rows.iter().enumerate();
                let cells = cells.filter_map(|(i, row)| Some((i, row.get(column)?)));
                let widths = cells.map(|(i, cell)| {
                    if i == 0 {
                        self.width(&bold(cell), size)
                    } else {
                        self.width(cell, size)
                    }
                });
                widths.fold(4.0, f32::max) + 2.6
            })
            .collect();
        let sum: f32 = asked.iter().sum();
        if sum <= width {
            return asked;
        }
        let fair = width / columns as f32;
        let narrow: f32 = asked.iter().filter(|&&wide| wide <= fair).sum();
        // Roots, so that the longest does not starve the others.
        let roots = asked.iter().filter(|&&wide| wide > fair);
        let roots: f32 = roots.map(|wide| wide.sqrt()).sum();
        let share = (width - narrow) / roots;
        let of = |&wide: &f32| {
            if wide <= fair {
                wide
            } else {
                wide.sqrt() * share
            }
        };
        asked.iter().map(of).collect()
    }

    /// Lines from `x` to the margin, with a sign before the first.
    fn paragraph(&mut self, role: Role, sign: Option<&str>, spans: &[Span], size: f32, x: f32) {
        let step = Style::text(size).step();
        let width = self.page.width - MARGIN - x;
        let mut words = Vec::new();
        if let Some(sign) = sign {
            let sign = Span::new(Weight::Bold, sign);
            words.extend(self.spans(&[sign], size, MARGIN, self.y));
        }
        for line in self.wrap(spans, size, width) {
            if self.is_full(step) {
                let done = std::mem::take(&mut words);
                self.mark(Mark::Text(role.clone(), done));
                self.room(step);
            }
            words.extend(self.spans(&line, size, x, self.y));
            self.y += step;
        }
        self.mark(Mark::Text(role, words));
    }

    /// One line of words, its upper edge at `y`.
    fn spans(&self, spans: &[Span], size: f32, x: f32, y: f32) -> Vec<Words> {
        let mut x = x;
        let y = y + size * 0.86 / POINTS;
        let mut words = Vec::new();
        for span in spans {
            let style = Style {
                weight: span.weight,
                ..Style::text(size)
            };
            words.push(Words {
                x,
                y,
                style,
                text: span.text.clone(),
            });
            x += self.typeface.width(span.weight, size, &span.text);
        }
        words
    }

    fn width(&self, spans: &[Span], size: f32) -> f32 {
        let widths = spans.iter();
        widths
            .map(|span| self.typeface.width(span.weight, size, &span.text))
            .sum()
    }

    /// Lines no wider than `width`; spans of one weight stay together.
    fn wrap(&self, spans: &[Span], size: f32, width: f32) -> Vec<Vec<Span>> {
        let mut lines: Vec<Vec<Span>> = vec![Vec::new()];
        let mut used = 0.0;
        for span in spans {
            // Words keep the blank behind them.
            for word in span.text.split_inclusive(' ') {
                let bare = self.typeface.width(span.weight, size, word.trim_end());
                if used > 0.0 && used + bare > width {
                    lines.push(Vec::new());
                    used = 0.0;
                }
                used += self.typeface.width(span.weight, size, word);
                let line = lines.last_mut().expect("there is a line");
                match line.last_mut() {
                    Some(last) if last.weight == span.weight => last.text.push_str(word),
                    _ => line.push(Span::new(span.weight, word)),
                }
            }
        }
        lines
    }

    fn is_full(&self, height: f32) -> bool {
        self.y + height > self.page.height - MARGIN
    }

    /// Begins a page if there is not so much room left on this one.
    fn room(&mut self, height: f32) {
        if self.is_full(height) {
            self.pages.push(Vec::new());
            self.y = MARGIN;
        }
    }

    fn mark(&mut self, mark: Mark) {
        self.pages.last_mut().expect("there is a page").push(mark);
    }
}

/// The same words, heavy.
fn bold(spans: &[Span]) -> Vec<Span> {
    let heavy = |span: &Span| Span::new(Weight::Bold, &span.text);
    spans.iter().map(heavy).collect()
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
