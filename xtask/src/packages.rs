//! Programs from Debian's packages that the tests need, installed when missing.

use std::{env, ffi::OsStr, path::PathBuf, process::Command};

use anyhow::{Context as _, bail};

/// Finds a program in the folders that `PATH` names.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut files = env::split_paths(&path).map(|folder| folder.join(program));
    files.find(|file| file.is_file())
}

/// Finds a program, after its package is installed if need be.
pub(crate) fn find_or_install(
    find: impl Fn() -> Option<PathBuf>,
    program: &str,
    package: &str,
) -> anyhow::Result<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    install(package)
        .with_context(|| format!("the tests need {program}, which is not installed"))?;
    find().with_context(|| format!("the package {package} has no {program}"))
}

fn install(package: &str) -> anyhow::Result<()> {
    if on_path("apt-get").is_none() {
        bail!("there is no apt-get to install `{package}` with: install it yourself");
    }
    if !is_root()? {
        bail!("only root may install it: run `apt-get install {package}` as root");
    }
    println!("installing {package}");
    apt_get(["update", "--quiet", "--quiet"])?;
    apt_get([
        "install",
        "--yes",
        "--quiet",
        "--no-install-recommends",
        package,
    ])
}

fn apt_get<const N: usize>(arguments: [&str; N]) -> anyhow::Result<()> {
    let status = Command::new("apt-get")
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status()
        .context("apt-get cannot be started")?;
    if !status.success() {
        bail!("`apt-get {}` failed", arguments.join(" "));
    }
    Ok(())
}

/// Whether we run as root.
pub(crate) fn is_root() -> anyhow::Result<bool> {
    Ok(id(["-u"])? == 0)
}

/// The number that `id` prints.
pub(crate) fn id<S: AsRef<OsStr>, const N: usize>(arguments: [S; N]) -> anyhow::Result<u32> {
    let printed = Command::new("id").args(arguments).output();
    let printed = printed.context("`id` cannot be started")?;
    let number = String::from_utf8_lossy(&printed.stdout).trim().parse();
    number.context("`id` prints no number")
}
