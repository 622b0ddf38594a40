//! Chromium and the driver by which tests use it.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};

use crate::packages::{find_or_install, on_path};

/// How long the driver may take to close its browsers.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running driver, stopped when dropped.
pub(crate) struct Chromedriver {
    driver: Child,
    port: u16,
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
        match port(&mut driver) {
            Ok(port) => Ok(Chromedriver { driver, port }),
            Err(error) => {
                let _gone = driver.kill();
                let _gone = driver.wait();
                Err(error)
            }
        }
    }

    /// The address at which it takes commands.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        // Asked politely, it closes its browsers; killed, it would leave them.
        let pid = self.driver.id().to_string();
        let _asked = Command::new("kill").arg(pid).status();
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if !matches!(self.driver.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        let _gone = self.driver.kill();
        let _gone = self.driver.wait();
    }
}

/// Waits for the line `ChromeDriver was started successfully on port 12345.`
fn port(driver: &mut Child) -> anyhow::Result<u16> {
    let out = driver.stdout.take().context("chromedriver says nothing")?;
    let mut lines = BufReader::new(out).lines();
    let mut said = Vec::new();
    for line in lines.by_ref() {
        let line = line.context("chromedriver")?;
        let words = line.strip_suffix('.').unwrap_or(&line);
        if let Some((_, port)) = words.split_once("successfully on port ") {
            // Whatever it says later must not fill the pipe.
            thread::spawn(move || lines.for_each(drop));
            return port.parse().context("chromedriver prints no port");
        }
        said.push(line);
    }
    bail!("chromedriver does not start:\n{}", said.join("\n"))
}
