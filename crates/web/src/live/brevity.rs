//! Updates are brief: a page that is open is sent what changed, and no more.

use engine::{Match, Seed, Viewer};

use super::{
    Answer, Zones,
    played::Played,
    secrecy::hall::Hall,
    state::{Lack, Telling},
};
use crate::socket::Stream;
use board::Board;

/// What an update may weigh in the middle, as it is sent.
const TYPICAL: usize = 2_500;

/// What no update may weigh more than.
const MOST: usize = 12_000;

#[tokio::test]
async fn updates_of_badger_are_brief() {
    brief::<catalog::Badger>().await;
}

#[tokio::test]
async fn updates_of_dandelion_are_brief() {
    brief::<catalog::Dandelion>().await;
}

#[tokio::test]
async fn updates_of_the_acorn_race_are_brief() {
    brief::<catalog::Acorn>().await;
}

#[tokio::test]
async fn updates_of_bordering_are_brief() {
    brief::<catalog::Bordering>().await;
}

#[tokio::test]
async fn updates_of_resourced_are_brief() {
    brief::<catalog::Resourced>().await;
}

/// Plays a game as sensible people would, with a page open for everybody.
async fn brief<G: Board>() {
    let mut hall = Hall::new(G::ID).await;
    let seed = Seed::from(1);
    let game = Match::<G>::new(G::Options::default(), None, seed).expect("the usual rules");
    let seats = game.state().seats();
    let places = hall.table::<G>(seats).await;
    let table = &places.table;
    let mut pages: Vec<(Viewer, Zones, Stream)> = Viewer::all(seats)
        .map(|viewer| (viewer, Zones::default(), Stream::default()))
        .collect();
    let mut chance = seed.bot(0);
    let mut sizes = Vec::new();
    let mut game = game;
    loop {
        let ply = game.ply();
        let played = Played::of(game.clone());
        places.put(Box::new(played)).await;
        let state = table.lock().await.expect("the store answers");
        for (viewer, zones, stream) in &mut pages {
            let reader = places.reader(*viewer);
            let eyes = state.eyes(&reader).expect("all may watch");
            let lack = Lack {
                main: true,
                log: None,
                telling: Telling::Since,
                chat: None,
                rematch: false,
                deal: false,
            };
            let (message, _) =
                table.message(&state, &reader, eyes, lack, zones, &Answer::default());
            let bytes = stream.push(message);
            if ply > 0 {
                sizes.push(bytes.len());
            }
        }
        drop(state);
        let Some(seat) = game.state().awaits().first() else {
            break;
        };
        let legal = game.legal(seat);
        let view = game.state().view(Viewer::Seat(seat));
        let action = if G::TEMPERAMENTS.is_empty() {
            engine::Chance::choose(&mut chance, &legal)
        } else {
            G::greedy(&view, seat, &legal, 0, &mut chance)
        };
        game.submit(ply, seat, action).expect("a legal action");
    }
    sizes.sort_unstable();
    let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    println!(
        "{}: {} updates, {median} bytes in the middle, {most} at most",
        G::ID,
        sizes.len()
    );
    assert!(median <= TYPICAL, "{}: {median} bytes", G::ID);
    assert!(most <= MOST, "{}: {most} bytes", G::ID);
}
