//! Text that flows from page to page.

use crate::{
    canvas::Style,
    drawing::Role,
    markdown::{Block, Span},
    paper::Size,
    typeface::{POINTS, Typeface, Weight},
};

/// Around the text of a page.
pub(crate) const MARGIN: f32 = 13.0;
/// The size of the text, in points.
const SIZE: f32 = 9.0;
/// How far the text of a rule stands in, so that its number can be seen.
const INDENT: f32 = 11.0;

/// Something on a page.
pub(crate) enum Mark {
    /// Lines that are read as one thing.
    Text(Role, Vec<Words>),
    Rule {
        y: f32,
    },
    /// A thinner line, between the rows of a table.
    Hairline {
        y: f32,
    },
}

/// Words on a page, their foot at `y`.
pub(crate) struct Words {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) style: Style,
    pub(crate) text: String,
}

/// Pages as they grow.
struct Flow<'a> {
    typeface: &'a Typeface,
    page: Size,
    pages: Vec<Vec<Mark>>,
    y: f32,
}

/// Sets a text on pages of a size.
pub(crate) fn flow(typeface: &Typeface, page: Size, blocks: &[Block]) -> Vec<Vec<Mark>> {
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
        let Some((head, rows)) = rows.split_first() else {
            return;
        };
        let head: Vec<Vec<Span>> = head.iter().map(|cell| bold(cell)).collect();
        let step = Style::text(size).step();
        // The head of a table stays with its first row.
        self.room(step * 3.0 + 1.0);
        self.head(&head, &asked, size);
        for (i, row) in rows.iter().enumerate() {
            if self.is_full(self.row_height(row, &asked, size)) {
                // It stands on every page.
                self.room(f32::MAX);
                self.head(&head, &asked, size);
            } else if i > 0 {
                self.mark(Mark::Hairline { y: self.y });
                self.y += 0.5;
            }
            self.row(row, &asked, size);
        }
        self.y += 1.4;
    }

    fn head(&mut self, head: &[Vec<Span>], asked: &[f32], size: f32) {
        self.row(head, asked, size);
        self.mark(Mark::Rule { y: self.y - 0.6 });
        self.y += 0.2;
    }

    /// The lines of the cells of a row.
    fn cells(&self, row: &[Vec<Span>], asked: &[f32], size: f32) -> Vec<Vec<Vec<Span>>> {
        let cells = row.iter().zip(asked);
        cells
            .map(|(cell, asked)| self.wrap(cell, size, asked - 2.0))
            .collect()
    }

    fn row_height(&self, row: &[Vec<Span>], asked: &[f32], size: f32) -> f32 {
        let cells = self.cells(row, asked, size);
        let lines = cells.iter().map(Vec::len).max().unwrap_or(1);
        Style::text(size).step() * lines as f32 + 1.0
    }

    fn row(&mut self, row: &[Vec<Span>], asked: &[f32], size: f32) {
        let step = Style::text(size).step();
        let mut x = MARGIN;
        for (cell, asked) in self.cells(row, asked, size).iter().zip(asked) {
            let lines = cell.iter().enumerate().flat_map(|(line, spans)| {
                let y = self.y + step * line as f32;
                self.spans(spans, size, x, y)
            });
            let words = lines.collect();
            self.mark(Mark::Text(Role::Paragraph, words));
            x += asked;
        }
        self.y += self.row_height(row, asked, size);
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
        // No column is narrower than its longest word, nor than what it holds if that is
        // little.
        let fair = width / columns as f32;
        let least: Vec<f32> = (asked.iter().enumerate())
            .map(|(column, &asked)| {
                let cells = rows.iter().filter_map(|row| row.get(column));
                let words = cells.flatten().flat_map(|span| {
                    let words = span.text.split_whitespace();
                    words.map(|word| self.typeface.width(Weight::Bold, size, word))
                });
                words.fold(if asked <= fair { asked } else { 0.0 }, f32::max) + 2.6
            })
            .map(|least| least.min(width / 2.0))
            .collect();
        // Roots, so that the longest does not starve the others.
        let mut widths = least.clone();
        let mut growing: Vec<usize> = (0..columns).collect();
        loop {
            let fixed = (0..columns).filter(|column| !growing.contains(column));
            let fixed: f32 = fixed.map(|column| least[column]).sum();
            let roots: f32 = growing.iter().map(|&column| asked[column].sqrt()).sum();
            let share = (width - fixed) / roots;
            let before = growing.len();
            growing.retain(|&column| asked[column].sqrt() * share > least[column]);
            if growing.len() == before {
                for &column in &growing {
                    widths[column] = asked[column].sqrt() * share;
                }
                return widths;
            }
        }
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
