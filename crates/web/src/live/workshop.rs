use i18n::{speaking, spoken};
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::problem::Problem;

/// Where work is done that takes long: off the threads that answer requests, and little at a
/// time, so that a core is left for everybody else. Whoever leaves before it is their turn
/// has asked for nothing.
#[derive(Clone)]
pub(crate) struct Workshop(Arc<Semaphore>);

/// A free place in the workshop.
pub(crate) struct Bench(OwnedSemaphorePermit);

impl Workshop {
    pub(crate) fn new() -> Workshop {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Workshop(Arc::new(Semaphore::new((cores - 1).max(1))))
    }

    /// Waits for a place: for those who need much memory, and should not before it is their
    /// turn.
    pub(crate) async fn bench(&self) -> Result<Bench, Problem> {
        let permit = Arc::clone(&self.0).acquire_owned().await;
        permit.map(Bench).map_err(|_| Problem::Broken)
    }

    /// Does something when it is its turn.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.bench().await?.run(work).await
    }
}

impl Bench {
    /// Does something, in the language that is spoken here.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let language = spoken();
        let done = tokio::task::spawn_blocking(move || {
            // Whoever asked may be gone; the place is taken until it is done.
            let _taken = self.0;
            speaking(language, work)
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "some long work failed");
            Problem::Broken
        })
    }
}
