//! Nobody is sent what they may not know.
//!
//! Two worlds that look the same to a viewer, the real one and one guessed from
//! what the viewer sees, must give the viewer the same bytes: pages, messages,
//! views, actions, answers to "why not?", and what is told of the next move.

use std::{collections::HashMap, path::PathBuf, sync::Arc};

use engine::{Chance as _, Match, Seat, Seed, Viewer, conformance::is_thorough};
use store::{Moment, Order, PersonId, Sitter, Stage, Store, TableId, Visibility};

use super::{
    Answer, Config, Eyes, Reader, Settings, Tables, played::Played, state::Lack, table::Table,
};
use crate::board::Board;

/// How many games of each are played.
const GAMES: u64 = 200;

/// At one of so many plies everything is compared; at all if thorough.
const STRIDE: usize = 11;

/// How many moves of others are tried in a guessed world, to find one that looks
/// like the real one.
const TRIES: usize = 6;

/// What was compared, so that the test cannot pass by comparing nothing.
#[derive(Default)]
struct Tally {
    /// Pages and messages.
    looks: usize,
    /// Guessed worlds that differ from the real one.
    differing: usize,
    /// Moves of which the same was told.
    moves: usize,
    /// Moves that differ and look the same.
    secret_moves: usize,
    /// Answers to "why not?".
    answers: usize,
}

#[tokio::test]
async fn badger_keeps_its_secrets() {
    let tally = keeps_secrets::<catalog::Badger>().await;
    assert!(tally.differing > 0);
}

#[tokio::test]
async fn dandelion_keeps_its_secrets() {
    let tally = keeps_secrets::<catalog::Dandelion>().await;
    assert!(tally.differing > 0);
}

#[tokio::test]
async fn the_acorn_race_keeps_its_secrets() {
    let tally = keeps_secrets::<catalog::Acorn>().await;
    assert!(tally.differing > 0);
}

#[tokio::test]
async fn bordering_keeps_its_secrets() {
    let tally = keeps_secrets::<catalog::Bordering>().await;
    assert!(tally.differing > 0);
}

#[tokio::test]
async fn resourced_keeps_its_secrets() {
    let tally = keeps_secrets::<catalog::Resourced>().await;
    assert!(tally.differing > 0);
}

async fn keeps_secrets<G: Board>() -> Tally {
    let mut tally = Tally::default();
    let mut hall = Hall::new(G::ID).await;
    for n in 0..GAMES {
        let (least, most) = G::PLAYERS;
        let seats = least + n as usize % (most - least + 1);
        let Ok(game) = Match::<G>::new(G::Options::default(), Some(seats), Seed::from(n)) else {
            continue;
        };
        let table = hall.table::<G>(seats).await;
        play_through(game, &table, n, &mut tally).await;
    }
    assert!(tally.looks > 2000, "{}: {} looks", G::ID, tally.looks);
    assert!(tally.moves > 500, "{}: {} moves", G::ID, tally.moves);
    assert!(tally.answers > 500, "{}: {} answers", G::ID, tally.answers);
    println!(
        "{}: {} looks, {} at worlds that differ; {} moves, {} of them secret; {} answers",
        G::ID,
        tally.looks,
        tally.differing,
        tally.moves,
        tally.secret_moves,
        tally.answers
    );
    tally
}

async fn play_through<G: Board>(mut game: Match<G>, table: &Table, n: u64, tally: &mut Tally) {
    let mut chooser = Seed::from(n).bot(usize::MAX >> 1);
    // Which plies are looked at differs from game to game.
    let stride = if is_thorough() { 1 } else { STRIDE };
    loop {
        let at = format!("{} seed {n} ply {}", G::ID, game.ply());
        let due = (game.ply() + n as usize).is_multiple_of(stride);
        let awaited: Vec<Seat> = game.state().awaits().iter().collect();
        let next = (!awaited.is_empty()).then(|| {
            let seat = chooser.choose(&awaited);
            (seat, chooser.choose(&game.legal(seat)))
        });
        if due || next.is_none() {
            for viewer in Viewer::all(game.state().seats()) {
                let mut chance = Seed::from(n).bot(game.ply());
                let guess = guessed(&game, viewer, &mut chance);
                tally.differing += usize::from(guess.state() != game.state());
                compare_looks(&game, &guess, viewer, table, &at, tally).await;
                compare_answers(&game, &guess, viewer, &at, tally);
                if let Some((seat, action)) = next {
                    compare_moves(&game, &guess, viewer, (seat, action), &at, tally);
                }
            }
        }
        let Some((seat, action)) = next else { return };
        let ply = game.ply();
        game.submit(ply, seat, action).expect("a legal action");
    }
}

/// A match in a world that looks to the viewer like the real one.
fn guessed<G: Board>(game: &Match<G>, viewer: Viewer, chance: &mut engine::Dice) -> Match<G> {
    let guess = G::determinize(&game.state().view(viewer), chance);
    let real = game.position();
    let fields = real.as_object().expect("a position is an object");
    let seats = Some(game.state().seats());
    let (_, chronicle) = G::from_position(game.options(), seats, fields).expect("the own position");
    let position = serde_json::Value::Object(guess.position(&chronicle));
    Match::from_position(game.options().clone(), seats, game.seed(), &position)
        .expect("a guess is a position")
}

/// Pages, messages and views are the same.
async fn compare_looks<G: Board>(
    game: &Match<G>,
    guess: &Match<G>,
    viewer: Viewer,
    table: &Table,
    at: &str,
    tally: &mut Tally,
) {
    let real = sight(game, viewer, table).await;
    let other = sight(guess, viewer, table).await;
    assert_eq!(real, other, "{at}: {viewer:?} is shown something hidden");
    tally.looks += 1;
}

/// Everything a viewer is sent of a position. The log is looked at move by move.
async fn sight<G: Board>(game: &Match<G>, viewer: Viewer, table: &Table) -> [String; 3] {
    let mut state = table.lock().await.expect("the store answers");
    state.live = Some(Box::new(Played::of(game.clone())));
    let reader = Reader::default();
    let eyes = Eyes {
        viewer,
        cover: None,
        own: match viewer {
            Viewer::Seat(seat) => engine::SeatSet::only(seat),
            Viewer::Spectator => engine::SeatSet::NONE,
        },
        host: false,
    };
    let lack = Lack {
        main: true,
        log: None,
        chat: Some(0),
        rematch: false,
    };
    let message = table.message(&state, &reader, eyes, lack, &Answer::default());
    let page = table.page(&state, &reader, eyes).full().into_string();
    [message, page, game.view(viewer).to_string()]
}

/// "Why not?" is answered the same.
fn compare_answers<G: Board>(
    game: &Match<G>,
    guess: &Match<G>,
    viewer: Viewer,
    at: &str,
    tally: &mut Tally,
) {
    let Viewer::Seat(seat) = viewer else { return };
    let mut thinkable = Vec::new();
    game.state().thinkable(&mut thinkable);
    for action in thinkable.into_iter().take(40) {
        let (real, other) = (
            game.state().refusal(seat, action),
            guess.state().refusal(seat, action),
        );
        assert_eq!(
            real, other,
            "{at}: why {seat:?} may not {action:?} tells something hidden"
        );
        tally.answers += 1;
    }
}

/// Of moves that look the same to a viewer, the same is told.
fn compare_moves<G: Board>(
    game: &Match<G>,
    guess: &Match<G>,
    viewer: Viewer,
    (seat, action): (Seat, G::Action),
    at: &str,
    tally: &mut Tally,
) {
    let step = |from: &Match<G>, action| {
        let mut after = from.clone();
        let chance = game.seed().ply(game.ply());
        let happening = after.submit_with(from.ply(), seat, action, chance);
        let events = happening.expect("a legal action").events;
        let told: Vec<String> = events
            .iter()
            .filter_map(|event| G::tell(event, viewer))
            .collect();
        (after, told)
    };
    let (real, told) = step(game, action);
    let seen = real.state().view(viewer);
    let legal = guess.legal(seat);
    let mut chance = Seed::from(9).bot(game.ply());
    let mut candidates: Vec<G::Action> = legal.iter().copied().filter(|&a| a == action).collect();
    candidates.extend((0..TRIES).map(|_| chance.choose(&legal)));
    for candidate in candidates {
        let (other, heard) = step(guess, candidate);
        if other.state().view(viewer) != seen {
            continue;
        }
        assert_eq!(
            heard, told,
            "{at}: {viewer:?} can tell {candidate:?} from {action:?}"
        );
        assert_eq!(
            other.view(viewer),
            real.view(viewer),
            "{at}: {viewer:?} after {action:?}"
        );
        tally.moves += 1;
        tally.secret_moves += usize::from(candidate != action);
    }
}

/// Tables with nothing hidden in their rows, one for each number of seats.
struct Hall {
    folder: PathBuf,
    tables: Tables,
    host: PersonId,
    open: HashMap<usize, Arc<Table>>,
}

impl Hall {
    async fn new(game: &str) -> Hall {
        let name = format!("hedgerow-{game}-{}", TableId::random());
        let folder = std::env::temp_dir().join(name);
        let store = Store::open_file(&folder.join("secrets.sqlite"))
            .await
            .expect("a store");
        let digest = store::Digest::new(&[7; 32]);
        let host = store
            .add_person("Host", &digest, Moment(0))
            .await
            .expect("a person");
        Hall {
            folder,
            tables: Tables::new(store, Config::default()),
            host: host.id,
            open: HashMap::new(),
        }
    }

    async fn table<G: Board>(&mut self, seats: usize) -> Arc<Table> {
        if let Some(table) = self.open.get(&seats) {
            return Arc::clone(table);
        }
        let sitter = |seat| Sitter::Person {
            person: self.host.clone(),
            name: format!("Player {seat}"),
        };
        let row = store::Table {
            id: TableId::random(),
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: "{}".to_owned(),
            position: None,
            seed: Seed::from(0),
            host: self.host.clone(),
            chairs: (0..seats).map(|seat| sitter(seat).into()).collect(),
            order: Order::AsSeated,
            visibility: Visibility::Private,
            settings: Settings::default().write(),
            stage: Stage::Gathering,
            rematch: None,
            origin: None,
            revision: 0,
            made_at: Moment(0),
            ended_at: None,
        };
        let hall = &self.tables;
        hall.store().create(&row, &[]).await.expect("a table");
        let table = hall.table(&row.id).await.expect("the table");
        table.lock().await.expect("the store answers").row.stage = Stage::Playing;
        self.open.insert(seats, Arc::clone(&table));
        table
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        // What is left lies in the folder for such things.
        let _left = std::fs::remove_dir_all(&self.folder);
    }
}
