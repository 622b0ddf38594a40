//! Reads `cards.tsv` while the program is compiled, so that the deck is a
//! constant and an error in the file is an error of the build.

use std::cell::Cell;

use parts::tsv::{self, same};

use crate::{
    icons::{Icon, Icons},
    promise::Promise,
};

/// How many different cards the file describes.
pub(crate) const DESIGNS: usize = 62;
/// How many of them are ordinary.
pub(crate) const ORDINARY: usize = 57;

/// One line of the file.
#[derive(Copy, Clone)]
pub(crate) struct Design {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) class: &'static str,
    pub(crate) inputs: Icons,
    pub(crate) outputs: Icons,
    pub(crate) copies: u8,
    pub(crate) wild: bool,
    pub(crate) sourced: bool,
    pub(crate) idea: &'static str,
}

/// All cards: the ordinary ones in alphabetical order of id, then the wild
/// ones likewise. So the order of numbers is the order of notation.
pub(crate) static DECK: [Design; DESIGNS] = sorted(read(FILE));

/// The game's own data file.
pub(crate) const FILE: &str = include_str!("../cards.tsv");

/// What another data file may change, in the order of [`DECK`], and what bots make of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    pub(crate) inputs: [Icons; DESIGNS],
    pub(crate) outputs: [Icons; DESIGNS],
    pub(crate) copies: [u8; DESIGNS],
    pub(crate) promise: Promise,
}

/// The deck of the game's own file.
pub(crate) static PRINTED: Deck = {
    let (mut inputs, mut outputs) = ([Icons::NONE; DESIGNS], [Icons::NONE; DESIGNS]);
    let mut copies = [0; DESIGNS];
    let mut i = 0;
    while i < DESIGNS {
        inputs[i] = DECK[i].inputs;
        outputs[i] = DECK[i].outputs;
        copies[i] = DECK[i].copies;
        i += 1;
    }
    Deck::of(inputs, outputs, copies)
};

impl Deck {
    /// The deck whose cards need and give these icons, so many of each.
    pub(crate) const fn of(
        inputs: [Icons; DESIGNS],
        outputs: [Icons; DESIGNS],
        copies: [u8; DESIGNS],
    ) -> Deck {
        Deck {
            promise: Promise::of(&inputs, &outputs),
            inputs,
            outputs,
            copies,
        }
    }
}

thread_local! {
    /// The deck that this thread plays with.
    pub(crate) static IN_PLAY: Cell<&'static Deck> = const { Cell::new(&PRINTED) };
}

#[inline]
pub(crate) fn deck() -> &'static Deck {
    IN_PLAY.get()
}

const BLANK: Design = Design {
    id: "",
    name: "",
    class: "",
    inputs: Icons::NONE,
    outputs: Icons::NONE,
    copies: 0,
    wild: false,
    sourced: false,
    idea: "",
};

const fn read(text: &'static str) -> [Design; DESIGNS] {
    let mut designs = [BLANK; DESIGNS];
    let mut rows = tsv::Rows::below_header(text);
    let mut count = 0;
    while let Some(row) = rows.next() {
        designs[count] = Design {
            id: row.cell(0),
            name: row.cell(1),
            class: row.cell(2),
            inputs: icons(row.cell(3)),
            outputs: icons(row.cell(4)),
            copies: tsv::number(row.cell(5)) as u8,
            wild: same(row.cell(6), "yes"),
            sourced: same(row.cell(7), "sourced"),
            idea: row.cell(8),
        };
        count += 1;
    }
    assert!(count == DESIGNS, "cards.tsv has another number of cards");
    designs
}

const fn icons(list: &'static str) -> Icons {
    let mut set = Icons::NONE;
    let mut rest = list;
    while !rest.is_empty() {
        let (word, tail) = tsv::cut(rest, b',');
        let icon = icon(word);
        assert!(!set.contains(icon), "D3: an icon twice on one side");
        set = set.with(icon);
        rest = tail;
    }
    set
}

const fn icon(word: &str) -> Icon {
    let mut i = 0;
    while i < Icon::ALL.len() {
        if same(word, Icon::ALL[i].id()) {
            return Icon::ALL[i];
        }
        i += 1;
    }
    panic!("cards.tsv names an icon that is none of the seven")
}

const fn before(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] < b[i];
        }
        i += 1;
    }
    a.len() < b.len()
}

const fn sorted(mut designs: [Design; DESIGNS]) -> [Design; DESIGNS] {
    let mut i = 1;
    while i < DESIGNS {
        let mut j = i;
        while j > 0 && sorts_before(&designs[j], &designs[j - 1]) {
            let swapped = designs[j];
            designs[j] = designs[j - 1];
            designs[j - 1] = swapped;
            j -= 1;
        }
        i += 1;
    }
    assert!(!designs[ORDINARY - 1].wild && designs[ORDINARY].wild);
    designs
}

const fn sorts_before(a: &Design, b: &Design) -> bool {
    if a.wild == b.wild {
        before(a.id, b.id)
    } else {
        !a.wild
    }
}
