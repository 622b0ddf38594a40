use std::{
    fs::File,
    io,
    path::Path,
    str::FromStr as _,
    sync::{Arc, Mutex},
    time::Duration,
};

use crate::{
    NodeId, OpenError, StoreError, TableId, Trouble,
    error::is_busy,
    file,
    health::Health,
    keeper::{Keeper, checkpoint, empty_log},
    schema,
    transaction::Transaction,
    writer::Writer,
};
use sqlx::{
    AnyConnection, AnyPool, ConnectOptions as _, Executor as _,
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
    target: Target,
    address: String,
    node: NodeId,
    readers: AnyPool,
    writers: AnyPool,
    writer: Writer,
    health: Arc<Health>,
    keeper: Mutex<Option<Keeper>>,
    /// Says to other servers that the file is ours.
    _lock: Option<File>,
}

/// Where a database is, and how to get there.
#[derive(Clone)]
pub(crate) struct Target {
    pub(crate) backend: Backend,
    options: AnyConnectOptions,
}

impl Target {
    /// A connection of one's own, which no pool knows.
    pub(crate) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.options.connect().await?;
        if self.backend == Backend::Sqlite {
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
        Ok(connection)
    }
}

/// Who opens a database.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Role {
    /// A server, which has a file for itself.
    Server,
    /// Somebody beside it.
    Guest,
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
        Store::open_as(Role::Guest, address).await
    }

    /// Opens a database for a server. Several may share one of PostgreSQL; a file is for
    /// one alone, since two would let each bot think twice.
    ///
    /// # Errors
    ///
    /// As [`open`](Store::open), and if another server has the file.
    pub async fn serve(address: &str) -> Result<Store, OpenError> {
        Store::open_as(Role::Server, address).await
    }

    /// Opens the SQLite database in `file`, with everything on the way to it made
    /// if need be.
    ///
    /// # Errors
    ///
    /// As [`open`](Store::open).
    pub async fn open_file(file: &Path) -> Result<Store, OpenError> {
        Store::open_file_as(Role::Guest, file).await
    }

    /// Opens the SQLite database in `file` for a server.
    ///
    /// # Errors
    ///
    /// As [`serve`](Store::serve).
    pub async fn serve_file(file: &Path) -> Result<Store, OpenError> {
        Store::open_file_as(Role::Server, file).await
    }

    async fn open_as(role: Role, address: &str) -> Result<Store, OpenError> {
        if let Some(file) = address.strip_prefix("sqlite:") {
            let file = file.strip_prefix("//").unwrap_or(file);
            return Store::open_file_as(role, Path::new(file)).await;
        }
        if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            return Store::connect(Backend::Postgres, address, None).await;
        }
        Err(OpenError::Address(address.to_owned()))
    }

    async fn open_file_as(role: Role, file: &Path) -> Result<Store, OpenError> {
        let unwritable = |reason: String| OpenError::Folder {
            folder: file::folder_of(file).to_owned(),
            reason,
        };
        file::make(file).map_err(|error| match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                StoreError::DiskFull.into()
            }
            _ => unwritable(error.to_string()),
        })?;
        let lock = match role {
            Role::Server => file::lock(file)?,
            Role::Guest => None,
        };
        let address = format!("sqlite:{}?mode=rwc", escaped(file));
        let opened = Store::connect(Backend::Sqlite, &address, lock).await;
        file::tighten(file);
        match opened {
            Err(OpenError::Store(StoreError::Unreachable | StoreError::ReadOnly)) => Err(
                unwritable(format!("{} cannot be opened for writing", file.display())),
            ),
            opened => opened,
        }
    }

    async fn connect(
        backend: Backend,
        address: &str,
        lock: Option<File>,
    ) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(address)
            .map_err(|_| OpenError::Address(address.to_owned()))?
            .disable_statement_logging();
        let target = Target {
            backend,
            options: options.clone(),
        };
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
        // A pool would try again until it has lost its patience, and forget the reason.
        let first = target.connect().await?;
        schema::bring_up_to_date(backend, first).await?;
        if backend == Backend::Sqlite {
            // From now on the file alone is a database, should anybody copy it. If another
            // program is in the way, it has done that itself.
            if let Err(error) = checkpoint(&target, "PRAGMA wal_checkpoint(TRUNCATE)").await
                && error.trouble() != Some(Trouble::Unreachable)
            {
                return Err(error.into());
            }
        }
        let writers = pool(writing, &[PRAGMAS]).connect_lazy_with(options.clone());
        let readers = pool(reading, &[PRAGMAS, READERS_ROOM]).connect_lazy_with(options);
        let node = NodeId::random();
        let notices = match backend {
            Backend::Sqlite => None,
            Backend::Postgres => Some(node.clone()),
        };
        let health = Arc::new(Health::default());
        let keeper = Keeper::start(target.clone(), Arc::clone(&health));
        let writer = Writer::start(backend, writers.clone(), Arc::clone(&health), notices);
        Ok(Store(Arc::new(Shared {
            target,
            address: address.to_owned(),
            node,
            readers,
            writers,
            writer,
            health,
            keeper: Mutex::new(Some(keeper)),
            _lock: lock,
        })))
    }

    /// Which database it is in.
    pub fn backend(&self) -> Backend {
        self.0.target.backend
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

    /// Whether the database can be read, and the last writes succeeded. After one that
    /// failed it is tried now, so that nobody hears of a fault that is mended.
    ///
    /// # Errors
    ///
    /// Says what is wrong, in words for whoever runs the server.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.0.health.mended().await?;
        self.ping().await?;
        self.0.health.check().map_err(StoreError::from)
    }

    /// Finishes what was begun and closes the database; whatever comes later fails. Tells
    /// what kept it from storing the last that it was asked to, if anything did.
    pub async fn close(&self) -> Option<Trouble> {
        self.0.writer.finish().await;
        // One last try: there may be room again.
        let trouble = self.0.health.mended().await.err();
        let keeper = self.0.keeper.lock().map(|mut keeper| keeper.take());
        drop(keeper);
        self.0.writers.close().await;
        self.0.readers.close().await;
        if trouble.is_none() && self.backend() == Backend::Sqlite {
            // What is in the log only is kept as well, but in two files.
            if let Err(error) = empty_log(&self.0.target).await {
                tracing::warn!(%error, "the log of the database stays beside it; keep both");
            }
        }
        trouble
    }

    pub(crate) fn address(&self) -> &str {
        &self.0.address
    }

    pub(crate) fn target(&self) -> &Target {
        &self.0.target
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

    /// Begins a transaction that writes. While the database cannot be written, that is
    /// tried first.
    pub(crate) async fn begin(&self) -> Result<Transaction, StoreError> {
        let shared = &self.0;
        shared.health.mended().await?;
        let begun = Transaction::begin(self.backend(), &shared.writers, &shared.health).await;
        begun.map_err(|error| {
            if !is_busy(&error) {
                shared.health.suspect();
            }
            error.into()
        })
    }

    /// Commits, and tells the other servers which table was changed.
    pub(crate) async fn commit(
        &self,
        mut transaction: Transaction,
        table: &TableId,
    ) -> Result<(), StoreError> {
        if self.backend() == Backend::Postgres {
            notify(&mut transaction, &self.0.node, [table]).await?;
        }
        Ok(transaction.commit().await?)
    }
}

/// Tells the other servers which tables were changed, once the transaction is
/// committed. Only PostgreSQL has other servers.
pub(crate) async fn notify<'t>(
    transaction: &mut Transaction,
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
