use std::str::FromStr;

use art::Ink;

use crate::{
    booklet, cover,
    games::{self, Parts},
    hexes::{self, Hex},
    layout::{Flip, Layout},
    paper::{Paper, UnknownWord},
    sheet::Sheets,
};

/// What to print, and how.
#[derive(Clone, Debug)]
pub struct Order {
    /// The id of the game.
    pub game: String,
    /// What is printed on.
    pub paper: Paper,
    /// How cards are put on sheets.
    pub layout: Layout,
    /// Over which edge the printer turns the sheet.
    pub flip: Flip,
    /// How much ink there is.
    pub ink: Ink,
    /// What of the game.
    pub part: Part,
    /// A changed data file, as text.
    pub cards: Option<String>,
    /// How far backs are moved, in millimetres, against a printer's drift.
    pub offset: (f32, f32),
}

/// What of a game is printed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Part {
    /// Everything there is.
    #[default]
    All,
    /// Cards and tiles.
    Cards,
    /// Boards and tracks.
    Board,
    /// Pawns and markers.
    Tokens,
    /// The sheet for keeping score.
    Tally,
    /// The rulebook.
    Rules,
}

/// Why nothing was printed.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum PrintError {
    /// No game has this id.
    #[error("there is no game `{0}`")]
    UnknownGame(String),
    /// The game has no such part.
    #[error("`{game}` has no {part}; it has {known}")]
    NoSuchPart {
        /// The game.
        game: String,
        /// What was asked for.
        part: &'static str,
        /// What there is.
        known: String,
    },
    /// The data file cannot be used.
    #[error("the card file, line {line}: {reason}")]
    Cards {
        /// Its line, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// A text is too long for its card, even in the smallest type.
    #[error("the card file: {0}; make it shorter")]
    TooLong(String),
    /// The document could not be written.
    #[error("the PDF could not be made: {0}")]
    Document(String),
}

impl PrintError {
    pub(crate) fn cards(line: usize, reason: impl Into<String>) -> PrintError {
        PrintError::Cards {
            line,
            reason: reason.into(),
        }
    }
}

/// A finished document.
#[derive(Clone, Debug)]
pub struct Printed {
    /// The file.
    pub pdf: Vec<u8>,
    /// Its pages.
    pub pages: usize,
    /// The cards, tiles and tokens on them, backs not counted.
    pub pieces: usize,
}

impl Order {
    /// All of a game, as most people want it.
    pub fn new(game: &str) -> Order {
        Order {
            game: game.to_owned(),
            paper: Paper::default(),
            layout: Layout::default(),
            flip: Flip::default(),
            ink: Ink::default(),
            part: Part::default(),
            cards: None,
            offset: (0.0, 0.0),
        }
    }
}

/// Prints.
///
/// # Errors
///
/// Fails if there is no such game or part, or if the data file cannot be used.
pub fn print(order: &Order) -> Result<Printed, PrintError> {
    let entry = catalog::games()
        .into_iter()
        .find(|game| game.id == order.game);
    let entry = entry.ok_or_else(|| PrintError::UnknownGame(order.game.clone()))?;
    let parts = games::parts(&order.game, order.paper, order.cards.as_deref())?;
    check_part(order, &parts)?;
    let mut sheets = Sheets::new(entry.title, order.paper, order.ink);
    let wants = |part| order.part == Part::All || order.part == part;
    let mut pieces = 0;
    if order.part == Part::All && order.layout != Layout::Shop {
        cover::add(&mut sheets, &entry, order, &parts);
        cover::calibration(&mut sheets);
    }
    if wants(Part::Cards) {
        for deck in &parts.cards {
            sheets.deck(deck, order.layout, order.flip, order.offset);
            pieces += deck.count();
        }
        if !parts.hexes.is_empty() {
            pieces += tiles(&mut sheets, &parts.hexes, parts.across);
        }
    }
    if wants(Part::Tokens) {
        for deck in &parts.tokens {
            sheets.deck(deck, Layout::Quick, order.flip, order.offset);
            pieces += deck.count();
        }
    }
    if wants(Part::Board) {
        for (size, draw) in &parts.board {
            sheets.page(*size, |canvas| draw(canvas));
        }
    }
    if wants(Part::Tally) {
        for (size, draw) in &parts.tally {
            sheets.page(*size, |canvas| draw(canvas));
        }
    }
    if wants(Part::Rules) {
        booklet::add(&mut sheets, entry.rulebook);
    }
    if let Some(fault) = sheets.faults.first() {
        return Err(PrintError::TooLong(fault.clone()));
    }
    let duplex = (order.layout == Layout::Duplex).then_some(order.flip);
    let pages = sheets.pages();
    let pdf = sheets.finish(duplex).map_err(PrintError::Document)?;
    Ok(Printed { pdf, pages, pieces })
}

fn check_part(order: &Order, parts: &Parts) -> Result<(), PrintError> {
    let has = [
        ("cards", Part::Cards, true),
        ("board", Part::Board, !parts.board.is_empty()),
        ("tokens", Part::Tokens, !parts.tokens.is_empty()),
        ("tally", Part::Tally, !parts.tally.is_empty()),
        ("rules", Part::Rules, true),
    ];
    match has.iter().find(|(_, part, _)| *part == order.part) {
        Some(&(part, _, false)) => {
            let known = has.iter().filter(|(_, _, there)| *there);
            let known: Vec<&str> = known.map(|&(name, _, _)| name).collect();
            Err(PrintError::NoSuchPart {
                game: order.game.clone(),
                part,
                known: known.join(", "),
            })
        }
        _ => Ok(()),
    }
}

/// The tiles, as many on a sheet as fit.
fn tiles(sheets: &mut Sheets, tiles: &[Hex], across: f32) -> usize {
    let r = hexes::radius(across);
    let upright = sheets.paper.size();
    let page = [upright, upright.turned()]
        .into_iter()
        .max_by_key(|&page| hexes::places(page, r).len())
        .unwrap_or(upright);
    let places = hexes::places(page, r);
    let all: Vec<&Hex> = (tiles.iter())
        .flat_map(|tile| std::iter::repeat_n(tile, tile.copies))
        .collect();
    for some in all.chunks(places.len()) {
        sheets.page(page, |canvas| {
            for (tile, &(x, y)) in some.iter().zip(&places) {
                canvas.at(x, y, |canvas| (tile.front)(canvas, r));
            }
            hexes::cut_marks(canvas, page, r, &places[..some.len()]);
        });
    }
    all.len()
}

impl Part {
    /// The names of all parts.
    pub const NAMES: [&'static str; 6] = ["all", "cards", "board", "tokens", "tally", "rules"];
}

impl FromStr for Part {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Part, UnknownWord> {
        match text {
            "all" => Ok(Part::All),
            "cards" => Ok(Part::Cards),
            "board" => Ok(Part::Board),
            "tokens" => Ok(Part::Tokens),
            "tally" => Ok(Part::Tally),
            "rules" => Ok(Part::Rules),
            _ => Err(UnknownWord::new("part", text, &Part::NAMES)),
        }
    }
}

/// The kind of ink with a name: `full`, `low` or `grey`.
///
/// # Errors
///
/// Fails if there is no such kind.
pub fn read_ink(text: &str) -> Result<Ink, UnknownWord> {
    match text {
        "full" => Ok(Ink::Full),
        "low" => Ok(Ink::Low),
        "grey" => Ok(Ink::Grey),
        _ => Err(UnknownWord::new("ink", text, &["full", "low", "grey"])),
    }
}
