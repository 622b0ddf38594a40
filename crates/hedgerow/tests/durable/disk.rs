//! A disk that is full.

use std::time::Duration;

use guests::{Folder, Place, Program, SmallDisk, until_ready};
use tokio::time::Instant;

use crate::{House, cannot, is_thorough, program};

fn small_disk(name: &str) -> Option<SmallDisk> {
    let disk = SmallDisk::new(name, 3 << 20).unwrap();
    if disk.is_none() {
        cannot("a full disk: no small disk can be mounted here, not even by `sudo -n mount`");
    }
    disk
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_is_full_for_a_while_loses_nothing() {
    let Some(disk) = small_disk("full") else {
        return;
    };
    let logs = Folder::new("logs").unwrap();
    let mut house = House::open(Place::Folder(disk.path()), &logs, |_| {}).await;
    let seconds = if is_thorough() { [1, 60, 1] } else { [1, 3, 0] };
    for (seconds, kill) in seconds.into_iter().zip([false, false, true]) {
        house.play(5).await;
        disk.fill().unwrap();
        let words = house.until_refused().await;
        assert_eq!(words, "the disk of the database is full\n");
        let end = Instant::now() + Duration::from_secs(seconds);
        let at = [house.server()];
        house.ledger.play(&at, usize::MAX, Some(end)).await.unwrap();
        if kill {
            house.kill();
            disk.empty().unwrap();
            house.start(|_| {}).await;
        } else {
            disk.empty().unwrap();
            house.mended().await;
        }
        house.play(5).await;
    }
    let log = house.stop();
    assert!(!log.contains("panicked"), "{log}");
    house.audit();
}

/// It either serves and says what is wrong, or does not start and says that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_is_full_or_read_only_at_the_start_harms_nothing() {
    let Some(disk) = small_disk("start") else {
        return;
    };
    let logs = Folder::new("logs").unwrap();
    let place = Place::Folder(disk.path());
    disk.fill().unwrap();
    let refused = start_anew(place, &logs);
    assert!(
        refused.contains("the disk of the database is full"),
        "{refused}"
    );
    disk.empty().unwrap();
    let mut house = House::open(place, &logs, |_| {}).await;
    house.play(20).await;
    for kill in [true, false] {
        if kill {
            house.kill();
        } else {
            house.stop();
        }
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
                assert!(words.contains("the disk of the database"), "{words}");
            }
        }
        disk.empty().unwrap();
        house.start(|_| {}).await;
        house.play(5).await;
    }
    house.stop();
    if disk.read_only(true) {
        let refused = start_anew(place, &logs);
        assert!(refused.contains("cannot be "), "{refused}");
        assert!(disk.read_only(false));
    } else {
        cannot("a disk that cannot be written: it cannot be remounted");
    }
    house.start(|_| {}).await;
    house.play(5).await;
    until_ready(house.server(), true).await.unwrap();
    house.stop();
    house.audit();
}

/// What a server says that does not start.
fn start_anew(place: Place<'_>, logs: &Folder) -> String {
    let log = logs.path().join("refused");
    let started = Program::prepared(program(), place, &log, |_| {});
    let Err(error) = started else {
        panic!("a server starts where it cannot write");
    };
    format!("{error:?}")
}
