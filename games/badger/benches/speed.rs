//! How fast the game is where bots spend their time.

use std::{hint::black_box, num::NonZeroU32, time::Duration};

use badger::{Badger, Options};
use bots::{Bot as _, Ismcts};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Chance as _, Game as _, Seed, Viewer, playout};

/// Iterations of one search.
const ITERATIONS: u32 = 1000;

fn opening() -> Badger {
    Badger::setup(&Options::default(), 2, &mut Seed::from(1).setup())
}

/// A position late in the first round, when much has been shown.
fn late() -> Badger {
    let mut chance = Seed::from(1).bot(0);
    let mut legal = Vec::new();
    let mut state = opening();
    for _ in 0..20 {
        let seat = state.awaits().first().expect("a round has more plies");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        state.apply(seat, chance.choose(&legal), &mut chance, &mut ());
    }
    state
}

fn random_game(bench: &mut Criterion) {
    let options = Options::default();
    let mut chance = Seed::from(1).setup();
    let mut scratch = Vec::new();
    bench.bench_function("badger/random game to 21", |bencher| {
        bencher.iter(|| {
            let mut state = Badger::setup(&options, 2, &mut chance);
            playout(&mut state, &mut chance, &mut scratch)
        });
    });
}

fn guess(bench: &mut Criterion) {
    for (name, state) in [("opening", opening()), ("late", late())] {
        let seat = state.awaits().first().expect("the game runs");
        let view = state.view(Viewer::Seat(seat));
        let mut chance = Seed::from(2).setup();
        bench.bench_function(&format!("badger/guess, {name}"), |bencher| {
            bencher.iter(|| Badger::determinize(black_box(&view), &mut chance));
        });
    }
}

fn clone(bench: &mut Criterion) {
    let state = late();
    bench.bench_function("badger/clone", |bencher| {
        bencher.iter(|| black_box(&state).clone());
    });
}

fn view(bench: &mut Criterion) {
    let state = late();
    bench.bench_function("badger/view", |bencher| {
        bencher.iter(|| black_box(&state).view(Viewer::Spectator));
    });
}

fn search(bench: &mut Criterion) {
    let state = opening();
    let seat = state.awaits().first().expect("the game runs");
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let iterations = NonZeroU32::new(ITERATIONS).expect("not zero");
    let mut bot = Ismcts::<Badger>::new(iterations);
    let mut group = bench.benchmark_group("badger");
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    group.bench_function("search iterations from the opening", |bencher| {
        bencher.iter(|| bot.choose(&view, seat, &legal, &mut Seed::from(3).setup()));
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = random_game, guess, clone, view, search
}
criterion_main!(benches);
