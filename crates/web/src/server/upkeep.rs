//! What the server does when nobody asks.

use store::{Change, Moment};
use tokio::task::JoinHandle;

use super::{Server, UPKEEP};

/// The tasks in the background; they end when this is dropped.
pub struct Upkeep(Vec<JoinHandle<()>>);

impl Upkeep {
    /// Begins to look after tables, bots and other servers.
    pub fn start(server: &Server) -> Upkeep {
        Upkeep(vec![
            tokio::spawn(tidy(server.clone())),
            tokio::spawn(listen(server.clone())),
        ])
    }
}

impl Drop for Upkeep {
    fn drop(&mut self) {
        for task in &self.0 {
            task.abort();
        }
    }
}

/// How many rounds of upkeep a minute has.
const MINUTE: u32 = 60 / UPKEEP.as_secs() as u32;

/// Wakes bots that nobody asked, forgets what nobody needs, and notes who is here.
async fn tidy(server: Server) {
    let mut time = tokio::time::interval(UPKEEP);
    time.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for tick in 0u32.. {
        time.tick().await;
        if let Err(problem) = server.tables().wake_bots().await {
            tracing::warn!(problem = problem.code(), "bots could not be woken");
        }
        server.tables().forget_idle(Moment::now());
        server.limits().forget_the_quiet();
        // Who is here is asked for by neighbours at once, and otherwise after a restart.
        let is_minute = tick.is_multiple_of(MINUTE);
        if is_minute || server.tables().has_neighbours() {
            server.tables().note_presence().await;
        }
        if is_minute {
            server.tables().tell_time().await;
        }
        server.count();
    }
}

/// Takes in what other servers change.
async fn listen(server: Server) {
    let mut changes = server.store().changes();
    loop {
        let done = match changes.next().await {
            Change::Table(id) => match server.tables().loaded(&id) {
                Some(table) => table.catch_up().await,
                None => Ok(()),
            },
            Change::Unsure => server.tables().catch_up().await,
        };
        if let Err(problem) = done {
            tracing::warn!(
                problem = problem.code(),
                "changes of others could not be read"
            );
        }
    }
}
