//! Players with other cards: a process for each data file, because a program plays with
//! one data file at a time.

use std::{
    io::{BufRead as _, BufReader, Write as _, stdin, stdout},
    ops::Range,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    time::Duration,
};

use anyhow::{Context as _, bail};
use lab::{Course, Order, Plan, Shard, Stretch, Study, put_cards, run_with, stretch};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::failure::Failure;

/// Play what the program that started this one asks for, line by line
#[derive(clap::Args)]
pub(super) struct Player;

/// What a player is asked.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Question {
    /// What comes of a stretch of deals; the first one fixes the cards.
    Play {
        order: Box<Order>,
        deals: Range<u64>,
        rows: bool,
        sums: bool,
    },
    /// How it plays a game with the game's own cards.
    #[cfg(feature = "nats")]
    Fingerprint { game: String },
}

impl Player {
    pub(super) fn run() -> Result<(), Failure> {
        let mut seated = false;
        for line in stdin().lock().lines() {
            let question: Question =
                serde_json::from_str(&line?).context("this is no question for a player")?;
            let answer = answer(question, &mut seated)?;
            let mut out = stdout().lock();
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
        Ok(())
    }
}

fn answer(question: Question, seated: &mut bool) -> anyhow::Result<String> {
    match question {
        Question::Play {
            order,
            deals,
            rows,
            sums,
        } => {
            let played = catalog::with_game!(&order.game, G => {
                play::<G>(&order, deals, rows, sums, seated)
            });
            let played = played.with_context(|| format!("there is no game `{}`", order.game))??;
            Ok(serde_json::to_string(&played)?)
        }
        #[cfg(feature = "nats")]
        Question::Fingerprint { game } => {
            let taken = catalog::with_game!(&game, G => super::fingerprint::taken::<G>());
            let taken = taken.with_context(|| format!("there is no game `{game}`"))?;
            Ok(serde_json::to_string(&taken)?)
        }
    }
}

fn play<G: Study>(
    order: &Order,
    deals: Range<u64>,
    rows: bool,
    sums: bool,
    seated: &mut bool,
) -> anyhow::Result<Stretch> {
    if !*seated {
        if let Some(cards) = &order.cards {
            put_cards::<G>(cards)?;
        }
        *seated = true;
    }
    let plan = Plan::<G>::from_order(order)?;
    if !plan.has_its_cards() {
        bail!("a player keeps its cards");
    }
    let stop = Arc::new(AtomicBool::new(false));
    let played = stretch(&plan, deals, rows, sums, &stop);
    played.context("nobody stops a player but by ending it")
}

/// The processes of a course, ended together.
#[derive(Clone, Default)]
struct Crowd(Arc<Mutex<Vec<Child>>>);

impl Crowd {
    fn add(&self, child: Child) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(child);
    }

    fn end(&self) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for mut child in all.drain(..) {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        if Arc::strong_count(&self.0) == 1 {
            self.end();
        }
    }
}

/// A process that plays with other cards.
struct Seat {
    ask: ChildStdin,
    hear: BufReader<ChildStdout>,
}

impl Seat {
    fn take(crowd: &Crowd) -> anyhow::Result<Seat> {
        let program = std::env::current_exe().context("the program does not find itself")?;
        let mut command = Command::new(program);
        command
            .args(["lab", "player"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        #[cfg(unix)]
        {
            // Ctrl-C is for whoever asks.
            std::os::unix::process::CommandExt::process_group(&mut command, 0);
        }
        let mut child = command.spawn().context("no player can be started")?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        crowd.add(child);
        let (ask, hear) = pipes.context("a player has no pipes")?;
        Ok(Seat {
            ask,
            hear: BufReader::new(hear),
        })
    }

    fn ask<A: DeserializeOwned>(&mut self, question: &Question) -> anyhow::Result<A> {
        let gone = "a player with other cards has ended";
        writeln!(self.ask, "{}", serde_json::to_string(question)?).context(gone)?;
        let mut line = String::new();
        let read = self.hear.read_line(&mut line).context(gone)?;
        if read == 0 {
            bail!(gone);
        }
        serde_json::from_str(&line).context("a player answers in riddles")
    }
}

/// Those who carry out plans with several data files on one thread.
pub(super) struct Table<'a, G: Study> {
    plans: &'a [Plan<G>],
    seats: Vec<Option<Seat>>,
    crowd: Crowd,
}

impl<'a, G: Study> Table<'a, G> {
    fn new(plans: &'a [Plan<G>], crowd: &Crowd) -> Table<'a, G> {
        Table {
            plans,
            seats: plans.iter().map(|_| None).collect(),
            crowd: crowd.clone(),
        }
    }

    /// Plays a stretch of deals; `None` if it was stopped.
    fn play(
        &mut self,
        deals: &Range<u64>,
        rows: bool,
        stop: &Arc<AtomicBool>,
    ) -> anyhow::Result<Option<Shard>> {
        let sums = self.plans.len() > 1;
        let mut stretches = Vec::new();
        for (plan, seat) in self.plans.iter().zip(&mut self.seats) {
            if plan.has_its_cards() {
                match stretch(plan, deals.clone(), rows, sums, stop) {
                    Some(played) => stretches.push(played),
                    None => return Ok(None),
                }
                continue;
            }
            let seat = match seat {
                Some(seat) => seat,
                None => seat.insert(Seat::take(&self.crowd)?),
            };
            let question = Question::Play {
                order: Box::new(plan.order()),
                deals: deals.clone(),
                rows,
                sums,
            };
            match seat.ask(&question) {
                Ok(played) => stretches.push(played),
                Err(_) if stop.load(Ordering::Relaxed) => return Ok(None),
                Err(error) => return Err(error),
            }
        }
        Ok(Some(Shard::of(stretches)))
    }
}

/// As `lab::run`, for plans with any cards.
pub(super) fn run<G: Study>(
    plans: &[Plan<G>],
    course: &Course,
    stop: &Arc<AtomicBool>,
    each: impl FnMut(Shard),
) -> Result<(), Failure> {
    if plans.iter().all(Plan::has_its_cards) {
        return Ok(lab::run(plans, course, stop, each)?);
    }
    let crowd = Crowd::default();
    let failed: Mutex<Option<anyhow::Error>> = Mutex::new(None);
    let player = || {
        let mut table = Table::new(plans, &crowd);
        let failed = &failed;
        move |deals: Range<u64>| match table.play(&deals, course.rows, stop) {
            Ok(shard) => shard,
            Err(error) => {
                let mut first = failed.lock().unwrap_or_else(PoisonError::into_inner);
                first.get_or_insert(error);
                stop.store(true, Ordering::Relaxed);
                None
            }
        }
    };
    let (over, is_over) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        let watched = crowd.clone();
        scope.spawn(move || {
            // Whoever thinks about a move does not hear that there is no hurry any more.
            while is_over.recv_timeout(Duration::from_millis(100))
                == Err(mpsc::RecvTimeoutError::Timeout)
            {
                if stop.load(Ordering::Relaxed) {
                    watched.end();
                }
            }
        });
        let ran = run_with(course, stop, player, each);
        drop(over);
        ran
    })?;
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}

/// How this program plays a game with the game's own cards, while others are in place.
#[cfg(feature = "nats")]
pub(super) fn fingerprint<G: Study>() -> anyhow::Result<u64> {
    let crowd = Crowd::default();
    let game = G::ID.to_owned();
    Seat::take(&crowd)?.ask(&Question::Fingerprint { game })
}

/// Plays one shard, for a study that somebody else asks for; `None` if it was stopped.
#[cfg(feature = "nats")]
pub(super) fn shard<G: Study>(
    plans: &[Plan<G>],
    deals: &Range<u64>,
    rows: bool,
    stop: &Arc<AtomicBool>,
) -> anyhow::Result<Option<Shard>> {
    let crowd = Crowd::default();
    Table::new(plans, &crowd).play(deals, rows, stop)
}
