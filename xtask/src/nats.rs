//! A NATS server of our own, for as long as the tests run.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read},
    path::PathBuf,
    process::{self, Command, Stdio},
    thread,
};

use anyhow::{Context as _, bail};

use crate::{
    guard::Guard,
    packages::{find_or_install, on_path},
};

/// A running server with `JetStream`, gone with its folder when dropped.
pub(crate) struct Nats {
    address: String,
    _guard: Guard,
}

impl Nats {
    /// Installs NATS if it is missing, and starts a server.
    pub(crate) fn start() -> anyhow::Result<Nats> {
        let program = find_or_install(nats_server, "the NATS server", "nats-server")?;
        let folder = env::temp_dir().join(format!("hedgerow-nats-{}", process::id()));
        fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
        let mut server = Command::new(program)
            .args(["--jetstream", "--addr", "127.0.0.1", "--port", "-1"])
            .arg("--store_dir")
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .context("nats-server cannot be started")?;
        let clean_up = "kill \"$1\"; sleep 1; rm -r \"$2\"";
        let arguments = [server.id().to_string(), folder.display().to_string()];
        let guard = Guard::new(Command::new("sh"), clean_up, arguments)?;
        let log = server.stderr.take().context("nats-server says nothing")?;
        Ok(Nats {
            address: address(log)?,
            _guard: guard,
        })
    }

    /// The address at which it takes connections.
    pub(crate) fn address(&self) -> String {
        self.address.clone()
    }
}

/// Debian keeps it where only administrators look.
fn nats_server() -> Option<PathBuf> {
    let usual = PathBuf::from("/usr/sbin/nats-server");
    on_path("nats-server").or_else(|| usual.is_file().then_some(usual))
}

/// Waits for the lines `… Listening for client connections on 127.0.0.1:12345` and
/// `… Server is ready`.
fn address(log: impl Read + Send + 'static) -> anyhow::Result<String> {
    let mut lines = BufReader::new(log).lines();
    let (mut said, mut address) = (Vec::new(), None);
    for line in lines.by_ref() {
        let line = line.context("nats-server")?;
        if let Some((_, found)) = line.split_once("client connections on ") {
            address = Some(format!("nats://{}", found.trim()));
        }
        if let (true, Some(address)) = (line.contains("Server is ready"), &address) {
            // Whatever it says later must not fill the pipe.
            thread::spawn(move || lines.for_each(drop));
            return Ok(address.clone());
        }
        said.push(line);
    }
    bail!("nats-server does not start:\n{}", said.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_the_log() {
        let log = "[1] [INF] Listening for client connections on 127.0.0.1:4711\n[1] [INF] Server is ready\n";
        assert_eq!(address(log.as_bytes()).unwrap(), "nats://127.0.0.1:4711");
        let failed = address("[1] [FTL] no room\n".as_bytes()).unwrap_err();
        assert!(failed.to_string().contains("no room"), "{failed}");
    }
}
