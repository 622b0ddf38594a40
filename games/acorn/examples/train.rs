//! Trains the bots of the Acorn Race.
//!
//! `cargo run --release -p acorn --features training --example train weights [GENERATIONS [RACES [PLAYERS [SEED]]]]`
//! evolves the weights of the scripted player (`src/weights.rs`), and prints them.
//!
//! `cargo run --release -p acorn --features training --example train network FILE [RACES [EPOCHS [SEED]]]`
//! teaches the network that judges positions of a search, and writes it in the form of `outlook.tsv`.

use std::{env, error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, usual: u64| words.get(at).map_or(Ok(usual), |word| word.parse());
    match words.first().map(String::as_str) {
        Some("weights") => {
            let players = number(3, 4)? as usize;
            acorn::training::tune(number(1, 20)?, number(2, 20_000)?, players, number(4, 1)?);
        }
        Some("network") => {
            let file = words.get(1).ok_or("where is it to be written?")?;
            let (network, _) =
                acorn::training::school(number(2, 120_000)?, number(3, 8)?, number(4, 1)?);
            fs::write(file, network)?;
        }
        _ => return Err("usage: train weights | train network FILE".into()),
    }
    Ok(())
}
