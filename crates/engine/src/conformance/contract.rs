use std::{
    collections::BTreeSet,
    num::NonZeroUsize,
    panic::resume_unwind,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use super::{
    Conform, Table,
    moment::Moment,
    secrets::Guessed,
    seeds::{Seeds, Whereabouts, is_thorough},
};
use crate::{Chance as _, Dice, Ending, Game, Match, Record, Rulebook, Seed, Status};

/// How much of a game is tested.
#[derive(Copy, Clone, Debug)]
pub struct Budget {
    /// Random games for each number of players by the usual rules, and for each
    /// value of each house rule.
    pub games: u64,
    /// How many positions of these games are checked in full.
    pub positions: u64,
    /// More decisions no game takes.
    pub longest: usize,
}

impl Budget {
    /// What each of so many tables gets.
    fn shared(self, tables: usize) -> Budget {
        Budget {
            games: self.games.div_ceil(tables as u64),
            positions: self.positions.div_ceil(tables as u64),
            longest: self.longest,
        }
    }
}

/// Plays random games at these [`tables`](super::tables) and checks the contract of
/// [`Game`](crate::Game), with as many threads as there are cores. Tables of one
/// house rule share its budget.
///
/// # Panics
///
/// Panics, saying how to see it again, where the contract is broken.
pub fn check<G: Conform>(tables: &[Table<G>], budget: Budget) {
    let sizes = |name: &str| tables.iter().filter(|table| table.name == name).count();
    side_by_side(tables.len(), |i| {
        let table = &tables[i];
        let sharing = match table.name.as_str() {
            "default" => 1,
            name => sizes(name),
        };
        check_table(table, budget.shared(sharing));
    });
}

/// Does so many pieces of work on all cores.
pub(super) fn side_by_side(pieces: usize, work: impl Fn(usize) + Sync) {
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let next = AtomicUsize::new(0);
    let run = || {
        while let Some(piece) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|n| *n < pieces) {
            work(piece);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        for thread in threads {
            if let Err(panic) = thread.join() {
                resume_unwind(panic);
            }
        }
    });
}

fn check_table<G: Conform>(table: &Table<G>, budget: Budget) {
    let book = Rulebook::parse(G::RULEBOOK);
    let rules: BTreeSet<&str> = book.rules().iter().map(|rule| rule.number).collect();
    let seeds = Seeds::of(budget.games);
    let checks_all = seeds.are_given() || is_thorough();
    let mut guessed = Guessed::default();
    for (i, seed) in (0..).zip(seeds.list()) {
        let whereabouts = Whereabouts::new(table, seed);
        // So that all of them come to the budget.
        let before = |games: u64| games * budget.positions / budget.games;
        let quota = if checks_all {
            usize::MAX
        } else {
            (before(i + 1) - before(i)) as usize
        };
        let (game, moments) = play(table, seed, quota, budget.longest, &whereabouts);
        let mut chance = Seed::from(seed).bot(usize::MAX >> 2);
        for moment in &moments {
            whereabouts.ply.set(moment.ply);
            moment.check(table, &rules, &mut guessed, &mut chance);
        }
        if quota > 0 {
            check_record(&game);
        }
    }
    if !seeds.are_given() {
        guessed.judge();
    }
}

/// A game in which all play together, and no other, is won or lost by all of them.
fn check_ending<G: Game>(state: &G) {
    if let Status::Over(outcome) = state.status() {
        let together = matches!(outcome.ending, Ending::Team { .. });
        assert_eq!(together, G::TOGETHER.is_team(), "{}: TOGETHER", G::ID);
    }
}

/// Plays a random game. Keeps so many of its positions, each as likely as any other,
/// and the last.
fn play<G: Conform>(
    table: &Table<G>,
    seed: u64,
    quota: usize,
    longest: usize,
    whereabouts: &Whereabouts<'_, G>,
) -> (Match<G>, Vec<Moment<G>>) {
    let seed = Seed::from(seed);
    let mut chooser: Dice = seed.bot(usize::MAX >> 1);
    let mut game = Match::<G>::new(table.options.clone(), Some(table.seats), seed)
        .unwrap_or_else(|error| panic!("{}: {error}", G::ID));
    let moment = |game: &Match<G>| Moment {
        ply: game.ply(),
        state: game.state().clone(),
        chronicle: game.chronicle().clone(),
    };
    let (mut moments, mut scratch) = (Vec::new(), Vec::new());
    loop {
        let ply = game.ply();
        whereabouts.ply.set(ply);
        assert!(ply < longest, "the game does not end");
        game.state().audit();
        let waiting = game.state().awaits();
        if waiting.is_empty() {
            check_ending(game.state());
            if quota > 0 {
                moments.push(moment(&game));
            }
            return (game, moments);
        }
        if moments.len() < quota {
            moments.push(moment(&game));
        } else if quota > 0 {
            let place = chooser.below(ply as u32 + 1) as usize;
            if place < quota {
                moments[place] = moment(&game);
            }
        }
        let which = chooser.below(waiting.len() as u32) as usize;
        let seat = waiting.iter().nth(which).expect("one of those who wait");
        let action = (game.state()).random_action(seat, &mut chooser, &mut scratch);
        game.submit(ply, seat, action)
            .unwrap_or_else(|error| panic!("{action:?} was drawn: {error}"));
    }
}

/// The game reads back and replays as it was written.
fn check_record<G: Conform>(game: &Match<G>) {
    let seats = vec!["random".to_owned(); game.state().seats()];
    let record = game.record(seats);
    let read =
        Record::read(&record.write()).unwrap_or_else(|error| panic!("own record refused: {error}"));
    assert_eq!(read, record, "the record changes");
    let again = (read.replay::<G>(None)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.state(), game.state(), "replay differs");
    assert_eq!(again.position(), game.position(), "replay differs");
}
