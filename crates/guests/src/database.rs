use std::{
    env,
    io::ErrorKind,
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use anyhow::Context as _;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, UnixStream},
    task::{JoinHandle, JoinSet},
    time::{Instant, sleep},
};

/// How long a port may take to be free again that was ours.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often that is tried.
const PAUSE: Duration = Duration::from_millis(5);

/// The variable with the address of a PostgreSQL server on which tests may make
/// databases. `cargo xtask test` starts one and sets it.
pub(crate) const POSTGRES: &str = "HEDGEROW_TEST_POSTGRES";

/// A new database on the PostgreSQL server for tests; nothing if there is none.
///
/// # Errors
///
/// Fails if the server does not answer.
pub async fn fresh_database() -> anyhow::Result<Option<String>> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = env::var(POSTGRES) else {
        eprintln!("skipped: PostgreSQL, since {POSTGRES} is not set");
        return Ok(None);
    };
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let name = format!("test_{}_{number}", std::process::id());
    query(&server, &format!("CREATE DATABASE {name}")).await?;
    let (before, after) = (server.rsplit_once("/postgres")).context("no database is named")?;
    Ok(Some(format!("{before}/{name}{after}")))
}

/// Tells a database to do something.
///
/// # Errors
///
/// Fails if the database does.
pub async fn query(database: &str, sql: &str) -> anyhow::Result<()> {
    let mut connection = PgConnection::connect(database).await?;
    connection.execute(AssertSqlSafe(sql.to_owned())).await?;
    Ok(connection.close().await?)
}

/// A line to a database that can be cut and mended, as if the database went away and came
/// back.
pub struct Wire {
    here: SocketAddr,
    socket: PathBuf,
    name: String,
    carrying: Option<JoinHandle<()>>,
}

impl Wire {
    /// A line to the database at this address, which names the folder of a socket.
    ///
    /// # Errors
    ///
    /// Fails if the address names none, or there is no port.
    pub async fn lay(database: &str) -> anyhow::Result<Wire> {
        let (server, name) = database.rsplit_once('/').context("no database is named")?;
        let folder = server.rsplit_once('@').context("nobody is named")?.1;
        let folder = folder.replace("%2F", "/");
        let mut wire = Wire {
            here: SocketAddr::from(([127, 0, 0, 1], 0)),
            socket: PathBuf::from(folder).join(".s.PGSQL.5432"),
            name: name.to_owned(),
            carrying: None,
        };
        wire.mend().await?;
        Ok(wire)
    }

    /// The address of the database through this line.
    pub fn address(&self) -> String {
        format!("postgres://postgres@{}/{}", self.here, self.name)
    }

    /// Cuts everything that runs through it; nobody gets through from now on.
    pub fn cut(&mut self) {
        if let Some(carrying) = self.carrying.take() {
            carrying.abort();
        }
    }

    /// Lets everybody through again, at the same address.
    ///
    /// # Errors
    ///
    /// Fails if somebody else has taken the port meanwhile.
    pub async fn mend(&mut self) -> anyhow::Result<()> {
        self.cut();
        let end = Instant::now() + PATIENCE;
        let listener = loop {
            match TcpListener::bind(self.here).await {
                // Whoever carried is still on the way out.
                Err(error) if error.kind() == ErrorKind::AddrInUse && Instant::now() < end => {
                    sleep(PAUSE).await;
                }
                bound => break bound?,
            }
        };
        self.here = listener.local_addr()?;
        self.carrying = Some(tokio::spawn(carry(listener, self.socket.clone())));
        Ok(())
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.cut();
    }
}

/// Carries bytes to and fro; all lines are cut with it.
async fn carry(listener: TcpListener, socket: PathBuf) {
    let mut lines = JoinSet::new();
    while let Ok((mut here, _)) = listener.accept().await {
        let socket = socket.clone();
        lines.spawn(async move {
            if let Ok(mut there) = UnixStream::connect(socket).await {
                // However it ends, it has ended.
                let _ended = copy_bidirectional(&mut here, &mut there).await;
            }
        });
    }
}
