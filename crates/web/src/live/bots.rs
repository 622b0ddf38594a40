//! Bots at tables: they think off the path of requests, on few threads, at a
//! pace people can follow, and stop when the table moves on.

use std::{
    convert::Infallible,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bots::BotSpec;
use engine::Seat;
use store::{Backend, Moment};
use tokio::{sync::Semaphore, time::Instant};

use super::{Question, state::State, table::Table};
use crate::problem::Problem;

/// How long a server that lets a bot think may be silent before another takes over.
const LEASE: Duration = Duration::from_secs(10);

/// How often it says that it is still at it.
const RENEWAL: Duration = Duration::from_secs(3);

/// The threads that bots think on.
pub(super) struct Pool {
    free: Semaphore,
}

impl Pool {
    pub(super) fn new(threads: usize) -> Pool {
        Pool {
            free: Semaphore::new(threads.max(1)),
        }
    }

    /// The place of the chosen action among the legal ones; `None` if nobody wants
    /// to know any more.
    async fn think(
        &self,
        mut question: Box<dyn Question>,
        bot: BotSpec,
        stop: &Arc<AtomicBool>,
    ) -> Option<usize> {
        let _free = self.free.acquire().await.ok()?;
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let began = Instant::now();
        let heed = Arc::clone(stop);
        let answer = tokio::task::spawn_blocking(move || question.answer(&bot, &heed)).await;
        metrics::histogram!("hedgerow_bot_thinking_seconds").record(began.elapsed());
        match answer {
            Ok(place) => Some(place),
            Err(error) => {
                tracing::error!(%error, "a bot failed; the first legal action is played");
                Some(0)
            }
        }
    }
}

/// A bot that thinks about the next entry of a table. It stops when this is
/// dropped.
pub(super) struct Thinking {
    entries: u64,
    seat: Seat,
    stop: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Table {
    /// Lets the bot think that is to act, and stops those that are not.
    pub(super) fn let_bots_think(&self, state: &mut State) {
        let Some((seat, level)) = state.bot_to_act() else {
            state.thinking = None;
            return;
        };
        let asked =
            |thinking: &Thinking| (thinking.entries, thinking.seat) == (state.entries, seat);
        if state.thinking.as_ref().is_some_and(asked) {
            return;
        }
        // Bots do not play for themselves when nobody looks.
        if !state.has_people() && self.lookers().is_empty() {
            state.thinking = None;
            return;
        }
        let Ok(bot) = level.parse::<BotSpec>() else {
            tracing::error!(level, "no bot of this name; the table waits");
            return;
        };
        let Some(me) = self.me.upgrade() else { return };
        let stop = Arc::new(AtomicBool::new(false));
        state.thinking = Some(Thinking {
            entries: state.entries,
            seat,
            stop: Arc::clone(&stop),
        });
        let (entries, pause) = (state.entries, state.settings.pace.pause());
        tokio::spawn(async move {
            let done = me.bot_acts(entries, seat, bot, pause, &stop).await;
            if let Err(problem) = done {
                tracing::warn!(
                    problem = problem.code(),
                    "a bot could not act; it is asked again"
                );
                me.forget_thinking(entries).await;
            }
        });
    }

    async fn bot_acts(
        &self,
        entries: u64,
        seat: Seat,
        bot: BotSpec,
        pause: Duration,
        stop: &Arc<AtomicBool>,
    ) -> Result<(), Problem> {
        let time = Instant::now() + pause;
        if self.hall.store.backend() == Backend::Sqlite {
            return self.bot_thinks(entries, seat, bot, time, stop).await;
        }
        if !self.claim(entries).await? {
            // Another server lets it think; if that fails, the sweep comes here.
            self.forget_thinking(entries).await;
            return Ok(());
        }
        tokio::select! {
            done = self.bot_thinks(entries, seat, bot, time, stop) => done,
            never = self.keep_claim(entries) => match never {},
        }
    }

    /// Claims the bot's next move for this server; whether it has it.
    async fn claim(&self, entries: u64) -> Result<bool, Problem> {
        let store = &self.hall.store;
        Ok((store.claim(self.id(), entries, Moment::now(), LEASE)).await?)
    }

    /// Claims it again and again: a bot may have to wait until a thread is free.
    async fn keep_claim(&self, entries: u64) -> Infallible {
        loop {
            tokio::time::sleep(RENEWAL).await;
            // If the claim is lost, the store still takes but one move.
            if let Err(problem) = self.claim(entries).await {
                tracing::warn!(problem = problem.code(), "a claim could not be renewed");
            }
        }
    }

    async fn bot_thinks(
        &self,
        entries: u64,
        seat: Seat,
        bot: BotSpec,
        time: Instant,
        stop: &Arc<AtomicBool>,
    ) -> Result<(), Problem> {
        let question = {
            let state = self.lock().await?;
            if state.entries != entries || !state.awaits().contains(seat) {
                return Ok(());
            }
            let live = state.live.as_ref().ok_or(Problem::Broken)?;
            live.question(seat)
        };
        let Some(place) = self.hall.pool.think(question, bot, stop).await else {
            return Ok(());
        };
        tokio::time::sleep_until(time).await;
        let mut state = self.lock().await?;
        if state.entries != entries || stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let live = state.live.as_ref().ok_or(Problem::Broken)?;
        let action = live.legal(seat).into_iter().nth(place);
        let action = action.ok_or(Problem::Broken)?;
        self.move_by(&mut state, seat, &action, None).await?;
        Ok(())
    }

    /// Lets the bot be asked again.
    async fn forget_thinking(&self, entries: u64) {
        if let Ok(mut state) = self.lock().await
            && (state.thinking.as_ref()).is_some_and(|thinking| thinking.entries == entries)
        {
            state.thinking = None;
        }
    }

    /// Asks the bot that is to act, if nobody has asked it yet.
    pub(super) async fn wake(&self) {
        if let Ok(mut state) = self.lock().await {
            self.let_bots_think(&mut state);
        }
    }
}
