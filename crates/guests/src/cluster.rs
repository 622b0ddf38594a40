use std::{
    env, fs,
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use sqlx::{Connection as _, PgConnection};
use tokio::time::sleep;

use crate::database::POSTGRES;

/// How long a server may take to start, with all it has to recover from.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often it is asked whether it has started.
const PAUSE: Duration = Duration::from_millis(20);

/// A log of small parts, few of which are kept for later: what is written to it soon needs
/// room on the disk.
const SETTINGS: [&str; 4] = [
    "listen_addresses=",
    "max_connections=60",
    "min_wal_size=2MB",
    "max_wal_size=8MB",
];

/// A PostgreSQL server of one test, which may do to it what others must not suffer from: fill
/// its disk, let it fail, or let it crash.
pub struct Cluster {
    /// Where the programs of PostgreSQL are.
    programs: PathBuf,
    /// Who runs it: it refuses to run as root.
    user: u32,
    group: u32,
    /// Where its data is, its socket and what it says.
    folder: PathBuf,
    server: Option<Child>,
}

impl Cluster {
    /// Makes one in an existing folder, by the programs of the server that is for all tests,
    /// and with its log in `log` if that is elsewhere. Nothing where there is none on this
    /// machine.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be made.
    pub async fn make(folder: &Path, log: Option<&Path>) -> anyhow::Result<Option<Cluster>> {
        let Ok(server) = env::var(POSTGRES) else {
            eprintln!("skipped: PostgreSQL, since {POSTGRES} is not set");
            return Ok(None);
        };
        let Some((_, socket)) = server.rsplit_once('@') else {
            bail!("{POSTGRES} names nobody");
        };
        let socket = socket.split('/').next().unwrap_or_default();
        let socket = Path::new(&socket.replace("%2F", "/")).join(".s.PGSQL.5432");
        let Ok(owner) = fs::metadata(&socket) else {
            eprintln!(
                "skipped: a PostgreSQL server of its own, since {POSTGRES} is not on this machine"
            );
            return Ok(None);
        };
        let mut connection = PgConnection::connect(&server).await?;
        let programs: String =
            sqlx::query_scalar("SELECT setting FROM pg_config WHERE name = 'BINDIR'")
                .fetch_one(&mut connection)
                .await?;
        connection.close().await?;
        let cluster = Cluster {
            programs: programs.into(),
            user: owner.uid(),
            group: owner.gid(),
            folder: folder.to_owned(),
            server: None,
        };
        let mut make = cluster.command("initdb");
        make.args(["--username=postgres", "--auth=trust", "--no-sync"])
            .args(["--encoding=UTF8", "--no-locale", "--wal-segsize=1"])
            .arg("--pgdata")
            .arg(cluster.data());
        for place in [Some(folder), log].into_iter().flatten() {
            fs::set_permissions(place, fs::Permissions::from_mode(0o777))?;
        }
        if let Some(log) = log {
            make.arg("--waldir").arg(log.join("log"));
        }
        let made = make.output().context("initdb cannot be started")?;
        if !made.status.success() {
            bail!("initdb: {}", String::from_utf8_lossy(&made.stderr));
        }
        Ok(Some(cluster))
    }

    /// Starts the server, after `prepare` has added what else it needs; whether it has
    /// recovered from whatever happened before and takes connections.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be started at all.
    pub async fn start(&mut self, prepare: impl FnOnce(&mut Command)) -> anyhow::Result<bool> {
        let words = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.folder.join("words"))
            .map_or_else(|_| Stdio::null(), Stdio::from);
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data());
        command.arg("-k").arg(&self.folder);
        for setting in SETTINGS {
            command.args(["-c", setting]);
        }
        prepare(&mut command);
        let started = command.stdout(Stdio::null()).stderr(words).spawn();
        self.server = Some(started.context("PostgreSQL cannot be started")?);
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if self.has_ended()? {
                return Ok(false);
            }
            if let Ok(connection) = PgConnection::connect(&self.address()).await {
                connection.close().await?;
                return Ok(true);
            }
            sleep(PAUSE).await;
        }
        bail!("PostgreSQL does not start: {}", self.words());
    }

    /// Whether the server has given up, as it does when it cannot write its log.
    ///
    /// # Errors
    ///
    /// Fails if the system does not say.
    pub fn has_ended(&mut self) -> anyhow::Result<bool> {
        match &mut self.server {
            Some(server) => Ok(server.try_wait()?.is_some()),
            None => Ok(true),
        }
    }

    /// The address of its database.
    pub fn address(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}/postgres")
    }

    /// What it has said.
    pub fn words(&self) -> String {
        fs::read_to_string(self.folder.join("words")).unwrap_or_default()
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        // The folder we are in may be closed to that user.
        command.current_dir("/");
        // Whoever is that user already may not be allowed to become it.
        if fs::metadata("/proc/self").is_ok_and(|own| own.uid() != self.user) {
            command.uid(self.user).gid(self.group);
        }
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            // At once, with all its processes. It may have ended by itself.
            let id = server.id().to_string();
            let _gone = Command::new("kill").args(["-QUIT", &id]).status();
            let _gone = server.wait();
        }
    }
}
