//! Measures how long 400 lines of a log take to be drawn, in each language:
//! `cargo bench -p web --bench log_lines`.
//!
//! The lines are of random games, as somebody who watches is told them. Rounds of the
//! languages take turns, and of each the fastest counts: whatever else the machine does
//! makes it slower.

use std::{hint::black_box, time::Instant};

use board::{Board, Names};
use engine::{Chance as _, Match, Seed, Viewer};
use i18n::{Language, speaking};
use web::pages::{LogLine, TablePage};

/// How many lines are drawn.
const LINES: usize = 400;

/// How often.
const ROUNDS: usize = 300;

/// By how much another language may be slower than English.
const SLOWER: f64 = 1.2;

fn main() -> anyhow::Result<()> {
    let mut is_good = true;
    println!("{LINES} lines, µs, the fastest of {ROUNDS} rounds");
    for game in catalog::games() {
        let drawn = catalog::with_game!(game.id, G => measure::<G>());
        let [english, others @ ..] = drawn.unwrap_or_default();
        for (language, time) in Language::ALL[1..].iter().zip(others) {
            let ratio = time / english;
            is_good &= ratio <= SLOWER;
            println!(
                "{:10} en {english:6.1}  {} {time:6.1}  {ratio:.2} times",
                game.id,
                language.tag()
            );
        }
    }
    anyhow::ensure!(is_good, "more than {SLOWER} times as slow as English");
    Ok(())
}

/// The microseconds it takes in each language.
fn measure<G: Board>() -> [f64; Language::ALL.len()] {
    let lines = lines::<G>();
    let names = Names::new((0..6).map(|seat| format!("Player {seat}")).collect());
    let mut fastest = [f64::INFINITY; Language::ALL.len()];
    for _ in 0..ROUNDS {
        for (language, fastest) in Language::ALL.into_iter().zip(&mut fastest) {
            let start = Instant::now();
            let draw = || TablePage::log_items(&names, None, black_box(&lines));
            black_box(speaking(language, draw));
            *fastest = fastest.min(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    fastest
}

/// The first lines of as many random games as it takes.
fn lines<G: Board>() -> Vec<LogLine> {
    let mut lines = Vec::with_capacity(LINES);
    for number in 0.. {
        let seed = Seed::from(number);
        let mut game: Match<G> =
            Match::new(G::Options::default(), None, seed).expect("the usual rules");
        let mut chance = seed.bot(0);
        while let Some(seat) = game.state().awaits().first() {
            let action = chance.choose(&game.legal(seat));
            let ply = game.ply();
            let happened = game.submit(ply, seat, action).expect("a legal action");
            let told = happened.events.iter();
            let told = told.filter_map(|event| G::tell(event, Viewer::Spectator));
            lines.extend(told.map(|message| LogLine { ply, message }));
            if lines.len() >= LINES {
                lines.truncate(LINES);
                return lines;
            }
        }
    }
    lines
}
