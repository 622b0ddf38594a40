//! The hostile suite: attacks on a server of our own on this machine, bounded in number and
//! time. What is asked too much of is refused or cut off, and an honest table plays on.
//!
//! A program of its own, since it measures how long moves take: nothing else may keep the
//! machine busy meanwhile.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod fill;
mod freeze;
mod honest;
mod lock_out;
mod nuisances;
mod rebind;
mod replay;
mod smuggle;
mod spoof;
mod starve;
mod stranger;

use std::{fs, path::Path, time::Duration};

use guests::{Folder, Place, Program};
use honest::HonestTable;

/// How long anything may take that should take no time.
const PATIENCE: Duration = Duration::from_mins(1);

/// By how much the memory of the server may grow while the nuisances come again.
const GROWTH: u64 = 8 << 20;

/// How long the moves of an honest table may take, all but one in twenty, while the server
/// is attacked.
const P95: Duration = Duration::from_millis(100);

/// The address from which the server takes anybody's word for where requests come from:
/// that is how one machine plays many strangers.
const TRUSTING: [&str; 2] = ["--trusted-proxy", "127.0.0.1"];

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hedgerow"))
}

/// A text as part of an address.
fn to_url(text: &str) -> String {
    text.bytes().fold(String::new(), |mut url, byte| {
        url.push_str(&format!("%{byte:02X}"));
        url
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_honest_table_plays_on_whatever_others_try() {
    let folder = Folder::new("hostile-attacks").unwrap();
    let log = folder.path().join("log");
    let data = folder.path().join("data");
    let server = Program::start_logged(program(), Place::Folder(&data), &TRUSTING, &log).unwrap();
    let server = &server;
    let calm = HonestTable::begin(server, 1).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    println!("undisturbed: {}", calm.delays().await);

    let honest = HonestTable::begin(server, 2).await;
    freeze::costly_questions(server).await;
    freeze::pings_without_end(server).await;
    freeze::readers_of_a_long_game(server).await;
    lock_out::crowds_of_watchers(server).await;
    // The honest table's moves are on the disk too.
    fill::padded_records(server, &data, 2 << 20).await;
    fill::people_without_end(server).await;
    rebind::foreign_hosts(server).await;
    replay::what_was_sent_before(server).await;
    smuggle::ambiguous_requests(server).await;
    let delays = honest.delays().await;
    println!("under attack: {delays}");

    let log = fs::read_to_string(&log).unwrap();
    assert!(!log.contains("panicked"), "{log}");
    assert!(delays.p95 < P95, "{delays}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bots_of_one_person_leave_time_for_others() {
    let folder = Folder::new("hostile-starve").unwrap();
    let place = Place::Folder(folder.path());
    let log = folder.path().join("log");
    let server = &Program::start_logged(program(), place, &TRUSTING, &log).unwrap();
    let honest = HonestTable::begin(server, 3).await;
    starve::tables_full_of_bots(server).await;
    starve::tables_nobody_looks_at(server).await;
    let delays = honest.delays().await;
    println!("beside them: {delays}");
    assert!(delays.p95 < P95, "{delays}");
}

#[tokio::test]
async fn nobody_fills_the_disk() {
    let folder = Folder::new("hostile-fill").unwrap();
    let data = folder.path().join("data");
    let log = folder.path().join("log");
    let few = [TRUSTING[0], TRUSTING[1], "--kept-games", "25"];
    let server = Program::start_logged(program(), Place::Folder(&data), &few, &log).unwrap();
    fill::padded_records(&server, &data, fill::LITTLE_MORE).await;
    drop(server);
    let few = [TRUSTING[0], TRUSTING[1], "--kept-games", "5"];
    let server = Program::start_logged(program(), Place::Folder(&data), &few, &log).unwrap();
    fill::games_without_end(&server, &data, 5).await;
}

#[tokio::test]
async fn who_forges_an_address_gains_nothing() {
    let folder = Folder::new("hostile-spoof").unwrap();
    let server = Program::start(program(), Place::Folder(folder.path())).unwrap();
    spoof::forged_addresses(&server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nuisances_are_told_or_cut_off_and_others_play_on() {
    let folder = Folder::new("hostile").unwrap();
    let server = &Program::start(program(), Place::Folder(folder.path())).unwrap();
    let dawdlers = [
        // Headers that never end, and a body that never comes.
        "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        "POST /api/v1/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ];
    let dawdlers =
        dawdlers.map(|words| tokio::spawn(nuisances::are_cut_off(server.address(), words)));
    let honest = HonestTable::begin(server, 1).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let calm = honest.delays().await;
    println!("undisturbed: {calm}");

    // Once for the server to take what memory it needs, then again to see it needs no more.
    nuisances::every_nuisance(server, 100).await;
    let before = server.memory().unwrap();
    let honest = HonestTable::begin(server, 2).await;
    for round in 0..3 {
        nuisances::every_nuisance(server, 200 + 100 * round).await;
    }
    let disturbed = honest.delays().await;
    let after = server.memory().unwrap();
    println!("disturbed: {disturbed}");
    println!(
        "memory: {} KiB, and {} KiB after three times as much",
        before / 1024,
        after / 1024
    );
    let growth = after.saturating_sub(before);
    assert!(growth < GROWTH, "the server grew by {growth} bytes");
    // Generous, for machines on which much else is going on.
    let allowed = calm.median * 10 + Duration::from_millis(100);
    assert!(disturbed.median < allowed, "{disturbed} instead of {calm}");
    for dawdler in dawdlers {
        dawdler.await.unwrap();
    }
    println!("who never finishes a request is cut off");
}
