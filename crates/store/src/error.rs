use std::{borrow::Cow, path::PathBuf};

/// Why the store could not answer; nothing was changed.
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

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Tls(_) => {
                StoreError::Unreachable
            }
            sqlx::Error::Database(reason) => {
                let code = reason.code().unwrap_or_default().into_owned();
                known(&code).unwrap_or(StoreError::Database(sqlx::Error::Database(reason)))
            }
            error => StoreError::Database(error),
        }
    }
}

/// The codes that mean something to an operator. Those of PostgreSQL have five
/// characters, those of SQLite are numbers below 10,000.
fn known(code: &str) -> Option<StoreError> {
    if code.len() == 5 {
        return match (code, &code[..2]) {
            ("53100", _) => Some(StoreError::DiskFull),
            ("58030", _) => Some(StoreError::Disk),
            ("25006", _) => Some(StoreError::ReadOnly),
            (_, "08" | "57") => Some(StoreError::Unreachable),
            _ => None,
        };
    }
    // The lower eight bits are the kind of a fault, the others its variety.
    match code.parse::<u32>().ok()? & 0xff {
        8 => Some(StoreError::ReadOnly),
        10 => Some(StoreError::Disk),
        13 => Some(StoreError::DiskFull),
        14 => Some(StoreError::Unreachable),
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
        for other in ["", "1", "1555", "23505", "40P01"] {
            assert_eq!(known(other), None, "{other}");
        }
    }
}
