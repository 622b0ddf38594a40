//! The checker of accessibility that tests run in the browser.
//!
//! It is not ours, so it is no part of the repository: npm puts it into `target`.

use std::{path::PathBuf, process::Command};

use anyhow::{Context as _, bail};

use crate::{
    packages::{find_or_install, on_path},
    workspace,
};

/// Which one: what it finds fault with changes from version to version.
const PACKAGE: &str = "axe-core@4.10.3";

/// The script, installed if it is missing.
pub(crate) fn script() -> anyhow::Result<PathBuf> {
    let folder = workspace().join("target").join(PACKAGE.replace('@', "-"));
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    let npm = find_or_install(|| on_path("npm"), "npm", "npm")?;
    let status = Command::new(npm)
        .args([
            "install",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--no-save",
            "--fetch-retries=1",
            "--fetch-timeout=20000",
        ])
        .arg("--prefix")
        .arg(&folder)
        .arg(PACKAGE)
        .status()
        .context("npm cannot be started")?;
    if !status.success() || !script.is_file() {
        bail!("npm does not install {PACKAGE}, which the browser tests need");
    }
    Ok(script)
}
