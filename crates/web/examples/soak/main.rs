//! Plays many games at a running server: `soak HEDGEROW [GAMES] [CLIENTS]`.
//!
//! HEDGEROW is the program. It is started on a database of its own, and programs play all
//! five games there through the API, most of them for a few moves and some to the end. The
//! memory of the server must stay what it was when the first tables had left it, and what the
//! games take on the disk must be given back.

mod disk;
mod game;

use std::{
    env,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use game::{GAMES, Player};
use guests::{Folder, Place, Program};
use tokio::{
    sync::Mutex,
    task::JoinSet,
    time::{MissedTickBehavior, interval},
};

/// By how much the memory may differ from what it was when it had settled, in percent.
const MAY_DIFFER: u64 = 10;

/// A table stays in memory for a minute after its last use, so that until then the memory
/// grows with every game; twice that, and as many tables go as come.
const SETTLED: Duration = Duration::from_mins(2);

/// The least time between the beginnings of two games. Tables stay for a minute, so without an
/// even pace the memory would tell how busy the machine is with other things.
const PACE: Duration = Duration::from_millis(45);

/// How many games there are at least in a part.
const PART: usize = 1000;

/// How many parts a shorter run has.
const PARTS: usize = 5;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let program = arguments
        .first()
        .context("soak HEDGEROW [GAMES] [CLIENTS]")?;
    let number = |place: usize, usual: usize| match arguments.get(place) {
        Some(text) => text
            .parse()
            .with_context(|| format!("`{text}` is no number")),
        None => Ok(usual),
    };
    let (games, clients) = (number(1, 20_000)?, number(2, 24)?);
    // One thread, so that the server has the rest of the machine.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(soak(Path::new(program), games, clients))
}

async fn soak(program: &Path, games: usize, clients: usize) -> anyhow::Result<()> {
    let folder = Folder::new("soak")?;
    let log = folder.path().join("log");
    let data = folder.path().join("data");
    let server = Program::start_logged(program, Place::Folder(&data), &[], &log)?;
    let memory = play(&server, games, clients).await?;
    disk::measure_each_game(program, &server, &data).await?;
    server.kill();
    disk::prune_all(program, &data).await?;
    let words = std::fs::read_to_string(&log)?;
    ensure!(!words.contains("panicked"), "{words}");

    let settled = memory.iter().filter(|(at, _)| *at >= SETTLED);
    let settled: Vec<u64> = settled.map(|&(_, memory)| memory).collect();
    let Some((first, rest)) = settled.split_first() else {
        println!("the games were over before the memory could settle: it says nothing");
        return Ok(());
    };
    let most = rest.iter().max().unwrap_or(first);
    let least = rest.iter().min().unwrap_or(first);
    let differs = |memory: u64| memory.abs_diff(*first) * 100 / first;
    println!(
        "memory after {} minutes {} KiB, then from {} to {} KiB",
        SETTLED.as_secs() / 60,
        first >> 10,
        least >> 10,
        most >> 10
    );
    ensure!(
        differs(*most) <= MAY_DIFFER && differs(*least) <= MAY_DIFFER,
        "the memory of the server does not stay what it was"
    );
    Ok(())
}

/// Plays so many games, and tells when a part of them had ended, and the memory of the server
/// then.
async fn play(
    server: &Program,
    games: usize,
    clients: usize,
) -> anyhow::Result<Vec<(Duration, u64)>> {
    let part = PART.min((games / PARTS).max(1));
    let begun = Arc::new(AtomicUsize::new(0));
    let ended = Arc::new(AtomicUsize::new(0));
    let mut pace = interval(PACE);
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let pace = Arc::new(Mutex::new(pace));
    let mut playing = JoinSet::new();
    for client in 0..clients {
        let (begun, ended, pace) = (begun.clone(), ended.clone(), pace.clone());
        let mut player = Player::connect(server.address(), client).await?;
        playing.spawn(async move {
            loop {
                let number = begun.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return anyhow::Ok(player.moves());
                }
                pace.lock().await.tick().await;
                let game = &GAMES[number % GAMES.len()];
                player.play(game, number / GAMES.len()).await?;
                ended.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let start = Instant::now();
    let (mut memory, mut moves) = (Vec::new(), 0);
    println!("  games  seconds  memory KiB");
    let mut tick = interval(Duration::from_millis(50));
    while !playing.is_empty() {
        tokio::select! {
            Some(done) = playing.join_next() => moves += done??,
            _ = tick.tick() => {}
        }
        let ended = ended.load(Ordering::Relaxed);
        if ended / part > memory.len() {
            let (at, now) = (start.elapsed(), server.memory()?);
            memory.push((at, now));
            println!("{ended:7}  {:7.1}  {:10}", at.as_secs_f64(), now >> 10);
        }
    }
    println!(
        "{games} games with {moves} moves in {:.1} s",
        start.elapsed().as_secs_f64()
    );
    Ok(memory)
}
