//! Starve: one person lets many bots think, and others wait for theirs; or lets bots play
//! for ever where nobody looks.

use std::time::{Duration, Instant};

use guests::Program;
use serde_json::json;

use crate::{
    PATIENCE,
    stranger::{Socket, Stranger, ask},
};

/// At how many tables the glutton's bots think.
const TABLES: usize = 20;

/// How long an honest person may wait for a bot, all but one time in twenty.
const WAIT: Duration = Duration::from_secs(1);

/// How often the honest person is waited for.
const MOVES: usize = 40;

pub(crate) async fn tables_full_of_bots(server: &Program) {
    let address = server.address();
    let glutton = Stranger::known(address, "198.51.100.40", "Glutton").await;
    let mut sockets = Vec::new();
    for _ in 0..TABLES {
        let game = json!({
            "game": "acorn", "seats": ["hard", "hard", "hard", "me"], "pace": "instant",
        });
        let table = glutton.make_table(&game).await;
        sockets.push(glutton.open(&table).await.unwrap());
    }
    let ana = Stranger::known(address, "203.0.113.7", "Ana").await;
    let token = ana.token.clone().unwrap();
    let game = json!({ "game": "badger", "seats": ["me", "medium"], "pace": "instant" });
    let table = ana.make_table(&game).await;
    let _page = ana.open(&table).await.unwrap();
    let mut waits = Vec::new();
    for _ in 0..MOVES {
        let start = Instant::now();
        let due = loop {
            let path = format!("/tables/{table}/actions");
            let (_, due) = ask(address, "GET", &path, &token, &json!(null)).await;
            if due["actions"].as_array().is_some_and(|all| !all.is_empty()) {
                break due;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        waits.push(start.elapsed());
        let action = json!({ "ply": due["ply"], "action": due["actions"][0]["action"] });
        let path = format!("/tables/{table}/moves");
        let (status, answer) = ask(address, "POST", &path, &token, &action).await;
        assert!(status < 300, "{status}: {answer}");
    }
    waits.sort_unstable();
    let p95 = waits[waits.len() * 95 / 100];
    println!(
        "starve: beside {TABLES} tables of hard bots, Ana waited {:?} at most, p95 {p95:?}, {:?} in the median",
        waits[waits.len() - 1],
        waits[waits.len() / 2]
    );
    assert!(p95 < WAIT, "{waits:?}");
}

/// Hands every seat of some endless games to bots and leaves.
pub(crate) async fn tables_nobody_looks_at(server: &Program) {
    let mallory = Stranger::known(server.address(), "198.51.100.41", "Mallory").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        let game = json!({
            "game": "badger", "seats": ["me", "medium"], "pace": "instant",
            "options": { "target": 30_000 },
        });
        let table = mallory.make_table(&game).await;
        let socket = mallory.open(&table).await.unwrap();
        let path = format!("/tables/{table}/stand-in");
        let (status, answer) = mallory.call("POST", &path, &json!({ "seat": 0 })).await;
        assert_eq!(status, 200, "{answer}");
        tables.push((table, socket));
    }
    // Bots play while their owner looks on.
    let seen = Instant::now();
    while plies(server, &tables).await.iter().any(|&ply| ply < 5) {
        assert!(seen.elapsed() < PATIENCE, "bots do not play for who looks");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for (_, socket) in &mut tables {
        socket.close(None).await.unwrap();
    }
    // A move may be on its way.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let left = plies(server, &tables).await;
    // Longer than from one sweep over waiting tables to the next.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let later = plies(server, &tables).await;
    println!("starve: tables nobody looks at stood at {left:?}, and after 6 s at {later:?}");
    assert_eq!(left, later, "bots play on where nobody looks");
}

/// How far tables are, in the eyes of somebody who does not belong there.
async fn plies(server: &Program, tables: &[(String, Socket)]) -> Vec<u64> {
    let passer_by = Stranger::at(server.address(), "203.0.113.8");
    let mut plies = Vec::new();
    for (table, _) in tables {
        let (_, facts) = passer_by
            .call("GET", &format!("/tables/{table}"), &json!(null))
            .await;
        plies.push(facts["ply"].as_u64().unwrap());
    }
    plies
}
