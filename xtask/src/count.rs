//! Counts the instructions of a fixed number of random games, so that a slower
//! playout shows on any machine, however busy.
//!
//! The figure to compare with is in `benches/instructions.txt`; set
//! `HEDGEROW_BLESS` to write it anew.

use std::{
    env, fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, bail};
use serde_json::Value;

use crate::workspace;

/// How many games are played.
const GAMES: u32 = 2000;

/// By how much the count may rise, in percent.
const TOLERANCE: f64 = 5.0;

const BASELINE: &str = "benches/instructions.txt";

/// Whether this machine has what counting takes.
pub(crate) fn is_possible() -> bool {
    let version = Command::new("valgrind").arg("--version").output();
    version.is_ok_and(|version| version.status.success())
}

/// Counts, and compares with the baseline.
pub(crate) fn run() -> anyhow::Result<()> {
    let playouts = build()?;
    let count = instructions(&playouts)?;
    let file = workspace().join(BASELINE);
    if env::var_os("HEDGEROW_BLESS").is_some() {
        fs::write(&file, baseline_text(count)).context(BASELINE)?;
    }
    let text = fs::read_to_string(&file)
        .with_context(|| format!("{BASELINE}: set HEDGEROW_BLESS to write it"))?;
    let baseline = read_baseline(&text)?;
    let difference = (count as f64 / baseline as f64 - 1.0) * 100.0;
    println!("instructions for {GAMES} random games of badger: {count}");
    println!("baseline ({BASELINE}): {baseline}");
    println!("difference: {difference:+.2} % (at most {TOLERANCE:+} %)");
    if difference > TOLERANCE {
        bail!("random games take {difference:.2} % more instructions than the baseline");
    }
    if difference < -TOLERANCE {
        println!("faster than the baseline: set HEDGEROW_BLESS to lower it");
    }
    Ok(())
}

fn baseline_text(count: u64) -> String {
    format!(
        "# Instructions of {GAMES} random games of badger to 21 points, counted by callgrind.\n\
         # Written by `HEDGEROW_BLESS=1 cargo xtask count`.\n\
         {count}\n"
    )
}

fn read_baseline(text: &str) -> anyhow::Result<u64> {
    let line = text.lines().find(|line| !line.starts_with('#'));
    let number = line.and_then(|line| line.trim().parse().ok());
    number.with_context(|| format!("{BASELINE}: there is no number in it"))
}

/// Builds the program that plays, and tells where it is.
fn build() -> anyhow::Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--release", "--quiet", "--package", "badger"])
        .args(["--example", "playouts"])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(workspace())
        .stderr(Stdio::inherit())
        .output()
        .context("cargo cannot be started")?;
    if !built.status.success() {
        bail!("the example `playouts` of badger does not build");
    }
    let messages = String::from_utf8_lossy(&built.stdout);
    let executable = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .find_map(|message| message["executable"].as_str().map(PathBuf::from));
    executable.context("cargo does not say where the example `playouts` is")
}

/// How many instructions the program takes.
fn instructions(program: &Path) -> anyhow::Result<u64> {
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .arg(GAMES.to_string())
        .output();
    let run = match run {
        Ok(run) => run,
        Err(error) if error.kind() == ErrorKind::NotFound => bail!(
            "valgrind is not installed; it counts the instructions (Debian: apt install valgrind)"
        ),
        Err(error) => return Err(error).context("valgrind cannot be started"),
    };
    let words = String::from_utf8_lossy(&run.stderr);
    if !run.status.success() {
        bail!("valgrind failed:\n{words}");
    }
    let line = words
        .lines()
        .find_map(|line| line.split_once("Collected :"));
    let count = line.and_then(|(_, count)| count.trim().parse().ok());
    count.with_context(|| format!("valgrind does not tell a count:\n{words}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_baseline_reads_back() {
        assert_eq!(read_baseline(&baseline_text(123)).unwrap(), 123);
        assert!(read_baseline("# nothing\n").is_err());
        assert!(read_baseline("many\n").is_err());
    }
}
