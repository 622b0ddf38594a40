//! What was acknowledged is there after a kill, and nothing stands half-written.
//!
//! The program runs itself as a child that appends as fast as it can and prints
//! what was acknowledged; then it kills the child in the middle of it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "all/common/mod.rs"]
#[allow(dead_code, reason = "this program needs little of it")]
mod common;

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Command, Stdio},
};

use common::{address, folder, fresh_database, person, play, started};
use store::{AppendError, Digest, Store, StoreError, Table, TableId};

/// At how many tables the child plays at once.
const TABLES: usize = 12;

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = env::args().collect();
    match arguments.get(1..3) {
        Some([role, address]) if role == "play" => play_on(address).await,
        Some([role, folder]) if role == "fill" => fill_up(Path::new(folder)).await,
        _ => parent().await,
    }
}

async fn parent() {
    let folder = folder();
    survives_kills(&address(&folder)).await;
    println!("acknowledged moves survive SIGKILL on SQLite: ok");
    if let Some(address) = fresh_database().await {
        survives_kills(&address).await;
        println!("acknowledged moves survive SIGKILL on PostgreSQL: ok");
    }
    survives_a_full_disk();
}

/// Kills a child in mid-play, five times, and counts after each.
async fn survives_kills(address: &str) {
    let mut acknowledged = BTreeMap::new();
    for round in 1..=5 {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["play", address])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        for line in lines.by_ref().take(100 * round) {
            note(&line.unwrap(), &mut acknowledged);
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // What was acknowledged before the kill and is still in the pipe counts, too.
        lines.for_each(|line| note(&line.unwrap(), &mut acknowledged));
        check(address, &acknowledged).await;
    }
    assert_eq!(acknowledged.len(), 5 * TABLES);
}

/// Reads `table version`. The last line may be cut short by the kill.
fn note(line: &str, acknowledged: &mut BTreeMap<TableId, u64>) {
    let Some((table, version)) = line.split_once(' ') else {
        return;
    };
    if let Some(version) = version.strip_suffix('.') {
        acknowledged.insert(table.into(), version.parse().unwrap());
    }
}

async fn check(address: &str, acknowledged: &BTreeMap<TableId, u64>) {
    let store = Store::open(address).await.unwrap();
    for (table, version) in acknowledged {
        let entries = store.entries(table, 0).await.unwrap();
        let there = entries.len() as u64;
        assert!(there > *version, "{version} acknowledged, {there} there");
        assert!(entries.iter().zip(0..).all(|(entry, n)| entry.version == n));
        let keys = entries[1..].iter().zip(1..);
        assert!(
            keys.into_iter()
                .all(|(entry, n)| entry.key == Some(format!("k{n}")))
        );
    }
    store.close().await;
}

/// Plays at several tables until killed.
async fn play_on(address: &str) {
    let store = Store::open(address).await.unwrap();
    // The children of one database share a person, made by the first.
    let ana = match store.person(&Digest::new(&[1; 32])).await.unwrap() {
        Some(ana) => ana,
        None => person(&store, "Ana", 1).await,
    };
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let table = started(&store, &[&ana]).await;
        println!("{} 0.", table.id);
        tables.push(table);
    }
    let play_at = |table: Table| {
        let store = store.clone();
        tokio::spawn(async move {
            for version in 1.. {
                let append = play(&table, version, &format!("k{version}"), 1);
                store.append(append).await.unwrap();
                let mut out = std::io::stdout().lock();
                writeln!(out, "{} {version}.", table.id).unwrap();
            }
        })
    };
    let players: Vec<_> = tables.into_iter().map(play_at).collect();
    for player in players {
        player.await.unwrap();
    }
}

/// Runs a child on a disk of one megabyte, where the system lets us have one.
fn survives_a_full_disk() {
    let folder = folder();
    let mount = format!(
        "mount -t tmpfs -o size=1m none {0} && exec {1} fill {0}",
        folder.path().display(),
        env::current_exe().unwrap().display()
    );
    let possible = Command::new("unshare")
        .args(["-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
        .output();
    if !possible.is_ok_and(|tried| tried.status.success()) {
        println!("skipped: a full disk, since no small disk can be mounted here");
        return;
    }
    let child = Command::new("unshare")
        .args(["-rm", "sh", "-c", &mount])
        .status();
    assert!(
        child.unwrap().success(),
        "the store did not survive a full disk"
    );
    println!("a full disk is reported, and harms nothing: ok");
}

/// Appends until the disk is full, makes room, and appends again.
async fn fill_up(folder: &Path) {
    let ballast = folder.join("ballast");
    fs::write(&ballast, vec![7; 200_000]).unwrap();
    let store = Store::open_file(&folder.join("hedgerow.db")).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let mut version = 1;
    let append = |version| play(&table, version, &"k".repeat(500), 1);
    let refused = loop {
        match store.append(append(version)).await {
            Ok(_) => version += 1,
            Err(refused) => break refused,
        }
    };
    let full = matches!(refused, AppendError::Store(StoreError::DiskFull));
    assert!(full, "{refused:?}");
    assert_eq!(
        store.entries(&table.id, 0).await.unwrap().len() as u64,
        version
    );
    fs::remove_file(ballast).unwrap();
    store.append(append(version)).await.unwrap();
    assert_eq!(store.entries(&table.id, version).await.unwrap().len(), 1);
}
