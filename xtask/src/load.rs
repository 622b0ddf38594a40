//! The server under load, and for long.

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context as _, bail};

use crate::{test::run_cargo, workspace};

/// Builds the server and the people who play at it, and lets them play.
pub(crate) fn run(numbers: [u32; 3], games: &[String]) -> anyhow::Result<()> {
    measure("load", &numbers, games)
}

/// Lets programs play many games at a server, and looks whether it grows.
pub(crate) fn soak(games: u32, clients: u32) -> anyhow::Result<()> {
    measure("soak", &[games, clients], &[])
}

/// Builds the server and an example that measures it, and runs that.
fn measure(example: &str, numbers: &[u32], names: &[String]) -> anyhow::Result<()> {
    let build = [
        "build",
        "--release",
        "--package",
        "hedgerow",
        "--package",
        "web",
        "--bin",
        "hedgerow",
        "--example",
        example,
    ];
    run_cargo(&build, &[])?;
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let built = target
        .unwrap_or_else(|| workspace().join("target"))
        .join("release");
    let measurement = built.join("examples").join(example);
    let status = Command::new(&measurement)
        .arg(built.join("hedgerow"))
        .args(numbers.iter().map(u32::to_string))
        .args(names)
        .status()
        .with_context(|| format!("{} cannot be started", measurement.display()))?;
    if !status.success() {
        bail!("the server did not do as well as it should");
    }
    Ok(())
}
