//! The test command.

use std::{
    env,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};

use crate::{count, rules, workspace};

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
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
    )?;
    step("rules", || rules::run(&[]))?;
    cargo("tests", &["test", "--workspace", "--quiet"])?;
    cargo(
        "scenarios",
        &[
            "run",
            "--quiet",
            "--package",
            "hedgerow",
            "--",
            "scenario",
            "scenarios",
        ],
    )?;
    if count::is_possible() {
        step("instructions", count::run)?;
    } else {
        println!("== instructions: not counted, valgrind is not installed");
    }
    println!("all checks passed in {}", minutes(start.elapsed()));
    Ok(())
}

fn cargo(name: &str, arguments: &[&str]) -> anyhow::Result<()> {
    step(name, || {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let status = Command::new(cargo)
            .args(arguments)
            .current_dir(workspace())
            .status()
            .context("cargo cannot be started")?;
        if !status.success() {
            bail!("`cargo {}` failed", arguments.join(" "));
        }
        Ok(())
    })
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
