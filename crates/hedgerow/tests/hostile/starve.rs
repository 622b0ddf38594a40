//! Starve: one person lets many bots think, and others wait for theirs.

use std::time::{Duration, Instant};

use guests::Program;
use serde_json::json;

use crate::stranger::{Stranger, ask};

/// At how many tables the glutton's bots think.
const TABLES: usize = 20;

/// How long an honest person may wait for a bot.
const PATIENT: Duration = Duration::from_secs(3);

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
    for _ in 0..10 {
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
    println!(
        "starve: beside {TABLES} tables of hard bots, Ana waited {:?} at most, {:?} in the median",
        waits[waits.len() - 1],
        waits[waits.len() / 2]
    );
    assert!(waits[waits.len() - 1] < PATIENT, "{waits:?}");
}
