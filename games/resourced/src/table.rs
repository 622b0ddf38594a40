//! Reads the data file while the crate is being compiled.
//!
//! Every figure of the game that could be another one is in `pieces.tsv`, with a note on where it
//! comes from. A row or a number that is missing there is an error of the build, and play pays
//! nothing for looking things up.

use crate::cards::{Cards, Resource};

const TABLE: &[u8] = include_bytes!("../pieces.tsv");

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

const fn is(span: Span, word: &[u8]) -> bool {
    if span.end - span.start != word.len() {
        return false;
    }
    let mut i = 0;
    while i < word.len() {
        if TABLE[span.start + i] != word[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The part of `span` up to the first `mark`, or all of it.
const fn up_to(span: Span, mark: u8) -> Span {
    let mut end = span.start;
    while end < span.end && TABLE[end] != mark {
        end += 1;
    }
    Span {
        start: span.start,
        end,
    }
}

const fn field(row: Span, column: usize) -> Span {
    let mut rest = row;
    let mut skipped = 0;
    while skipped < column {
        let end = up_to(rest, b'\t').end;
        assert!(end < rest.end, "a row of pieces.tsv has too few columns");
        rest.start = end + 1;
        skipped += 1;
    }
    up_to(rest, b'\t')
}

/// The row with this id, and this entry in the column `on` where it is given.
const fn row(id: &str, on: Option<&str>) -> Span {
    let mut start = 0;
    while start < TABLE.len() {
        let line = up_to(
            Span {
                start,
                end: TABLE.len(),
            },
            b'\n',
        );
        let there = match on {
            None => true,
            Some(on) => is(field(line, ON), on.as_bytes()),
        };
        if there && is(field(line, ID), id.as_bytes()) {
            return line;
        }
        start = line.end + 1;
    }
    panic!("pieces.tsv lacks a row")
}

/// A number; an empty field counts as 0.
const fn number(span: Span) -> u16 {
    let mut value = 0;
    let mut i = span.start;
    while i < span.end {
        assert!(TABLE[i].is_ascii_digit(), "pieces.tsv: not a number");
        value = value * 10 + (TABLE[i] - b'0') as u16;
        i += 1;
    }
    value
}

/// The name of a piece as people read it.
pub(crate) const fn name(id: &str) -> &'static str {
    let span = field(row(id, None), NAME);
    let (_, rest) = TABLE.split_at(span.start);
    let (name, _) = rest.split_at(span.end - span.start);
    match std::str::from_utf8(name) {
        Ok(name) => name,
        Err(_) => panic!("pieces.tsv: a name is not UTF-8"),
    }
}

/// How many of a piece there are.
pub(crate) const fn copies(id: &str) -> u16 {
    number(field(row(id, None), COPIES))
}

/// What a piece or an operation costs.
pub(crate) const fn price(id: &str, on: Option<&str>) -> Cards {
    let row = row(id, on);
    let mut counts = [0; Resource::COUNT];
    let mut i = 0;
    while i < Resource::COUNT {
        counts[i] = number(field(row, WOOD + i));
        i += 1;
    }
    Cards::new(counts)
}

/// The numbers of an effect, written `key=7` or `key=kind:1/2/3` and separated by semicolons.
pub(crate) const fn effect<const N: usize>(id: &str, key: &str) -> [u16; N] {
    let mut rest = field(row(id, None), EFFECT);
    while rest.start < rest.end {
        let entry = up_to(rest, b';');
        let word = up_to(entry, b'=');
        if is(word, key.as_bytes()) {
            return numbers(Span {
                start: word.end + 1,
                end: entry.end,
            });
        }
        rest.start = entry.end + 1;
    }
    panic!("pieces.tsv lacks an effect")
}

const fn numbers<const N: usize>(value: Span) -> [u16; N] {
    let kind = up_to(value, b':');
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
        let one = up_to(rest, b'/');
        assert!(one.start < one.end, "pieces.tsv: a number is missing");
        out[i] = number(one);
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
