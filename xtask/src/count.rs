//! Counts the instructions of a fixed number of random games of every title, so that slower
//! rules show on any machine, however busy.
//!
//! The figures to compare with are in `benches/instructions.txt`; set
//! `HEDGEROW_BLESS` to write them anew.

use std::{
    env, fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, bail};
use serde_json::Value;

use crate::{
    packages::{find_or_install, on_path},
    workspace,
};

/// By how much a count may rise, in percent.
const TOLERANCE: f64 = 5.0;

const BASELINE: &str = "benches/instructions.txt";

/// Instructions of so many random games.
struct Baseline {
    game: String,
    games: u32,
    count: u64,
}

/// Counts, and compares with the baseline.
pub(crate) fn run() -> anyhow::Result<()> {
    find_or_install(|| on_path("valgrind"), "valgrind", "valgrind")?;
    let playouts = build()?;
    let file = workspace().join(BASELINE);
    let text = fs::read_to_string(&file).context(BASELINE)?;
    let mut lines = read_baseline(&text)?;
    let mut slower = Vec::new();
    for line in &mut lines {
        let count = instructions(&playouts, &line.game, line.games)?;
        let difference = (count as f64 / line.count as f64 - 1.0) * 100.0;
        println!(
            "{:<10} {count:>12} instructions in {} games, {difference:+.2} % (at most {TOLERANCE:+} %)",
            line.game, line.games
        );
        if difference > TOLERANCE {
            slower.push(line.game.clone());
        }
        line.count = count;
    }
    if env::var_os("HEDGEROW_BLESS").is_some() {
        fs::write(&file, baseline_text(&lines)).context(BASELINE)?;
    } else if !slower.is_empty() {
        bail!(
            "random games of {} take more instructions than {BASELINE} says; \
             set HEDGEROW_BLESS to write it anew if that is meant to be",
            slower.join(", ")
        );
    }
    Ok(())
}

fn baseline_text(lines: &[Baseline]) -> String {
    let mut text = "# Game, random games by the usual rules, instructions counted by callgrind.\n\
         # Written by `HEDGEROW_BLESS=1 cargo xtask count`.\n"
        .to_owned();
    for Baseline { game, games, count } in lines {
        text.push_str(&format!("{game} {games} {count}\n"));
    }
    text
}

fn read_baseline(text: &str) -> anyhow::Result<Vec<Baseline>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [game, games, count] =
            <[&str; 3]>::try_from(line.split(' ').collect::<Vec<_>>()).ok()?;
        Some(Baseline {
            game: game.to_owned(),
            games: games.parse().ok()?,
            count: count.parse().ok()?,
        })
    };
    let lines: Option<Vec<Baseline>> = lines.map(read).collect();
    lines.with_context(|| format!("{BASELINE}: a line is not `GAME GAMES INSTRUCTIONS`"))
}

/// Builds the program that plays, and tells where it is.
fn build() -> anyhow::Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--release", "--quiet", "--package", "catalog"])
        .args(["--example", "playouts"])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(workspace())
        .stderr(Stdio::inherit())
        .output()
        .context("cargo cannot be started")?;
    if !built.status.success() {
        bail!("the example `playouts` of the catalogue does not build");
    }
    let messages = String::from_utf8_lossy(&built.stdout);
    let executable = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .find_map(|message| message["executable"].as_str().map(PathBuf::from));
    executable.context("cargo does not say where the example `playouts` is")
}

/// How many instructions the program takes.
fn instructions(program: &Path, game: &str, games: u32) -> anyhow::Result<u64> {
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([game, &games.to_string()])
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
        let text = "badger 2000 123\nacorn 500 456\n";
        let lines = read_baseline(text).unwrap();
        assert!(baseline_text(&lines).ends_with(text));
        assert_eq!(lines[1].count, 456);
        assert!(read_baseline("badger many\n").is_err());
    }
}
