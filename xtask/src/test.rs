//! The test command.

use std::{
    env,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};

use crate::{count, programs::Programs, rules, services::Services, workspace};

/// What the usual build leaves out, and the tests do not.
const FEATURES: &str = "hedgerow/nats";

/// Runs every check, in the order in which failing is cheapest.
pub(crate) fn run() -> anyhow::Result<()> {
    let start = Instant::now();
    cargo("format", &["fmt", "--all", "--check"])?;
    cargo(
        "lints",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--features",
            FEATURES,
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
    )?;
    step("rules", || rules::run(&[]))?;
    step("tests", tests)?;
    step("instructions", count::run)?;
    println!("all checks passed in {}", minutes(start.elapsed()));
    Ok(())
}

/// Runs the tests, with the servers and the browser they need at hand.
fn tests() -> anyhow::Result<()> {
    // Built first, so that nothing waits idle meanwhile.
    let programs = Programs::build(FEATURES)?;
    let services = Services::start()?;
    programs.run(&services.variables())?;
    let documented = [
        "test",
        "--workspace",
        "--doc",
        "--features",
        FEATURES,
        "--quiet",
    ];
    run_cargo(&documented, &services.variables())
}

fn cargo(name: &str, arguments: &[&str]) -> anyhow::Result<()> {
    step(name, || run_cargo(arguments, &[]))
}

/// Runs cargo, with these variables set.
pub(crate) fn run_cargo(arguments: &[&str], variables: &[(&str, String)]) -> anyhow::Result<()> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(arguments)
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .current_dir(workspace())
        .status()
        .context("cargo cannot be started")?;
    if !status.success() {
        bail!("`cargo {}` failed", arguments.join(" "));
    }
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    println!("== {name}");
    let start = Instant::now();
    work()?;
    println!("== {name}: {}", minutes(start.elapsed()));
    Ok(())
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
