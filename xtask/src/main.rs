//! What the test command and CI run: `cargo xtask test`.

mod axe;
mod chromedriver;
mod count;
mod dependencies;
mod files;
mod guard;
mod kills;
mod load;
mod nats;
mod new_game;
mod npm;
mod packages;
mod postgres;
mod programs;
mod rules;
mod scripts;
mod services;
mod skipped;
mod test;

use std::{
    env,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{self, ExitCode},
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
    /// Everything a change has to pass: format, dependencies, rules, scripts, lints, tests, instructions
    Test {
        /// Leave nothing out: ten times as many random games, every position of them checked, and
        /// long runs of all else; takes hours
        #[arg(long)]
        thorough: bool,
    },
    /// Run a command with a PostgreSQL server, a browser and a NATS server at hand, as the tests have them
    With {
        /// The command, such as `cargo test -p store`
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        command: Vec<String>,
    },
    /// Count the instructions of random games and compare with the figure kept
    Count,
    /// Measure the server: people play at many tables, each through a socket
    Load {
        /// How many tables
        #[arg(long, default_value_t = 500)]
        tables: u32,
        /// For how many seconds
        #[arg(long, default_value_t = 20)]
        seconds: u32,
        /// How many milliseconds a table waits after each move
        #[arg(long, default_value_t = 250)]
        pause: u32,
        /// The games; all if none is named
        games: Vec<String>,
    },
    /// Play many games at a server through its API: its memory has to stay what it was, and
    /// what games take on the disk has to be given back
    Soak {
        /// How many games
        #[arg(long, default_value_t = 20_000)]
        games: u32,
        /// How many programs play at once
        #[arg(long, default_value_t = 24)]
        clients: u32,
    },
    /// Kill servers and databases under load, and check that nothing acknowledged is lost
    Kills {
        /// How often a server over `SQLite`
        #[arg(long, default_value_t = 100)]
        sqlite: u32,
        /// How often one of two servers over PostgreSQL, or the database
        #[arg(long, default_value_t = 20)]
        postgres: u32,
    },
    /// Check the licences, versions and sources of dependencies, and that all are used
    Dependencies,
    /// Ask whether a dependency has a known fault (needs `cargo deny` and the network)
    Advisories,
    /// Make a game that can be played at once: a folder in `games`, and a line in the list
    NewGame {
        /// The name of its folder: lower case, words with hyphens, such as `snail-mail`
        name: String,
        /// What people call it; by itself the name with capitals
        #[arg(long)]
        title: Option<String>,
    },
    /// Make a game in a copy of the workspace, and test, build, play, print and study it
    TryNewGame,
    /// Check that every rule is cited by a test, and that only rules are cited
    Rules {
        /// The games; all if none is named
        games: Vec<String>,
    },
}

fn main() -> ExitCode {
    forget_outer_cargo();
    let done = match Xtask::parse().task {
        Task::Test { thorough } => test::run(thorough),
        Task::With { command } => services::run_with(&command),
        Task::Count => count::run(),
        Task::Load {
            tables,
            seconds,
            pause,
            games,
        } => load::run([tables, seconds, pause], &games),
        Task::Soak { games, clients } => load::soak(games, clients),
        Task::Kills { sqlite, postgres } => kills::run(sqlite, postgres),
        Task::Dependencies => dependencies::check(),
        Task::Advisories => dependencies::advisories(),
        Task::NewGame { name, title } => new_game::run(&name, title.as_deref()),
        Task::TryNewGame => new_game::try_out(),
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

/// Forgets what the cargo that runs this program told it about itself: build scripts look at
/// such variables, and would run again with every change between `cargo xtask test` and
/// `cargo test`.
fn forget_outer_cargo() {
    let told = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    if env::vars().any(|(name, _)| told(&name)) {
        let program = env::current_exe();
        let Ok(program) = program else { return };
        let mut again = process::Command::new(program);
        again.args(env::args_os().skip(1));
        for (name, _) in env::vars().filter(|(name, _)| told(name)) {
            again.env_remove(name);
        }
        let failed = again.exec();
        eprintln!("error: {failed}");
        process::exit(1);
    }
}

/// The folder of the workspace.
fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
