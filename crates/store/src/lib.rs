//! Tables, moves and people on SQLite or PostgreSQL.
//!
//! A table is two things: a [`Table`], which changes as a whole and carries a
//! `revision`, and a list of [`Entry`]s, to which anything that happens in the
//! game is appended and nothing is ever removed. Both are written by compare and
//! swap, so that several servers can share one database without locks.
//!
//! All times come from the caller, so that a test can say what time it is.

mod backup;
mod bots;
mod changes;
mod chat;
mod check;
mod device;
mod entry;
mod entry_rows;
mod error;
mod farewell;
mod file;
mod head;
mod health;
mod id;
mod keeper;
mod lists;
mod moment;
mod note;
mod passkey;
mod person;
mod prune;
mod reached;
mod remind;
mod save;
mod schema;
mod scores;
mod store;
mod table;
mod transaction;
mod writer;

pub use backup::{Backup, BackupError, Restored, back_up, restore};
pub use changes::{Change, Changes};
pub use chat::{Line, NewLine, Room, Said};
pub use check::check_file;
pub use device::{Device, NewDevice};
pub use entry::{Append, Appended, Deed, End, Entry, NewEntry, moves};
pub use error::{AppendError, OpenError, SaveError, StoreError, Trouble};
pub use head::Head;
pub use id::{Digest, NodeId, PersonId, TableId};
pub use lists::{Listing, Page, Which};
pub use moment::Moment;
pub use passkey::{Ceremony, Passkey};
pub use person::Person;
pub use prune::{Expired, Expiry, Kept};
pub use reached::{Browser, Mailbox};
pub use remind::{Claimed, Due, Occasion, Way};
pub use store::{Backend, Store};
pub use table::{Chair, Order, Origin, Sitter, Stage, Table, Visibility};
