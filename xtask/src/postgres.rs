//! A PostgreSQL server of our own, for as long as the tests run.

use std::{
    env,
    ffi::OsStr,
    fs,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{self, Command},
};

use anyhow::{Context as _, bail};

use crate::{
    guard::Guard,
    packages::{find_or_install, id, is_root, on_path},
};

/// Where Debian keeps the server's programs, below a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Its data need not survive anything, it is in nobody's way, and tests open many
/// connections.
const SETTINGS: &str = "-c fsync=off -c listen_addresses= -c max_connections=300";

/// A running server. It listens on a socket in its own folder, and is gone with
/// everything in it when dropped.
pub(crate) struct Postgres {
    folder: PathBuf,
    _guard: Guard,
}

impl Postgres {
    /// Installs PostgreSQL if it is missing, and starts a server.
    pub(crate) fn start() -> anyhow::Result<Postgres> {
        let initdb = find_or_install(initdb, "PostgreSQL", "postgresql")?;
        // A link to it does not tell where the other programs are.
        let initdb = initdb.canonicalize().context("initdb")?;
        let pg_ctl = initdb.with_file_name("pg_ctl");
        let owner = Owner::choose()?;
        let folder = env::temp_dir().join(format!("hedgerow-postgres-{}", process::id()));
        let make = owner.command("mkdir").arg("-m700").arg(&folder).output();
        succeed(make, "mkdir")?;
        let clean_up = "\"$1\" stop --silent --mode=immediate --pgdata \"$2/data\"; rm -r \"$2\"";
        let arguments = [&pg_ctl, &folder];
        let guard = Guard::new(owner.command("sh"), clean_up, arguments)?;
        let make = owner
            .command(initdb)
            .args(["--username=postgres", "--auth=trust", "--no-sync"])
            .args(["--encoding=UTF8", "--no-locale", "--pgdata"])
            .arg(folder.join("data"))
            .output();
        succeed(make, "initdb")?;
        let start = owner
            .command(pg_ctl)
            .args(["start", "--silent", "--wait", "--pgdata"])
            .arg(folder.join("data"))
            .arg("--log")
            .arg(folder.join("log"))
            .arg("--options")
            .arg(format!("{SETTINGS} -k {}", folder.display()))
            .status();
        if !start.context("pg_ctl cannot be started")?.success() {
            let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
            bail!("PostgreSQL does not start:\n{log}");
        }
        Ok(Postgres {
            folder,
            _guard: guard,
        })
    }

    /// The address of its first database.
    pub(crate) fn address(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}/postgres")
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

    fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        // The folder we are in may be closed to that user.
        command.current_dir("/");
        match self {
            Owner::Ourselves => {}
            Owner::Other { user, group } => {
                command.uid(*user).gid(*group);
            }
        }
        command
    }
}

/// The newest `initdb` on this machine.
fn initdb() -> Option<PathBuf> {
    if let Some(found) = on_path("initdb") {
        return Some(found);
    }
    let versions = fs::read_dir(Path::new(DEBIAN)).ok()?;
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

fn succeed(run: std::io::Result<process::Output>, program: &str) -> anyhow::Result<()> {
    let run = run.with_context(|| format!("{program} cannot be started"))?;
    if !run.status.success() {
        let words = String::from_utf8_lossy(&run.stderr);
        bail!("{program} failed:\n{words}");
    }
    Ok(())
}
