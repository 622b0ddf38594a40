//! Fill: make the server store more than anybody should.

use std::path::Path;

use guests::Program;
use serde_json::json;

use crate::stranger::Stranger;

/// By how much twenty padded records may grow the database.
const GROWTH: u64 = 1 << 20;

/// Uploads records that are padding for the most part.
pub(crate) async fn padded_records(server: &Program, data: &Path) {
    let mallory = Stranger::known(server.address(), "198.51.100.60", "Mallory").await;
    let before = size(data);
    let mut record: serde_json::Value = serde_json::from_str(&small_record()).unwrap();
    let mut kept = 0;
    for number in 0..20 {
        record["padding"] = json!("x".repeat(400_000));
        let text = format!("{}{}{record}", " ".repeat(400_000), "\n".repeat(number));
        let headers = [("Content-Type", "application/json")];
        let answer = mallory.send("POST", "/upload", &headers, &text).await;
        let status = answer.map_or(0, |answer| answer.status);
        assert!(status < 500, "{status}");
        kept += usize::from(status == 303);
    }
    let growth = size(data).saturating_sub(before);
    println!("fill: {kept} padded records were kept, and grew the database by {growth} bytes");
    assert!(growth < GROWTH, "{growth}");
}

fn small_record() -> String {
    use engine::{Match, Seed};
    let game: Match<catalog::Badger> = Match::new(
        engine::house::read(&serde_json::Map::new()).unwrap(),
        Some(2),
        Seed::from(5),
    )
    .unwrap();
    game.record(vec!["Ana".to_owned(), "Ben".to_owned()])
        .write()
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
