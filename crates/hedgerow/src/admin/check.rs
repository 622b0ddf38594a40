//! Whether the database is as it should be.

use std::{
    io::{IsTerminal as _, Write as _, stderr, stdout},
    time::{Duration, Instant},
};

use store::Store;
use web::{live, problem::Problem};

use crate::{failure::Failure, serve::Place};

/// How many tables are looked up at a time.
const SOME: u32 = 100;

/// How often to say how far it is.
const PAUSE: Duration = Duration::from_secs(5);

/// Checks pages, references, numbering, and that every unfinished game can be played on.
pub(super) async fn check(place: &Place) -> Result<(), Failure> {
    let mut faults = 0;
    let mut out = stdout();
    if let Some(file) = place.file()? {
        tell("checking the pages of the file");
        for fault in store::check_file(&file).await? {
            writeln!(out, "damaged: {fault}")?;
            faults += 1;
        }
        if faults > 0 {
            writeln!(out, "{}", advice(place))?;
            return Err(Failure::Reported);
        }
    }
    let store = place.open_existing().await?;
    let checked = check_tables(&store).await;
    store.close().await;
    let (playing, wrong) = checked?;
    if wrong > 0 {
        writeln!(out, "{}", advice(place))?;
        return Err(Failure::Reported);
    }
    writeln!(out, "all is well: {playing} games can be played on")?;
    Ok(())
}

/// How many games run, and how many tables have something wrong.
async fn check_tables(store: &Store) -> Result<(u64, u64), Failure> {
    let mut out = stdout();
    tell("checking the numbers of moves");
    let gaps = store.with_gaps().await?;
    for table in &gaps {
        writeln!(out, "{table}: moves are missing")?;
    }
    let (mut playing, mut wrong) = (0, gaps.len() as u64);
    let mut after = String::new();
    let mut told = Instant::now();
    tell("playing the unfinished games again");
    loop {
        let tables = store.playing(&after, SOME).await?;
        let Some(last) = tables.last() else {
            return Ok((playing, wrong));
        };
        last.as_str().clone_into(&mut after);
        for table in &tables {
            match live::replays(store, table).await {
                Ok(()) => playing += 1,
                // Somebody has deleted it since.
                Err(Problem::NoTable) => {}
                Err(Problem::Outdated) if is_of_other_rules(store, table).await? => {
                    writeln!(
                        out,
                        "{table}: played under rules of another version; `close` ends it, `export` keeps it"
                    )?;
                }
                Err(problem) => {
                    writeln!(out, "{table}: {}", problem.words())?;
                    wrong += 1;
                }
            }
        }
        if told.elapsed() > PAUSE {
            tell(&format!("{playing} games are well"));
            told = Instant::now();
        }
    }
}

/// Whether a table's game has changed its rules since.
async fn is_of_other_rules(store: &Store, id: &store::TableId) -> Result<bool, Failure> {
    let Some(table) = store.table(id).await? else {
        return Ok(true);
    };
    Ok(live::known(&table.game).map_or(true, |entry| entry.rules != table.rules))
}

/// Says to whoever waits how far it is.
fn tell(words: &str) {
    if stderr().is_terminal() {
        eprintln!("{words}…");
    }
}

fn advice(place: &Place) -> &'static str {
    match place.file() {
        Ok(Some(_)) => {
            "Stop the server, keep a copy of the folder as it is, and put a backup in place with `hedgerow admin restore FILE`."
        }
        _ => {
            "Stop the servers, keep a dump of the database as it is, and restore a backup with pg_restore."
        }
    }
}
