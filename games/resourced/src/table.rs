//! Reads the data file while the crate is being compiled, and another one when it is put in its
//! place.
//!
//! Every figure of the game that could be another one is in `pieces.tsv`, with a note on where it
//! comes from. A row or a number that is missing there is an error of the build, and play pays
//! nothing for looking things up.

use parts::tsv::{Cells, Rows, cut, number, same};

use crate::cards::{Cards, Resource};

/// The game's own data file.
pub(crate) const FILE: &str = include_str!("../pieces.tsv");

/// A data file: the game's own, or one that was checked.
#[derive(Copy, Clone)]
pub(crate) struct Table<'a>(pub(crate) &'a str);

/// Columns, from 0.
const ID: usize = 0;
const NAME: usize = 1;
const ON: usize = 3;
const WOOD: usize = 4;
const COPIES: usize = 9;
const EFFECT: usize = 10;

impl<'a> Table<'a> {
    /// The row with this id, and this entry in the column `on` where it is given.
    const fn row(self, id: &str, on: Option<&str>) -> Cells<'a> {
        let mut rows = Rows::of(self.0);
        while let Some(row) = rows.next() {
            let there = match on {
                None => true,
                Some(on) => same(row.cell(ON), on),
            };
            if there && same(row.cell(ID), id) {
                return row;
            }
        }
        panic!("pieces.tsv lacks a row")
    }

    /// The name of a piece as people read it.
    pub(crate) const fn name(self, id: &str) -> &'a str {
        self.row(id, None).cell(NAME)
    }

    /// How many of a piece there are.
    pub(crate) const fn copies(self, id: &str) -> u16 {
        number(self.row(id, None).cell(COPIES))
    }

    /// What a piece or an operation costs.
    pub(crate) const fn price(self, id: &str, on: Option<&str>) -> Cards {
        let row = self.row(id, on);
        let mut counts = [0; Resource::COUNT];
        let mut i = 0;
        while i < Resource::COUNT {
            counts[i] = number(row.cell(WOOD + i));
            i += 1;
        }
        Cards::new(counts)
    }

    /// The numbers of an effect, written `key=7` or `key=kind:1/2/3` and separated by semicolons.
    pub(crate) const fn effect<const N: usize>(self, id: &str, key: &str) -> [u16; N] {
        let mut rest = self.row(id, None).cell(EFFECT);
        while !rest.is_empty() {
            let (entry, others) = cut(rest, b';');
            let (word, value) = cut(entry, b'=');
            if same(word, key) {
                return numbers(value);
            }
            rest = others;
        }
        panic!("pieces.tsv lacks an effect")
    }
}

const fn numbers<const N: usize>(value: &str) -> [u16; N] {
    let (kind, behind) = cut(value, b':');
    let mut rest = if behind.is_empty() { kind } else { behind };
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        let (one, others) = cut(rest, b'/');
        assert!(!one.is_empty(), "pieces.tsv: a number is missing");
        out[i] = number(one);
        rest = others;
        i += 1;
    }
    assert!(rest.is_empty(), "pieces.tsv: more numbers than expected");
    out
}
