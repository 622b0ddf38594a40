//! Test programs: built by cargo, run two or more at a time.

use std::{
    collections::{HashMap, VecDeque},
    env, fs, mem,
    path::PathBuf,
    process::{Command, Stdio},
    sync::Mutex,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use serde_json::Value;

use crate::{skipped::Skipped, workspace};

/// What they measure or kill they need for themselves: these run when all others have ended.
const ALONE: [&str; 2] = ["hostile", "kills"];

/// How many seconds each program took the last time here, so that the longest begin first.
const TIMES: &str = "target/test-times.txt";

/// The same where none has run yet, roughly.
const USUAL_TIMES: &str = include_str!("../test-times.txt");

/// What looks at printed sheets as pictures.
const SHEETS: &str = "print pages";

/// A test program.
struct Program {
    /// The package, and the target where it is not the library.
    name: String,
    file: PathBuf,
    folder: PathBuf,
    is_alone: bool,
}

/// What a program came to.
struct Run {
    name: String,
    took: Duration,
    passed: u64,
    failed: u64,
    skipped: Skipped,
    /// Everything it printed, if it failed.
    failure: Option<String>,
}

/// The test programs of the workspace.
pub(crate) struct Programs(Vec<Program>);

impl Programs {
    /// Builds them.
    pub(crate) fn build(features: &str) -> anyhow::Result<Programs> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let built = Command::new(cargo)
            .args(["test", "--workspace", "--no-run", "--quiet"])
            .args(["--lib", "--bins", "--tests", "--features", features])
            .arg("--message-format=json-render-diagnostics")
            .current_dir(workspace())
            .stderr(Stdio::inherit())
            .output()
            .context("cargo cannot be started")?;
        if !built.status.success() {
            bail!("the tests do not build");
        }
        let printed = String::from_utf8_lossy(&built.stdout);
        let messages = (printed.lines()).filter_map(|line| serde_json::from_str(line).ok());
        let programs: Vec<Program> = messages.filter_map(|message| program(&message)).collect();
        if programs.is_empty() {
            bail!("cargo names no test program");
        }
        Ok(Programs(programs))
    }

    /// Leaves out what looks at printed sheets as pictures.
    pub(crate) fn without_sheets(mut self) -> Programs {
        self.0.retain(|program| program.name != SHEETS);
        self
    }

    /// Runs them all, as many at a time as there are cores, and says what failed.
    pub(crate) fn run(self, variables: &[(&str, String)]) -> anyhow::Result<()> {
        let known = read_times();
        let usual = |program: &Program| known.get(&program.name).copied().unwrap_or(f64::MAX);
        let mut programs = self.0;
        // What was built last is made of the most and takes longest.
        programs.reverse();
        programs.sort_by(|a, b| usual(b).total_cmp(&usual(a)));
        let (alone, together): (Vec<_>, Vec<_>) =
            programs.into_iter().partition(|program| program.is_alone);

        let cores = thread::available_parallelism().map_or(2, usize::from);
        let mut runs = run_side_by_side(together, cores, variables)?;
        runs.extend(run_side_by_side(alone, 1, variables)?);

        write_times(known, &runs);
        let mut skipped = Skipped::default();
        for run in &mut runs {
            skipped.add(mem::take(&mut run.skipped));
        }
        let failed: Vec<&Run> = runs.iter().filter(|run| run.failure.is_some()).collect();
        for run in &failed {
            let printed = run.failure.as_deref().unwrap_or_default();
            println!("\n== {} failed:\n{printed}", run.name);
        }
        let total = |count: fn(&Run) -> u64| runs.iter().map(count).sum::<u64>();
        let (passed, not_passed) = (total(|run| run.passed), total(|run| run.failed));
        println!("{passed} passed, {not_passed} failed");
        if !failed.is_empty() {
            let names: Vec<&str> = failed.iter().map(|run| run.name.as_str()).collect();
            bail!("these test programs failed: {}", names.join(", "));
        }
        skipped.report()
    }
}

/// The test program that a message of cargo tells of.
fn program(message: &Value) -> Option<Program> {
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let file = PathBuf::from(message["executable"].as_str()?);
    let manifest = PathBuf::from(message["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let target = message["target"]["name"].as_str()?;
    let kinds = &message["target"]["kind"];
    let name = match kinds[0].as_str()? {
        "lib" => package,
        "bin" => format!("{package} (program)"),
        _ => format!("{package} {target}"),
    };
    let is_alone = ALONE.contains(&target);
    Some(Program {
        name,
        file,
        folder,
        is_alone,
    })
}

/// Runs programs, so many at a time, and prints a line as each ends.
fn run_side_by_side(
    programs: Vec<Program>,
    count: usize,
    variables: &[(&str, String)],
) -> anyhow::Result<Vec<Run>> {
    let queue = Mutex::new(VecDeque::from(programs));
    let next = || queue.lock().ok()?.pop_front();
    let work = || {
        let mut runs = Vec::new();
        while let Some(program) = next() {
            let run = run(&program, variables)?;
            let seconds = run.took.as_secs_f64();
            let outcome = if run.failure.is_some() {
                "FAILED"
            } else {
                "passed"
            };
            println!(
                "{seconds:>7.1} s  {:>4} {outcome}  {}",
                run.passed, run.name
            );
            runs.push(run);
        }
        anyhow::Ok(runs)
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..count).map(|_| scope.spawn(work)).collect();
        let mut all = Vec::new();
        for worker in workers {
            let runs = worker
                .join()
                .map_err(|_| anyhow::anyhow!("a thread failed"))?;
            all.extend(runs?);
        }
        Ok(all)
    })
}

fn run(program: &Program, variables: &[(&str, String)]) -> anyhow::Result<Run> {
    let begun = Instant::now();
    let ended = Command::new(&program.file)
        // What tests that did nothing say, too.
        .arg("--show-output")
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("{} cannot be started", program.name))?;
    let out = String::from_utf8_lossy(&ended.stdout);
    let err = String::from_utf8_lossy(&ended.stderr);
    let (passed, failed) = counted(&out);
    let mut skipped = Skipped::default();
    skipped.note(&out);
    skipped.note(&err);
    let failure = (!ended.status.success()).then(|| format!("{out}\n{err}\n{}", ended.status));
    Ok(Run {
        name: program.name.clone(),
        took: begun.elapsed(),
        passed,
        failed: failed.max(failure.is_some().into()),
        skipped,
        failure,
    })
}

/// What a test program says at its end: "test result: ok. 12 passed; 0 failed; …".
fn counted(printed: &str) -> (u64, u64) {
    let ends = printed
        .lines()
        .filter(|line| line.starts_with("test result:"));
    ends.fold((0, 0), |(passed, failed), line| {
        let number = |word: &str| {
            let before = line.split(word).next().unwrap_or_default().trim_end();
            let number = before.rsplit(' ').next().and_then(|text| text.parse().ok());
            number.unwrap_or(0)
        };
        (passed + number("passed;"), failed + number("failed;"))
    })
}

fn read_times() -> HashMap<String, f64> {
    let here = fs::read_to_string(workspace().join(TIMES)).unwrap_or_default();
    let lines = USUAL_TIMES.lines().chain(here.lines());
    let times = lines.filter_map(|line| {
        let (seconds, name) = line.split_once(' ')?;
        Some((name.to_owned(), seconds.parse().ok()?))
    });
    times.collect()
}

/// Only the order of the next run hangs on it, so that nothing fails if it cannot be written.
fn write_times(mut known: HashMap<String, f64>, runs: &[Run]) {
    known.extend((runs.iter()).map(|run| (run.name.clone(), run.took.as_secs_f64())));
    let mut lines: Vec<String> = (known.iter())
        .map(|(name, seconds)| format!("{seconds:.1} {name}\n"))
        .collect();
    lines.sort_unstable();
    let _ = fs::write(workspace().join(TIMES), lines.concat());
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_a_program_says_at_its_end_is_counted() {
        let printed = "running 3 tests\n...\n\
            test result: ok. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n\
            test result: ok. 40 passed; 0 failed; 0 ignored\n";
        assert_eq!(counted(printed), (42, 1));
        assert_eq!(counted("killed"), (0, 0));
    }

    #[test]
    fn the_longest_programs_are_known_before_any_has_run() {
        let times = read_times();
        assert!(times["hedgerow all"] > times["parts"]);
        assert!(times.contains_key(SHEETS));
    }

    #[test]
    fn only_tests_are_run() {
        let mut message = json!({
            "reason": "compiler-artifact",
            "manifest_path": "/here/crates/hedgerow/Cargo.toml",
            "target": { "name": "kills", "kind": ["test"] },
            "profile": { "test": true },
            "executable": "/here/target/kills-1",
        });
        let found = program(&message).unwrap();
        assert_eq!(found.name, "hedgerow kills");
        assert!(found.is_alone);
        message["profile"]["test"] = false.into();
        assert!(program(&message).is_none());
    }
}
