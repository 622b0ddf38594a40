//! The same on PostgreSQL.

use std::time::Duration;

use guests::{Folder, Place, Wire, fresh_database};
use tokio::time::{Instant, sleep};

use super::{House, is_thorough};

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
