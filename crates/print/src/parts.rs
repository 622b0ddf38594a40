use std::fmt;

use art::{Colour, Pictures, Sketch};
use engine::Notation;
use parts::DataFile;

use crate::{
    PrintError,
    hexes::Tiles,
    paper::{Paper, Size},
    sheet::{Deck, Draw},
    undrawn,
};

/// A game that can be printed.
pub trait Pieces: Notation + Pictures + DataFile {
    /// What there is to print beside the rulebook; `data` is a changed data file.
    ///
    /// Where a game draws nothing, these are the cards of its data file, each with its name,
    /// its picture, its figures and its text.
    ///
    /// # Errors
    ///
    /// Fails if the data file cannot be used.
    fn parts(paper: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
        let _ = paper;
        undrawn::parts::<Self>(data.unwrap_or(Self::FILE))
    }
}

/// Everything there is to print of a game, the rulebook aside.
#[derive(Default)]
pub struct Parts {
    /// Cards, deck by deck.
    pub cards: Vec<Deck>,
    /// Hexagonal tiles.
    pub tiles: Option<Tiles>,
    /// Pawns and markers, sheet by sheet.
    pub tokens: Vec<Deck>,
    /// Boards and tracks.
    pub board: Vec<Page>,
    /// Sheets for keeping score.
    pub tally: Vec<Page>,
}

/// A page that is a piece by itself: what it is, its size, how it is drawn.
pub type Page = (String, Size, Draw);

/// The game that is printed, without its type.
#[derive(Copy, Clone)]
pub struct Edition {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its rulebook, in Markdown.
    pub rulebook: &'static str,
    /// The data file that the program plays with.
    pub(crate) data: &'static str,
    /// What lies behind its emblem: a colour, and a mark in rows.
    pub(crate) ground: (Colour, &'static str),
    catalogue: &'static engine::Catalogue,
    emblem: &'static str,
    picture: fn(&str) -> Option<Sketch>,
    parts: fn(Paper, Option<&str>) -> Result<Parts, PrintError>,
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Edition").field(&self.id).finish()
    }
}

impl Edition {
    /// A game as it is printed.
    pub fn of<G: Pieces>() -> Edition {
        Edition {
            id: G::ID,
            title: G::TITLE,
            rules: G::RULES,
            rulebook: G::RULEBOOK,
            data: G::FILE,
            ground: G::GROUND,
            catalogue: G::CATALOGUE,
            emblem: G::EMBLEM,
            picture: G::picture,
            parts: G::parts,
        }
    }

    /// What it is, in one line.
    pub(crate) fn summary(&self) -> &'static str {
        self.catalogue.word("summary").unwrap_or_default()
    }

    /// Who made it, in a sentence.
    pub(crate) fn credit(&self) -> &'static str {
        self.catalogue.word("credit").unwrap_or_default()
    }

    /// The picture that stands for it.
    pub(crate) fn emblem(&self) -> Sketch {
        (self.picture)(self.emblem).unwrap_or_default()
    }

    pub(crate) fn parts(&self, paper: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
        (self.parts)(paper, data)
    }
}

/// The word with a capital.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// A remark as a sentence.
pub fn sentence(text: &str) -> String {
    let text = capital(text);
    if text.ends_with('.') {
        text
    } else {
        text + "."
    }
}
