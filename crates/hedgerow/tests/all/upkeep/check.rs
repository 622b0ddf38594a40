//! A damaged database is found out.

use std::{fs, path::Path};

use guests::{Folder, Place, Program, get, known, post, request, text, until_ready};
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

use super::{act, admin, program, table};

/// A folder with a database of three games that run.
async fn played(folder: &Folder) -> Vec<String> {
    let server = Program::start(program(), Place::Folder(folder.path())).unwrap();
    let token = known(server.address(), "Ana").await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = table(&server, &token).await;
        for seat in [0, 1, 0, 1] {
            act(&server, &token, &table, seat).await;
        }
        tables.push(table);
    }
    // While it serves, too.
    let well = admin(folder.path(), &["check"]).well();
    assert!(
        well.out.contains("3 games can be played on"),
        "{}",
        well.out
    );
    tables
}

async fn change(folder: &Path, sql: &'static str) {
    let address = format!("sqlite:{}", folder.join("hedgerow.sqlite").display());
    let mut database = SqliteConnection::connect(&address).await.unwrap();
    sqlx::query("PRAGMA foreign_keys = OFF")
        .execute(&mut database)
        .await
        .unwrap();
    sqlx::query(sql).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

#[tokio::test]
async fn moves_that_are_missing_are_found() {
    let folder = Folder::new("gaps").unwrap();
    played(&folder).await;
    let gap = "DELETE FROM entries WHERE version = 1 AND table_id = (SELECT min(id) FROM tables)";
    change(folder.path(), gap).await;
    let found = admin(folder.path(), &["check"]).refused(1, "moves are missing");
    found.refused(1, "admin restore");
}

#[tokio::test]
async fn moves_that_cannot_be_are_found() {
    let folder = Folder::new("nonsense").unwrap();
    played(&folder).await;
    change(
        folder.path(),
        "UPDATE entries SET action = 'fly' WHERE version = 1",
    )
    .await;
    admin(folder.path(), &["check"]).refused(1, "admin restore");
}

#[tokio::test]
async fn rows_that_refer_to_nobody_are_found() {
    let folder = Folder::new("nobody").unwrap();
    played(&folder).await;
    change(folder.path(), "DELETE FROM people").await;
    admin(folder.path(), &["check"]).refused(1, "`people`");
}

#[tokio::test]
async fn games_of_other_rules_are_named_and_no_damage() {
    let folder = Folder::new("rules").unwrap();
    let tables = played(&folder).await;
    change(folder.path(), "UPDATE tables SET rules = 999").await;
    let found = admin(folder.path(), &["check"]).well();
    assert!(
        found.out.contains("rules of another version"),
        "{}",
        found.out
    );
    // Whoever runs the server can end them, and keep what happened.
    admin(folder.path(), &["close", &tables[0]]).well();
    let kept = admin(folder.path(), &["export", &tables[0]]).well();
    assert!(kept.out.contains("\"rules\": 999"), "{}", kept.out);
}

#[tokio::test]
async fn damaged_pages_are_found() {
    let folder = Folder::new("damaged").unwrap();
    played(&folder).await;
    change(folder.path(), "PRAGMA journal_mode = DELETE").await;
    let file = folder.path().join("hedgerow.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2 / 1024 * 1024;
    bytes[middle..middle + 1024].fill(0x5a);
    fs::write(&file, bytes).unwrap();
    admin(folder.path(), &["check"]).refused(1, "damaged");
    let copy = folder.path().join("copy.sqlite");
    admin(folder.path(), &["backup", copy.to_str().unwrap()]).refused(1, "damaged");
    assert!(!copy.exists());
}

/// The page with the oldest moves: new ones go elsewhere.
async fn page_of_moves(folder: &Path) -> usize {
    let address = format!("sqlite:{}", folder.join("hedgerow.sqlite").display());
    let mut database = SqliteConnection::connect(&address).await.unwrap();
    let sql = "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' \
               ORDER BY path LIMIT 1";
    let page: i64 = sqlx::query_scalar(sql)
        .fetch_one(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    page as usize
}

/// Some tables cannot be read then, and whoever looks after the server is told; others are
/// played on.
#[tokio::test]
async fn a_server_says_that_pages_of_its_database_are_damaged() {
    let folder = Folder::new("damaged-serving").unwrap();
    let mut tables = Vec::new();
    let server = Program::start(program(), Place::Folder(folder.path())).unwrap();
    let token = known(server.address(), "Ana").await.unwrap();
    for _ in 0..8 {
        let table = table(&server, &token).await;
        for seat in [0, 1].repeat(20) {
            act(&server, &token, &table, seat).await;
        }
        tables.push(table);
    }
    assert!(server.stop().unwrap());
    let page = page_of_moves(folder.path()).await;
    let file = folder.path().join("hedgerow.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    bytes[(page - 1) * 1024..page * 1024].fill(0x5a);
    fs::write(&file, bytes).unwrap();

    let server = Program::start(program(), Place::Folder(folder.path())).unwrap();
    let at = server.address();
    let (mut unreadable, mut whole) = (0, Vec::new());
    for table in &tables {
        let path = format!("/tables/{table}");
        match request(at, "GET", &path, Some(&token), &Value::Null)
            .await
            .unwrap()
        {
            (200, _) => whole.push(table),
            (503, answer) => {
                let words = answer["message"].as_str().unwrap();
                assert!(words.contains("damaged"), "{words}");
                unreadable += 1;
            }
            (status, answer) => panic!("{status}: {answer}"),
        }
    }
    assert!(
        unreadable > 0 && !whole.is_empty(),
        "{unreadable} of {}",
        tables.len()
    );
    let words = until_ready(at, false).await.unwrap();
    assert!(words.contains("damaged"), "{words}");
    assert_eq!(text(at, "/healthz").await.unwrap().0, 503);
    assert_eq!(text(at, "/livez").await.unwrap().0, 200);
    for table in &whole {
        let path = format!("/tables/{table}");
        let facts = get(at, &path, Some(&token)).await.unwrap();
        let seat = &facts["to_act"][0];
        let due = format!("{path}/actions?seat={seat}");
        let due = get(at, &due, Some(&token)).await.unwrap();
        let action = &due["actions"][0]["action"];
        let act = json!({ "ply": facts["ply"], "action": action, "seat": seat });
        let path = format!("{path}/moves");
        post(at, &path, Some(&token), &act).await.unwrap();
    }
}

/// However often somebody asks for it, and although its bot is looked for all the time.
#[tokio::test]
async fn a_table_of_other_rules_is_told_of_once() {
    let folder = Folder::new("told-once").unwrap();
    let server = Program::start(program(), Place::Folder(folder.path())).unwrap();
    let token = known(server.address(), "Ana").await.unwrap();
    // At a slow pace the bot takes its time, and its server is gone before it has acted.
    let table = loop {
        let new = json!({ "game": "badger", "seats": ["easy", "me"], "pace": "slow" });
        let made = post(server.address(), "/tables", Some(&token), &new).await;
        let made = made.unwrap();
        if made["to_act"] == json!([0]) {
            break made["id"].as_str().unwrap().to_owned();
        }
    };
    server.kill();
    change(folder.path(), "UPDATE tables SET rules = 999").await;
    let log = folder.path().join("log");
    let place = Place::Folder(folder.path());
    let server = Program::start_logged(program(), place, &[], &log).unwrap();
    for path in ["/t/", "/api/v1/tables/"] {
        for _ in 0..50 {
            let path = format!("{path}{table}");
            assert_eq!(text(server.address(), &path).await.unwrap().0, 410);
        }
    }
    assert!(server.stop().unwrap());
    let told = fs::read_to_string(&log).unwrap();
    let lines = told.lines().filter(|line| line.contains(&table)).count();
    assert_eq!(lines, 1, "{told}");
    assert!(told.lines().count() < 10, "{told}");
}
