//! Fill: make the server store more than anybody should.

use std::path::Path;

use guests::{Program, hedgerow};
use serde_json::{Value, json};

use crate::{program, stranger::Stranger};

/// By how much more padded records may grow the database than plain ones, with nobody else
/// there.
pub(crate) const LITTLE_MORE: u64 = 64 << 10;

/// Uploads records that are padding for the most part, and as many plain ones.
pub(crate) async fn padded_records(server: &Program, data: &Path, little_more: u64) {
    let ana = Stranger::known(server.address(), "198.51.100.59", "Ana").await;
    let mallory = Stranger::known(server.address(), "198.51.100.60", "Mallory").await;
    let plain = record();
    let before = size(data);
    for _ in 0..20 {
        assert_eq!(upload(&ana, &plain.to_string()).await, 303);
    }
    let plainly = size(data) - before;

    let before = size(data);
    let mut kept = 0;
    for number in 0..20 {
        // Between the parts of the record and within its moves; a part that no record has
        // is refused.
        let mut padded = plain.clone();
        let first = plain["moves"][0].as_str().unwrap();
        padded["moves"][0] = json!(first.replacen(' ', &" ".repeat(400_000), 1));
        if number % 2 == 1 {
            padded["padding"] = json!("x".repeat(100_000));
        }
        let text = format!("{}{padded}", " ".repeat(400_000));
        let status = upload(&mallory, &text).await;
        assert!(status < 500, "{status}");
        kept += usize::from(status == 303);
    }
    let growth = size(data) - before;
    println!(
        "fill: 20 plain records grew the database by {plainly} bytes, {kept} padded ones of 20 by {growth}"
    );
    assert!(
        growth < plainly + little_more,
        "{growth} instead of {plainly}"
    );
}

/// Keeps games until the server has enough of it, on a server that allows few.
pub(crate) async fn games_without_end(server: &Program, data: &Path, most: u64) {
    let mallory = Stranger::known(server.address(), "198.51.100.62", "Mallory").await;
    let plain = record().to_string();
    let mut kept = 0;
    let mut words = String::new();
    for _ in 0..most + 10 {
        let headers = [("Content-Type", "application/json")];
        let answer = mallory.send("POST", "/api/v1/records", &headers, &plain);
        let answer = answer.await.unwrap();
        match answer.status {
            201 => kept += 1,
            429 => words = answer.body,
            status => panic!("{status}: {}", answer.body),
        }
    }
    println!("fill: of {} games one person keeps {kept}", most + 10);
    assert_eq!(kept, most, "{words}");
    assert!(words.contains("Delete some under My games"), "{words}");

    // Pruning while the server runs takes nothing that is to be kept.
    let full = size(data);
    let mut prune = hedgerow(program());
    prune.args(["admin", "--data"]).arg(data).arg("prune");
    let pruned = prune.output().unwrap();
    assert!(pruned.status.success(), "{pruned:?}");
    let own = mallory.call("GET", "/me/tables", &Value::Null).await;
    assert_eq!(own.0, 200);
    assert!(size(data) <= full + LITTLE_MORE);
}

async fn upload(stranger: &Stranger, text: &str) -> u16 {
    let headers = [("Content-Type", "application/json")];
    // Whoever uploads many at once is told to wait, and waits.
    for _ in 0..100 {
        let answer = stranger.send("POST", "/upload", &headers, text).await;
        match answer.map_or(0, |answer| answer.status) {
            429 => tokio::time::sleep(std::time::Duration::from_millis(500)).await,
            status => return status,
        }
    }
    429
}

/// A record with one move in it.
fn record() -> Value {
    use engine::{Game as _, Match, Seed};
    let mut game: Match<catalog::Badger> = Match::new(
        engine::house::read(&serde_json::Map::new()).unwrap(),
        Some(2),
        Seed::from(5),
    )
    .unwrap();
    let seat = game.state().awaits().first().unwrap();
    let mut actions = Vec::new();
    game.state().legal_actions(seat, &mut actions);
    game.submit(0, seat, actions.remove(0)).unwrap();
    let text = game
        .record(vec!["Ana".to_owned(), "Ben".to_owned()])
        .write();
    serde_json::from_str(&text).unwrap()
}

/// The bytes of all files of the database.
fn size(data: &Path) -> u64 {
    std::fs::read_dir(data)
        .unwrap()
        .filter_map(|file| file.ok()?.metadata().ok())
        .filter(std::fs::Metadata::is_file)
        .map(|file| file.len())
        .sum()
}

/// Signs up without end from one address, and from one network of many addresses.
pub(crate) async fn people_without_end(server: &Program) {
    let mut made = 0;
    for number in 0..200 {
        let address = format!("2001:db8:1:2::{number:x}");
        let stranger = Stranger::at(server.address(), address);
        let (status, _) = stranger
            .call("POST", "/people", &json!({ "name": "Legion" }))
            .await;
        assert!(status == 429 || status < 300, "{status}");
        made += usize::from(status < 300);
    }
    println!("fill: of 200 people from one IPv6 network {made} were let in");
    assert!(made < 100, "{made}");
}
