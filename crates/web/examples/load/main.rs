//! Measures a running server under load: `load HEDGEROW [TABLES] [SECONDS] [PAUSE]`.
//!
//! HEDGEROW is the program. It is started on a database of its own, people sit down in
//! pairs at so many tables, and every table makes moves for so many seconds, with a
//! pause of so many milliseconds after each. Time is taken from the sending of a
//! move until the pages of both players have it.

mod report;

use std::{env, path::Path, time::Duration};

use anyhow::Context as _;
use guests::{Folder, Pair, Place, Program};
use report::Report;
use tokio::time::Instant;

/// How many pairs sit down at the same time.
const TOGETHER: usize = 16;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let program = arguments
        .first()
        .context("load HEDGEROW [TABLES] [SECONDS] [PAUSE]")?;
    let number = |place: usize, usual: u64| match arguments.get(place) {
        Some(text) => text
            .parse()
            .with_context(|| format!("`{text}` is no number")),
        None => Ok(usual),
    };
    let (tables, seconds, pause) = (number(1, 500)?, number(2, 20)?, number(3, 250)?);
    // One thread, so that the server has the rest of the machine.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(measure(
        Path::new(program),
        tables as usize,
        Duration::from_secs(seconds),
        Duration::from_millis(pause),
    ))?;
    report.print();
    anyhow::ensure!(
        report.is_good(),
        "not everything is as good as it has to be"
    );
    Ok(())
}

async fn measure(
    program: &Path,
    tables: usize,
    time: Duration,
    pause: Duration,
) -> anyhow::Result<Report> {
    let folder = Folder::new("load")?;
    let program = Program::start(program, Place::Folder(folder.path()))?;
    // It may still have something to do before it rests.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let memory_at_start = program.memory()?;
    let mut pairs: Vec<Pair> = Vec::with_capacity(tables);
    while pairs.len() < tables {
        let some = (pairs.len()..tables).take(TOGETHER);
        let sitting: Vec<_> = some
            .map(|number| tokio::spawn(Pair::sit_down([program.address(); 2], number as u64)))
            .collect();
        for pair in sitting {
            pairs.push(pair.await??);
        }
    }
    let memory_before_play = program.memory()?;
    let (start, cpu) = (Instant::now(), program.cpu()?);
    let playing: Vec<_> = pairs
        .into_iter()
        .enumerate()
        .map(|(number, pair)| {
            // Not all in step.
            let first = start + pause * number as u32 / tables as u32;
            tokio::spawn(pair.play(first, start + time, pause))
        })
        .collect();
    let (mut pairs, mut delays) = (Vec::new(), Vec::new());
    for pair in playing {
        let (pair, some) = pair.await??;
        pairs.push(pair);
        delays.extend(some);
    }
    let report = Report {
        tables,
        pause,
        time: start.elapsed(),
        cpu: program.cpu()?.checked_sub(cpu).unwrap_or_default(),
        delays,
        memory_at_start,
        memory_before_play,
        memory_after_play: program.memory()?,
    };
    // The sockets were open until here, and so were the tables.
    drop(pairs);
    Ok(report)
}
