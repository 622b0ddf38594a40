mod backup;
mod check;
mod people;
mod prune;

use std::{
    io::{Write as _, stdout},
    path::PathBuf,
};

use anyhow::Context as _;
use clap::Subcommand;
use serde_json::json;
use store::{Listing, Page, Sitter, Stage, Store, TableId, Which};
use web::live::Kept;

use crate::{failure::Failure, keep::Keep, serve::Place};

/// Look after the database of a server: backups, checks, tables
///
/// The server may run meanwhile, except for `restore`; it takes changes in within seconds.
#[derive(clap::Args)]
pub(crate) struct Admin {
    #[command(flatten)]
    place: Place,

    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// List tables, the newest first
    List {
        /// How many at most
        #[arg(long, default_value_t = 50)]
        limit: u32,

        /// As lines of JSON
        #[arg(long)]
        json: bool,
    },
    /// Close a table for good; its record is kept
    Close {
        /// The table's id, as in its address
        table: String,
    },
    /// Write everything that is kept of a table, its secrets included, as JSON
    Export {
        /// The table's id, as in its address
        table: String,

        /// The file to write; otherwise standard output
        file: Option<PathBuf>,
    },
    /// Copy the database, also while people play
    Backup {
        /// The file to write, or a folder for a file named after the moment
        to: PathBuf,

        /// Replace the file if it is there
        #[arg(long)]
        force: bool,
    },
    /// Put a backup in the place of the database, which is kept beside it
    ///
    /// The backup is checked first. No server may run meanwhile.
    Restore {
        /// The backup
        backup: PathBuf,
    },
    /// Remove what nobody wants any more, as a server does by itself, and give the space back
    Prune {
        #[command(flatten)]
        keep: Keep,

        /// Do not give the space back: moves wait while that is done
        #[arg(long)]
        keep_space: bool,
    },
    /// Check that the database is whole and every unfinished game can be played on
    Check,
    /// List people, the one seen last first
    People {
        /// Only those of this name
        name: Option<String>,

        /// How many at most
        #[arg(long, default_value_t = 50)]
        limit: u32,

        /// As lines of JSON
        #[arg(long)]
        json: bool,
    },
    /// Delete a person for good: games of others stay, the name goes
    DeletePerson {
        /// The person's id, as `people` lists it
        id: String,
    },
}

impl Admin {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("no thread to work with")?;
        runtime.block_on(async {
            let place = &self.place;
            match &self.command {
                AdminCommand::List { limit, json } => {
                    with_store(place, async |store| list(store, *limit, *json).await).await
                }
                AdminCommand::Close { table } => {
                    with_store(place, async |store| close(store, table).await).await
                }
                AdminCommand::Export { table, file } => {
                    let file = file.as_ref();
                    with_store(place, async |store| export(store, table, file).await).await
                }
                AdminCommand::Backup { to, force } => backup::back_up(place, to, *force).await,
                AdminCommand::Restore { backup } => backup::restore(place, backup).await,
                AdminCommand::Prune { keep, keep_space } => {
                    let prune = async |store: &Store| {
                        prune::prune(store, place.file()?, keep, !keep_space).await
                    };
                    with_store(place, prune).await
                }
                AdminCommand::Check => check::check(place).await,
                AdminCommand::People { name, limit, json } => {
                    let list = async |store: &Store| {
                        people::list(store, name.as_deref(), *limit, *json).await
                    };
                    with_store(place, list).await
                }
                AdminCommand::DeletePerson { id } => {
                    with_store(place, async |store| people::delete(store, id).await).await
                }
            }
        })
    }
}

/// Does something with the database that is there, and closes it.
async fn with_store(
    place: &Place,
    work: impl AsyncFnOnce(&Store) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let store = place.open_existing().await?;
    let done = work(&store).await;
    store.close().await;
    done
}

async fn list(store: &Store, limit: u32, json: bool) -> Result<(), Failure> {
    let mut out = stdout().lock();
    for listing in store.list(&Which::All, &Page::first(limit)).await? {
        let names = names(&listing);
        if json {
            let line = json!({
                "id": listing.table.id.as_str(),
                "game": listing.table.game,
                "stage": stage(&listing),
                "seats": names,
                "entries": listing.head.version,
                "made_at": listing.table.made_at.0,
                "changed_at": listing.head.at.0,
            });
            writeln!(out, "{line}")?;
        } else {
            let (id, game) = (&listing.table.id, &listing.table.game);
            let entries = listing.head.version;
            let names = names.join(", ");
            writeln!(
                out,
                "{id}  {game:10} {:9} {entries:5}  {names}",
                stage(&listing)
            )?;
        }
    }
    Ok(())
}

fn stage(listing: &Listing) -> &'static str {
    match listing.table.stage {
        Stage::Gathering => "gathering",
        Stage::Dealing => "dealing",
        Stage::Playing => "playing",
        Stage::Over { .. } => "over",
        Stage::Closed => "closed",
    }
}

fn names(listing: &Listing) -> Vec<String> {
    let name = |chair: &store::Chair| match &chair.sitter {
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot { level } => level.clone(),
        Sitter::Open => "open".to_owned(),
        Sitter::Closed => "closed".to_owned(),
    };
    listing.table.chairs.iter().map(name).collect()
}

async fn close(store: &Store, id: &str) -> Result<(), Failure> {
    let kept = kept(store, id).await?;
    let closed = kept.close(store).await;
    closed.map_err(|problem| Failure::Failed(anyhow::anyhow!(problem.words())))?;
    writeln!(stdout(), "closed {id}")?;
    Ok(())
}

async fn kept(store: &Store, id: &str) -> Result<Kept, Failure> {
    let kept = Kept::read(store, &TableId::from(id)).await;
    kept.map_err(|problem| Failure::usage(problem.words()))
}

async fn export(store: &Store, id: &str, file: Option<&PathBuf>) -> Result<(), Failure> {
    let everything = kept(store, id).await?.everything(store).await;
    let everything =
        everything.map_err(|problem| Failure::Failed(anyhow::anyhow!(problem.words())))?;
    let mut text = serde_json::to_string_pretty(&everything)?;
    text.push('\n');
    match file {
        None => stdout().write_all(text.as_bytes())?,
        Some(file) => std::fs::write(file, text)
            .with_context(|| format!("{} cannot be written", file.display()))?,
    }
    Ok(())
}
