//! A PostgreSQL server of our own, for as long as the tests run.

use std::{
    env, fs,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};

use crate::packages::{find_or_install, id, is_root, on_path};

/// Where Debian keeps the server's programs, below a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running server. It listens on a socket in its own folder, so that it is in
/// nobody's way, and is gone with everything in it when dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    owner: Owner,
    server: Child,
}

impl Postgres {
    /// Installs PostgreSQL if it is missing, and starts a server.
    pub(crate) fn start() -> anyhow::Result<Postgres> {
        let initdb = find_or_install(initdb, "PostgreSQL", "postgresql")?;
        let programs = initdb.parent().unwrap_or(Path::new("/")).to_owned();
        let owner = Owner::choose()?;
        let folder = env::temp_dir().join(format!("hedgerow-postgres-{}", process::id()));
        let made = owner.command("mkdir").arg("-m700").arg(&folder).status();
        if !made.is_ok_and(|status| status.success()) {
            bail!("the folder {} cannot be made", folder.display());
        }
        // From here on the folder is removed whatever happens.
        let server = match create(&owner, &initdb, &folder) {
            Ok(()) => launch(&owner, &programs, &folder),
            Err(error) => Err(error),
        };
        let server = server.inspect_err(|_| remove(&folder))?;
        let postgres = Postgres {
            programs,
            folder,
            owner,
            server,
        };
        postgres.wait()?;
        Ok(postgres)
    }

    /// The address of its first database.
    pub(crate) fn address(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}/postgres")
    }

    fn wait(&self) -> anyhow::Result<()> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let ready = Command::new(self.programs.join("pg_isready"))
                .arg("--quiet")
                .arg("--host")
                .arg(&self.folder)
                .status();
            if ready.context("pg_isready cannot be started")?.success() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        bail!("PostgreSQL does not answer:\n{log}")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stopped = self
            .owner
            .command(self.programs.join("pg_ctl"))
            .args(["stop", "--silent", "--mode=immediate", "--pgdata"])
            .arg(self.folder.join("data"))
            .status();
        if !stopped.is_ok_and(|status| status.success()) {
            // Then it is already gone, or has to go like this.
            let _gone = self.server.kill();
        }
        let _gone = self.server.wait();
        remove(&self.folder);
    }
}

/// Who runs the server: PostgreSQL refuses to run as root.
enum Owner {
    Ourselves,
    Other { user: u32, group: u32 },
}

impl Owner {
    fn choose() -> anyhow::Result<Owner> {
        if !is_root()? {
            return Ok(Owner::Ourselves);
        }
        let missing = "there is no user `postgres` to run PostgreSQL as";
        Ok(Owner::Other {
            user: id(["-u", "postgres"]).context(missing)?,
            group: id(["-g", "postgres"]).context(missing)?,
        })
    }

    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        // The folder we are in may be closed to that user.
        command.current_dir("/");
        if let Owner::Other { user, group } = self {
            command.uid(*user).gid(*group);
        }
        command
    }
}

/// The newest `initdb` on this machine.
fn initdb() -> Option<PathBuf> {
    if let Some(found) = on_path("initdb") {
        return Some(found);
    }
    let versions = fs::read_dir(DEBIAN).ok()?;
    versions
        .filter_map(|version| {
            let folder = version.ok()?.path();
            let number: u32 = folder.file_name()?.to_str()?.parse().ok()?;
            let program = folder.join("bin/initdb");
            program.is_file().then_some((number, program))
        })
        .max()
        .map(|(_, program)| program)
}

fn create(owner: &Owner, initdb: &Path, folder: &Path) -> anyhow::Result<()> {
    let made = owner
        .command(initdb)
        .args(["--username=postgres", "--auth=trust", "--no-sync"])
        .args(["--encoding=UTF8", "--no-locale", "--pgdata"])
        .arg(folder.join("data"))
        .output()
        .context("initdb cannot be started")?;
    if !made.status.success() {
        bail!("initdb failed:\n{}", String::from_utf8_lossy(&made.stderr));
    }
    Ok(())
}

fn launch(owner: &Owner, programs: &Path, folder: &Path) -> anyhow::Result<Child> {
    let log = fs::File::create(folder.join("log")).context("the log of PostgreSQL")?;
    owner
        .command(programs.join("postgres"))
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-k")
        .arg(folder)
        // Its data need not survive anything, and tests open many connections.
        .args(["-c", "listen_addresses=", "-c", "fsync=off"])
        .args(["-c", "max_connections=300"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .context("PostgreSQL cannot be started")
}

fn remove(folder: &Path) {
    if let Err(error) = fs::remove_dir_all(folder) {
        eprintln!("{} cannot be removed: {error}", folder.display());
    }
}
