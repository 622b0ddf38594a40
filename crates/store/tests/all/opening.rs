//! What cannot be opened or written says so in one line.

use std::{fs, path::Path, slice};

use sqlx::{AnyConnection, Connection as _};
use store::{OpenError, Store};

use crate::common::{address, folder, person, started};

crate::on_both!(
    a_store_opens_again_with_everything_in_it,
    two_servers_may_open_a_new_database_at_once,
    a_newer_database_is_refused,
    an_older_database_is_brought_up_to_date,
    nothing_works_after_closing,
);

async fn a_store_opens_again_with_everything_in_it(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    store.close().await;
    let store = Store::open(&address).await.unwrap();
    store.ping().await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table));
}

async fn two_servers_may_open_a_new_database_at_once(address: String) {
    let (one, other) = tokio::join!(Store::open(&address), Store::open(&address));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_ne!(one.node(), other.node());
    let ana = person(&one, "Ana", 1).await;
    assert_eq!(other.people(slice::from_ref(&ana.id)).await.unwrap(), [ana]);
}

async fn a_newer_database_is_refused(address: String) {
    Store::open(&address).await.unwrap().close().await;
    let mut connection = AnyConnection::connect(&address).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 SELECT 999, 'from the future', success, checksum, 1 FROM _sqlx_migrations WHERE version = 1";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let refused = Store::open(&address).await.err().unwrap();
    let line = "the database was written by a newer version of this program (schema 999, this one knows 10)";
    assert_eq!(refused.to_string(), line);
}

async fn an_older_database_is_brought_up_to_date(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    store.close().await;
    let mut connection = AnyConnection::connect(&address).await.unwrap();
    for step in [
        "DROP TABLE scores",
        "DROP TABLE reminders",
        "DROP TABLE mail_addresses",
        "DROP TABLE push_devices",
        "DROP TABLE tallies",
        "DROP TABLE secrets",
        "DROP INDEX tables_dealing",
        "ALTER TABLE tables DROP COLUMN deal",
        "ALTER TABLE tables DROP COLUMN dealing",
        "ALTER TABLE chairs DROP COLUMN commitment",
        "DROP INDEX lines_sent",
        "DROP INDEX lines_of_person",
        "DROP INDEX notes_of_person",
        "DROP INDEX people_seen",
        "DROP TABLE passkeys",
        "DROP TABLE challenges",
        "DROP INDEX tokens_used",
        "ALTER TABLE tokens DROP COLUMN browser",
        "ALTER TABLE tokens DROP COLUMN platform",
        "ALTER TABLE tokens DROP COLUMN used_at",
        "DELETE FROM people WHERE id = 'deleted'",
        "ALTER TABLE lines DROP COLUMN send_key",
        "ALTER TABLE chairs DROP COLUMN calm",
        "ALTER TABLE chairs DROP COLUMN mark",
        "DELETE FROM _sqlx_migrations WHERE version > 1",
    ] {
        sqlx::query(step).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = Store::open(&address).await.unwrap();
    let table = started(&store, &[&ana]).await;
    assert_eq!(store.chat(&table.id, 0, 9).await.unwrap(), []);
}

async fn nothing_works_after_closing(address: String) {
    let store = Store::open(&address).await.unwrap();
    store.close().await;
    let line = "the database is closed";
    assert_eq!(store.ping().await.unwrap_err().to_string(), line);
}

#[tokio::test]
async fn folders_on_the_way_are_made_and_odd_names_are_kept() {
    let folder = folder();
    let file = folder
        .path()
        .join("a 100% odd?name#here")
        .join("hedgerow.db");
    let store = Store::open_file(&file).await.unwrap();
    person(&store, "Ana", 1).await;
    assert!(file.exists());
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_named() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let below = file.join("below").join("hedgerow.db");
    let refused = Store::open_file(&below).await.err().unwrap();
    assert!(matches!(refused, OpenError::Folder { .. }), "{refused:?}");
    let line = refused.to_string();
    let expected = format!(
        "the folder {} cannot be written: ",
        file.join("below").display()
    );
    assert!(line.starts_with(&expected), "{line}");
}

#[tokio::test]
async fn a_place_where_no_file_can_be_made_is_named() {
    let refused = Store::open_file(Path::new("/proc/self/hedgerow.db")).await;
    let line = refused.err().unwrap().to_string();
    let expected = "the folder /proc/self cannot be written: ";
    assert!(line.starts_with(expected), "{line}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_not_overwritten() {
    let folder = folder();
    let file = folder.path().join("hedgerow.db");
    let words = "these are somebody's words, and not a database at all";
    fs::write(&file, words).unwrap();
    let refused = Store::open(&address(&folder)).await.err().unwrap();
    assert!(refused.to_string().contains("not a database"), "{refused}");
    assert_eq!(fs::read_to_string(&file).unwrap(), words);
}

#[tokio::test]
async fn an_address_of_no_database_is_refused() {
    for address in ["mysql://localhost/hedgerow", "hedgerow.db", ""] {
        let refused = Store::open(address).await.err().unwrap();
        assert!(matches!(refused, OpenError::Address(_)), "{refused:?}");
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_cannot_be_reached() {
    let nobody = "postgres://hedgerow@127.0.0.1:1/hedgerow";
    let refused = Store::open(nobody).await.err().unwrap();
    assert_eq!(refused.to_string(), "the database cannot be reached");
}
