use std::{borrow::Cow, path::PathBuf, sync::LazyLock};

use tokio::sync::watch;

/// What keeps the database from being read or written, and a person can mend.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The disk is full.
    #[error("the disk of the database is full")]
    DiskFull,
    /// The disk fails.
    #[error("the disk of the database cannot be read or written")]
    Disk,
    /// The database cannot be written.
    #[error("the database cannot be written")]
    ReadOnly,
    /// The database does not answer, or not in time.
    #[error("the database cannot be reached")]
    Unreachable,
    /// Pages of the database are not as they were written.
    #[error(
        "the file is damaged, or not a database: `hedgerow admin check` says what, and `hedgerow admin restore` puts a backup in its place"
    )]
    Damaged,
    /// It refuses for a reason we do not know.
    #[error("the database refuses to store anything")]
    Unusable,
}

/// Why the store could not answer. Unless it was a commit that failed, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The disk is full.
    #[error("the disk of the database is full")]
    DiskFull,
    /// The disk fails.
    #[error("the disk of the database cannot be read or written")]
    Disk,
    /// The database cannot be written.
    #[error("the database cannot be written")]
    ReadOnly,
    /// The database does not answer, or not in time.
    #[error("the database cannot be reached")]
    Unreachable,
    /// Pages of the database are not as they were written.
    #[error("{}", Trouble::Damaged)]
    Damaged,
    /// A row is not as this program writes it.
    #[error("the database holds something unreadable in `{0}`")]
    Unreadable(&'static str),
    /// The store was closed.
    #[error("the database is closed")]
    Closed,
    /// The database refuses for another reason.
    #[error("the database reports: {0}")]
    Database(#[source] sqlx::Error),
}

impl StoreError {
    /// What is wrong with the database; nothing if it is the question that failed.
    pub fn trouble(&self) -> Option<Trouble> {
        match self {
            StoreError::DiskFull => Some(Trouble::DiskFull),
            StoreError::Disk => Some(Trouble::Disk),
            StoreError::ReadOnly => Some(Trouble::ReadOnly),
            StoreError::Unreachable => Some(Trouble::Unreachable),
            StoreError::Damaged => Some(Trouble::Damaged),
            StoreError::Unreadable(_) | StoreError::Closed | StoreError::Database(_) => None,
        }
    }
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> StoreError {
        match trouble {
            Trouble::DiskFull => StoreError::DiskFull,
            Trouble::Disk => StoreError::Disk,
            Trouble::ReadOnly => StoreError::ReadOnly,
            Trouble::Unreachable | Trouble::Unusable => StoreError::Unreachable,
            Trouble::Damaged => StoreError::Damaged,
        }
    }
}

/// How often damage was seen by anybody in this program. Who reads does not know whom to
/// tell; who looks after a database learns here that it is time to look at it whole.
static SIGHTINGS: LazyLock<watch::Sender<u64>> = LazyLock::new(watch::Sender::default);

/// Tells whenever damage is seen in some database.
pub(crate) fn sightings_of_damage() -> watch::Receiver<u64> {
    SIGHTINGS.subscribe()
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => StoreError::Unreachable,
            error => match trouble_of(&error) {
                Some(trouble) => {
                    if trouble == Trouble::Damaged {
                        SIGHTINGS.send_modify(|sightings| *sightings += 1);
                    }
                    trouble.into()
                }
                None => StoreError::Database(error),
            },
        }
    }
}

/// What a fault says of the database; nothing if it is the fault of the question, or of the
/// moment.
pub(crate) fn trouble_of(error: &sqlx::Error) -> Option<Trouble> {
    match error {
        // The thread of a connection to SQLite is gone, or the server says something odd.
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::WorkerCrashed => Some(Trouble::Unreachable),
        sqlx::Error::Database(reason) => known(&reason.code().unwrap_or_default()),
        _ => None,
    }
}

/// Whether a commit that failed so has certainly stored nothing, and the next may succeed.
pub(crate) fn is_refusal(error: &sqlx::Error) -> bool {
    let constraint = error.as_database_error().is_some_and(|error| {
        error.is_foreign_key_violation()
            || error.is_unique_violation()
            || error.is_check_violation()
    });
    constraint || gave_way(error) || is_busy(error)
}

/// The codes that mean something to an operator. Those of PostgreSQL have five
/// characters, those of SQLite are numbers below 10,000.
fn known(code: &str) -> Option<Trouble> {
    if code.len() == 5 {
        return match (code, &code[..2]) {
            ("53100", _) => Some(Trouble::DiskFull),
            ("58030", _) => Some(Trouble::Disk),
            ("25006", _) => Some(Trouble::ReadOnly),
            ("XX001" | "XX002", _) => Some(Trouble::Damaged),
            ("53300", _) | (_, "08" | "57") => Some(Trouble::Unreachable),
            _ => None,
        };
    }
    // The lower eight bits are the kind of a fault, the others its variety.
    match code.parse::<u32>().ok()? & 0xff {
        8 => Some(Trouble::ReadOnly),
        10 => Some(Trouble::Disk),
        11 | 26 => Some(Trouble::Damaged),
        13 => Some(Trouble::DiskFull),
        14 => Some(Trouble::Unreachable),
        _ => None,
    }
}

/// Whether the database missed a row that another refers to.
fn is_missing_reference(error: &sqlx::Error) -> bool {
    let database = error.as_database_error();
    database.is_some_and(sqlx::error::DatabaseError::is_foreign_key_violation)
}

/// What the database calls the fault.
fn code_of(error: &sqlx::Error) -> Option<Cow<'_, str>> {
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
}

/// Whether two servers waited for each other and this one had to give way.
fn gave_way(error: &sqlx::Error) -> bool {
    matches!(code_of(error).as_deref(), Some("40P01" | "40001"))
}

/// Whether somebody else holds the file of the database.
pub(crate) fn is_busy(error: &sqlx::Error) -> bool {
    let code: Option<u32> = code_of(error).and_then(|code| code.parse().ok());
    // The lowest byte is the kind of fault, what stands above it tells more.
    code.is_some_and(|code| code & 0xff == 5)
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of no database we know.
    #[error("`{0}` is no address of a database; write sqlite:FILE or postgres://…")]
    Address(String),
    /// The folder cannot be made or written to.
    #[error("the folder {} cannot be written: {reason}", .folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// In the words of the system.
        reason: String,
    },
    /// A newer program has written this database.
    #[error(
        "the database was written by a newer version of this program (schema {found}, this one knows {known})"
    )]
    Newer {
        /// The schema of the database.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// Another server has the file.
    #[error(
        "another server uses {} already: stop it, or give this one a folder of its own with --data; several servers can share a PostgreSQL database (--database-url)", .0.display()
    )]
    InUse(PathBuf),
    /// A migration did not succeed.
    #[error("the database cannot be brought to the schema of this program: {0}")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// The database does not answer as it should.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a change of a table was not saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Somebody else changed the table since it was read: read it again.
    #[error("the table was changed meanwhile")]
    Stale,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The store could not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for SaveError {
    fn from(error: sqlx::Error) -> SaveError {
        if gave_way(&error) {
            return SaveError::Stale;
        }
        SaveError::Store(error.into())
    }
}

/// Why entries were not appended.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Somebody else appended first: read the entries from `version` on.
    #[error("the table has moved on")]
    Stale,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The store could not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for AppendError {
    fn from(error: sqlx::Error) -> AppendError {
        if gave_way(&error) {
            return AppendError::Stale;
        }
        if is_missing_reference(&error) {
            return AppendError::NoTable;
        }
        AppendError::Store(error.into())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod tests {
    use super::*;

    #[test]
    fn faults_an_operator_can_mend_are_told_apart() {
        let known = |code| known(code).map(|fault| fault.to_string());
        let full = "the disk of the database is full";
        let read_only = "the database cannot be written";
        assert_eq!(known("13").as_deref(), Some(full));
        assert_eq!(known("53100").as_deref(), Some(full));
        assert_eq!(known("8").as_deref(), Some(read_only));
        assert_eq!(known("1032").as_deref(), Some(read_only));
        assert_eq!(known("25006").as_deref(), Some(read_only));
        let disk = "the disk of the database cannot be read or written";
        assert_eq!(known("778").as_deref(), Some(disk));
        assert_eq!(known("58030").as_deref(), Some(disk));
        let gone = "the database cannot be reached";
        assert_eq!(known("14").as_deref(), Some(gone));
        assert_eq!(known("57P01").as_deref(), Some(gone));
        for damaged in ["11", "26", "267", "XX001"] {
            assert!(known(damaged).unwrap().starts_with("the file is damaged"));
        }
        for other in ["", "1", "1555", "23505", "40P01"] {
            assert_eq!(known(other), None, "{other}");
        }
    }
}
