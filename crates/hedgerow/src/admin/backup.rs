//! Copies of the database, and putting one back.

use std::{
    io::{Write as _, stdout},
    path::{Path, PathBuf},
};

use crate::{failure::Failure, serve::Place};

/// Copies the database to `to`.
pub(super) async fn back_up(place: &Place, to: &Path, force: bool) -> Result<(), Failure> {
    let database = file(place, "pg_dump --format=custom --file=BACKUP DATABASE_URL")?;
    let made = store::back_up(&database, to, force).await?;
    writeln!(
        stdout(),
        "{}: {} tables, {} bytes",
        made.file.display(),
        made.tables,
        made.bytes
    )?;
    Ok(())
}

/// Puts a copy in the place of the database.
pub(super) async fn restore(place: &Place, backup: &Path) -> Result<(), Failure> {
    let command =
        "pg_restore --clean --if-exists --single-transaction --dbname=DATABASE_URL BACKUP";
    let database = file(place, command)?;
    let restored = store::restore(backup, &database).await?;
    let mut out = stdout();
    writeln!(
        out,
        "{}: {} tables from {}",
        database.display(),
        restored.tables,
        backup.display()
    )?;
    if let Some(before) = restored.before {
        let before = before.display();
        writeln!(
            out,
            "the database before is {before}; delete it when all is well"
        )?;
    }
    Ok(())
}

/// The file of the database. PostgreSQL has programs of its own for this.
fn file(place: &Place, command: &str) -> Result<PathBuf, Failure> {
    place.file()?.ok_or_else(|| {
        Failure::usage(format!(
            "PostgreSQL has its own program for this, with DATABASE_URL that of --database-url: {command}"
        ))
    })
}
