//! The test command.

use std::{
    env,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};

use crate::{
    count, dependencies, new_game, programs::Programs, rules, scripts, services::Services,
    workspace,
};

/// What the usual build leaves out, and the tests do not.
pub(crate) const FEATURES: &str = "hedgerow/nats,sprout/faces";

/// Set where tests should leave nothing out, however long that takes.
const THOROUGH: &str = "HEDGEROW_THOROUGH";

/// Of what the conformance tests draw more games from, beside the fixed ones.
const SEEDS: &str = "HEDGEROW_SEEDS";

/// Runs every check, in the order in which failing is cheapest, and says what took how
/// long.
pub(crate) fn run(is_thorough: bool) -> anyhow::Result<()> {
    let mut parts = Parts::begin();
    let checked = check(is_thorough, &mut parts);
    parts.print();
    checked?;
    println!("all checks passed");
    Ok(())
}

fn check(is_thorough: bool, parts: &mut Parts) -> anyhow::Result<()> {
    parts.time("format", || run_cargo(&["fmt", "--all", "--check"], &[]))?;
    parts.time("dependencies", dependencies::check)?;
    parts.time("rules", || rules::run(&[]))?;
    parts.time("scripts", scripts::check)?;
    parts.time("lints", lints)?;
    // Built first, so that nothing waits idle meanwhile.
    let programs = parts.time("build", || Programs::build(FEATURES))?;
    let services = parts.time("services", Services::start)?;
    let programs = if services.has_poppler {
        programs
    } else {
        programs.without_sheets()
    };
    let mut variables = services.variables();
    if is_thorough {
        variables.push((THOROUGH, "1".to_owned()));
    }
    if env::var_os(SEEDS).is_none()
        && let Some(commit) = commit()
    {
        println!("== seeds: fixed ones, and some drawn from {SEEDS}={commit}");
        variables.push((SEEDS, commit));
    }
    parts.time("tests", || programs.run(&variables))?;
    parts.time("documentation", || {
        let documented = ["test", "--workspace", "--doc", "--quiet"];
        let features = ["--features", FEATURES];
        run_cargo(&[&documented[..], &features].concat(), &variables)
    })?;
    drop(services);
    if is_thorough {
        parts.time("new game", new_game::try_out)?;
    }
    parts.time("instructions", count::run)
}

fn lints() -> anyhow::Result<()> {
    let clippy = ["clippy", "--workspace", "--all-targets", "--quiet"];
    let features = ["--features", FEATURES, "--", "-D", "warnings"];
    run_cargo(&[&clippy[..], &features].concat(), &[])
}

/// The hash of what is checked out; nothing outside a repository.
fn commit() -> Option<String> {
    let asked = Command::new("git")
        .args(["rev-parse", "HEAD"])
        .current_dir(workspace())
        .output();
    let hash = asked.ok().filter(|asked| asked.status.success())?.stdout;
    Some(String::from_utf8_lossy(&hash).trim().to_owned())
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

/// How long each part took.
struct Parts {
    begun: Instant,
    times: Vec<(&'static str, Duration)>,
}

impl Parts {
    fn begin() -> Parts {
        Parts {
            begun: Instant::now(),
            times: Vec::new(),
        }
    }

    /// Does a part of the work, whose name is printed before.
    fn time<T>(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        println!("== {name}");
        let begun = Instant::now();
        let done = work();
        self.times.push((name, begun.elapsed()));
        done.context(name)
    }

    fn print(&self) {
        println!("== times");
        let all = [("altogether", self.begun.elapsed())];
        for (name, time) in self.times.iter().chain(&all) {
            println!("{:>7}  {name}", minutes(*time));
        }
    }
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
