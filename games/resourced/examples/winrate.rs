//! How often a greedy player wins with itself: `cargo run --release -p resourced --example winrate [GAMES [TEMPERAMENT]]`.

use engine::{Game as _, Seed, Tactics as _, Viewer};
use resourced::{Difficulty, House, Phase, Resourced, Verdict};

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(2000);
    let temperament = std::env::args().nth(2).map_or(0, |name| {
        let known = Resourced::TEMPERAMENTS.iter().position(|t| *t == name);
        known.expect("a temperament: expert or companion")
    });
    for (difficulty, players) in [
        (Difficulty::Easy, 4),
        (Difficulty::Easy, 3),
        (Difficulty::Standard, 4),
        (Difficulty::Standard, 3),
    ] {
        let house = House {
            difficulty,
            players,
            ..House::default()
        };
        let start = std::time::Instant::now();
        let (mut won, mut waste, mut rounds, mut when) = (0, 0, 0, 0);
        for n in 0..games {
            let game = play(&house, n, temperament);
            match game.phase() {
                Phase::Over(Verdict::Housing) => {
                    won += 1;
                    when += u32::from(game.round());
                }
                Phase::Over(Verdict::Waste) => waste += 1,
                _ => rounds += 1,
            }
        }
        println!(
            "{difficulty:?}, {players} players: {won} of {games} won ({:.1} %), mean round {:.1}; lost by Waste {waste}, by rounds {rounds}; {:.1} ms a game",
            100.0 * f64::from(won) / games as f64,
            f64::from(when) / f64::from(won.max(1)),
            start.elapsed().as_secs_f64() * 1000.0 / games as f64,
        );
    }
}

fn play(house: &House, n: u64, temperament: usize) -> Resourced {
    let seed = Seed::from(n);
    let mut game = Resourced::setup(house, usize::from(house.players), &mut seed.setup());
    let mut ply = 0;
    let mut legal = Vec::new();
    while let Some(seat) = game.awaits().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = Resourced::greedy(&view, seat, &legal, temperament, &mut seed.bot(ply));
        game.apply(seat, action, &mut seed.ply(ply), &mut ());
        ply += 1;
        assert!(ply < 20_000, "the game does not end");
    }
    game
}
