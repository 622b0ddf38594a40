//! As much Markdown as the rulebooks use.

use crate::typeface::Weight;

/// A piece of a rulebook.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Block {
    Heading(usize, Vec<Span>),
    /// A numbered rule.
    Rule(String, Vec<Span>),
    Paragraph(Vec<Span>),
    /// An item of a list, with the sign or the number before it.
    Item(String, Vec<Span>),
    /// Rows of cells, the first row being the header.
    Table(Vec<Vec<Vec<Span>>>),
}

/// Words that look alike.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Span {
    pub(crate) weight: Weight,
    pub(crate) text: String,
}

impl Span {
    pub(crate) fn new(weight: Weight, text: &str) -> Span {
        Span {
            weight,
            text: text.to_owned(),
        }
    }
}

/// Takes a rulebook apart.
pub(crate) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Open> = None;
    for line in text.lines() {
        let words = line.trim();
        if words.is_empty() {
            close(&mut open, &mut blocks);
        } else if words.starts_with('#') {
            close(&mut open, &mut blocks);
            let title = words.trim_start_matches('#');
            let level = words.len() - title.len();
            blocks.push(Block::Heading(level, spans(title.trim())));
        } else if words.starts_with('|') {
            if !matches!(open, Some(Open::Table(_))) {
                close(&mut open, &mut blocks);
                open = Some(Open::Table(Vec::new()));
            }
            if let Some(Open::Table(rows)) = &mut open {
                rows.push(words.to_owned());
            }
        } else if let Some((sign, item)) = sign(words) {
            close(&mut open, &mut blocks);
            open = Some(Open::Item(sign, item.to_owned()));
        } else {
            match &mut open {
                Some(Open::Item(_, text) | Open::Paragraph(text)) => {
                    text.push(' ');
                    text.push_str(words);
                }
                _ => {
                    close(&mut open, &mut blocks);
                    open = Some(Open::Paragraph(words.to_owned()));
                }
            }
        }
    }
    close(&mut open, &mut blocks);
    blocks
}

enum Open {
    Item(String, String),
    Paragraph(String),
    Table(Vec<String>),
}

fn close(open: &mut Option<Open>, blocks: &mut Vec<Block>) {
    match open.take() {
        None => {}
        Some(Open::Paragraph(text)) => blocks.push(Block::Paragraph(spans(&text))),
        Some(Open::Item(sign, text)) => blocks.push(item(sign, &text)),
        Some(Open::Table(rows)) => {
            let is_line = |row: &&String| !row.chars().all(|c| "|-: ".contains(c));
            let rows = rows.iter().filter(is_line).map(|row| {
                let cells = row.trim_matches('|').split('|');
                cells.map(|cell| spans(cell.trim())).collect()
            });
            blocks.push(Block::Table(rows.collect()));
        }
    }
}

/// The sign before an item of a list, `-` or a number, and what follows it.
fn sign(line: &str) -> Option<(String, &str)> {
    if let Some(item) = line.strip_prefix("- ") {
        return Some(("–".to_owned(), item));
    }
    let (number, item) = line.split_once(". ")?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (format!("{number}."), item))
}

/// Whether it is the number of a rule: a letter or two, and figures.
fn is_number(text: &str) -> bool {
    let figures = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let letters = text.len() - figures.len();
    (1..=2).contains(&letters)
        && !figures.is_empty()
        && figures.bytes().all(|byte| byte.is_ascii_digit())
}

/// `**B12** Who deals…` is a rule; anything else is an item of a list.
fn item(sign: String, text: &str) -> Block {
    let number = text
        .strip_prefix("**")
        .and_then(|rest| rest.split_once("** "));
    match number {
        Some((number, rest)) if is_number(number) => Block::Rule(number.to_owned(), spans(rest)),
        _ => Block::Item(sign, spans(text)),
    }
}

/// Words between `**` are bold, between `*` slanted; back quotes are dropped.
fn spans(text: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut weight = Weight::Regular;
    let mut rest = text;
    let mut current = String::new();
    while let Some(c) = rest.chars().next() {
        let (mark, length) = if rest.starts_with("**") {
            (Some(Weight::Bold), 2)
        } else if c == '*' {
            (Some(Weight::Italic), 1)
        } else {
            (None, c.len_utf8())
        };
        match mark {
            Some(mark) => {
                if !current.is_empty() {
                    spans.push(Span::new(weight, &std::mem::take(&mut current)));
                }
                weight = if weight == mark {
                    Weight::Regular
                } else {
                    mark
                };
            }
            None if c == '`' => {}
            None => current.push(c),
        }
        rest = &rest[length..];
    }
    if !current.is_empty() {
        spans.push(Span::new(weight, &current));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_is_taken_apart() {
        let text = "# Title\n\nSome *words*\ngo on.\n\n- **B1** Two play. *(original)*\n  More.\n\n  | a | b |\n  |---|---|\n  | 1 | `2` |\n";
        let blocks = blocks(text);
        assert_eq!(blocks.len(), 4);
        assert!(matches!(&blocks[0], Block::Heading(1, _)));
        let Block::Rule(number, spans) = &blocks[2] else {
            panic!("{blocks:?}")
        };
        assert_eq!(number, "B1");
        let texts: Vec<&str> = spans.iter().map(|span| span.text.as_str()).collect();
        assert_eq!(texts, ["Two play. ", "(original)", " More."]);
        let Block::Table(rows) = &blocks[3] else {
            panic!("{blocks:?}")
        };
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[1][1][0].text, "2");
    }
}
