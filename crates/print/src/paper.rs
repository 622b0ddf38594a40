use std::{fmt, str::FromStr};

use i18n::Phrase;

use crate::words::{self, say};

/// What is printed on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// A size in millimetres.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl Size {
    /// A size.
    pub const fn new(width: f32, height: f32) -> Size {
        Size { width, height }
    }

    /// The same, lying on its side.
    pub const fn turned(self) -> Size {
        Size::new(self.height, self.width)
    }
}

/// No wrong word, only the right ones.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{}", say::unknown_word(*kind, found, known))]
pub struct UnknownWord {
    /// What the word should have named.
    pub kind: Phrase,
    /// The word.
    pub found: String,
    /// The words there are.
    pub known: String,
}

impl UnknownWord {
    pub(crate) fn new(kind: Phrase, found: &str, known: &[&str]) -> UnknownWord {
        UnknownWord {
            kind,
            found: found.to_owned(),
            known: known.join(", "),
        }
    }
}

impl Paper {
    /// The names of all papers.
    pub const NAMES: [&'static str; 2] = ["a4", "letter"];

    /// Its size, upright.
    pub const fn size(self) -> Size {
        match self {
            Paper::A4 => Size::new(210.0, 297.0),
            Paper::Letter => Size::new(215.9, 279.4),
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        })
    }
}

impl FromStr for Paper {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Paper, UnknownWord> {
        match text {
            "a4" => Ok(Paper::A4),
            "letter" => Ok(Paper::Letter),
            _ => Err(UnknownWord::new(words::PAPER, text, &Paper::NAMES)),
        }
    }
}
