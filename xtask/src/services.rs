//! What the tests need to have running.

use std::{path::PathBuf, process::Command};

use anyhow::{Context as _, bail};

use crate::{
    axe,
    chromedriver::Chromedriver,
    nats::Nats,
    packages::{find_or_install, on_path},
    postgres::Postgres,
    skipped::unless_missing,
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
    postgres: Option<Postgres>,
    chromedriver: Option<Chromedriver>,
    nats: Option<Nats>,
    axe: Option<PathBuf>,
    /// Whether sheets can be looked at as pictures.
    pub(crate) has_poppler: bool,
}

impl Services {
    /// Starts all. Where one cannot be had, a line says how to get it, and the tests that
    /// need it do nothing; with `CI` set that is an error.
    pub(crate) fn start() -> anyhow::Result<Services> {
        let program = |name: &'static str, package| {
            let found = find_or_install(|| on_path(name), name, package);
            unless_missing(&format!("what needs {name}"), found)
        };
        // Tests run these by themselves.
        let has_poppler = program("pdftoppm", "poppler-utils")?.is_some();
        let _node = program("node", "nodejs")?;
        let _python = program("python3", "python3")?;
        Ok(Services {
            postgres: unless_missing("what needs PostgreSQL", Postgres::start())?,
            chromedriver: unless_missing("what needs a browser", Chromedriver::start())?,
            nats: unless_missing("what needs NATS", Nats::start())?,
            axe: unless_missing("accessibility", axe::script())?,
            has_poppler,
        })
    }

    /// The variables by which tests find them.
    pub(crate) fn variables(&self) -> Vec<(&'static str, String)> {
        let servers = [
            self.postgres.as_ref().map(|it| (POSTGRES, it.address())),
            self.chromedriver
                .as_ref()
                .map(|it| (WEBDRIVER, it.address())),
            self.nats.as_ref().map(|it| (NATS, it.address())),
            self.axe.as_ref().map(|it| (AXE, it.display().to_string())),
        ];
        servers.into_iter().flatten().collect()
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
