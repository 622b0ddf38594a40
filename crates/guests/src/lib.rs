//! People who play over the network, and the server they play at, as tests and
//! measurements need them. The program itself uses nothing of it.

mod client;
mod cluster;
mod company;
mod database;
mod folder;
mod kills;
mod ledger;
mod messages;
mod page;
mod program;
mod request;

pub use client::Client;
pub use cluster::Cluster;
pub use company::{Company, Pair};
pub use database::{Wire, fresh_database, query};
pub use folder::{Folder, SmallDisk};
pub use kills::{kill_over_postgres, kill_over_sqlite};
pub use ledger::{Count, Ledger, until_ready};
pub use messages::{Messages, message};
pub use page::Page;
pub use program::{Place, Program, hedgerow, moves};
pub use request::{get, known, post, request, text};
