use std::{
    io::{Write as _, stdout},
    path::PathBuf,
};

use anyhow::Context as _;
use clap::Subcommand;
use serde_json::json;
use store::{Listing, Page, Sitter, Stage, Store, TableId, Which};
use web::live::{Config, Tables};

use crate::{failure::Failure, serve::Place};

/// List, close and export the tables of a server
///
/// The server may run meanwhile; it takes changes in within seconds.
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
        /// How many
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
}

impl Admin {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("no thread to work with")?;
        runtime.block_on(async {
            let store = self.place.open().await?;
            let done = match &self.command {
                AdminCommand::List { limit, json } => list(&store, *limit, *json).await,
                AdminCommand::Close { table } => close(&store, table).await,
                AdminCommand::Export { table, file } => export(&store, table, file.as_ref()).await,
            };
            store.close().await;
            done
        })
    }
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
    let tables = Tables::new(store.clone(), Config::default());
    let table = tables.table(&TableId::from(id)).await;
    let table = table.map_err(|problem| Failure::usage(problem.words()))?;
    let closed = table.close_for_good().await;
    closed.map_err(|problem| Failure::Failed(anyhow::anyhow!(problem.words())))?;
    writeln!(stdout(), "closed {id}")?;
    Ok(())
}

async fn export(store: &Store, id: &str, file: Option<&PathBuf>) -> Result<(), Failure> {
    let tables = Tables::new(store.clone(), Config::default());
    let table = tables.table(&TableId::from(id)).await;
    let table = table.map_err(|problem| Failure::usage(problem.words()))?;
    let kept = table.everything().await;
    let kept = kept.map_err(|problem| Failure::Failed(anyhow::anyhow!(problem.words())))?;
    let mut text = serde_json::to_string_pretty(&kept)?;
    text.push('\n');
    match file {
        None => stdout().write_all(text.as_bytes())?,
        Some(file) => std::fs::write(file, text)
            .with_context(|| format!("{} cannot be written", file.display()))?,
    }
    Ok(())
}
