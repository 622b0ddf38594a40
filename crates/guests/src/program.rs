use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use anyhow::{Context as _, bail};
use serde_json::Value;

/// Where a server keeps its tables.
#[derive(Copy, Clone, Debug)]
pub enum Place<'a> {
    /// In a file in this folder.
    Folder(&'a Path),
    /// In the database at this address.
    Database(&'a str),
}

impl Place<'_> {
    fn name(self, command: &mut Command) {
        match self {
            Place::Folder(folder) => command.arg("--data").arg(folder),
            Place::Database(address) => command.args(["--database-url", address]),
        };
    }
}

/// The program, not minding what the environment says of servers.
pub fn hedgerow(program: &Path) -> Command {
    let mut command = Command::new(program);
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("HEDGEROW_") {
            command.env_remove(name);
        }
    }
    command
}

/// The command that serves tables at an address.
fn serve(program: &Path, place: Place<'_>, address: SocketAddr) -> Command {
    let mut command = hedgerow(program);
    command.args(["serve", "--log", "warn", "--listen"]);
    command.arg(address.to_string());
    place.name(&mut command);
    command
}

/// A server in a process of its own, so that it can be killed, and its time and memory be
/// told from ours. Dropped, it is gone without warning.
pub struct Program {
    address: SocketAddr,
    child: Child,
    /// Open as long as the server runs, which may have more to say.
    out: BufReader<ChildStdout>,
}

impl Program {
    /// Starts a server on a port of its own.
    ///
    /// # Errors
    ///
    /// Fails if it does not start.
    pub fn start(program: &Path, place: Place<'_>) -> anyhow::Result<Program> {
        Program::listen(program, place, SocketAddr::from(([127, 0, 0, 1], 0)))
    }

    /// Starts a server on a port of its own, with further arguments and its log in a file.
    ///
    /// # Errors
    ///
    /// Fails if it does not start.
    pub fn start_logged(
        program: &Path,
        place: Place<'_>,
        arguments: &[&str],
        log: &Path,
    ) -> anyhow::Result<Program> {
        let mut command = serve(program, place, SocketAddr::from(([127, 0, 0, 1], 0)));
        command.args(arguments).stderr(fs::File::create(log)?);
        Program::spawn(command)
    }

    /// Starts a server on a port of its own, with its log in a file, after `prepare` has
    /// added what else it needs.
    ///
    /// # Errors
    ///
    /// Fails if it does not start, with what it says about that.
    pub fn prepared(
        program: &Path,
        place: Place<'_>,
        log: &Path,
        prepare: impl FnOnce(&mut Command),
    ) -> anyhow::Result<Program> {
        let mut command = serve(program, place, SocketAddr::from(([127, 0, 0, 1], 0)));
        let file = fs::OpenOptions::new().create(true).append(true).open(log)?;
        command.stderr(file);
        prepare(&mut command);
        Program::spawn(command).with_context(|| fs::read_to_string(log).unwrap_or_default())
    }

    /// Starts a server at an address, where another was before.
    ///
    /// # Errors
    ///
    /// Fails if it does not start.
    pub fn listen(
        program: &Path,
        place: Place<'_>,
        address: SocketAddr,
    ) -> anyhow::Result<Program> {
        Program::spawn(serve(program, place, address))
    }

    fn spawn(mut command: Command) -> anyhow::Result<Program> {
        let path = command.get_program().to_owned();
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be started", path.display()))?;
        let out = child.stdout.take().context("the server says nothing")?;
        // Owned from here on, so that it is gone if it says nothing of use.
        let mut program = Program {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            child,
            out: BufReader::new(out),
        };
        let mut line = String::new();
        program.out.read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
        program.address = address.with_context(|| format!("no address in `{line}`"))?;
        Ok(program)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it has come to an end by itself, and if so whether a good one.
    ///
    /// # Errors
    ///
    /// Fails if the system does not say.
    pub fn ended(&mut self) -> anyhow::Result<Option<bool>> {
        Ok(self.child.try_wait()?.map(|status| status.success()))
    }

    /// Asks it to stop, and waits until it has; whether it came to a good end.
    ///
    /// # Errors
    ///
    /// Fails if it does not stop.
    pub fn stop(mut self) -> anyhow::Result<bool> {
        let id = self.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status()?;
        if !asked.success() {
            bail!("{id} cannot be asked to stop");
        }
        for _ in 0..3000 {
            if let Some(well) = self.ended()? {
                return Ok(well);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        bail!("a server does not stop")
    }

    /// Stops it as a power cut would, and says where it listened.
    pub fn kill(self) -> SocketAddr {
        self.address
    }

    /// The memory it occupies, in bytes.
    ///
    /// # Errors
    ///
    /// Fails where the kernel does not say.
    pub fn memory(&self) -> anyhow::Result<u64> {
        let status = self.file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kibibytes.context("no VmRSS")? * 1024)
    }

    /// The CPU time it has taken, all threads together.
    ///
    /// # Errors
    ///
    /// Fails where the kernel does not say.
    pub fn cpu(&self) -> anyhow::Result<Duration> {
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
        // Already gone if a test has killed it.
        let _gone = self.child.kill();
        let _gone = self.child.wait();
    }
}

/// The moves that count at a table, from everything that is kept of it.
///
/// # Errors
///
/// Fails if there is no such table.
pub fn moves(program: &Path, place: Place<'_>, table: &str) -> anyhow::Result<Vec<String>> {
    let mut command = hedgerow(program);
    command.arg("admin");
    place.name(&mut command);
    let output = command.args(["export", table]).output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    let kept: Value = serde_json::from_slice(&output.stdout)?;
    let moves = kept["record"]["moves"].as_array().context("no moves")?;
    let text = |text: &Value| Some(text.as_str()?.to_owned());
    moves
        .iter()
        .map(|a| text(a).context("a move is text"))
        .collect()
}
