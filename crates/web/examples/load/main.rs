//! Measures a running server under load: `load HEDGEROW [TABLES] [SECONDS] [PAUSE] [GAME…]`.
//!
//! HEDGEROW is the program. For each game it is started on a database of its own, people sit
//! down at so many tables, as few at each as can play, and every table makes random legal
//! moves for so many seconds, with a pause of so many milliseconds after each, until its game
//! is over. Time is taken from the sending of a move until the pages of all players have it.
//! Then the same few games are played twice, without and with a crowd that watches: what
//! the second takes more is what watching costs.

mod report;

use std::{env, net::SocketAddr, path::Path, time::Duration};

use anyhow::Context as _;
use engine::Notation;
use guests::{Company, Folder, Place, Program};
use report::{Report, Watching};
use serde_json::Map;
use tokio::time::Instant;

/// How many sit down at the same time.
const TOGETHER: usize = 16;

/// How many tables are watched, by how many each, with how long a pause after each move, and
/// for how long at most.
const WATCHED: usize = 4;
const WATCHERS: usize = 30;
const WATCHED_PAUSE: Duration = Duration::from_millis(100);
const WATCHED_TIME: Duration = Duration::from_secs(8);

/// How the tables of a game are played at.
struct Load {
    tables: usize,
    time: Duration,
    pause: Duration,
}

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let program = arguments
        .first()
        .context("load HEDGEROW [TABLES] [SECONDS] [PAUSE] [GAME…]")?;
    let number = |place: usize, usual: u64| match arguments.get(place) {
        Some(text) => text
            .parse()
            .with_context(|| format!("`{text}` is no number")),
        None => Ok(usual),
    };
    let load = Load {
        tables: number(1, 500)? as usize,
        time: Duration::from_secs(number(2, 20)?),
        pause: Duration::from_millis(number(3, 250)?),
    };
    let all: Vec<&str> = catalog::games().iter().map(|game| game.id).collect();
    let chosen: Vec<&str> = arguments.iter().skip(4).map(String::as_str).collect();
    // One thread, so that the server has the rest of the machine.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let mut is_good = true;
    for game in if chosen.is_empty() { all } else { chosen } {
        let measured = catalog::with_game!(game, G => runtime.block_on(measure::<G>(Path::new(program), &load)));
        let report = measured.with_context(|| format!("there is no game `{game}`"))??;
        report.print();
        is_good &= report.is_good();
    }
    anyhow::ensure!(is_good, "not everything is as good as it has to be");
    Ok(())
}

async fn measure<G: Notation>(program: &Path, load: &Load) -> anyhow::Result<Report> {
    let folder = Folder::new("load")?;
    let program = Program::start(program, Place::Folder(folder.path()))?;
    // It may still have something to do before it rests.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let memory_at_start = program.memory()?;
    let companies = gather::<G>(program.address(), 0, load.tables).await?;
    let players = companies.first().map_or(0, |company| company.pages.len());
    let memory_before_play = program.memory()?;
    let played = play(&program, companies, load.time, load.pause).await?;
    let memory_after_play = program.memory()?;
    let heard: usize = (played.companies.iter().flat_map(|company| &company.pages))
        .map(guests::Page::received)
        .sum();
    let bytes = heard.saturating_sub(played.heard_before);
    // The sockets were open until here, and so were the tables.
    drop(played.companies);
    Ok(Report {
        game: G::TITLE,
        players,
        tables: load.tables,
        pause: load.pause,
        time: played.time,
        cpu: played.cpu,
        delays: played.delays,
        bytes,
        memory_at_start,
        memory_before_play,
        memory_after_play,
        watching: watching::<G>(&program, load.tables).await?,
    })
}

/// What a crowd costs: the same games without and with one.
async fn watching<G: Notation>(program: &Program, first: usize) -> anyhow::Result<Watching> {
    let alone = gather::<G>(program.address(), first, WATCHED).await?;
    let alone = play(program, alone, WATCHED_TIME, WATCHED_PAUSE).await?;
    let mut watched = gather::<G>(program.address(), first, WATCHED).await?;
    for company in &mut watched {
        company.invite(program.address(), WATCHERS).await?;
    }
    let heard = |companies: &[Company<G>]| -> usize {
        let pages = companies.iter().flat_map(|company| &company.watchers);
        pages.map(guests::Page::received).sum()
    };
    let before = heard(&watched);
    let watched = play(program, watched, WATCHED_TIME, WATCHED_PAUSE).await?;
    Ok(Watching {
        watchers: WATCHERS,
        moves: watched.delays.len(),
        cpu: watched.cpu,
        moves_alone: alone.delays.len(),
        cpu_alone: alone.cpu,
        bytes: heard(&watched.companies) - before,
    })
}

/// Lets people sit down at so many tables, the deals numbered from `first`.
async fn gather<G: Notation>(
    server: SocketAddr,
    first: usize,
    tables: usize,
) -> anyhow::Result<Vec<Company<G>>> {
    let (fewest, _) = G::PLAYERS;
    let players = vec![server; fewest.max(2)];
    let mut companies = Vec::with_capacity(tables);
    while companies.len() < tables {
        let some = (companies.len()..tables).take(TOGETHER);
        let sitting: Vec<_> = some
            .map(|number| {
                let players = players.clone();
                let number = (first + number) as u64;
                tokio::spawn(async move { Company::gather(&players, &Map::new(), number).await })
            })
            .collect();
        for company in sitting {
            companies.push(company.await??);
        }
    }
    Ok(companies)
}

/// What came of playing.
struct Played<G: Notation> {
    companies: Vec<Company<G>>,
    delays: Vec<Duration>,
    time: Duration,
    cpu: Duration,
    /// How many bytes had come to the pages of the players before.
    heard_before: usize,
}

async fn play<G: Notation>(
    program: &Program,
    companies: Vec<Company<G>>,
    time: Duration,
    pause: Duration,
) -> anyhow::Result<Played<G>> {
    let pages = companies.iter().flat_map(|company| &company.pages);
    let heard_before = pages.map(guests::Page::received).sum();
    let tables = companies.len() as u32;
    let (start, cpu) = (Instant::now(), program.cpu()?);
    let playing: Vec<_> = companies
        .into_iter()
        .enumerate()
        .map(|(number, company)| {
            // Not all in step.
            let first = start + pause * number as u32 / tables;
            tokio::spawn(company.play(first, start + time, pause))
        })
        .collect();
    let (mut companies, mut delays) = (Vec::new(), Vec::new());
    for company in playing {
        let (company, some) = company.await??;
        companies.push(company);
        delays.extend(some);
    }
    Ok(Played {
        companies,
        delays,
        time: start.elapsed(),
        cpu: program.cpu()?.saturating_sub(cpu),
        heard_before,
    })
}
