//! Random games through the generic trait.

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::{Game, Seed, playout};
use yardsticks::{Plain, connect4::Connect4, hearts::Hearts};

fn random_game<G: Game>(bench: &mut Criterion, options: &G::Options, seats: usize) {
    let mut chance = Seed::from(1).setup();
    let mut scratch = Vec::new();
    bench.bench_function(&format!("{}/random game", G::ID), |bencher| {
        bencher.iter(|| {
            let mut state = G::setup(options, seats, &mut chance);
            playout(&mut state, &mut chance, &mut scratch)
        });
    });
}

fn playouts(bench: &mut Criterion) {
    random_game::<Connect4>(bench, &Plain {}, 2);
    random_game::<Hearts>(bench, &Plain {}, 4);
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3));
    targets = playouts
}
criterion_main!(benches);
