//! The study that is being made: another process, so that tables keep the machine.

use std::{
    io::{BufRead as _, BufReader, ErrorKind},
    path::{Path, PathBuf},
    process::{Child, ChildStderr, ChildStdin, Command, Stdio},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{problem::Problem, words::lab as words};

/// Where one study at a time is made.
pub(super) struct Bench {
    program: PathBuf,
    data: PathBuf,
    state: Arc<Mutex<Option<Making>>>,
}

/// A study that is being made, or was.
struct Making {
    run: Run,
    /// While this is open the study goes on.
    going: Option<ChildStdin>,
}

/// How far a study is.
#[derive(Clone, Debug)]
pub struct Run {
    /// The name of its folder.
    pub name: String,
    /// How many games are played.
    pub games: u64,
    /// How many will be.
    pub of: Option<u64>,
    /// What they show so far.
    pub words: String,
    /// Whether somebody stopped it.
    pub stopped: bool,
    /// Whether it came to its end, and if not, why.
    pub ended: Option<Result<(), String>>,
}

impl Bench {
    pub(super) fn new(program: PathBuf, data: PathBuf) -> Bench {
        Bench {
            program,
            data,
            state: Arc::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, Option<Making>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The study that is being made, or the last one.
    pub(super) fn run(&self) -> Option<Run> {
        self.state().as_ref().map(|making| making.run.clone())
    }

    /// Begins a study under a name.
    pub(super) fn start(&self, name: String, arguments: Vec<String>) -> Result<(), Problem> {
        let mut state = self.state();
        let busy = |making: &Making| making.run.ended.is_none();
        if state.as_ref().is_some_and(busy) {
            return Err(Problem::crowded(words::ONE_AT_A_TIME));
        }
        // Half of the machine at most, and only what nobody else wants of it.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut all = vec!["lab".to_owned()];
        all.extend(arguments);
        all.push(format!("--threads={}", (cores / 2).max(1)));
        all.push(format!("--keep={name}"));
        all.push("--attended".to_owned());
        all.push(format!("--language={}", i18n::spoken().tag()));
        let mut child = spawn(&self.program, &self.data, &all).map_err(|error| {
            tracing::error!(%error, "no study can be made");
            Problem::Broken
        })?;
        let told = child.stderr.take();
        *state = Some(Making {
            run: Run {
                name,
                games: 0,
                of: None,
                words: String::new(),
                stopped: false,
                ended: None,
            },
            going: child.stdin.take(),
        });
        let shared = Arc::clone(&self.state);
        let folder = self.data.join("lab");
        std::thread::spawn(move || watch(child, told, &shared, &folder));
        Ok(())
    }

    /// Lets the study come to its end early.
    pub(super) fn stop(&self) {
        if let Some(making) = &mut *self.state() {
            making.going = None;
            making.run.stopped = true;
        }
    }
}

/// Starts the program with the lowest priority there is, where there is one.
fn spawn(program: &Path, data: &Path, arguments: &[String]) -> std::io::Result<Child> {
    let ready = |mut command: Command| {
        command
            .args(arguments)
            .env("HEDGEROW_DATA", data)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
    };
    let mut polite = Command::new("nice");
    polite.args(["-n", "19"]).arg(program);
    match ready(polite) {
        Err(error) if error.kind() == ErrorKind::NotFound => ready(Command::new(program)),
        started => started,
    }
}

/// Listens to the study until it ends.
fn watch(
    mut child: Child,
    told: Option<ChildStderr>,
    state: &Mutex<Option<Making>>,
    folder: &Path,
) {
    let change = |change: &dyn Fn(&mut Making)| {
        if let Some(making) = &mut *state.lock().unwrap_or_else(PoisonError::into_inner) {
            change(making);
        }
    };
    let mut last = String::new();
    for line in told
        .into_iter()
        .flat_map(|told| BufReader::new(told).lines())
    {
        // Whoever writes no text says nothing.
        let Ok(line) = line else { break };
        match read(&line) {
            Some((games, of, words)) => change(&|making| {
                making.run.games = games;
                making.run.of = of;
                words.clone_into(&mut making.run.words);
            }),
            None => last = line,
        }
    }
    let ended = match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(last.trim_start_matches("error: ").to_owned()),
        Err(error) => Err(error.to_string()),
    };
    if let Err(why) = &ended {
        tracing::warn!(why, "a study came to nothing");
    }
    change(&|making| {
        if ended.is_err() {
            // A folder with something in it stays.
            let _ = std::fs::remove_dir(folder.join(&making.run.name));
        }
        making.going = None;
        making.run.ended = Some(ended.clone());
    });
}

/// `progress GAMES OF WORDS`.
fn read(line: &str) -> Option<(u64, Option<u64>, &str)> {
    let mut parts = line.strip_prefix("progress ")?.splitn(3, ' ');
    let games = parts.next()?.parse().ok()?;
    let of = parts.next()?.parse().ok();
    Some((games, of, parts.next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_progress_is_read() {
        assert_eq!(
            read("progress 12 40 team wins 31.0 ± 2.0 %"),
            Some((12, Some(40), "team wins 31.0 ± 2.0 %"))
        );
        assert_eq!(read("progress 12 ? "), Some((12, None, "")));
        assert_eq!(read("error: no progress"), None);
    }
}
