//! Studies on several machines, at the NATS server that `HEDGEROW_TEST_NATS` names.
#![cfg(feature = "nats")]

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::{Mutex, MutexGuard, PoisonError, mpsc},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::support;

fn hedgerow(arguments: &[&str]) -> Command {
    support::hedgerow(&[&["lab"], arguments].concat())
}

fn folder(name: &str) -> PathBuf {
    support::folder(&format!("lab-nats-{name}"))
}

/// Studies of tests come one after another: workers that are killed hold on to shards of
/// any study.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How long anything here may take: whoever waits for a program that failed waits for ever.
const LIMIT: Duration = Duration::from_mins(3);

/// Runs a program to its end.
fn run(command: &mut Command) -> Output {
    let start = Instant::now();
    let command = command.stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    while child.try_wait().unwrap().is_none() {
        if start.elapsed() > LIMIT {
            child.kill().unwrap();
            panic!("{command:?} takes too long");
        }
        thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().unwrap()
}

/// A worker, killed when dropped.
struct Worker(Child);

impl Worker {
    fn start(address: &str) -> Worker {
        let command = hedgerow(&["worker", "--nats", address, "--threads", "1"])
            .stdout(Stdio::piped())
            .spawn();
        Worker(command.unwrap())
    }

    /// Waits until it plays a shard.
    fn wait_until_it_plays(&mut self) {
        let lines = BufReader::new(self.0.stdout.take().unwrap()).lines();
        let mut lines = lines.map(Result::unwrap);
        let (tell, told) = mpsc::channel();
        thread::spawn(move || tell.send(lines.any(|line| line.starts_with("playing shard "))));
        assert_eq!(told.recv_timeout(LIMIT), Ok(true), "no shard is played");
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // SIGKILL: nothing is tidied up.
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// The tallies and the games of a study.
fn study(arguments: &[&str], out: &Path) -> (Value, Vec<u8>) {
    let question = [
        "run",
        "badger",
        "--seats",
        "search:400,easy",
        "--games",
        "24",
    ];
    let ran = run(hedgerow(&[&question[..], arguments].concat())
        .arg("--out")
        .arg(out));
    assert!(
        ran.status.success(),
        "{}",
        String::from_utf8_lossy(&ran.stderr)
    );
    (
        support::run_json(out)["tallies"].clone(),
        fs::read(out.join("games.csv")).unwrap(),
    )
}

/// The address of the server, if there is one.
fn nats() -> Option<String> {
    let address = env::var("HEDGEROW_TEST_NATS").ok();
    if address.is_none() {
        eprintln!("skipped: NATS, since HEDGEROW_TEST_NATS is not set");
    }
    address
}

#[test]
fn three_workers_of_which_one_is_killed_find_the_same() {
    let Some(address) = nats() else {
        return;
    };
    let _alone = alone();
    let mut doomed = Worker::start(&address);
    let asking = {
        let address = address.clone();
        thread::spawn(move || study(&["--nats", &address], &folder("spread")))
    };
    // Before the others come, who might leave it nothing.
    doomed.wait_until_it_plays();
    let others = [Worker::start(&address), Worker::start(&address)];
    drop(doomed);
    let spread = asking.join().unwrap();
    drop(others);
    assert_eq!(spread, study(&[], &folder("here")));
}

/// Workers get a changed data file with the work.
#[test]
fn a_sweep_over_a_number_is_the_same_on_other_machines() {
    let Some(address) = nats() else {
        return;
    };
    let cards = support::changed_cards("badger", "nats", |text| {
        text.replace("the Author\t2", "the Author\t6")
    });
    let _alone = alone();
    let _worker = Worker::start(&address);
    let ask = |more: &[&str], name: &str| {
        let out = folder(name);
        let question = [
            "sweep",
            "badger",
            "--number=author.rank=2,6,9",
            "--games=300",
        ];
        let ran = run(
            hedgerow(&[&question[..], &["--seats=random", "--cards"]].concat())
                .arg(&cards)
                .args(more)
                .arg("--out")
                .arg(&out),
        );
        let err = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{err}");
        let games = fs::read(out.join("games.csv")).unwrap();
        (support::run_json(&out)["tallies"].clone(), games)
    };
    assert_eq!(
        ask(&["--nats", &address], "sweep-spread"),
        ask(&[], "sweep-here")
    );
}

#[test]
fn a_server_that_cannot_be_reached_is_told_in_one_line() {
    for arguments in [
        &["run", "badger", "--nats", "nats://127.0.0.1:1"][..],
        &["worker", "--nats", "nats://127.0.0.1:1"],
    ] {
        let ran = run(&mut hedgerow(arguments));
        let err = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(1), "{err}");
        assert!(
            err.contains("cannot be reached") && err.lines().count() == 1,
            "{err}"
        );
    }
}
