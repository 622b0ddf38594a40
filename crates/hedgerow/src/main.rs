//! Hedgerow: play, study, playtest and print five tabletop games of forest,
//! garden and borderland.

mod admin;
mod arena;
mod bench;
mod best;
mod data;
mod failure;
mod games;
mod help;
mod keep;
mod lab;
mod language;
mod listen;
mod play;
mod position;
mod print;
mod replay;
mod rules;
mod scenario;
mod serve;
mod stop;
mod table;
mod trace;
mod words;

use std::{env, ffi::OsString, io::Write as _, process::ExitCode};

use clap::{Arg, ArgAction, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use i18n::Language;

use failure::Failure;

/// Play, study, playtest and print five tabletop games of forest, garden and
/// borderland.
///
/// Without a command, it serves tables in the browser.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Hedgerow {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables in the browser, for people and bots
    ///
    /// Everything is kept in one file in the data folder, or in a PostgreSQL database that
    /// several servers may share.
    Serve(serve::Serve),
    /// Look after the database of a server: backups, checks, tables
    Admin(admin::Admin),
    /// List the games, or the house rules of one
    Games(games::Games),
    /// Play in the terminal, with people at this keyboard and bots
    Play(play::Play),
    /// Print a rulebook, or one rule of it
    Rules(rules::Rules),
    /// Run scenarios: rule tests as data
    Scenario(scenario::RunScenarios),
    /// Play one game with bots and print every decision as a line of JSON
    Trace(trace::Trace),
    /// Print a position, or check one
    Position(position::Position),
    /// Make sheets to print, cut out and play with, as PDF
    Print(print::Print),
    /// Show a recorded game step by step, or check it
    Replay(replay::Replay),
    /// Let bots play each other, and measure how strong and how quick they are
    Arena(arena::Arena),
    /// Playtest a game by simulation, with error bars
    Lab(lab::Lab),
    /// Measure the speed of the games on one thread
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    let (language, arguments) = language::choose(env::args_os()).map_err(Failure::Usage)?;
    i18n::set_default(language);
    let Hedgerow { command, serve } = read(&arguments)?;
    let command = command.unwrap_or(Command::Serve(serve));
    if !command.is_for_players() {
        i18n::set_default(Language::English);
    }
    match command {
        Command::Serve(serve) => serve.run(),
        Command::Admin(admin) => admin.run(),
        Command::Games(games) => games.run(),
        Command::Play(play) => play.run(),
        Command::Rules(rules) => rules.run(),
        Command::Scenario(scenarios) => scenarios.run(),
        Command::Trace(trace) => trace.run(),
        Command::Position(position) => position.run(),
        Command::Print(print) => print.run(),
        Command::Replay(replay) => replay.run(),
        Command::Arena(arena) => arena.run(),
        Command::Lab(lab) => lab.run(),
        Command::Bench(bench) => bench.run(),
    }?;
    Ok(std::io::stdout().flush()?)
}

/// All commands, with help in the language that is spoken.
fn commands() -> clap::Command {
    let language = Arg::new("language")
        .long("language")
        .value_name("LANGUAGE")
        .global(true)
        .action(ArgAction::Set)
        .help("The language: en or de; otherwise that of HEDGEROW_LANGUAGE or of the environment (LC_ALL, LC_MESSAGES, LANG)");
    help::in_words(Hedgerow::command().arg(language))
}

fn read(arguments: &[OsString]) -> Result<Hedgerow, Failure> {
    let matches = commands().try_get_matches_from(arguments);
    matches
        .and_then(|matches| Hedgerow::from_arg_matches(&matches))
        .map_err(|error| help::misunderstood(&error, arguments))
}

impl Command {
    /// Whether it speaks the language of whoever plays. The others talk to programs, and to
    /// whoever runs a server or works on the rules.
    fn is_for_players(&self) -> bool {
        match self {
            Command::Games(_)
            | Command::Play(_)
            | Command::Rules(_)
            | Command::Print(_)
            | Command::Replay(_)
            | Command::Arena(_)
            | Command::Lab(_) => true,
            Command::Serve(_)
            | Command::Admin(_)
            | Command::Scenario(_)
            | Command::Trace(_)
            | Command::Position(_)
            | Command::Bench(_) => false,
        }
    }
}
