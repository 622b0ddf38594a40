//! The schema and how a database is brought to it.

use std::borrow::Cow;

use sqlx::{
    AnyConnection, Connection as _, SqlSafeStr as _,
    migrate::{MigrateError, Migration, MigrationType, Migrator},
};

use crate::{Backend, OpenError, StoreError};

/// Every step from nothing to the schema of today. A step that has been released
/// never changes; what it got wrong, another step mends.
const STEPS: [(i64, &str, &str); 8] = [
    (
        1,
        "tables and people",
        include_str!("../migrations/0001_tables_and_people.sql"),
    ),
    (
        2,
        "keys of lines",
        include_str!("../migrations/0002_keys_of_lines.sql"),
    ),
    (
        3,
        "choices of chairs",
        include_str!("../migrations/0003_choices_of_chairs.sql"),
    ),
    (4, "deals", include_str!("../migrations/0004_deals.sql")),
    (
        5,
        "identity",
        include_str!("../migrations/0005_identity.sql"),
    ),
    (6, "owners", include_str!("../migrations/0006_owners.sql")),
    (
        8,
        "reminders",
        include_str!("../migrations/0008_reminders.sql"),
    ),
    (10, "scores", include_str!("../migrations/0010_scores.sql")),
];

/// The schema of today.
pub(crate) fn newest() -> i64 {
    STEPS[STEPS.len() - 1].0
}

/// Brings the database to the newest schema, through a connection that nobody uses
/// afterwards.
pub(crate) async fn bring_up_to_date(
    backend: Backend,
    mut connection: AnyConnection,
) -> Result<(), OpenError> {
    let known = newest();
    let found = applied(&mut connection).await;
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    if (1..known).contains(&found) {
        tracing::warn!(
            from = found,
            to = known,
            "raising the schema of the database; older versions of this program cannot read it afterwards, so keep a copy"
        );
    }
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    let migrator = Migrator::with_migrations(STEPS.map(step).into());
    let migrated = match backend {
        // The migrator locks a database of PostgreSQL, but not one of SQLite.
        Backend::Sqlite => migrate_locked(&migrator, &mut connection).await,
        Backend::Postgres => migrator.run(&mut connection).await,
    };
    // What was not committed is gone with the connection.
    let closed = connection.close().await;
    migrated.map_err(|error| match error {
        // Another server may have raised it after we looked.
        MigrateError::VersionMissing(found) => OpenError::Newer { found, known },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            StoreError::from(error).into()
        }
        error => OpenError::Migration(error),
    })?;
    Ok(closed.map_err(StoreError::from)?)
}

/// The migrator begins transactions within this one, so the driver has to know of it.
async fn migrate_locked(
    migrator: &Migrator,
    connection: &mut AnyConnection,
) -> Result<(), MigrateError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    migrator.run(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}

/// The newest step that was run on this database; 0 if it is empty.
async fn applied(connection: &mut AnyConnection) -> i64 {
    let newest = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    let newest: Result<Option<i64>, _> = newest.fetch_one(connection).await;
    // It fails only where there is no such table yet.
    newest.ok().flatten().unwrap_or(0)
}
