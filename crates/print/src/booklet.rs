//! The rulebook as a booklet: pages of half a sheet, in the order in which a stack of
//! sheets, printed on both sides and folded once, becomes a book.

use art::Colour;

use crate::{
    canvas::{Canvas, Style},
    markdown::{self, Block, Span},
    paper::Size,
    sheet::Sheets,
    typeface::{Typeface, Weight},
};

/// Around the text of a page.
const MARGIN: f32 = 13.0;
/// The size of the text, in points.
const SIZE: f32 = 8.6;
/// How far the text of a rule stands in, so that its number can be seen.
const INDENT: f32 = 11.0;

/// Something on a page.
enum Mark {
    Words {
        x: f32,
        y: f32,
        style: Style,
        text: String,
    },
    Rule {
        y: f32,
    },
}

/// Pages as they grow.
struct Flow<'a> {
    typeface: &'a Typeface,
    page: Size,
    pages: Vec<Vec<Mark>>,
    y: f32,
}

/// Adds the rulebook to a document; returns how many sheets it takes.
pub(crate) fn add(sheets: &mut Sheets, book: &str) -> usize {
    let paper = sheets.paper.size().turned();
    let page = Size::new(paper.width / 2.0, paper.height);
    let pages = flow(&sheets.typeface, page, &markdown::blocks(book));
    let folded = pages.len().div_ceil(4);
    for (left, right) in order(folded) {
        sheets.page(paper, |canvas| {
            for (number, x) in [(left, 0.0), (right, page.width)] {
                if let Some(marks) = pages.get(number) {
                    canvas.at(x, 0.0, |canvas| draw(canvas, page, number, marks));
                }
            }
        });
    }
    folded
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

fn draw(canvas: &mut Canvas<'_, '_>, page: Size, number: usize, marks: &[Mark]) {
    for mark in marks {
        match mark {
            Mark::Words { x, y, style, text } => canvas.label(*style, *x, *y, text),
            Mark::Rule { y } => {
                let ends = ((MARGIN, *y), (page.width - MARGIN, *y));
                canvas.line(Colour::Stone, 0.2, ends.0, ends.1);
            }
        }
    }
    let style = Style::text(8.0).centred();
    let foot = page.height - 6.5;
    canvas.label(style, page.width / 2.0, foot, &(number + 1).to_string());
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
                self.room(size * 1.3);
                self.y += if *level == 1 { 2.0 } else { 1.8 };
                let spans: Vec<Span> = (spans.iter())
                    .map(|span| Span::new(Weight::Bold, &span.text))
                    .collect();
                self.paragraph(&spans, size, MARGIN, width);
                if *level <= 2 {
                    self.mark(Mark::Rule { y: self.y - 0.4 });
                }
                self.y += 1.0;
            }
            Block::Rule(number, spans) => {
                self.room(2.0 * SIZE * 0.43);
                let style = Style::text(SIZE).bold();
                let y = self.y + SIZE * 0.86 / crate::typeface::POINTS;
                self.mark(Mark::Words {
                    x: MARGIN,
                    y,
                    style,
                    text: number.clone(),
                });
                self.paragraph(spans, SIZE, MARGIN + INDENT, width - INDENT);
                self.y += 0.8;
            }
            Block::Paragraph(spans) => {
                self.paragraph(spans, SIZE, MARGIN, width);
                self.y += 1.4;
            }
            Block::Item(spans) => {
                self.paragraph(spans, SIZE, MARGIN + 4.0, width - 4.0);
                self.y += 0.6;
            }
            Block::Table(rows) => self.table(rows, width),
        }
    }

    fn table(&mut self, rows: &[Vec<Vec<Span>>], width: f32) {
        let size = SIZE - 1.0;
        let columns = rows.iter().map(Vec::len).max().unwrap_or(1).max(1);
        // Columns are as wide as what they hold asks for, within the page.
        let asked: Vec<f32> = (0..columns)
            .map(|column| {
                let widest = rows.iter().filter_map(|row| row.get(column));
                let widest = widest
                    .map(|cell| self.width(cell, size))
                    .fold(4.0, f32::max);
                widest.min(width * 0.6) + 2.0
            })
            .collect();
        let sum: f32 = asked.iter().sum();
        let share = (width / sum).min(1.0);
        for (i, row) in rows.iter().enumerate() {
            let mut x = MARGIN;
            let cells: Vec<Vec<Vec<Span>>> = (row.iter().zip(&asked))
                .map(|(cell, asked)| self.wrap(cell, size, asked * share - 2.0))
                .collect();
            let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
            let step = Style::text(size).step();
            self.room(step * lines as f32 + 1.0);
            for (cell, asked) in cells.iter().zip(&asked) {
                for (line, spans) in cell.iter().enumerate() {
                    let y = self.y + step * line as f32;
                    self.spans(spans, size, x, y);
                }
                x += asked * share;
            }
            self.y += step * lines as f32 + 0.6;
            if i == 0 {
                self.mark(Mark::Rule { y: self.y - 0.2 });
                self.y += 0.6;
            }
        }
        self.y += 1.4;
    }

    fn paragraph(&mut self, spans: &[Span], size: f32, x: f32, width: f32) {
        let step = Style::text(size).step();
        for line in self.wrap(spans, size, width) {
            self.room(step);
            self.spans(&line, size, x, self.y);
            self.y += step;
        }
    }

    /// One line of words, its upper edge at `y`.
    fn spans(&mut self, spans: &[Span], size: f32, x: f32, y: f32) {
        let mut x = x;
        let y = y + size * 0.86 / crate::typeface::POINTS;
        for span in spans {
            let style = Style {
                weight: span.weight,
                ..Style::text(size)
            };
            self.mark(Mark::Words {
                x,
                y,
                style,
                text: span.text.clone(),
            });
            x += self.typeface.width(span.weight, size, &span.text);
        }
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

    /// Begins a page if there is not so much room left on this one.
    fn room(&mut self, height: f32) {
        if self.y + height > self.page.height - MARGIN {
            self.pages.push(Vec::new());
            self.y = MARGIN;
        }
    }

    fn mark(&mut self, mark: Mark) {
        self.pages.last_mut().expect("there is a page").push(mark);
    }
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
