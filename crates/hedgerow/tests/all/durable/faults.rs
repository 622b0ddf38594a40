//! A disk that fails now and then.

use std::time::Duration;

use guests::{Folder, Place, until_ready};
use tokio::time::{Instant, sleep};

use super::{
    House, cannot, is_thorough,
    shim::{ERRORS, Faults},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commits_that_fail_now_and_then_lose_nothing() {
    if !Faults::possible() {
        return cannot("a disk that fails");
    }
    for (name, errno) in ERRORS {
        let (data, logs) = (Folder::new("faulty").unwrap(), Folder::new("logs").unwrap());
        let mut faults = Faults::new(logs.path());
        let below = faults.below();
        let mut house = House::open(Place::Folder(data.path()), &logs, below).await;
        house.play(3).await;
        // One, two in a row, and further ones far apart; while writing, and at the sync.
        for (calls, count) in [("w", 1), ("s", 1), ("w", 2), ("s", 2), ("ws", 5), ("t", 1)] {
            faults.fail(errno, calls, 0, count);
            house.attempt(8).await;
            house.mended().await;
            faults.end();
            house.play(5).await;
        }
        assert!(house.ledger.acknowledged() > 150, "{name}");
        let log = house.stop();
        assert!(!log.contains("panicked"), "{log}");
        house.audit();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_for_a_while_is_reported_and_survived() {
    if !Faults::possible() {
        return cannot("a disk that fails");
    }
    let (data, logs) = (Folder::new("storm").unwrap(), Folder::new("logs").unwrap());
    let mut faults = Faults::new(logs.path());
    let below = faults.below();
    let mut house = House::open(Place::Folder(data.path()), &logs, below).await;
    for ((name, errno), kill) in ERRORS.into_iter().zip([false, true, true, false]) {
        house.play(3).await;
        // That no room is left only a write is told.
        let calls = if name == "ENOSPC" { "w" } else { "wst" };
        faults.fail(errno, calls, 3, -1);
        let words = house.until_refused().await;
        let disk = "the disk of the database cannot be read or written\n";
        let expected = match name {
            "ENOSPC" => "the disk of the database is full\n",
            _ => disk,
        };
        assert_eq!(words, expected, "{name}");
        let end = Instant::now() + Duration::from_millis(if is_thorough() { 20_000 } else { 400 });
        let at = [house.server()];
        let storm = house.ledger.play(&at, usize::MAX, Some(end)).await.unwrap();
        assert_eq!(storm.acknowledged, 0, "{name}");
        if kill {
            house.kill();
            faults.end();
            house.start(faults.below()).await;
        } else {
            faults.end();
            house.mended().await;
        }
        house.play(5).await;
    }
    house.stop();
    house.audit();
}

/// Whoever stops a server that could not store all is told so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_while_its_disk_fails_does_not_say_that_all_is_kept() {
    if !Faults::possible() {
        return cannot("a disk that fails");
    }
    let (data, logs) = (Folder::new("stop").unwrap(), Folder::new("logs").unwrap());
    let mut faults = Faults::new(logs.path());
    let below = faults.below();
    let mut house = House::open(Place::Folder(data.path()), &logs, below).await;
    house.play(5).await;
    faults.fail(28, "wst", 0, -1);
    house.until_refused().await;
    let log = house.stop();
    assert!(log.contains("what was refused is not"), "{log}");
    faults.end();
    house.audit();
}

/// Faults come and go by themselves while people play, and the server is killed in the
/// middle of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_storm_of_faults_and_kills_loses_nothing() {
    if !Faults::possible() {
        return cannot("a disk that fails");
    }
    let (data, logs) = (Folder::new("gale").unwrap(), Folder::new("logs").unwrap());
    let mut faults = Faults::new(logs.path());
    let below = faults.below();
    let mut house = House::open(Place::Folder(data.path()), &logs, below).await;
    for round in 0..if is_thorough() { 200 } else { 6 } {
        let at = [house.server()];
        let end = Instant::now() + Duration::from_millis(500);
        let storm = async {
            for (number, (_, errno)) in ERRORS.into_iter().cycle().take(16).enumerate() {
                let calls = ["w", "s", "ws", "wst"][(number + round) % 4];
                faults.fail(errno, calls, number as u32 % 3, 1 + number as i32 % 4);
                sleep(Duration::from_millis(25)).await;
            }
        };
        let (played, ()) = tokio::join!(house.ledger.play(&at, usize::MAX, Some(end)), storm);
        played.unwrap();
        if round % 2 == 1 {
            house.kill();
            faults.end();
            house.start(faults.below()).await;
        } else {
            faults.end();
            until_ready(house.server(), true).await.unwrap();
        }
        house.play(2).await;
    }
    house.stop();
    house.audit();
}
