//! What was acknowledged is stored, whoever is killed: a few times in the usual tests, and
//! as often as `cargo xtask kills` says.
//!
//! A program of its own, since it kills the database that others use.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

use std::{env, path::Path};

use guests::{fresh_database, kill_over_postgres, kill_over_sqlite};

/// How often: what the variable says, or this.
fn times(variable: &str, usual: u32) -> u32 {
    let text = env::var(variable);
    text.map_or(usual, |text| text.parse().unwrap())
}

/// One after the other: the second kills a database that others may use.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_nothing() {
    let program = Path::new(env!("CARGO_BIN_EXE_hedgerow"));
    let kills = times("HEDGEROW_KILLS_SQLITE", 15);
    kill_over_sqlite(program, kills).await.unwrap();
    let kills = times("HEDGEROW_KILLS_POSTGRES", 6);
    if let Some(database) = fresh_database().await.unwrap() {
        kill_over_postgres(program, &database, kills).await.unwrap();
    }
}
