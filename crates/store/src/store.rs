use std::{path::Path, str::FromStr as _, sync::Arc, time::Duration};

use crate::{NodeId, OpenError, StoreError, TableId, error::is_busy, schema, writer::Writer};
use sqlx::{
    Any, AnyPool, ConnectOptions as _, Connection as _, Executor as _, Transaction,
    any::{AnyConnectOptions, AnyPoolOptions},
};
use tokio::time::{Instant, sleep};

/// How long a request waits for a connection before it fails.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait before a file is tried again that somebody else is making.
const BREAK: Duration = Duration::from_millis(10);

/// The channel on which servers tell each other what they changed.
pub(crate) const CHANNEL: &str = "hedgerow";

/// The most bytes a notification of PostgreSQL may have, less some for safety.
const LONGEST_NOTICE: usize = 7500;

/// What SQLite has to keep to for an acknowledged move to survive a power cut. Pages are
/// small because a commit touches one for each table that moved, and writes it whole.
const PRAGMAS: &str = "PRAGMA page_size = 1024;
PRAGMA journal_mode = WAL;
PRAGMA wal_autocheckpoint = 20000;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA busy_timeout = 5000;
PRAGMA cache_size = -512;";

/// The room of a reader of SQLite. It forgets what it has read whenever something is
/// written, so it needs little; but where it lacks room it takes that of the writer, which
/// then reads the same few pages again for every entry.
const READERS_ROOM: &str = "PRAGMA cache_size = -320;";

/// Which database the store is in.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Backend {
    /// A file.
    Sqlite,
    /// A server, that several of us may share.
    Postgres,
}

/// Tables, moves and people. Clones share one store.
#[derive(Clone)]
pub struct Store(Arc<Shared>);

struct Shared {
    backend: Backend,
    address: String,
    node: NodeId,
    readers: AnyPool,
    writers: AnyPool,
    writer: Writer,
}

impl Store {
    /// Opens the database at `address`, `sqlite:FILE` or `postgres://…`, makes it if
    /// it is a file that is not there, and brings it to the schema of today.
    ///
    /// # Errors
    ///
    /// Fails if the database cannot be reached or written, or is newer than this
    /// program.
    pub async fn open(address: &str) -> Result<Store, OpenError> {
        if let Some(file) = address.strip_prefix("sqlite:") {
            let file = file.strip_prefix("//").unwrap_or(file);
            return Store::open_file(Path::new(file)).await;
        }
        if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            return Store::connect(Backend::Postgres, address).await;
        }
        Err(OpenError::Address(address.to_owned()))
    }

    /// Opens the SQLite database in `file`, with everything on the way to it made
    /// if need be.
    ///
    /// # Errors
    ///
    /// As [`open`](Store::open).
    pub async fn open_file(file: &Path) -> Result<Store, OpenError> {
        let folder = match file.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let unwritable = |reason: String| OpenError::Folder {
            folder: folder.to_owned(),
            reason,
        };
        std::fs::create_dir_all(folder).map_err(|error| unwritable(error.to_string()))?;
        let address = format!("sqlite:{}?mode=rwc", escaped(file));
        match Store::connect(Backend::Sqlite, &address).await {
            Err(OpenError::Store(StoreError::Unreachable | StoreError::ReadOnly)) => Err(
                unwritable(format!("{} cannot be opened for writing", file.display())),
            ),
            opened => opened,
        }
    }

    async fn connect(backend: Backend, address: &str) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(address)
            .map_err(|_| OpenError::Address(address.to_owned()))?
            .disable_statement_logging();
        // SQLite has one writer at a time; that ours queue here, and not at the
        // lock of the file, keeps their order and spares them its sleeps.
        let (writing, reading) = match backend {
            Backend::Sqlite => (1, 2),
            Backend::Postgres => (4, 8),
        };
        let pool = |connections, pragmas: &'static [&'static str]| {
            AnyPoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(PATIENCE)
                .test_before_acquire(backend == Backend::Postgres)
                .idle_timeout(None)
                .max_lifetime(None)
                .after_connect(move |connection, _| {
                    Box::pin(async move {
                        if backend == Backend::Sqlite {
                            for pragma in pragmas {
                                connection.execute(*pragma).await?;
                            }
                        }
                        Ok(())
                    })
                })
        };
        try_to_connect(backend, &options).await?;
        let writers = pool(writing, &[PRAGMAS]).connect_lazy_with(options.clone());
        schema::bring_up_to_date(backend, &writers).await?;
        let readers = pool(reading, &[PRAGMAS, READERS_ROOM]).connect_lazy_with(options);
        let node = NodeId::random();
        let notices = match backend {
            Backend::Sqlite => None,
            Backend::Postgres => Some(node.clone()),
        };
        let writer = Writer::start(writers.clone(), notices);
        Ok(Store(Arc::new(Shared {
            backend,
            address: address.to_owned(),
            node,
            readers,
            writers,
            writer,
        })))
    }

    /// Which database it is in.
    pub fn backend(&self) -> Backend {
        self.0.backend
    }

    /// The name of this server among those that share the database.
    pub fn node(&self) -> &NodeId {
        &self.0.node
    }

    /// Asks the database for a sign of life.
    ///
    /// # Errors
    ///
    /// Fails if it gives none.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.0.readers).await?;
        Ok(())
    }

    /// Finishes what was begun and closes the database; whatever comes later fails.
    pub async fn close(&self) {
        self.0.writer.finish().await;
        self.0.writers.close().await;
        self.0.readers.close().await;
    }

    pub(crate) fn address(&self) -> &str {
        &self.0.address
    }

    pub(crate) fn readers(&self) -> &AnyPool {
        &self.0.readers
    }

    pub(crate) fn writers(&self) -> &AnyPool {
        &self.0.writers
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.0.writer
    }

    /// Begins a transaction. Its first statement has to be one that writes: SQLite
    /// lets nobody write who has read what another has changed since.
    pub(crate) async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.0.writers.begin().await?)
    }

    /// Commits, and tells the other servers which table was changed.
    pub(crate) async fn commit(
        &self,
        mut transaction: Transaction<'static, Any>,
        table: &TableId,
    ) -> Result<(), StoreError> {
        if self.0.backend == Backend::Postgres {
            notify(&mut transaction, &self.0.node, [table]).await?;
        }
        Ok(transaction.commit().await?)
    }
}

/// Connects once, to learn at once why it is not possible: a pool would try again
/// until it has lost its patience, and forget the reason.
async fn try_to_connect(backend: Backend, options: &AnyConnectOptions) -> Result<(), StoreError> {
    let mut connection = options.connect().await?;
    if backend == Backend::Sqlite {
        // Of several who make a new file at once, one is let in and the others are sent
        // away without waiting for their turn.
        let end = Instant::now() + PATIENCE;
        while let Err(error) = connection.execute(PRAGMAS).await {
            if !is_busy(&error) || Instant::now() > end {
                return Err(error.into());
            }
            sleep(BREAK).await;
        }
    }
    Ok(connection.close().await?)
}

/// Tells the other servers which tables were changed, once the transaction is
/// committed. Only PostgreSQL has other servers.
pub(crate) async fn notify<'t>(
    transaction: &mut Transaction<'static, Any>,
    node: &NodeId,
    tables: impl IntoIterator<Item = &'t TableId>,
) -> Result<(), sqlx::Error> {
    let mut notices = vec![node.to_string()];
    for table in tables {
        let last = notices.len() - 1;
        if notices[last].len() + table.as_str().len() > LONGEST_NOTICE {
            notices.push(node.to_string());
        }
        let last = notices.len() - 1;
        notices[last].push(' ');
        notices[last].push_str(table.as_str());
    }
    for notice in notices {
        sqlx::query("SELECT CAST(pg_notify($1, $2) AS text)")
            .bind(CHANNEL)
            .bind(notice)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

/// A path as part of an address.
fn escaped(file: &Path) -> String {
    let mut text = String::new();
    for letter in file.to_string_lossy().chars() {
        match letter {
            '%' => text.push_str("%25"),
            '?' => text.push_str("%3F"),
            '#' => text.push_str("%23"),
            letter => text.push(letter),
        }
    }
    text
}
