//! The one way in which anything is written.

use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
    time::Duration,
};

use sqlx::{Any, AnyConnection, AnyPool, Executor as _, pool::PoolConnection};
use tokio::time::timeout;

use crate::{Backend, health::Health};

/// How long a rollback may take before the connection is given up.
const PATIENCE: Duration = Duration::from_secs(5);

/// A transaction that writes.
///
/// After a commit that failed nobody knows whether the transaction of the connection is
/// open, not even the driver, which counts for itself: it would take the next one for a
/// part of it, and acknowledge what is never stored. So a connection on which anything
/// but a rollback went wrong is closed, and nobody writes through it again.
pub(crate) struct Transaction {
    /// Missing only when it is finished.
    connection: Option<PoolConnection<Any>>,
    health: Arc<Health>,
}

impl Transaction {
    /// Begins. SQLite is told at once that this will write: it lets nobody write who has
    /// read what another has changed since.
    pub(crate) async fn begin(
        backend: Backend,
        pool: &AnyPool,
        health: &Arc<Health>,
    ) -> Result<Transaction, sqlx::Error> {
        let mut transaction = Transaction {
            connection: Some(pool.acquire().await?),
            health: Arc::clone(health),
        };
        let begin = match backend {
            Backend::Sqlite => "BEGIN IMMEDIATE",
            Backend::Postgres => "BEGIN",
        };
        transaction.execute(begin).await?;
        Ok(transaction)
    }

    /// Commits. If that fails, what was written may be stored or not.
    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        let committed = self.execute("COMMIT").await;
        let connection = self.connection.take();
        if let Err(error) = committed {
            if let Some(mut connection) = connection {
                connection.close_on_drop();
            }
            self.health.commit_failed(&error);
            return Err(error);
        }
        self.health.committed();
        Ok(())
    }

    /// Takes everything back.
    pub(crate) async fn rollback(mut self) -> Result<(), sqlx::Error> {
        let rolled_back = self.execute("ROLLBACK").await;
        let connection = self.connection.take();
        if rolled_back.is_err()
            && let Some(mut connection) = connection
        {
            connection.close_on_drop();
        }
        rolled_back.map(drop)
    }
}

/// Whoever leaves early, because something failed or because nobody waits any more, takes
/// everything back.
impl Drop for Transaction {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else {
            return;
        };
        self.health.suspect();
        tokio::spawn(async move {
            // It stays out of the pool until this is done.
            let rolled_back = timeout(PATIENCE, connection.execute("ROLLBACK")).await;
            if !matches!(rolled_back, Ok(Ok(_))) {
                connection.close_on_drop();
            }
        });
    }
}

const HELD: &str = "a transaction has its connection until it is finished";

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect(HELD)
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect(HELD)
    }
}
