//! The pages.
//!
//! Each file holds what a page needs to know and how it looks. Everything works
//! by links and forms; the script in `assets` makes it quick.

pub mod assets;
mod create;
mod deal;
mod faces;
mod frame;
mod game;
mod glossary;
mod home;
mod lab;
mod layout;
mod lesson;
mod mine;
mod outdated;
mod passkeys;
mod print;
mod privacy;
mod problem;
mod reminders;
mod replay;
pub(crate) mod rules;
mod settings;
mod table;

pub use board::Linked;
pub use create::{Create, Given, Level};
pub use deal::{Contributed, DealNote, DrawnNote, PromiseNote, Warning};
pub use game::{BestGame, Feat, GamePage};
pub use home::{Home, Lobby, OpenTable};
pub use lab::{LabPage, NewStudy, SIDE_BY_SIDE, SidePage, StudyPage};
pub use layout::Head;
pub use lesson::LessonPage;
pub use mine::{Deleting, Fate, KeptGame, Mine, MyTable, Waiting};
pub use outdated::Outdated;
pub use passkeys::come_back;
pub use print::PrintPage;
pub use privacy::privacy;
pub use problem::Problem;
pub use reminders::{Mail, MailPage, Reminders};
pub use replay::{Perspective, Replay};
pub use settings::{Deletion, Recover, Settings};
pub use table::{
    ChatLine, Drawn, Earlier, Ended, HouseRule, Life, LogLine, Notice, Plate, Presence, Questions,
    SeedNote, Sitter, TablePage, Undo,
};
