//! The same on PostgreSQL.

use std::{fs, net::SocketAddr, time::Duration};

use guests::{
    Cluster, Folder, Place, Program, SmallDisk, Wire, fresh_database, query, text, until_ready,
};
use tokio::time::{Instant, sleep};

use super::{
    House, cannot, is_thorough, program,
    shim::{ERRORS, Faults},
};

/// The line to the database is cut again and again, at any moment, also during a commit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_is_cut_at_any_moment_loses_nothing() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let logs = Folder::new("logs").unwrap();
    let mut wire = Wire::lay(&database).await.unwrap();
    let address = wire.address();
    let mut house = House::open(Place::Database(&address), &logs, |_| {}).await;
    for round in 0u64..if is_thorough() { 300 } else { 12 } {
        house.play(2).await;
        let at = [house.server()];
        let end = Instant::now() + Duration::from_millis(150);
        let cut = async {
            sleep(Duration::from_millis(20 + round * 37 % 90)).await;
            wire.cut();
            sleep(Duration::from_millis(round % 3 * 40)).await;
            wire.mend().await.unwrap();
        };
        let (played, ()) = tokio::join!(house.ledger.play(&at, usize::MAX, Some(end)), cut);
        played.unwrap();
        house.mended().await;
        if round % 4 == 3 {
            house.kill();
            house.start(|_| {}).await;
        }
    }
    let log = house.stop();
    assert!(!log.contains("panicked"), "{log}");
    house.audit();
}

/// Room for a database server with one small database, and little more.
fn disk_for_postgres(name: &str) -> Option<SmallDisk> {
    let disk = SmallDisk::new(name, 48 << 20).unwrap();
    if disk.is_none() {
        cannot("a full disk below PostgreSQL: no small disk can be mounted here");
    }
    disk
}

/// A server that has given up is started again, as whoever looks after it would.
async fn revive(cluster: &mut Cluster) {
    if cluster.has_ended().unwrap() {
        assert!(cluster.start(|_| {}).await.unwrap(), "{}", cluster.words());
    }
}

async fn is_ready(server: SocketAddr) -> bool {
    matches!(text(server, "/readyz").await, Ok((200, _)))
}

const FULL: &str = "the disk of the database is full";

/// What is said of a database that has crashed since its disk is full.
const GONE: &str = "the database cannot be reached";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_of_postgres_that_is_full_for_a_while_loses_nothing() {
    let Some(disk) = disk_for_postgres("pg-full") else {
        return;
    };
    let Some(mut cluster) = Cluster::make(disk.path(), None).await.unwrap() else {
        return;
    };
    assert!(cluster.start(|_| {}).await.unwrap(), "{}", cluster.words());
    let logs = Folder::new("logs").unwrap();
    let address = cluster.address();
    let mut house = House::open(Place::Database(&address), &logs, |_| {}).await;
    let seconds = if is_thorough() { [1, 60, 1] } else { [1, 3, 0] };
    for (seconds, kill) in seconds.into_iter().zip([false, false, true]) {
        house.play(5).await;
        disk.fill().unwrap();
        let words = house.until_refused().await;
        assert!([FULL, GONE].contains(&words.trim_end()), "{words}");
        let end = Instant::now() + Duration::from_secs(seconds);
        let at = [house.server()];
        house.ledger.play(&at, usize::MAX, Some(end)).await.unwrap();
        if kill {
            house.kill();
        }
        disk.empty().unwrap();
        revive(&mut cluster).await;
        if kill {
            house.start(|_| {}).await;
        } else {
            house.mended().await;
        }
        house.play(5).await;
    }
    let log = house.stop();
    assert!(!log.contains("panicked"), "{log}");
    house.audit();
}

/// When PostgreSQL cannot write its log it crashes, and does not start until there is room.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_of_postgres_that_is_full_loses_nothing() {
    // Some machines never bring the log to its end in the time of a usual run.
    if !is_thorough() {
        return;
    }
    let Some(disk) = SmallDisk::new("pg-log", 12 << 20).unwrap() else {
        return cannot("a full disk below PostgreSQL: no small disk can be mounted here");
    };
    let folder = Folder::new("pg").unwrap();
    let made = Cluster::make(folder.path(), Some(disk.path())).await;
    let Some(mut cluster) = made.unwrap() else {
        return;
    };
    assert!(cluster.start(|_| {}).await.unwrap(), "{}", cluster.words());
    let logs = Folder::new("logs").unwrap();
    let address = cluster.address();
    let mut house = House::open(Place::Database(&address), &logs, |_| {}).await;
    for _ in 0..if is_thorough() { 10 } else { 2 } {
        house.play(5).await;
        // Nothing of the log is given up, as if another server had still to read it.
        let keep = "SELECT pg_create_physical_replication_slot('reader', true)";
        query(&address, keep).await.unwrap();
        disk.fill().unwrap();
        // What was kept for later is used up soon.
        for _ in 0..20 {
            let message = "SELECT pg_logical_emit_message(true, 'a', 'b')";
            if query(&address, message).await.is_err()
                || query(&address, "SELECT pg_switch_wal()").await.is_err()
            {
                break;
            }
        }
        let words = house.until_refused().await;
        assert!([FULL, GONE].contains(&words.trim_end()), "{words}");
        // It may still be on its way down, or have come up to crash once more.
        house.attempt(20).await;
        disk.empty().unwrap();
        // Time for it to give up, if it is about to.
        for _ in 0..100 {
            if cluster.has_ended().unwrap() || house.attempt(1).await > 0 {
                break;
            }
            sleep(Duration::from_millis(50)).await;
        }
        revive(&mut cluster).await;
        house.mended().await;
        let leave = "SELECT pg_drop_replication_slot('reader')";
        query(&address, leave).await.unwrap();
        house.play(5).await;
    }
    assert!(cluster.words().contains("PANIC"), "{}", cluster.words());
    let log = house.stop();
    assert!(!log.contains("panicked"), "{log}");
    house.audit();
}

/// It either serves and says what is wrong, or does not start and says that; the schema is
/// made whole or not at all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_of_postgres_that_is_full_at_the_start_harms_nothing() {
    let Some(disk) = disk_for_postgres("pg-start") else {
        return;
    };
    let Some(mut cluster) = Cluster::make(disk.path(), None).await.unwrap() else {
        return;
    };
    assert!(cluster.start(|_| {}).await.unwrap(), "{}", cluster.words());
    let logs = Folder::new("logs").unwrap();
    let address = cluster.address();
    let place = Place::Database(&address);
    let reserve = disk.path().join("reserve");
    let mut refused = 0;
    for pages in [0, 1, 4, 16, 64, 256] {
        fs::write(&reserve, vec![0; pages * 8192]).unwrap();
        disk.fill().unwrap();
        fs::remove_file(&reserve).unwrap();
        let log = logs.path().join(format!("room-for-{pages}"));
        match Program::prepared(program(), place, &log, |_| {}) {
            Ok(server) => {
                server.kill();
            }
            Err(error) => {
                let words = format!("{error:?}");
                assert!(
                    [FULL, GONE].iter().any(|reason| words.contains(reason)),
                    "{words}"
                );
                refused += 1;
            }
        }
        disk.empty().unwrap();
        revive(&mut cluster).await;
    }
    assert!(refused > 0, "there was room enough all the time");
    let mut house = House::open(place, &logs, |_| {}).await;
    house.play(20).await;
    house.kill();
    disk.fill().unwrap();
    let log = logs.path().join("full");
    match Program::prepared(program(), place, &log, |_| {}) {
        Ok(server) => {
            house.server = Some(server);
            house.ledger.check(house.server()).await.unwrap();
            house.attempt(5).await;
            house.kill();
        }
        Err(error) => {
            let words = format!("{error:?}");
            assert!(
                [FULL, GONE].iter().any(|reason| words.contains(reason)),
                "{words}"
            );
        }
    }
    disk.empty().unwrap();
    revive(&mut cluster).await;
    house.start(|_| {}).await;
    house.play(5).await;
    house.stop();
    house.audit();
}

/// As a standby is, or a server that somebody has told to keep all as it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_takes_no_writes_is_reported_and_survived() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let logs = Folder::new("logs").unwrap();
    let mut house = House::open(Place::Database(&database), &logs, |_| {}).await;
    house.play(5).await;
    let (_, name) = database.rsplit_once('/').unwrap();
    let read_only = async |is: &str| {
        let elsewhere = database.replace(name, "postgres");
        let alter = format!("ALTER DATABASE {name} SET default_transaction_read_only = {is}");
        query(&elsewhere, &alter).await.unwrap();
        // That is for those who come; who is there is sent away.
        let others = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        );
        query(&elsewhere, &others).await.unwrap();
    };
    read_only("on").await;
    // Those it sent away may be told so first.
    let mut words = String::new();
    for _ in 0..100 {
        words = house.until_refused().await;
        if words.starts_with("the database cannot be written") {
            break;
        }
    }
    assert_eq!(words, "the database cannot be written\n");
    house.kill();
    let log = logs.path().join("read-only");
    if let Err(error) = Program::prepared(program(), house.place, &log, |_| {}) {
        let words = format!("{error:?}");
        assert!(words.contains("the database cannot be written"), "{words}");
    }
    read_only("off").await;
    house.start(|_| {}).await;
    house.play(5).await;
    house.stop();
    house.audit();
}

/// Writes and syncs fail, of its log and of its tables: it refuses, or crashes and recovers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_of_postgres_that_fails_now_and_then_loses_nothing() {
    if !Faults::possible() {
        return cannot("a disk that fails");
    }
    let (folder, logs) = (Folder::new("pg").unwrap(), Folder::new("logs").unwrap());
    let Some(mut cluster) = Cluster::make(folder.path(), None).await.unwrap() else {
        return;
    };
    let mut faults = Faults::new(logs.path());
    let below = faults.below_postgres(folder.path(), "/data/");
    assert!(cluster.start(below).await.unwrap(), "{}", cluster.words());
    let address = cluster.address();
    let mut house = House::open(Place::Database(&address), &logs, |_| {}).await;
    let (rounds, errors) = if is_thorough() {
        (10, &ERRORS[..])
    } else {
        (1, &ERRORS[..2])
    };
    for round in 0..rounds {
        for &(name, errno) in errors {
            for (calls, count) in [("w", 1), ("s", 1), ("ws", 3)] {
                house.play(2).await;
                faults.fail(errno, calls, round % 3, count);
                house.attempt(6).await;
                faults.end();
                // It may give up only now: it crashes, tries to recover and then ends.
                let end = Instant::now() + Duration::from_mins(1);
                while !is_ready(house.server()).await {
                    let words = cluster.words();
                    assert!(Instant::now() < end, "{name}: {words}");
                    if cluster.has_ended().unwrap() {
                        let below = faults.below_postgres(folder.path(), "/data/");
                        let started = cluster.start(below).await.unwrap();
                        assert!(started, "{name}: {words}");
                    }
                    sleep(Duration::from_millis(20)).await;
                }
                house.mended().await;
            }
        }
    }
    until_ready(house.server(), true).await.unwrap();
    let words = cluster.words();
    assert!(words.contains("PANIC"), "nothing failed: {words}");
    let log = house.stop();
    assert!(!log.contains("panicked"), "{log}");
    house.audit();
}
