//! How long the open-card solver takes, by cards in each hand: CPU time of
//! positions from random play, each solved with nothing remembered.
//!
//! `cargo run --release -p badger --example solver [DEALS] [MOST CARDS] [plain]`
//!
//! With `plain` every 3 is a 2 and every 5 a 4, so that no card has a power that
//! leaves a choice.

use std::{env, process::ExitCode};

use badger::{Badger, Deck, Hand, Options, Solver};
use cpu_time::ThreadTime;
use engine::{Chance as _, Game as _, Seed, Viewer};
use parts::DataFile as _;

/// A position with so many cards in each hand, after random play.
fn position(seed: u64, cards: usize) -> Badger {
    let mut chance = Seed::from(seed).setup();
    let mut legal = Vec::new();
    let mut game = Badger::setup(&Options::default(), 2, &mut chance);
    loop {
        let view = game.view(Viewer::Spectator);
        let in_hand = view.hands.map(|hand: Hand| hand.len());
        if in_hand == [cards; 2] && view.led.is_none() {
            return game;
        }
        let seat = game.awaits().first().expect("the round goes on");
        legal.clear();
        game.legal_actions(seat, &mut legal);
        game.apply(seat, chance.choose(&legal), &mut chance, &mut ());
    }
}

/// A deck that has neither 3s nor 5s.
fn without_powers() -> Deck {
    let file = Badger::FILE
        .replace("\t3\t", "\t2\t")
        .replace("\t5\t", "\t4\t");
    Badger::read(&file).expect("ranks may differ")
}

fn main() -> ExitCode {
    let number = |n: usize, usual: u64| env::args().nth(n).map_or(Ok(usual), |text| text.parse());
    let deck = env::args().nth(3);
    let (Ok(deals @ 1..), Ok(most), None | Some("plain")) =
        (number(1, 200), number(2, 8), deck.as_deref())
    else {
        eprintln!("usage: solver [DEALS] [MOST CARDS] [plain]");
        return ExitCode::from(2);
    };
    if deck.is_some() {
        let deck = Box::leak(Box::new(without_powers()));
        Badger::with(deck, || measure(deals, most));
    } else {
        measure(deals, most);
    }
    ExitCode::SUCCESS
}

fn measure(deals: u64, most: u64) {
    println!("cards   median ms       90 %      worst   median nodes");
    for cards in 3..=usize::try_from(most).unwrap_or(8).min(13) {
        let mut solver = Solver::new(16);
        let mut times = Vec::new();
        let mut nodes = Vec::new();
        for seed in 0..deals {
            let game = position(seed, cards);
            solver.clear();
            let clock = ThreadTime::now();
            solver.solve(&game);
            times.push(clock.elapsed().as_secs_f64() * 1000.0);
            nodes.push(solver.nodes());
        }
        times.sort_unstable_by(f64::total_cmp);
        nodes.sort_unstable();
        let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
        let middle = nodes[nodes.len() / 2];
        println!(
            "{cards:5} {:11.4} {:10.4} {:10.4} {middle:14}",
            at(50),
            at(90),
            at(100)
        );
    }
}
