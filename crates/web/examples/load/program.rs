use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use anyhow::Context as _;

/// A server in a process of its own, so that its time and memory can be told from ours.
pub(crate) struct Program {
    pub(crate) address: SocketAddr,
    child: Child,
    folder: PathBuf,
}

impl Program {
    pub(crate) fn start(program: &Path) -> anyhow::Result<Program> {
        let folder = env::temp_dir().join(format!("hedgerow-load-{}", store::TableId::random()));
        let mut child = Command::new(program)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--log",
                "warn",
                "--data",
            ])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let out = child.stdout.take().context("the server says nothing")?;
        let mut program = Program {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            child,
            folder,
        };
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
        program.address = address.with_context(|| format!("no address in `{line}`"))?;
        // It may still have something to do before it rests.
        thread::sleep(Duration::from_millis(500));
        Ok(program)
    }

    /// The memory it occupies, in bytes.
    pub(crate) fn memory(&self) -> anyhow::Result<u64> {
        let status = self.file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kibibytes.context("no VmRSS")? * 1024)
    }

    /// The CPU time it has taken, all threads together.
    pub(crate) fn cpu(&self) -> anyhow::Result<Duration> {
        let stat = self.file("stat")?;
        let (_, after_name) = stat.rsplit_once(')').context("no name in stat")?;
        let ticks = after_name.split_whitespace().skip(11).take(2);
        let ticks: u64 = ticks.filter_map(|text| text.parse::<u64>().ok()).sum();
        // The kernel counts in hundredths of a second for us, whatever its own clock does.
        Ok(Duration::from_millis(ticks * 10))
    }

    fn file(&self, name: &str) -> anyhow::Result<String> {
        let id = self.child.id();
        Ok(fs::read_to_string(format!("/proc/{id}/{name}"))?)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It goes whether it wants or not; its data are of no use to anybody.
        let _gone = self.child.kill();
        let _gone = self.child.wait();
        let _gone = fs::remove_dir_all(&self.folder);
    }
}
