use std::{fs, path::PathBuf};

use print::{Flip, Layout, Order, Paper, Part, PrintError, read_ink};

use crate::{
    failure::{Failure, cannot_read, cannot_write},
    table::no_such_game,
    words::say,
};

/// Make sheets to print, cut out and play with, as PDF
///
/// Print the file at 100 %, without fitting it to the page; the ruler on each sheet
/// is 50 mm long.
#[derive(clap::Args)]
pub(crate) struct Print {
    /// The game
    game: String,

    /// The file to write; GAME.pdf if it is not given
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,

    /// The paper: a4 or letter
    #[arg(long, default_value = "a4")]
    paper: String,

    /// How cards lie on sheets: quick (nine fronts), duplex (fronts and backs), fold
    /// (fronts above backs), bleed (eight with colour over the edge), shop (one on a page)
    #[arg(long, default_value = "quick")]
    layout: String,

    /// The edge over which the printer turns a sheet: long or short
    #[arg(long, default_value = "long")]
    flip: String,

    /// The ink: full, low (lines, no areas of colour) or grey
    #[arg(long, default_value = "full")]
    ink: String,

    /// What to print: all, cards, board, tokens, tally or rules
    #[arg(long, default_value = "all")]
    part: String,

    /// Print from a changed data file
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,

    /// How far backs are moved, in millimetres, as in 0.5,-1: what the calibration
    /// sheet shows
    #[arg(
        long,
        value_name = "X,Y",
        default_value = "0,0",
        allow_hyphen_values = true
    )]
    offset: String,
}

impl Print {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let order = self.order()?;
        let out = self
            .out
            .unwrap_or_else(|| PathBuf::from(format!("{}.pdf", self.game)));
        let printed = print::print(&order).map_err(|error| match error {
            PrintError::NoSuchPart { .. } => Failure::usage(error),
            PrintError::Cards { .. } | PrintError::TooLong(_) | PrintError::Document(_) => {
                error.into()
            }
        })?;
        fs::write(&out, &printed.pdf).map_err(|error| cannot_write(&out, &error))?;
        let out = out.display().to_string();
        println!("{}", say::printed(out, printed.pages, printed.pieces));
        Ok(())
    }

    fn order(&self) -> Result<Order, Failure> {
        let cards = match &self.cards {
            None => None,
            Some(path) => {
                Some(fs::read_to_string(path).map_err(|error| cannot_read(path, &error))?)
            }
        };
        Ok(Order {
            game: catalog::find(&self.game)
                .ok_or_else(|| no_such_game(&self.game))?
                .edition,
            paper: self.paper.parse::<Paper>().map_err(Failure::usage)?,
            layout: self.layout.parse::<Layout>().map_err(Failure::usage)?,
            flip: self.flip.parse::<Flip>().map_err(Failure::usage)?,
            ink: read_ink(&self.ink).map_err(Failure::usage)?,
            part: self.part.parse::<Part>().map_err(Failure::usage)?,
            cards,
            offset: read_offset(&self.offset)?,
            language: i18n::spoken(),
        })
    }
}

/// Two numbers of millimetres, at most 20 each.
fn read_offset(text: &str) -> Result<(f32, f32), Failure> {
    let number = |part: &str| {
        part.trim()
            .parse::<f32>()
            .ok()
            .filter(|mm| mm.abs() <= print::MOST_OFFSET)
    };
    let parts = text.split_once(',');
    let both = parts.and_then(|(x, y)| Some((number(x)?, number(y)?)));
    both.ok_or_else(|| Failure::usage(say::offset_shape(text)))
}
