//! The lab: simulated playtests.
//!
//! A [`Plan`] says what is played; [`run()`] plays it on many threads; a [`Tally`] is
//! what it adds up to, in integers, so that any split of the deals gives the same.
//! Several plans on the same deals make a comparison. What a game measures beyond
//! what every game has is its [`Study`].

mod deal;
mod figure;
mod notes;
mod number;
mod output;
mod plan;
mod plot;
mod report;
mod run;
mod stats;
mod study;
mod subject;
mod table;
mod tally;
mod unmeasured;
pub mod words;

pub use figure::{Figure, Kind, figures};
pub use notes::Notes;
pub use number::{Number, NumberError};
pub use output::Output;
pub use plan::{Order, Plan, PlanError, Without, nth_seed};
pub use report::{Change, Digest, DigestFigure, DigestValue, Purpose, Report, changes};
pub use run::{Course, Row, Rows, Shard, Stretch, Tallies, run, shard};
pub use stats::{Estimate, Z, elo, elo_of, mean, standard_errors, wilson};
pub use study::{Happening, Label, Own, Piece, Series, Shape, Study};
pub use subject::{Drawn, DrawnShape, Subject, Wording};
pub use table::{Cell, Table};
pub use tally::{Fared, Fired, Histogram, PieceTally, Sum, Tally, WIN};
