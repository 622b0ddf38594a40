//! A fresh store for each test, on either database.

use std::env;

use engine::{Seat, SeatSet, Seed};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use store::{
    Append, Chair, Deed, Digest, Moment, NewEntry, Order, Person, Sitter, Stage, Store, Table,
    TableId, Visibility,
};
use tempfile::TempDir;

/// The variable with the address of a PostgreSQL server on which tests may make
/// databases. `cargo xtask test` starts one and sets it.
pub const POSTGRES: &str = "HEDGEROW_TEST_POSTGRES";

/// Makes each function a test on SQLite and one on PostgreSQL.
#[macro_export]
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let folder = $crate::common::folder();
                super::$name($crate::common::address(&folder)).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(address) = $crate::common::fresh_database().await {
                    super::$name(address).await;
                }
            })+
        }
    };
}

/// A folder that is gone after the test.
pub fn folder() -> TempDir {
    TempDir::with_prefix("hedgerow-store-").unwrap()
}

/// The address of a SQLite database in a folder.
pub fn address(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("hedgerow.db").display())
}

/// A new database on the PostgreSQL server for tests, if there is one.
pub async fn fresh_database() -> Option<String> {
    let Ok(server) = env::var(POSTGRES) else {
        eprintln!("skipped: PostgreSQL, since {POSTGRES} is not set");
        return None;
    };
    let name = format!("test_{}", TableId::random());
    let mut connection = PgConnection::connect(&server).await.unwrap();
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .execute(&mut connection)
        .await
        .unwrap();
    let (before, after) = server.rsplit_once("/postgres").unwrap();
    Some(format!("{before}/{name}{after}"))
}

/// A person called `name`; the token is made of `byte`.
pub async fn person(store: &Store, name: &str, byte: u8) -> Person {
    let token = Digest::new(&[byte; 32]);
    store.add_person(name, &token, Moment(1)).await.unwrap()
}

/// The chair of a person.
pub fn chair(person: &Person) -> Chair {
    Chair::from(Sitter::Person {
        person: person.id.clone(),
        name: person.name.clone(),
    })
}

/// A listed table at which people sit down, with one seat more that is open.
pub fn table(people: &[&Person], at: i64) -> Table {
    let mut chairs: Vec<Chair> = people.iter().map(|person| chair(person)).collect();
    chairs.push(Sitter::Open.into());
    Table {
        id: TableId::random(),
        game: "badger".to_owned(),
        rules: 1,
        options: "{}".to_owned(),
        position: None,
        seed: Seed::from(7),
        deal: None,
        host: people[0].id.clone(),
        chairs,
        order: Order::AsSeated,
        visibility: Visibility::Listed,
        settings: "{}".to_owned(),
        stage: Stage::Gathering,
        rematch: None,
        origin: None,
        revision: 0,
        made_at: Moment(at),
        ended_at: None,
    }
}

/// A table in the store at which the game has begun and seat 0 is awaited.
pub async fn started(store: &Store, people: &[&Person]) -> Table {
    let mut table = table(people, 10);
    store.create(&table, &[]).await.unwrap();
    let first = SeatSet::only(Seat::new(0));
    store.start(&mut table, first, Moment(20)).await.unwrap();
    table
}

/// Move number `version - 1` by seat 0, after which `next` is awaited.
pub fn play(table: &Table, version: u64, key: &str, next: usize) -> Append {
    Append {
        table: table.id.clone(),
        version,
        entries: vec![NewEntry {
            deed: Deed::Move {
                seat: Seat::new(0),
                ply: version as u32 - 1,
                text: format!("play {key}"),
            },
            awaits: SeatSet::only(Seat::new(next)),
            key: Some(key.to_owned()),
        }],
        end: None,
        at: Moment(30 + version as i64),
    }
}
