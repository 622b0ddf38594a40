//! What the test command and CI run: `cargo xtask test`.

mod chromedriver;
mod count;
mod guard;
mod nats;
mod packages;
mod postgres;
mod rules;
mod services;
mod test;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

/// Tasks for those who build Hedgerow.
#[derive(Parser)]
struct Xtask {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything a change has to pass: format, lints, tests, rules, scenarios
    Test,
    /// Run a command with a PostgreSQL server, a browser and a NATS server at hand, as the tests have them
    With {
        /// The command, such as `cargo test -p store`
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// Count the instructions of random games and compare with the figure kept
    Count,
    /// Check that every rule is cited by a test, and that only rules are cited
    Rules {
        /// The games; all if none is named
        games: Vec<String>,
    },
}

fn main() -> ExitCode {
    let done = match Xtask::parse().task {
        Task::Test => test::run(),
        Task::With { command } => services::run_with(&command),
        Task::Count => count::run(),
        Task::Rules { games } => rules::run(&games),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
