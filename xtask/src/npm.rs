//! Packages of npm that tests need. They are not ours, so they are no part of the repository:
//! npm puts them into `target`.

use std::{path::PathBuf, process::Command};

use anyhow::{Context as _, bail};

use crate::{
    packages::{find_or_install, on_path},
    workspace,
};

/// A file of a package, `axe-core@4.10.3` say, which is installed if it is missing.
pub(crate) fn file(package: &str, path: &str) -> anyhow::Result<PathBuf> {
    let folder = workspace().join("target").join(package.replace('@', "-"));
    let file = folder.join("node_modules").join(path);
    if file.is_file() {
        return Ok(file);
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
        .arg(package)
        .status()
        .context("npm cannot be started")?;
    if !status.success() || !file.is_file() {
        bail!("npm does not install {package}");
    }
    Ok(file)
}
