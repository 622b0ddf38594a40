//! What each game prints.

pub(crate) mod acorn;
pub(crate) mod badger;
pub(crate) mod bordering;
pub(crate) mod dandelion;
pub(crate) mod resourced;

use crate::{
    PrintError,
    hexes::Tiles,
    paper::{Paper, Size},
    sheet::{Deck, Draw},
};

/// Everything there is to print of a game, the rulebook aside.
#[derive(Default)]
pub(crate) struct Parts {
    pub(crate) cards: Vec<Deck>,
    pub(crate) tiles: Option<Tiles>,
    pub(crate) tokens: Vec<Deck>,
    pub(crate) board: Vec<Page>,
    pub(crate) tally: Vec<Page>,
}

/// A page that is a piece by itself: what it is, its size, how it is drawn.
pub(crate) type Page = (String, Size, Draw);

/// The parts of a game; `data` is a changed data file.
pub(crate) fn parts(game: &str, paper: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
    let mut parts = Parts::default();
    match game {
        "badger" => parts.cards = badger::decks(data)?,
        "dandelion" => parts.cards = dandelion::decks(data)?,
        "acorn" => {
            parts.cards = acorn::decks(data)?;
            parts.board = acorn::board(paper);
            parts.tokens = acorn::tokens();
        }
        "bordering" => {
            parts.cards = bordering::decks(data)?;
            parts.tiles = Some(bordering::tiles(data)?);
            parts.tally = vec![bordering::tally(paper)];
        }
        "resourced" => {
            parts.cards = resourced::decks(data)?;
            parts.tiles = Some(resourced::tiles(data)?);
            parts.tokens = resourced::tokens(data)?;
            parts.board = resourced::board(paper, data)?;
        }
        other => return Err(PrintError::UnknownGame(other.to_owned())),
    }
    Ok(parts)
}

/// The data file of a game, as the program plays with it.
pub(crate) fn data(game: &str) -> &'static str {
    match game {
        "badger" => badger::DATA,
        "dandelion" => dandelion::DATA,
        "acorn" => acorn::DATA,
        "bordering" => bordering::DATA,
        "resourced" => resourced::DATA,
        _ => "",
    }
}

/// The picture that stands for a game.
pub(crate) fn emblem(game: &str) -> &'static str {
    match game {
        "badger" => "borderland",
        "dandelion" => "dandelion",
        "acorn" => "squirrel",
        "bordering" => "forest-garden",
        _ => "bgcs",
    }
}

/// What lies behind the picture that stands for a game: a colour, and a mark in rows.
pub(crate) fn ground(game: &str) -> (art::Colour, &'static str) {
    match game {
        "dandelion" => (art::Colour::Sun, "leaves"),
        "acorn" => (art::Colour::Straw, "acorn"),
        "bordering" => (art::Colour::Mist, "leaves"),
        _ => (art::Colour::Sage, "leaves"),
    }
}

/// The word with a capital.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// A remark as a sentence.
pub(crate) fn sentence(text: &str) -> String {
    let text = capital(text);
    if text.ends_with('.') {
        text
    } else {
        text + "."
    }
}
