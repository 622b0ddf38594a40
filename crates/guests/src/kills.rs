//! Kills servers and databases in the middle of play, again and again.

use std::{
    fs,
    net::SocketAddr,
    os::unix::{fs::MetadataExt as _, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use anyhow::{Context as _, bail};
use tokio::time::{Instant, sleep};

use crate::{Folder, Ledger, Place, Program, query, until_ready};

/// At how many tables people play.
const TABLES: usize = 6;

/// After so many kills all is held against what is stored, move by move, and new tables
/// are made, since long games take long to read.
const CHAPTER: u32 = 25;

/// How often it says how far it is.
const LINE: u32 = 50;

/// How long play goes on before a kill: never at the same moment.
fn pause(kill: u32) -> Duration {
    Duration::from_millis(u64::from(60 + kill * 37 % 140))
}

/// Kills a server over SQLite so often; how many moves were acknowledged.
///
/// # Errors
///
/// Fails if a move was lost, doubled, or seen before it was stored.
pub async fn kill_over_sqlite(program: &Path, kills: u32) -> anyhow::Result<usize> {
    let folder = Folder::new("kills")?;
    let place = Place::Folder(folder.path());
    let mut acknowledged = 0;
    let mut ledger = None;
    for kill in 1..=kills {
        let server = Program::start(program, place)?;
        let at = [server.address()];
        let mut people = match ledger.take() {
            Some(people) => people,
            None => Ledger::open(&at, TABLES).await?,
        };
        people.check(at[0]).await?;
        people.watch(&at).await?;
        interrupt(people.play(&at, usize::MAX, None), async {
            sleep(pause(kill)).await;
            server.kill();
            Ok(())
        })
        .await?;
        if kill % CHAPTER == 0 || kill == kills {
            acknowledged += people.audit(program, place)?;
        } else {
            ledger = Some(people);
        }
        if kill % LINE == 0 || kill == kills {
            println!(
                "{kill} kills over SQLite: {acknowledged} moves acknowledged, none lost, doubled or seen too early"
            );
        }
    }
    Ok(acknowledged)
}

/// Kills one of two servers over PostgreSQL, or the database, so often; how many moves were
/// acknowledged.
///
/// # Errors
///
/// As [`kill_over_sqlite`].
pub async fn kill_over_postgres(
    program: &Path,
    database: &str,
    kills: u32,
) -> anyhow::Result<usize> {
    let place = Place::Database(database);
    let mut postmaster = Postmaster::find(database)?;
    let start = || Program::start(program, place);
    let mut nodes = [Some(start()?), Some(start()?)];
    let mut acknowledged = 0;
    let mut ledger = None;
    for kill in 1..=kills {
        for node in &mut nodes {
            if node.is_none() {
                *node = Some(start()?);
            }
        }
        let at: Vec<_> = nodes.iter().flatten().map(Program::address).collect();
        for node in &at {
            until_ready(*node, true).await?;
        }
        let mut people = match ledger.take() {
            Some(people) => people,
            None => Ledger::open(&at, TABLES).await?,
        };
        settle(&people, at[0]).await?;
        people.watch(&at).await?;
        let victim = kill % 3;
        let (nodes, postmaster) = (&mut nodes, &mut postmaster);
        interrupt(people.play(&at, usize::MAX, None), async move {
            sleep(pause(kill)).await;
            match victim {
                2 => postmaster.kill_and_start(database).await?,
                node => drop(nodes[node as usize].take()),
            }
            // Those who are left go on.
            sleep(pause(kill)).await;
            Ok(())
        })
        .await?;
        if kill % CHAPTER == 0 || kill == kills {
            acknowledged += people.audit(program, place)?;
        } else {
            ledger = Some(people);
        }
        if kill % LINE == 0 || kill == kills {
            println!(
                "{kill} kills over two nodes on PostgreSQL: {acknowledged} moves acknowledged, none lost, doubled or seen too early"
            );
        }
    }
    Ok(acknowledged)
}

/// Checks until all is well: what went through one node, the other hears of a moment later.
async fn settle(people: &Ledger, node: SocketAddr) -> anyhow::Result<()> {
    let end = Instant::now() + Duration::from_secs(10);
    loop {
        match people.check(node).await {
            Err(_) if Instant::now() < end => sleep(Duration::from_millis(20)).await,
            checked => return checked,
        }
    }
}

/// Plays until the other is done. Whatever is under way then is cut off, as by a power cut
/// on the side of those who play.
async fn interrupt<T>(
    play: impl Future<Output = anyhow::Result<T>>,
    end: impl Future<Output = anyhow::Result<()>>,
) -> anyhow::Result<()> {
    tokio::select! {
        played = play => played.map(drop),
        ended = end => ended,
    }
}

/// The server of PostgreSQL itself, found by the folder of its socket.
struct Postmaster {
    data: PathBuf,
    arguments: Vec<String>,
    started: Option<Child>,
}

impl Postmaster {
    fn find(database: &str) -> anyhow::Result<Postmaster> {
        let (server, _) = database.rsplit_once('/').context("no database is named")?;
        let folder = server.rsplit_once('@').context("nobody is named")?.1;
        let data = PathBuf::from(folder.replace("%2F", "/")).join("data");
        let id = number(&data)?;
        let line = fs::read_to_string(format!("/proc/{id}/cmdline"))?;
        let arguments = line.split_terminator('\0').map(str::to_owned).collect();
        Ok(Postmaster {
            data,
            arguments,
            started: None,
        })
    }

    /// Kills it without warning and starts it again, as it was started.
    async fn kill_and_start(&mut self, database: &str) -> anyhow::Result<()> {
        match self.started.take() {
            Some(mut child) => {
                child.kill()?;
                child.wait()?;
            }
            None => {
                let id = number(&self.data)?.to_string();
                Command::new("kill").args(["-KILL", &id]).status()?;
            }
        }
        let owner = fs::metadata(&self.data)?;
        let (program, arguments) = self.arguments.split_first().context("no command")?;
        let end = Instant::now() + Duration::from_secs(30);
        // Its children hold the memory they shared for a moment more.
        while Instant::now() < end {
            let mut command = Command::new(program);
            command.args(arguments).current_dir("/");
            command.stdout(Stdio::null()).stderr(Stdio::null());
            if fs::metadata("/proc/self")?.uid() == 0 {
                command.uid(owner.uid()).gid(owner.gid());
            }
            let mut child = command.spawn()?;
            loop {
                if query(database, "SELECT 1").await.is_ok() {
                    self.started = Some(child);
                    return Ok(());
                }
                if child.try_wait()?.is_some() || Instant::now() > end {
                    break;
                }
                sleep(Duration::from_millis(20)).await;
            }
            sleep(Duration::from_millis(20)).await;
        }
        bail!("PostgreSQL does not start again")
    }
}

fn number(data: &Path) -> anyhow::Result<u32> {
    let file = fs::read_to_string(data.join("postmaster.pid"))?;
    let line = file.lines().next().context("no number of a process")?;
    Ok(line.trim().parse()?)
}
