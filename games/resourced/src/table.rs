//! Reads the data file while the crate is being compiled, and another one when it is put in its
//! place.
//!
//! Every figure of the game that could be another one is in `pieces.tsv`, with a note on where it
//! comes from. A row or a number that is missing there is an error of the build, and play pays
//! nothing for looking things up.

use crate::cards::{Cards, Resource};

/// The game's own data file.
pub(crate) const FILE: &str = include_str!("../pieces.tsv");

/// A data file: the game's own, or one that was checked.
#[derive(Copy, Clone)]
pub(crate) struct Table<'a>(pub(crate) &'a [u8]);

/// Columns, from 0.
const ID: usize = 0;
const NAME: usize = 1;
const ON: usize = 3;
const WOOD: usize = 4;
const COPIES: usize = 9;
const EFFECT: usize = 10;

/// A part of the file.
#[derive(Copy, Clone)]
struct Span {
    start: usize,
    end: usize,
}

impl<'a> Table<'a> {
    const fn is(self, span: Span, word: &[u8]) -> bool {
        if span.end - span.start != word.len() {
            return false;
        }
        let mut i = 0;
        while i < word.len() {
            if self.0[span.start + i] != word[i] {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The part of `span` up to the first `mark`, or all of it.
    const fn up_to(self, span: Span, mark: u8) -> Span {
        let mut end = span.start;
        while end < span.end && self.0[end] != mark {
            end += 1;
        }
        Span {
            start: span.start,
            end,
        }
    }

    const fn field(self, row: Span, column: usize) -> Span {
        let mut rest = row;
        let mut skipped = 0;
        while skipped < column {
            let end = self.up_to(rest, b'\t').end;
            assert!(end < rest.end, "a row of pieces.tsv has too few columns");
            rest.start = end + 1;
            skipped += 1;
        }
        self.up_to(rest, b'\t')
    }

    /// The row with this id, and this entry in the column `on` where it is given.
    const fn row(self, id: &str, on: Option<&str>) -> Span {
        let mut start = 0;
        while start < self.0.len() {
            let line = self.up_to(
                Span {
                    start,
                    end: self.0.len(),
                },
                b'\n',
            );
            let there = match on {
                None => true,
                Some(on) => self.is(self.field(line, ON), on.as_bytes()),
            };
            if there && self.is(self.field(line, ID), id.as_bytes()) {
                return line;
            }
            start = line.end + 1;
        }
        panic!("pieces.tsv lacks a row")
    }

    /// A number; an empty field counts as 0.
    const fn number(self, span: Span) -> u16 {
        let mut value = 0;
        let mut i = span.start;
        while i < span.end {
            assert!(self.0[i].is_ascii_digit(), "pieces.tsv: not a number");
            value = value * 10 + (self.0[i] - b'0') as u16;
            i += 1;
        }
        value
    }

    /// The name of a piece as people read it.
    pub(crate) const fn name(self, id: &str) -> &'a str {
        let span = self.field(self.row(id, None), NAME);
        let (_, rest) = self.0.split_at(span.start);
        let (name, _) = rest.split_at(span.end - span.start);
        match std::str::from_utf8(name) {
            Ok(name) => name,
            Err(_) => panic!("pieces.tsv: a name is not UTF-8"),
        }
    }

    /// How many of a piece there are.
    pub(crate) const fn copies(self, id: &str) -> u16 {
        self.number(self.field(self.row(id, None), COPIES))
    }

    /// What a piece or an operation costs.
    pub(crate) const fn price(self, id: &str, on: Option<&str>) -> Cards {
        let row = self.row(id, on);
        let mut counts = [0; Resource::COUNT];
        let mut i = 0;
        while i < Resource::COUNT {
            counts[i] = self.number(self.field(row, WOOD + i));
            i += 1;
        }
        Cards::new(counts)
    }

    /// The numbers of an effect, written `key=7` or `key=kind:1/2/3` and separated by semicolons.
    pub(crate) const fn effect<const N: usize>(self, id: &str, key: &str) -> [u16; N] {
        let mut rest = self.field(self.row(id, None), EFFECT);
        while rest.start < rest.end {
            let entry = self.up_to(rest, b';');
            let word = self.up_to(entry, b'=');
            if self.is(word, key.as_bytes()) {
                return self.numbers(Span {
                    start: word.end + 1,
                    end: entry.end,
                });
            }
            rest.start = entry.end + 1;
        }
        panic!("pieces.tsv lacks an effect")
    }

    const fn numbers<const N: usize>(self, value: Span) -> [u16; N] {
        let kind = self.up_to(value, b':');
        let mut rest = if kind.end < value.end {
            Span {
                start: kind.end + 1,
                end: value.end,
            }
        } else {
            value
        };
        let mut out = [0; N];
        let mut i = 0;
        while i < N {
            let one = self.up_to(rest, b'/');
            assert!(one.start < one.end, "pieces.tsv: a number is missing");
            out[i] = self.number(one);
            rest.start = if one.end < rest.end {
                one.end + 1
            } else {
                one.end
            };
            i += 1;
        }
        assert!(
            rest.start == rest.end,
            "pieces.tsv: more numbers than expected"
        );
        out
    }
}
