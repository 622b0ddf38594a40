//! Servers that share a database hear of each other's changes.

use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use store::{Change, Changes, Moment, NewLine, Room, Store, TableId};
use tokio::time::timeout;

use crate::common::{address, folder, fresh_database, person, play, started};

/// The next table another server changed; fails after a while.
async fn next_table(changes: &mut Changes) -> TableId {
    let heard = async {
        loop {
            if let Change::Table(table) = changes.next().await {
                return table;
            }
        }
    };
    let patience = Duration::from_secs(20);
    timeout(patience, heard).await.expect("nobody told")
}

#[tokio::test]
async fn whatever_one_server_does_at_a_table_the_other_hears() {
    let Some(address) = fresh_database().await else {
        return;
    };
    let (one, other) = (
        Store::open(&address).await.unwrap(),
        Store::open(&address).await.unwrap(),
    );
    let mut changes = other.changes();
    assert_eq!(
        changes.next().await,
        Change::Unsure,
        "it may have missed some"
    );
    let ana = person(&one, "Ana", 1).await;
    let mut table = started(&one, &[&ana]).await;
    let (made, begun) = (
        next_table(&mut changes).await,
        next_table(&mut changes).await,
    );
    assert_eq!([&made, &begun], [&table.id, &table.id]);
    one.append(play(&table, 1, "a", 1)).await.unwrap();
    assert_eq!(next_table(&mut changes).await, table.id);
    one.save(&mut table).await.unwrap();
    assert_eq!(next_table(&mut changes).await, table.id);
    let line = NewLine {
        room: Room::Table,
        person: ana.id.clone(),
        seat: None,
        name: "Ana".to_owned(),
        words: "hello".to_owned(),
        key: None,
        at: Moment(50),
    };
    one.say(&table.id, &line).await.unwrap();
    assert_eq!(next_table(&mut changes).await, table.id);
}

#[tokio::test]
async fn nobody_hears_of_their_own_changes() {
    let Some(address) = fresh_database().await else {
        return;
    };
    let (one, other) = (
        Store::open(&address).await.unwrap(),
        Store::open(&address).await.unwrap(),
    );
    let mut changes = one.changes();
    assert_eq!(changes.next().await, Change::Unsure);
    let ana = person(&one, "Ana", 1).await;
    let mine = started(&one, &[&ana]).await;
    let theirs = started(&other, &[&ana]).await;
    one.append(play(&mine, 1, "a", 1)).await.unwrap();
    other.append(play(&theirs, 1, "a", 1)).await.unwrap();
    for _ in 0..3 {
        assert_eq!(next_table(&mut changes).await, theirs.id);
    }
}

#[tokio::test]
async fn many_tables_at_once_are_all_told() {
    let Some(address) = fresh_database().await else {
        return;
    };
    let (one, other) = (
        Store::open(&address).await.unwrap(),
        Store::open(&address).await.unwrap(),
    );
    let ana = person(&one, "Ana", 1).await;
    let mut tables = Vec::new();
    // More than fit into one notice.
    for _ in 0..400 {
        tables.push(started(&one, &[&ana]).await);
    }
    let mut changes = other.changes();
    assert_eq!(changes.next().await, Change::Unsure);
    let moves = tables.iter().map(|table| {
        let (one, append) = (one.clone(), play(table, 1, "a", 1));
        tokio::spawn(async move { one.append(append).await.unwrap() })
    });
    for played in moves.collect::<Vec<_>>() {
        played.await.unwrap();
    }
    let mut heard = Vec::new();
    while heard.len() < tables.len() {
        heard.push(next_table(&mut changes).await);
    }
    let mut expected: Vec<TableId> = tables.into_iter().map(|table| table.id).collect();
    heard.sort();
    expected.sort();
    assert_eq!(heard, expected);
}

#[tokio::test]
async fn whoever_lost_the_connection_is_told_to_look_and_hears_again() {
    let Some(address) = fresh_database().await else {
        return;
    };
    let (one, other) = (
        Store::open(&address).await.unwrap(),
        Store::open(&address).await.unwrap(),
    );
    let ana = person(&one, "Ana", 1).await;
    let table = started(&one, &[&ana]).await;
    let mut changes = other.changes();
    assert_eq!(changes.next().await, Change::Unsure);
    let mut connection = PgConnection::connect(&address).await.unwrap();
    sqlx::query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    assert_eq!(changes.next().await, Change::Unsure);
    one.append(play(&table, 1, "a", 1)).await.unwrap();
    assert_eq!(next_table(&mut changes).await, table.id);
}

#[tokio::test]
async fn in_a_file_one_is_told_to_look_now_and_then() {
    let folder = folder();
    let store = Store::open(&address(&folder)).await.unwrap();
    let mut changes = store.changes();
    assert_eq!(changes.next().await, Change::Unsure);
}
