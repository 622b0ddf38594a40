//! The program, serving.

use std::{
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::Value;

/// A folder that is there as long as the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let name = format!("browser-{name}-{}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        // What an earlier run left behind.
        let _left = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _left = std::fs::remove_dir_all(&self.0);
    }
}

fn hedgerow() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hedgerow"));
    for name in [
        "LISTEN",
        "DATA",
        "DATABASE_URL",
        "PUBLIC_URL",
        "BOT_THREADS",
        "LOG",
        "LOG_JSON",
    ] {
        command.env_remove(format!("HEDGEROW_{name}"));
    }
    command
}

/// A running server; killed without warning when dropped.
pub struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Serves what a folder holds, on a port of its own.
    pub fn start(data: &Path) -> Server {
        Server::listen(data, "127.0.0.1:0")
    }

    /// Serves what a folder holds, where another server did so before.
    pub fn listen(data: &Path, address: &str) -> Server {
        let mut child = hedgerow()
            .args(["serve", "--listen", address, "--log", "warn", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.split('/').next().unwrap().trim().to_owned();
        Server { child, address }
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops it as a power cut would, and says where it listened.
    pub fn kill(mut self) -> String {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.address.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Already gone if it was killed by the test itself.
        let _gone = self.child.kill();
        let _gone = self.child.wait();
    }
}

/// The moves that count at a table, from everything that is kept of it.
pub fn moves(data: &Path, table: &str) -> Vec<String> {
    let output = hedgerow()
        .args(["admin", "--data"])
        .arg(data)
        .args(["export", table])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let kept: Value = serde_json::from_slice(&output.stdout).unwrap();
    let moves = kept["record"]["moves"].as_array().unwrap();
    (moves.iter())
        .map(|text| text.as_str().unwrap().to_owned())
        .collect()
}
