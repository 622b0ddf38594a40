//! A disk that is full.

use std::{fs, time::Duration};

use guests::{Folder, Place, Program, SmallDisk, hedgerow, until_ready};
use tokio::time::Instant;

use super::{House, cannot, is_thorough, program};

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

/// It is raised whole or not at all, however little room there is for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fills_up_while_the_schema_is_raised_harms_nothing() {
    let Some(disk) = small_disk("raise") else {
        return;
    };
    let logs = Folder::new("logs").unwrap();
    let place = Place::Folder(disk.path());
    let old = include_bytes!("../upkeep/schema-3.sqlite");
    fs::write(disk.path().join("hedgerow.sqlite"), old).unwrap();
    let reserve = disk.path().join("reserve");
    let mut refused = 0;
    for pages in [0, 1, 2, 4, 8, 16, 32, 64, 128] {
        fs::write(&reserve, vec![0; pages * 4096]).unwrap();
        disk.fill().unwrap();
        fs::remove_file(&reserve).unwrap();
        let log = logs.path().join(format!("room-for-{pages}"));
        match Program::prepared(program(), place, &log, |_| {}) {
            Ok(server) => {
                server.kill();
            }
            Err(error) => {
                let words = format!("{error:?}");
                assert!(words.contains("the disk of the database"), "{words}");
                refused += 1;
            }
        }
        disk.empty().unwrap();
    }
    assert!(refused > 0, "there was room enough all the time");
    let mut check = hedgerow(program());
    check
        .args(["admin", "--data"])
        .arg(disk.path())
        .arg("check");
    let checked = check.output().unwrap();
    assert!(checked.status.success(), "{checked:?}");
    let log = logs.path().join("room-enough");
    let server = Program::prepared(program(), place, &log, |_| {}).unwrap();
    until_ready(server.address(), true).await.unwrap();
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
