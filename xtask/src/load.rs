//! The server under load.

use std::{env, path::PathBuf, process::Command};

use anyhow::{Context as _, bail};

use crate::{test::run_cargo, workspace};

/// Builds the server and the people who play at it, and lets them play.
pub(crate) fn run(tables: u32, seconds: u32, pause: u32) -> anyhow::Result<()> {
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
        "load",
    ];
    run_cargo(&build, &[])?;
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let built = target
        .unwrap_or_else(|| workspace().join("target"))
        .join("release");
    let load = built.join("examples").join("load");
    let status = Command::new(&load)
        .arg(built.join("hedgerow"))
        .args([tables, seconds, pause].map(|number| number.to_string()))
        .status()
        .with_context(|| format!("{} cannot be started", load.display()))?;
    if !status.success() {
        bail!("the server did not do as well as it should");
    }
    Ok(())
}
