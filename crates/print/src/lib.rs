//! Card sheets, boards and booklets as PDF, from the same data the program plays
//! with and the same pictures the pages show.
//!
//! ```
//! let game = print::Edition::of::<badger::Badger>();
//! let order = print::Order { part: print::Part::Cards, ..print::Order::new(game) };
//! let printed = print::print(&order)?;
//! assert!(printed.pdf.starts_with(b"%PDF"));
//! # Ok::<(), print::PrintError>(())
//! ```

mod booklet;
mod canvas;
mod cover;
mod drawing;
mod flow;
pub mod furniture;
pub mod hexes;
mod layout;
mod markdown;
mod order;
mod paper;
mod parts;
mod pdf;
mod plan;
mod setting;
mod sheet;
mod svg;
mod table;
mod typeface;
mod undrawn;
mod viewer;
pub mod words;

pub use art::Ink;
pub use canvas::{Align, Canvas, Frame, Style};
pub use layout::{CARD, Flip, Layout};
pub use order::{
    Listed, MOST_OFFSET, Order, Part, PrintError, Printed, list, parts, preview, print, read_ink,
};
pub use paper::{Paper, Size, UnknownWord};
pub use parts::{Edition, Page, Parts, Pieces, capital, sentence};
pub use setting::SMALLEST;
pub use sheet::{Deck, Draw, Piece};
pub use table::{Row, Table};
pub use typeface::Weight;
