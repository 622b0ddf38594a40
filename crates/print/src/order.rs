use std::str::FromStr;

use art::Ink;
use i18n::{Language, speaking, spoken};

use crate::{
    booklet::Booklet,
    layout::{Flip, Layout},
    paper::{Paper, Size, UnknownWord},
    parts::{Edition, Parts},
    pdf::Pdf,
    plan::{Plan, plan},
    sheet::Press,
    svg,
    typeface::Typeface,
    words::{self, say},
};

/// What to print, and how.
#[derive(Clone, Debug)]
pub struct Order {
    /// The game.
    pub game: Edition,
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
    /// What is written beside rulebooks is written in this language.
    pub language: Language,
}

/// How far backs can be moved at most, in millimetres.
pub const MOST_OFFSET: f32 = 20.0;

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
    /// The game has no such part.
    #[error("{}", say::no_such_part(game, *part, known))]
    NoSuchPart {
        /// The game.
        game: String,
        /// What was asked for.
        part: &'static str,
        /// What there is.
        known: String,
    },
    /// The data file cannot be used.
    #[error("{}", say::cards_wrong(*line, reason))]
    Cards {
        /// Its line, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// A text is too long for its card even in the smallest type, or cannot be set.
    #[error("{}", say::change_cards(.0))]
    TooLong(String),
    /// The document could not be written.
    #[error("{}", say::no_document(.0))]
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
    /// All of a game, as most people want it, in the language that is spoken.
    pub fn new(game: Edition) -> Order {
        Order {
            game,
            paper: Paper::default(),
            layout: Layout::default(),
            flip: Flip::default(),
            ink: Ink::default(),
            part: Part::default(),
            cards: None,
            offset: (0.0, 0.0),
            language: spoken(),
        }
    }
}

/// A sheet of a document.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// What it is part of: a deck, the boards, the rulebook.
    pub section: String,
    /// What it is.
    pub title: String,
    /// How large it is.
    pub size: Size,
}

/// Prints.
///
/// # Errors
///
/// Fails if the game has no such part, or if the data file cannot be used.
pub fn print(order: &Order) -> Result<Printed, PrintError> {
    with_plan(order, |plan, typeface| {
        let title = say::document(plan.game);
        let mut pdf = Pdf::new(title, typeface, order.ink);
        for sheet in &plan.sheets {
            let drawing = sheet.drawing(typeface, order.ink);
            if let Some(fault) = drawing.faults.first() {
                return Err(PrintError::TooLong(fault.clone()));
            }
            pdf.page(&sheet.section, sheet.size, sheet.trim, &drawing);
        }
        let duplex = order.layout.is_two_sided().then_some(order.flip);
        Ok(Printed {
            pdf: pdf.finish(duplex).map_err(PrintError::Document)?,
            pages: plan.sheets.len(),
            pieces: plan.pieces,
        })
    })
}

/// The sheets that [`print`] would make, without drawing them.
///
/// # Errors
///
/// Fails if the game has no such part, or if the data file cannot be used.
pub fn list(order: &Order) -> Result<Vec<Listed>, PrintError> {
    with_plan(order, |plan, _| {
        let listed = plan.sheets.iter().map(|sheet| Listed {
            section: sheet.section.clone(),
            title: sheet.title.clone(),
            size: sheet.size,
        });
        Ok(listed.collect())
    })
}

/// One sheet as an SVG picture, by its number from 1; `None` if there is no such
/// sheet. It is drawn by the same strokes as in the PDF.
///
/// # Errors
///
/// Fails if the game has no such part, or if the data file cannot be used.
pub fn preview(order: &Order, number: usize) -> Result<Option<String>, PrintError> {
    with_plan(order, |plan, typeface| {
        let sheet = number.checked_sub(1).and_then(|i| plan.sheets.get(i));
        Ok(sheet.map(|sheet| {
            let drawing = sheet.drawing(typeface, order.ink);
            svg::write(sheet.size, &drawing, typeface, order.ink)
        }))
    })
}

/// The parts that a game has.
///
/// # Errors
///
/// Fails if its data file cannot be used.
pub fn parts(game: &Edition) -> Result<Vec<Part>, PrintError> {
    let parts = game.parts(Paper::default(), None)?;
    Ok(available(&parts))
}

fn with_plan<T>(
    order: &Order,
    make: impl FnOnce(&Plan<'_>, &Typeface) -> Result<T, PrintError>,
) -> Result<T, PrintError> {
    speaking(order.language, || make_plan(order, make))
}

fn make_plan<T>(
    order: &Order,
    make: impl FnOnce(&Plan<'_>, &Typeface) -> Result<T, PrintError>,
) -> Result<T, PrintError> {
    let parts = order.game.parts(order.paper, order.cards.as_deref())?;
    let known = available(&parts);
    if !known.contains(&order.part) {
        let known: Vec<&str> = known.iter().map(|part| part.name()).collect();
        return Err(PrintError::NoSuchPart {
            game: order.game.id.to_owned(),
            part: order.part.name(),
            known: known.join(", "),
        });
    }
    let typeface = Typeface::load();
    let book = matches!(order.part, Part::All | Part::Rules)
        .then(|| Booklet::set(&typeface, order.paper, order.game));
    let press = Press {
        game: order.game.title,
        paper: order.paper,
        layout: order.layout,
        flip: order.flip,
        offset: order.offset,
    };
    let plan = plan(order, press, &parts, book.as_ref());
    make(&plan, &typeface)
}

fn available(parts: &Parts) -> Vec<Part> {
    let there = |part: &Part| match part {
        Part::All | Part::Cards | Part::Rules => true,
        Part::Board => !parts.board.is_empty(),
        Part::Tokens => !parts.tokens.is_empty(),
        Part::Tally => !parts.tally.is_empty(),
    };
    Part::ALL.into_iter().filter(there).collect()
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 6] = [
        Part::All,
        Part::Cards,
        Part::Board,
        Part::Tokens,
        Part::Tally,
        Part::Rules,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Part::All => "all",
            Part::Cards => "cards",
            Part::Board => "board",
            Part::Tokens => "tokens",
            Part::Tally => "tally",
            Part::Rules => "rules",
        }
    }
}

impl FromStr for Part {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Part, UnknownWord> {
        let part = Part::ALL.into_iter().find(|part| part.name() == text);
        part.ok_or_else(|| UnknownWord::new(words::PART, text, &Part::ALL.map(Part::name)))
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
        _ => Err(UnknownWord::new(words::INK, text, &["full", "low", "grey"])),
    }
}
