//! What each game prints.

mod acorn;
mod badger;
mod bordering;
mod dandelion;
mod resourced;

use crate::{
    PrintError,
    hexes::{self, Hex},
    paper::{Paper, Size},
    sheet::{Deck, Draw},
};

/// Everything there is to print of a game, the rulebook aside.
pub(crate) struct Parts {
    pub(crate) cards: Vec<Deck>,
    /// Hexagonal tiles, and how far their flat sides lie apart.
    pub(crate) hexes: Vec<Hex>,
    pub(crate) across: f32,
    pub(crate) tokens: Vec<Deck>,
    pub(crate) board: Vec<(Size, Draw)>,
    pub(crate) tally: Vec<(Size, Draw)>,
}

/// The parts of a game; `data` is a changed data file.
pub(crate) fn parts(game: &str, paper: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
    let mut parts = Parts {
        cards: Vec::new(),
        hexes: Vec::new(),
        across: hexes::ACROSS,
        tokens: Vec::new(),
        board: Vec::new(),
        tally: Vec::new(),
    };
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
            parts.hexes = bordering::hexes(data)?;
            parts.tally = vec![(paper.size(), bordering::tally(paper.size()))];
        }
        "resourced" => {
            parts.cards = resourced::decks(data)?;
            parts.hexes = resourced::hexes(data)?;
            parts.across = resourced::ACROSS;
            parts.tokens = resourced::tokens(data)?;
            parts.board = resourced::board(paper, data)?;
        }
        other => return Err(PrintError::UnknownGame(other.to_owned())),
    }
    Ok(parts)
}
