//! Trains the greedy players of ResourCEd.
//!
//! `cargo run --release -p resourced --features training --example train weights [STEPS [GAMES [PLAYERS [SEED]]]]`
//! searches for better weights of the companion (`src/worth.rs`), and prints them.
//!
//! `cargo run --release -p resourced --features training --example train expert FILE [GAMES [SEED]] [scratch]`
//! lets the expert play with itself and learn, going on from what it knows or from scratch, and
//! writes what it learnt in the form of `expert.tsv`.

use std::{env, error::Error, fs};

use resourced::training::{Course, learn_on, tune};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, usual: u64| match words.get(at).map(String::as_str) {
        None | Some("scratch") => Ok(usual),
        Some(word) => word.parse(),
    };
    match words.first().map(String::as_str) {
        Some("weights") => {
            let (steps, players) = (number(1, 1000)? as usize, number(3, 4)? as u8);
            tune(players, number(2, 100)?, steps, number(4, 1)?);
        }
        Some("expert") => {
            let file = words.get(1).ok_or("where is it to be written?")?;
            let usual = Course::default();
            let course = Course {
                games: number(2, usual.games.into())? as u32,
                seed: number(3, 0)? as u32,
                from_scratch: words.iter().any(|word| word == "scratch"),
                ..usual
            };
            let mut written = Ok(());
            learn_on(&course, |learnt| written = fs::write(file, learnt));
            written?;
        }
        _ => return Err("usage: train weights | train expert FILE".into()),
    }
    Ok(())
}
