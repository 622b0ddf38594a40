//! Reads `cards.tsv` while the program is compiled, so that the deck is a
//! constant and an error in the file is an error of the build.

use std::cell::Cell;

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
    let mut rest = text;
    let mut count = 0;
    let mut header_seen = false;
    while !rest.is_empty() {
        let (line, tail) = cut(rest, b'\n');
        rest = tail;
        if line.is_empty() || line.as_bytes()[0] == b'#' {
            continue;
        }
        if !header_seen {
            header_seen = true;
            continue;
        }
        designs[count] = design(line);
        count += 1;
    }
    assert!(count == DESIGNS, "cards.tsv has another number of cards");
    designs
}

const fn design(line: &'static str) -> Design {
    let (id, rest) = cut(line, b'\t');
    let (name, rest) = cut(rest, b'\t');
    let (class, rest) = cut(rest, b'\t');
    let (inputs, rest) = cut(rest, b'\t');
    let (outputs, rest) = cut(rest, b'\t');
    let (copies, rest) = cut(rest, b'\t');
    let (wild, rest) = cut(rest, b'\t');
    let (status, idea) = cut(rest, b'\t');
    Design {
        id,
        name,
        class,
        inputs: icons(inputs),
        outputs: icons(outputs),
        copies: copies.as_bytes()[0] - b'0',
        wild: same(wild, "yes"),
        sourced: same(status, "sourced"),
        idea,
    }
}

const fn icons(list: &'static str) -> Icons {
    let mut set = Icons::NONE;
    let mut rest = list;
    while !rest.is_empty() {
        let (word, tail) = cut(rest, b',');
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

/// What stands before the first `mark`, and what after it.
const fn cut(text: &'static str, mark: u8) -> (&'static str, &'static str) {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == mark {
            let (head, tail) = text.split_at(i);
            return (head, tail.split_at(1).1);
        }
        i += 1;
    }
    (text, "")
}

pub(crate) const fn same(a: &str, b: &str) -> bool {
    !before(a, b) && !before(b, a)
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
