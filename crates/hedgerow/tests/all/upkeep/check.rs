//! A damaged database is found out.

use std::{fs, path::Path};

use guests::{Folder, Place, Program, known};
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
