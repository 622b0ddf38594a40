//! Copies of a SQLite database that are whole, and putting one in its place.

use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions as _, Connection as _, Row as _, SqliteConnection, sqlite::SqliteConnectOptions,
};

use crate::{OpenError, StoreError, error::is_busy, file, schema};

/// How long to wait for others who hold the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// What SQLite may leave beside the file of a database, and what may hold its newest
/// changes.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Why no copy was made, or none put in place; the database is as it was.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// The copy would replace something.
    #[error("{} is there already; --force replaces it", .0.display())]
    Exists(PathBuf),
    /// The copy would replace a database.
    #[error("{} is a database in use, and not replaced", .0.display())]
    Database(PathBuf),
    /// A server, or another program, has the database open.
    #[error("{} is in use: stop the server, then restore again", .0.display())]
    InUse(PathBuf),
    /// The file cannot be put in place.
    #[error("{} cannot be restored: {reason}", .file.display())]
    Unusable {
        /// Which.
        file: PathBuf,
        /// Why not.
        reason: String,
    },
    /// The database is damaged.
    #[error("{} is damaged: `hedgerow admin check` tells more, `restore` puts a backup in its place", .0.display())]
    Damaged(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {error}", .file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// In the words of the system.
        error: io::Error,
    },
    /// The database does not answer as it should.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A copy that was made.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Backup {
    /// Where it is.
    pub file: PathBuf,
    /// Its size in bytes.
    pub bytes: u64,
    /// How many tables are in it.
    pub tables: u64,
}

/// A database that was put in place.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Restored {
    /// Where the one before is now, if there was one.
    pub before: Option<PathBuf>,
    /// How many tables are in the new one.
    pub tables: u64,
}

/// Copies the database in `database` to `to`, while others may write to it. If `to` is a
/// folder, the copy is named after the moment.
///
/// The copy is one file, whole on the disk before it has its name, and nobody else may
/// read it.
///
/// # Errors
///
/// Fails if there is no database, or a file in the way that `replace` does not allow to
/// replace.
pub async fn back_up(database: &Path, to: &Path, replace: bool) -> Result<Backup, BackupError> {
    let mut connection = open(database).await?;
    let to = if to.is_dir() {
        to.join(format!("hedgerow-{}.sqlite", stamp(&mut connection).await?))
    } else {
        to.to_owned()
    };
    let same = to.canonicalize().ok() == database.canonicalize().ok() && to.exists();
    if same || COMPANIONS.iter().any(|end| beside(&to, end).exists()) {
        return Err(BackupError::Database(to));
    }
    if to.exists() && !replace {
        return Err(BackupError::Exists(to));
    }
    let part = Part::create(beside(&to, ".part"))?;
    sqlx::query("VACUUM INTO $1")
        .bind(part.0.to_string_lossy().into_owned())
        .execute(&mut connection)
        .await
        .map_err(|error| match code_of(&error) {
            Some(CORRUPT | NO_DATABASE) => BackupError::Damaged(database.to_owned()),
            _ => BackupError::Store(error.into()),
        })?;
    close(connection).await?;
    let tables = check_copy(&part.0)
        .await
        .map_err(|reason| BackupError::Unusable {
            file: database.to_owned(),
            reason,
        })?;
    sync(&part.0)?;
    let bytes = part.0.metadata().map_err(file_error(&part.0))?.len();
    fs::rename(&part.0, &to).map_err(file_error(&to))?;
    sync_folder(&to)?;
    Ok(Backup {
        file: to,
        bytes,
        tables,
    })
}

/// Puts the copy in `backup` in the place of the database in `database`, which is kept
/// beside it under another name. The copy is checked first, and left as it is.
///
/// # Errors
///
/// Fails if the copy is damaged, or from a newer program, or if the database is in use.
pub async fn restore(backup: &Path, database: &Path) -> Result<Restored, BackupError> {
    if !backup.is_file() {
        return Err(BackupError::Missing(backup.to_owned()));
    }
    if backup.canonicalize().ok() == database.canonicalize().ok() {
        return Err(BackupError::Database(database.to_owned()));
    }
    if let Some(folder) = database.parent().filter(|folder| *folder != Path::new("")) {
        fs::create_dir_all(folder).map_err(file_error(folder))?;
    }
    // What is checked is a copy in the folder of the database: reading a backup in place
    // would write beside it, and it may lie where nobody can write.
    let part = Part::create(beside(database, ".restored"))?;
    copy(backup, &part.0)?;
    let wal = beside(backup, "-wal");
    if wal.exists() {
        copy(&wal, &beside(&part.0, "-wal"))?;
    }
    let unusable = |reason: String| BackupError::Unusable {
        file: backup.to_owned(),
        reason,
    };
    let tables = check_copy(&part.0).await.map_err(unusable)?;
    sync(&part.0)?;
    // Held until the copy is in place, so that no server starts meanwhile.
    let _lock = file::lock(database).map_err(|error| match error {
        OpenError::InUse(file) => BackupError::InUse(file),
        error => unusable(error.to_string()),
    })?;
    let before = put_aside(database).await?;
    fs::rename(&part.0, database).map_err(file_error(database))?;
    sync_folder(database)?;
    Ok(Restored { before, tables })
}

/// Opens the database in a file that has to be there.
pub(crate) async fn open(file: &Path) -> Result<SqliteConnection, BackupError> {
    if !file.is_file() {
        return Err(BackupError::Missing(file.to_owned()));
    }
    let options = SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        .disable_statement_logging();
    Ok(options.connect().await.map_err(StoreError::from)?)
}

async fn close(connection: SqliteConnection) -> Result<(), BackupError> {
    Ok(connection.close().await.map_err(StoreError::from)?)
}

/// Looks whether a copy is whole and of this program, and makes it one file without
/// companions. How many tables it holds, or what is wrong with it.
async fn check_copy(file: &Path) -> Result<u64, String> {
    let words = |error: sqlx::Error| match code_of(&error) {
        Some(CORRUPT) => "it is damaged".to_owned(),
        Some(NO_DATABASE) => "it is no database".to_owned(),
        _ => StoreError::from(error).to_string(),
    };
    let mut connection = open(file).await.map_err(|error| error.to_string())?;
    sqlx::query("PRAGMA journal_mode = DELETE")
        .execute(&mut connection)
        .await
        .map_err(words)?;
    let known = "SELECT count(*) FROM sqlite_schema WHERE name IN ('tables', 'entries', '_sqlx_migrations')";
    let known: i64 = sqlx::query_scalar(known)
        .fetch_one(&mut connection)
        .await
        .map_err(words)?;
    if known < 3 {
        return Err("it is no database of Hedgerow".to_owned());
    }
    let version: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(&mut connection)
        .await
        .map_err(words)?;
    if version > schema::newest() {
        return Err(format!(
            "it was written by a newer version of this program (schema {version}, this one knows {})",
            schema::newest()
        ));
    }
    let faults = faults(&mut connection).await.map_err(words)?;
    if let Some(fault) = faults.first() {
        return Err(format!("it is damaged: {fault}"));
    }
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM tables")
        .fetch_one(&mut connection)
        .await
        .map_err(words)?;
    connection.close().await.map_err(words)?;
    Ok(tables as u64)
}

/// The most faults that are told.
const MANY: usize = 100;

/// What is wrong with the pages of a database and the references between its rows.
pub(crate) async fn faults(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut faults: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(100)")
        .fetch_all(&mut *connection)
        .await?;
    faults.retain(|fault| fault != "ok");
    let missing = sqlx::query("PRAGMA foreign_key_check")
        .fetch_all(&mut *connection)
        .await?;
    for row in missing.iter().take(MANY) {
        let (from, to): (String, String) = (row.try_get("table")?, row.try_get("parent")?);
        faults.push(format!(
            "a row of `{from}` refers to one of `{to}` that is not there"
        ));
    }
    Ok(faults)
}

/// Puts a database out of the way that nobody has open, and says where it is then.
async fn put_aside(database: &Path) -> Result<Option<PathBuf>, BackupError> {
    let there = database.exists();
    let companions = COMPANIONS.iter().any(|end| beside(database, end).exists());
    if !there && !companions {
        return Ok(None);
    }
    let mut memory = SqliteConnectOptions::new()
        .in_memory(true)
        .connect()
        .await
        .map_err(StoreError::from)?;
    let aside = database.with_file_name(format!(
        "{}-before-{}.sqlite",
        database.file_stem().unwrap_or_default().to_string_lossy(),
        stamp(&mut memory).await?
    ));
    if aside.exists() {
        return Err(BackupError::Exists(aside));
    }
    // Programs that are no servers may have it open too.
    let _held = if there {
        take_over(database).await?
    } else {
        None
    };
    for end in COMPANIONS {
        let companion = beside(database, end);
        if companion.exists() {
            let to = beside(&aside, end);
            fs::rename(&companion, &to).map_err(file_error(&companion))?;
        }
    }
    if there {
        // With both names, a power cut leaves one database or the other, and never none.
        if fs::hard_link(database, &aside).is_err() {
            fs::rename(database, &aside).map_err(file_error(database))?;
        }
    }
    Ok(Some(aside))
}

/// Makes sure that nobody else has the database open, and that all of it is in its one
/// file. A damaged one is taken as it is.
async fn take_over(database: &Path) -> Result<Option<SqliteConnection>, BackupError> {
    let options = SqliteConnectOptions::new()
        .filename(database)
        .busy_timeout(Duration::ZERO)
        .disable_statement_logging();
    let Ok(mut connection) = options.connect().await else {
        return Ok(None);
    };
    // The log can only be given up by whoever is alone.
    for step in ["PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"] {
        match sqlx::query(step).execute(&mut connection).await {
            Ok(_) => {}
            Err(error) if is_busy(&error) => return Err(BackupError::InUse(database.to_owned())),
            Err(_) => return Ok(None),
        }
    }
    Ok(Some(connection))
}

/// The kind of a fault for which SQLite finds a database damaged.
const CORRUPT: u32 = 11;

/// The kind of a fault for which SQLite finds a file to be no database.
const NO_DATABASE: u32 = 26;

/// Whether the database is damaged, or none at all.
pub(crate) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(code_of(error), Some(CORRUPT | NO_DATABASE))
}

/// The kind of a fault, as SQLite counts them.
fn code_of(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    Some(code.parse::<u32>().ok()? & 0xff)
}

/// The moment, as part of a name.
async fn stamp(connection: &mut SqliteConnection) -> Result<String, StoreError> {
    let stamp = sqlx::query_scalar("SELECT strftime('%Y%m%d-%H%M%S', 'now')");
    Ok(stamp.fetch_one(connection).await?)
}

/// A file that is gone when this is dropped, unless it was given another name.
struct Part(PathBuf);

impl Part {
    /// Makes an empty file that nobody else may read.
    fn create(file: PathBuf) -> Result<Part, BackupError> {
        let part = Part(file);
        // Left behind by somebody who was interrupted.
        part.remove();
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&part.0).map_err(file_error(&part.0))?;
        Ok(part)
    }

    fn remove(&self) {
        let _gone = fs::remove_file(&self.0);
        for end in COMPANIONS {
            let _gone = fs::remove_file(beside(&self.0, end));
        }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.remove();
    }
}

/// The file of that name with more at its end.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// Copies what is in a file, and not who may read it.
fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let mut source = File::open(from).map_err(file_error(from))?;
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut target = options.open(to).map_err(file_error(to))?;
    io::copy(&mut source, &mut target).map_err(file_error(to))?;
    Ok(())
}

/// Waits until a file is on the disk.
fn sync(file: &Path) -> Result<(), BackupError> {
    let opened = File::options().write(true).open(file);
    opened
        .and_then(|opened| opened.sync_all())
        .map_err(file_error(file))
}

/// Waits until the name of a file is on the disk, where that can be waited for.
fn sync_folder(file: &Path) -> Result<(), BackupError> {
    if cfg!(unix) {
        let folder = file::folder_of(file);
        let opened = File::open(folder);
        opened
            .and_then(|opened| opened.sync_all())
            .map_err(file_error(folder))?;
    }
    Ok(())
}

fn file_error(file: &Path) -> impl FnOnce(io::Error) -> BackupError {
    let file = file.to_owned();
    move |error| BackupError::File { file, error }
}
