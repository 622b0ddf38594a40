//! Bots at tables: they think off the path of requests, on few threads that are shared out
//! fairly, at a pace people can follow, and stop when the table moves on or nobody looks.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bots::BotSpec;
use cpu_time::ThreadTime;
use engine::Seat;
use store::{Backend, Moment, PersonId, Sitter};
use tokio::{sync::oneshot, time::Instant};

use super::{Question, presence::Watcher, queue::FairQueue, state::State, table::Table};
use crate::problem::Problem;

/// How long a server that lets a bot think may be silent before another takes over.
const LEASE: Duration = Duration::from_secs(10);

/// How long a bot may think about a decision. Bots mind their CPU time themselves; on a
/// machine with much else to do that may take long.
const LONGEST: Duration = Duration::from_secs(1);

/// How long the bots of whoever crowds others out may think.
const CUT_SHORT: Duration = Duration::from_millis(200);

/// How often a bot that thinks is looked after.
const TICK: Duration = Duration::from_millis(50);

/// How many moves bots make for somebody who does not look, until it is a person's turn.
const UNSEEN_MOVES: usize = 200;

/// The threads that bots think on, shared out among those who wait for bots.
pub(super) struct Pool {
    queue: Mutex<FairQueue<Watcher, oneshot::Sender<Turn>>>,
    opened: Instant,
    me: Weak<Pool>,
}

impl Pool {
    pub(super) fn new(threads: usize) -> Arc<Pool> {
        Arc::new_cyclic(|me| Pool {
            queue: Mutex::new(FairQueue::new(threads.max(1))),
            opened: Instant::now(),
            me: me.clone(),
        })
    }

    /// Waits for a turn to think, for the sake of these owners.
    async fn turn(&self, owners: Vec<Watcher>) -> Option<Turn> {
        let asked = Instant::now();
        let (sender, turn) = oneshot::channel();
        self.lock().wait(owners, sender);
        self.hand_out();
        let turn = turn.await.ok();
        metrics::histogram!("hedgerow_bot_waiting_seconds").record(asked.elapsed());
        turn
    }

    fn hand_out(&self) {
        loop {
            let next = self.lock().next(self.now());
            let Some((owner, sender)) = next else { break };
            let turn = Turn {
                pool: self.me.clone(),
                owner,
                used: Duration::ZERO,
            };
            // Whoever has left gives the turn back.
            let _left = sender.send(turn);
        }
        metrics::gauge!("hedgerow_bots_waiting").set(self.lock().len() as f64);
    }

    /// The place of the chosen action among the legal ones.
    async fn think(
        &self,
        turn: &mut Turn,
        mut question: Box<dyn Question>,
        bot: BotSpec,
        stop: &Stop,
    ) -> usize {
        let began = Instant::now();
        let heed = Arc::clone(&stop.now);
        let mut thinking = tokio::task::spawn_blocking(move || {
            let clock = ThreadTime::now();
            (question.answer(&bot, &heed), clock.elapsed())
        });
        let answer = loop {
            tokio::select! {
                answer = &mut thinking => break answer,
                () = tokio::time::sleep(TICK) => {}
            }
            let longest = if self.crowds_others_out(turn) {
                CUT_SHORT
            } else {
                LONGEST
            };
            if began.elapsed() >= longest {
                stop.now.store(true, Ordering::Relaxed);
            }
        };
        metrics::histogram!("hedgerow_bot_thinking_seconds").record(began.elapsed());
        match answer {
            Ok((place, used)) => {
                turn.used = used;
                place
            }
            Err(error) => {
                tracing::error!(%error, "a bot failed; the first legal action is played");
                turn.used = began.elapsed();
                0
            }
        }
    }

    fn crowds_others_out(&self, turn: &Turn) -> bool {
        let now = self.now();
        (turn.owner.as_ref()).is_some_and(|owner| self.lock().crowds_others_out(owner, now))
    }

    /// Forgets who has had no turn for a while.
    pub(super) fn forget(&self) {
        self.lock().forget(self.now());
    }

    fn now(&self) -> Duration {
        self.opened.elapsed()
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue<Watcher, oneshot::Sender<Turn>>> {
        // Nothing that is done under this lock can panic half-way.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The right to think on one thread, until this is dropped.
struct Turn {
    pool: Weak<Pool>,
    owner: Option<Watcher>,
    /// The CPU time that was used.
    used: Duration,
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(pool) = self.pool.upgrade() {
            pool.lock().end(self.owner.as_ref(), self.used, pool.now());
            pool.hand_out();
        }
    }
}

/// How a bot is told to come to an end.
#[derive(Default)]
struct Stop {
    /// It answers at once.
    now: Arc<AtomicBool>,
    /// Nobody wants to know the answer any more.
    unwanted: AtomicBool,
}

impl Stop {
    fn is_unwanted(&self) -> bool {
        self.unwanted.load(Ordering::Relaxed)
    }
}

/// A bot that thinks about the next entry of a table. It stops when this is
/// dropped.
pub(super) struct Thinking {
    entries: u64,
    seat: Seat,
    stop: Arc<Stop>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.unwanted.store(true, Ordering::Relaxed);
        self.stop.now.store(true, Ordering::Relaxed);
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
        if !self.is_looked_at() && !state.bots_play_unseen() {
            state.thinking = None;
            return;
        }
        let Ok(bot) = level.parse::<BotSpec>() else {
            tracing::error!(level, "no bot of this name; the table waits");
            return;
        };
        let Some(me) = self.me.upgrade() else { return };
        let stop = Arc::new(Stop::default());
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
        stop: &Stop,
    ) -> Result<(), Problem> {
        let time = Instant::now() + pause;
        let owners = self.who_waits_for_bots().await;
        let Some(mut turn) = self.hall.pool.turn(owners).await else {
            return Ok(());
        };
        if stop.is_unwanted() {
            return Ok(());
        }
        // Now, and not before: who only waits for a turn keeps no other server from it.
        if !self.claim(entries).await? {
            // Another server lets it think; if that fails, the sweep comes here.
            drop(turn);
            self.forget_thinking(entries).await;
            return Ok(());
        }
        let question = {
            let state = self.lock().await?;
            if state.entries != entries || !state.awaits().contains(seat) {
                return Ok(());
            }
            let live = state.live.as_ref().ok_or(Problem::Broken)?;
            live.question(seat)
        };
        let place = self.hall.pool.think(&mut turn, question, bot, stop).await;
        // Another may think while this one waits for its time.
        drop(turn);
        tokio::time::sleep_until(time).await;
        let mut state = self.lock().await?;
        if state.entries != entries || stop.is_unwanted() {
            return Ok(());
        }
        let live = state.live.as_ref().ok_or(Problem::Broken)?;
        let action = live.legal(seat).into_iter().nth(place);
        let action = action.ok_or(Problem::Broken)?;
        self.move_by(&mut state, seat, &action, None).await?;
        Ok(())
    }

    /// Claims the bot's next move for this server; whether it has it.
    async fn claim(&self, entries: u64) -> Result<bool, Problem> {
        let store = &self.hall.store;
        if store.backend() == Backend::Sqlite {
            return Ok(true);
        }
        Ok((store.claim(self.id(), entries, LEASE)).await?)
    }

    /// Whose wait it is for the bots of this table: that of the people who play, of whom
    /// the one served least counts; if bots play among themselves, of those who watch.
    async fn who_waits_for_bots(&self) -> Vec<Watcher> {
        let state = self.state().await;
        let players: Vec<Watcher> = state.players().map(Watcher::Person).collect();
        if !players.is_empty() {
            return players;
        }
        let here: Vec<Watcher> = {
            let lookers = self.lookers();
            let person = |(person, _): (&PersonId, &str)| Watcher::Person(person.clone());
            lookers.here().map(person).collect()
        };
        if !here.is_empty() {
            return here;
        }
        let strangers = self.watchers.keys();
        if !strangers.is_empty() {
            return strangers.into_iter().map(Watcher::Network).collect();
        }
        vec![Watcher::Person(state.row.host.clone())]
    }

    /// Whether somebody looks at the table, here.
    pub(super) fn is_looked_at(&self) -> bool {
        self.lookers().look_on(Moment::now())
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
        // Not a use of the table: it may be forgotten all the same.
        let mut state = self.state().await;
        if state.torn {
            if let Err(problem) = self.read_again(&mut state).await {
                tracing::warn!(problem = problem.code(), "a table stays asleep");
            }
        } else {
            self.let_bots_think(&mut state);
        }
    }
}

impl State {
    /// The people who play, and for whom no bot stands in.
    fn players(&self) -> impl Iterator<Item = PersonId> {
        (self.row.chairs.iter()).filter_map(|chair| match (&chair.sitter, &chair.stand_in) {
            (Sitter::Person { person, .. }, None) => Some(person.clone()),
            _ => None,
        })
    }

    /// Whether bots play on where nobody looks: up to the turn of somebody who plays, so
    /// that games over days go on, but not for ever, and not among themselves.
    fn bots_play_unseen(&self) -> bool {
        let (Some(live), ply) = (&self.live, self.ply()) else {
            return false;
        };
        let is_player = |seat: Seat| {
            let chair = &self.row.chairs[seat.index()];
            matches!(chair.sitter, Sitter::Person { .. }) && chair.stand_in.is_none()
        };
        let moved = |ply| live.mover(ply).is_some_and(is_player);
        self.players().next().is_some() && moves_since(ply, moved) < UNSEEN_MOVES
    }
}

/// How many of so many moves were made since a person moved, as far as that matters.
fn moves_since(ply: usize, by_person: impl Fn(usize) -> bool) -> usize {
    let moves = (0..ply).rev().take(UNSEEN_MOVES);
    moves.take_while(|&ply| !by_person(ply)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_of_bots_are_counted_since_a_person_moved() {
        assert_eq!(moves_since(0, |_| false), 0);
        assert_eq!(moves_since(7, |ply| ply == 6), 0);
        assert_eq!(moves_since(7, |ply| ply == 2), 4);
        assert_eq!(moves_since(150, |_| false), 150);
        assert_eq!(moves_since(5000, |ply| ply == 3), UNSEEN_MOVES);
    }
}
