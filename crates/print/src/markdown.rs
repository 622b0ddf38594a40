//! The Markdown of rulebooks, as blocks to be set.

use std::mem;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

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
    let mut reader = Reader::default();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        reader.read(&event);
    }
    reader.blocks
}

/// What has been read, and where in the text that is.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    /// The words of the block that is being read.
    spans: Vec<Span>,
    /// What stands before the next item of each open list.
    lists: Vec<Option<u64>>,
    /// The sign of the item whose first words are being read.
    sign: Option<String>,
    rows: Vec<Vec<Vec<Span>>>,
    bold: usize,
    italic: usize,
}

impl Reader {
    fn read(&mut self, event: &Event<'_>) {
        match event {
            Event::Text(text) | Event::Code(text) => self.push(text),
            Event::SoftBreak | Event::HardBreak => self.push(" "),
            Event::Start(tag) => self.open(tag),
            Event::End(tag) => self.close(*tag),
            _ => {}
        }
    }

    fn open(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Strong => self.bold += 1,
            Tag::Emphasis => self.italic += 1,
            Tag::List(first) => {
                self.end_words();
                self.lists.push(*first);
            }
            Tag::Item => self.sign = self.lists.last_mut().map(sign),
            Tag::Table(_) => self.end_words(),
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong => self.bold -= 1,
            TagEnd::Emphasis => self.italic -= 1,
            TagEnd::Heading(level) => {
                let words = mem::take(&mut self.spans);
                self.blocks.push(Block::Heading(level as usize, words));
            }
            TagEnd::Paragraph | TagEnd::Item => self.end_words(),
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::TableCell => {
                let cell = mem::take(&mut self.spans);
                if let Some(row) = self.rows.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => {
                let rows = mem::take(&mut self.rows);
                self.blocks.push(Block::Table(rows));
            }
            _ => {}
        }
    }

    /// Adds words to those that look the same.
    fn push(&mut self, text: &str) {
        let weight = match (self.bold, self.italic) {
            (0, 0) => Weight::Regular,
            (0, _) => Weight::Italic,
            _ => Weight::Bold,
        };
        match self.spans.last_mut() {
            Some(last) if last.weight == weight => last.text.push_str(text),
            _ => self.spans.push(Span::new(weight, text)),
        }
    }

    /// The words that were read last are a block.
    fn end_words(&mut self) {
        let words = mem::take(&mut self.spans);
        if words.is_empty() {
            return;
        }
        self.blocks.push(match self.sign.take() {
            Some(sign) => item(sign, words),
            None => Block::Paragraph(words),
        });
    }
}

/// The sign before the next item of a list: a dash or a number.
fn sign(next: &mut Option<u64>) -> String {
    match next {
        Some(number) => {
            *number += 1;
            format!("{}.", *number - 1)
        }
        None => "–".to_owned(),
    }
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
fn item(sign: String, mut words: Vec<Span>) -> Block {
    let is_rule = words[0].weight == Weight::Bold && is_number(&words[0].text);
    if !is_rule {
        return Block::Item(sign, words);
    }
    let number = words.remove(0).text;
    if let Some(first) = words.first_mut() {
        first.text = first.text.trim_start().to_owned();
    }
    words.retain(|span| !span.text.is_empty());
    Block::Rule(number, words)
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

    #[test]
    fn a_lone_star_is_a_star() {
        let [Block::Item(sign, spans)] = &blocks("3. `strict`* or `free`*\n")[..] else {
            panic!("one item")
        };
        assert_eq!(sign, "3.");
        assert_eq!(spans[..], [Span::new(Weight::Regular, "strict* or free*")]);
    }
}
