//! What the tests need to have running.

use std::{path::PathBuf, process::Command};

use anyhow::{Context as _, bail};

use crate::{
    axe,
    chromedriver::Chromedriver,
    nats::Nats,
    packages::{find_or_install, on_path},
    postgres::Postgres,
};

/// The address of a PostgreSQL server on which tests may make databases.
const POSTGRES: &str = "HEDGEROW_TEST_POSTGRES";

/// The address of a driver through which tests may use a browser.
const WEBDRIVER: &str = "HEDGEROW_TEST_WEBDRIVER";

/// The path of the checker of accessibility that tests run in the browser.
const AXE: &str = "HEDGEROW_TEST_AXE";

/// The address of a NATS server with `JetStream`.
const NATS: &str = "HEDGEROW_TEST_NATS";

/// A database server, a browser's driver and a message server, for as long as this
/// lives.
pub(crate) struct Services {
    postgres: Postgres,
    chromedriver: Chromedriver,
    nats: Nats,
    /// Missing where no registry of npm can be reached.
    axe: Option<PathBuf>,
}

impl Services {
    /// Starts all, or says what cannot be had: without them the tests that need them
    /// would do nothing. The checker of accessibility is the one thing that comes from
    /// elsewhere than the system's packages, so the tests go on without it.
    pub(crate) fn start() -> anyhow::Result<Services> {
        // Tests look at printed sheets with poppler's programs, which run by themselves.
        find_or_install(|| on_path("pdftoppm"), "pdftoppm", "poppler-utils")?;
        Ok(Services {
            postgres: Postgres::start()?,
            chromedriver: Chromedriver::start()?,
            nats: Nats::start()?,
            axe: axe::script()
                .inspect_err(|error| println!("== accessibility: not checked, {error}"))
                .ok(),
        })
    }

    /// The variables by which tests find them.
    pub(crate) fn variables(&self) -> Vec<(&'static str, String)> {
        let servers = [
            (POSTGRES, self.postgres.address()),
            (WEBDRIVER, self.chromedriver.address()),
            (NATS, self.nats.address()),
        ];
        let axe = self.axe.iter().map(|axe| (AXE, axe.display().to_string()));
        servers.into_iter().chain(axe).collect()
    }
}

/// Runs a command with the services.
pub(crate) fn run_with(command: &[String]) -> anyhow::Result<()> {
    let (program, arguments) = command.split_first().context("no command")?;
    let services = Services::start()?;
    let status = Command::new(program)
        .args(arguments)
        .envs(services.variables())
        .status()
        .with_context(|| format!("`{program}` cannot be started"))?;
    if !status.success() {
        bail!("`{}` failed", command.join(" "));
    }
    Ok(())
}
