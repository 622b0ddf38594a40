//! A database made by the program of an earlier schema opens, plays on and is pruned.
//!
//! `schema-3.sqlite` was made by the program as it was before step 4 of the schema: Ana and
//! Ben sit at a table of each game, some moves in; they finished one game of Bordering on
//! Success, Ben gave one of Badger up and uploaded its record; there is a gathering, a bot's
//! opponent, chat and a note. It is never made anew.

use std::fs;

use guests::{Folder, Place, Program, get};
use serde_json::json;

use super::{act, admin, facts, program};

/// What Ana and Ben are known by in that file and nowhere else.
const ANA: &str = "51669305e4eba061091e1274cd53c57196f093a6f7be99557f3e2a8693e9a99d";
const BEN: &str = "c52e453f969dedfff7fd97f8de34bad6ec2636566b61a9b30bdc68267fc8c4cc";

/// The tables where a game runs, with the seats.
const PLAYING: [(&str, usize); 5] = [
    ("svb5cctdb858vtinz9ybttq9xj", 2),
    ("92j2vtm4k267268vfq8nria5jr", 2),
    ("m5crbhg7tu78gckrpn2axdvq6u", 4),
    ("9mzqkkqtkuq2svjfnxjayd9nh5", 2),
    ("2hs973w2djvffkinvrjmwzzunp", 3),
];

/// Games that are over: played to the end, given up, uploaded.
const OVER: [&str; 3] = [
    "wt4s62fvdf73rx3fcnvmtwdg55",
    "4jzdjx2wfhrzw66nwjcy6anemq",
    "m2tr98afyufgfj2mc4v4zfyk6g",
];

const GATHERING: &str = "4zq57vze4km6p4tskisn2396gi";

#[tokio::test]
async fn a_database_of_schema_3_opens_plays_on_and_is_pruned() {
    let folder = Folder::new("upgrade").unwrap();
    let data = folder.path();
    let old = include_bytes!("schema-3.sqlite");
    fs::write(data.join("hedgerow.sqlite"), old).unwrap();
    // A copy made before this program first opens it is of its old schema.
    let copy = folder.path().join("before.sqlite");
    admin(data, &["backup", copy.to_str().unwrap()]).well();

    let server = Program::start(program(), Place::Folder(data)).unwrap();
    let address = server.address();
    for (table, seats) in PLAYING {
        let before = facts(&server, ANA, table).await;
        assert_eq!(before["stage"], "playing", "{table}");
        let ply = before["ply"].as_u64().unwrap();
        assert!(ply > 0, "{before}");
        let mut moves = 0;
        for _ in 0..6 {
            for seat in 0..seats {
                // Ben sits in seat 1, and Ana everywhere else.
                let token = if seat == 1 { BEN } else { ANA };
                moves += u64::from(act(&server, token, table, seat).await);
            }
        }
        assert!(moves >= 3, "{table}: {moves}");
        let after = facts(&server, ANA, table).await;
        assert_eq!(after["ply"].as_u64().unwrap(), ply + moves, "{table}");
    }
    for table in OVER {
        let known = facts(&server, BEN, table).await;
        assert!(
            known["stage"] == "over" || known["stage"] == "closed",
            "{known}"
        );
        let record = get(address, &format!("/tables/{table}/record"), Some(BEN)).await;
        let record: Vec<_> = record.unwrap()["moves"].as_array().unwrap().clone();
        assert!(!record.is_empty());
        let step = format!("/tables/{table}/replay?ply={}&as=0", record.len());
        get(address, &step, Some(BEN)).await.unwrap();
    }
    let chat = get(
        address,
        &format!("/tables/{}/chat", PLAYING[0].0),
        Some(ANA),
    )
    .await;
    assert_eq!(chat.unwrap()[0]["text"], "Good luck!");
    let seat = json!({ "seat": 1 });
    let path = format!("/tables/{GATHERING}/seats");
    let joined = guests::post(address, &path, Some(BEN), &seat)
        .await
        .unwrap();
    assert_eq!(joined["stage"], "gathering");

    admin(data, &["check"]).well();
    admin(data, &["close", PLAYING[0].0]).well();
    server.kill();

    // All games that are over are pruned, and the others go on.
    let database = data.join("hedgerow.sqlite");
    age(&database).await;
    let pruned = admin(
        data,
        &[
            "prune",
            "--keep-finished",
            "30",
            "--keep-abandoned",
            "never",
        ],
    );
    let pruned = pruned.well().out;
    assert!(
        pruned.contains("removed 1 tables where none began, 1 closed and 3 finished games"),
        "{pruned}"
    );
    let list = admin(data, &["list"]).well().out;
    assert_eq!(list.lines().count(), 5, "{list}");
    let server = Program::start(program(), Place::Folder(data)).unwrap();
    for (table, _) in &PLAYING[1..] {
        assert_eq!(facts(&server, ANA, table).await["stage"], "playing");
    }
    server.kill();

    // And there is a way back.
    admin(data, &["restore", copy.to_str().unwrap()]).well();
    let server = Program::start(program(), Place::Folder(data)).unwrap();
    let (badger, _) = PLAYING[0];
    assert_eq!(facts(&server, ANA, badger).await["stage"], "playing");
}

/// Lets 100 days pass.
async fn age(database: &std::path::Path) {
    use sqlx::Connection as _;
    let address = format!("sqlite:{}", database.display());
    let mut database = sqlx::SqliteConnection::connect(&address).await.unwrap();
    for sql in [
        "UPDATE tables SET made_at = made_at - 8640000000, ended_at = ended_at - 8640000000",
        "UPDATE entries SET made_at = made_at - 8640000000",
        "UPDATE lines SET made_at = made_at - 8640000000",
        "UPDATE people SET seen_at = seen_at - 8640000000",
    ] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
}
