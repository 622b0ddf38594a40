//! Measures what storing a move costs: `appends [TABLES] [MOVES] [ADDRESS]`.
//!
//! So many tables append so many moves each, at the same time; each waits for the
//! acknowledgement before its next. The figure that matters is CPU time for each
//! move; the database is a new file unless an address is given.

use std::{env, error::Error, fs, time::Instant};

use engine::{Seat, SeatSet, Seed};
use store::{
    Append, Deed, Digest, Moment, NewEntry, Order, PersonId, Sitter, Stage, Store, Table, TableId,
    Visibility,
};
use tempfile::TempDir;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let tables: usize = arguments.next().map_or(Ok(500), |text| text.parse())?;
    let moves: u64 = arguments.next().map_or(Ok(100), |text| text.parse())?;
    let folder = TempDir::with_prefix("hedgerow-appends-")?;
    let store = match arguments.next() {
        Some(address) => Store::open(&address).await?,
        None => Store::open_file(&folder.path().join("hedgerow.db")).await?,
    };
    let measured = measure(&store, tables, moves).await;
    store.close().await;
    folder.close()?;
    measured
}

async fn measure(store: &Store, tables: usize, moves: u64) -> Result<(), Box<dyn Error>> {
    let mut token = [0; 32];
    getrandom::fill(&mut token)?;
    let now = Moment::now();
    let person = store.add_person("Ana", &Digest::new(&token), now).await?;
    let mut ids = Vec::new();
    for _ in 0..tables {
        let mut table = table(&person.id);
        store.create(&table, &[]).await?;
        store.start(&mut table, SeatSet::NONE, now).await?;
        ids.push(table.id);
    }
    let (start, before) = (Instant::now(), cpu_seconds()?);
    let players: Vec<_> = ids
        .into_iter()
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut slowest = 0.0f64;
                for version in 1..=moves {
                    let sent = Instant::now();
                    store.append(append(&table, version)).await?;
                    slowest = slowest.max(sent.elapsed().as_secs_f64());
                }
                Ok::<f64, store::AppendError>(slowest)
            })
        })
        .collect();
    let mut slowest = 0.0f64;
    for player in players {
        slowest = slowest.max(player.await??);
    }
    let (seconds, cpu) = (start.elapsed().as_secs_f64(), cpu_seconds()? - before);
    let count = tables as f64 * moves as f64;
    println!("{tables} tables, {moves} moves each, in {seconds:.2} s");
    println!("moves a second          {:.0}", count / seconds);
    println!("CPU for each move       {:.1} us", cpu / count * 1e6);
    println!("slowest acknowledgement {:.1} ms", slowest * 1e3);
    Ok(())
}

fn table(host: &PersonId) -> Table {
    Table {
        id: TableId::random(),
        game: "badger".to_owned(),
        rules: 1,
        options: "{}".to_owned(),
        position: None,
        seed: Seed::from(7),
        deal: None,
        host: host.clone(),
        chairs: vec![Sitter::Open.into(), Sitter::Open.into()],
        order: Order::AsSeated,
        visibility: Visibility::Private,
        settings: "{}".to_owned(),
        stage: Stage::Gathering,
        rematch: None,
        origin: None,
        revision: 0,
        made_at: Moment::now(),
        ended_at: None,
    }
}

fn append(table: &TableId, version: u64) -> Append {
    let seat = Seat::new((version % 2) as usize);
    Append {
        table: table.clone(),
        version,
        entries: vec![NewEntry {
            deed: Deed::Move {
                seat,
                ply: version as u32 - 1,
                text: "play the author".to_owned(),
            },
            awaits: SeatSet::only(seat),
            key: Some(format!("0123456789abcdef{version}")),
        }],
        end: None,
        at: Moment::now(),
    }
}

/// CPU time of this process, all threads together.
fn cpu_seconds() -> Result<f64, Box<dyn Error>> {
    let stat = fs::read_to_string("/proc/self/stat")?;
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = after_name.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.map(|ticks| ticks.parse().unwrap_or(0)).sum();
    // The kernel counts in hundredths of a second, whatever its own clock does.
    Ok(ticks as f64 / 100.0)
}
