//! Chromium and the driver by which tests use it.

use std::{
    io::{BufRead as _, BufReader, Read},
    process::{Command, Stdio},
    thread,
};

use anyhow::{Context as _, bail};

use crate::{
    guard::Guard,
    packages::{find_or_install, on_path},
};

/// A running driver, stopped when dropped.
pub(crate) struct Chromedriver {
    port: u16,
    _guard: Guard,
}

impl Chromedriver {
    /// Installs Chromium and its driver if they are missing, and starts the driver.
    pub(crate) fn start() -> anyhow::Result<Chromedriver> {
        find_or_install(|| on_path("chromium"), "Chromium", "chromium")?;
        let program = find_or_install(
            || on_path("chromedriver"),
            "the driver of Chromium",
            "chromium-driver",
        )?;
        let mut driver = Command::new(program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver cannot be started")?;
        // Asked politely, it closes its browsers; killed, it would leave them.
        let guard = Guard::new(Command::new("sh"), "kill $1", [driver.id().to_string()])?;
        let out = driver.stdout.take().context("chromedriver says nothing")?;
        Ok(Chromedriver {
            port: port(out)?,
            _guard: guard,
        })
    }

    /// The address at which it takes commands.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// Waits for the line `ChromeDriver was started successfully on port 12345.`
fn port(out: impl Read + Send + 'static) -> anyhow::Result<u16> {
    let mut lines = BufReader::new(out).lines();
    let mut said = Vec::new();
    for line in lines.by_ref() {
        let line = line.context("chromedriver")?;
        let words = line.strip_suffix('.').unwrap_or(&line);
        if let Some((_, port)) = words.split_once("successfully on port ") {
            let port = port.parse().context("chromedriver prints no port")?;
            // Whatever it says later must not fill the pipe.
            thread::spawn(move || lines.for_each(drop));
            return Ok(port);
        }
        said.push(line);
    }
    bail!("chromedriver does not start:\n{}", said.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_what_the_driver_says() {
        let said =
            "Starting ChromeDriver 1.2\nChromeDriver was started successfully on port 4711.\n";
        assert_eq!(port(said.as_bytes()).unwrap(), 4711);
        let failed = port("bind() failed\nExiting...\n".as_bytes()).unwrap_err();
        assert!(failed.to_string().contains("bind() failed"), "{failed}");
    }
}
