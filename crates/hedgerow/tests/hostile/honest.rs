//! Two people who mind their own business while others attack the server.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use guests::{Pair, Program};
use tokio::task::JoinHandle;

/// A pair of players, and how long each of their moves takes to reach both pages.
pub(crate) struct HonestTable {
    leave: Arc<AtomicBool>,
    playing: JoinHandle<Vec<Duration>>,
}

/// The delays of an honest table's moves.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Delays {
    pub(crate) median: Duration,
    pub(crate) p95: Duration,
    longest: Duration,
    moves: usize,
}

impl fmt::Display for Delays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Delays {
            median,
            p95,
            longest,
            moves,
        } = self;
        write!(
            f,
            "{moves} moves, median {median:?}, p95 {p95:?}, longest {longest:?}"
        )
    }
}

impl HonestTable {
    pub(crate) async fn begin(server: &Program, seed: u64) -> HonestTable {
        let mut pair = Pair::sit_down([server.address(); 2], seed).await.unwrap();
        let leave = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&leave);
        let playing = tokio::spawn(async move {
            let mut delays = Vec::new();
            while !seen.load(Ordering::Relaxed) {
                delays.push(pair.act().await.unwrap());
                tokio::time::sleep(Duration::from_millis(40)).await;
            }
            delays
        });
        HonestTable { leave, playing }
    }

    /// Ends the game and tells how long its moves took.
    pub(crate) async fn delays(self) -> Delays {
        self.leave.store(true, Ordering::Relaxed);
        let mut delays = self.playing.await.unwrap();
        delays.sort_unstable();
        Delays {
            moves: delays.len(),
            median: delays[delays.len() / 2],
            p95: delays[delays.len() * 95 / 100],
            longest: delays[delays.len() - 1],
        }
    }
}
