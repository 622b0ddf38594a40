//! Clocks that are wrong, and servers that do not know of each other.

use std::time::{Duration, Instant};

use guests::{Folder, Place, Program, fresh_database, get, hedgerow, known, post};
use serde_json::json;

use super::{cannot, program, shim};

/// A server claims a bot's move and dies. Its clock was an hour ahead, and yet the other
/// asks the bot as soon as the claim has run out by the clock of the database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_claim_runs_out_by_the_clock_of_the_database() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let logs = Folder::new("logs").unwrap();
    let place = Place::Database(&database);
    let mut possible = false;
    let hasty = Program::prepared(program(), place, &logs.path().join("log"), |command| {
        possible = shim::ahead(command, 3600);
    });
    let hasty = hasty.unwrap();
    if !possible {
        return cannot("a clock that is wrong");
    }
    let ana = known(hasty.address(), "Ana").await.unwrap();
    // At a slow pace the bot takes its time, and its server is gone before it has acted.
    let table = loop {
        let wanted = json!({ "game": "badger", "seats": ["easy", "me"], "pace": "slow" });
        let made = post(hasty.address(), "/tables", Some(&ana), &wanted).await;
        let made = made.unwrap();
        if made["to_act"] == json!([0]) {
            break made["id"].as_str().unwrap().to_owned();
        }
    };
    hasty.kill();
    let other = Program::prepared(program(), place, &logs.path().join("other"), |_| {}).unwrap();
    let since = Instant::now();
    let path = format!("/tables/{table}");
    while get(other.address(), &path, Some(&ana)).await.unwrap()["ply"] == 0 {
        assert!(
            since.elapsed() < Duration::from_secs(40),
            "nobody asks the bot"
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[test]
fn a_second_server_on_the_same_file_does_not_start_and_admin_goes_on_working() {
    let data = Folder::new("two").unwrap();
    let place = Place::Folder(data.path());
    let first = Program::start(program(), place).unwrap();
    let log = data.path().join("log");
    let second = Program::prepared(program(), place, &log, |_| {});
    let words = format!("{:?}", second.err().unwrap());
    for part in ["another server uses", "--data", "PostgreSQL"] {
        assert!(words.contains(part), "{words}");
    }
    let list = |program| {
        let mut list = hedgerow(program);
        list.args(["admin", "--data"]).arg(data.path()).arg("list");
        list.output().unwrap().status.success()
    };
    assert!(list(program()));
    // The lock is the system's, so a server that was killed has left none behind.
    first.kill();
    Program::start(program(), place).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_database() {
    use std::{fs, os::unix::fs::PermissionsExt as _};
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = Folder::new("mode").unwrap();
    let data = folder.path().join("made");
    let server = Program::start(program(), Place::Folder(&data)).unwrap();
    known(server.address(), "Ana").await.unwrap();
    assert_eq!(mode(&data), 0o700);
    assert_eq!(mode(&data.join("hedgerow.sqlite.lock")), 0o600);
    let files = [
        "hedgerow.sqlite",
        "hedgerow.sqlite-wal",
        "hedgerow.sqlite-shm",
    ];
    for file in files {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    server.kill();
    // What an older version made is tightened.
    for file in files {
        fs::set_permissions(data.join(file), fs::Permissions::from_mode(0o644)).unwrap();
    }
    let server = Program::start(program(), Place::Folder(&data)).unwrap();
    known(server.address(), "Ben").await.unwrap();
    for file in files {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
}
