//! Golden numbers and a golden game: what pins the rules down so that no change
//! goes unnoticed. Set `HEDGEROW_BLESS` to write the game anew.

use std::{env, fs};

use badger::{Badger, DecreeSuit, LeadSuits, Options, PawnRemoval};
use engine::{Chance as _, Match, Seed, perft::perft, playthrough::playthrough};

const PLAYTHROUGH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthrough.txt");

fn counts(options: Options, seed: u64) -> [u64; 5] {
    let seed = Seed::from(seed);
    let game = Match::<Badger>::new(options, None, seed).expect("two play");
    [1, 2, 3, 4, 5].map(|depth| perft(game.state(), &seed, depth))
}

/// B27, B29, B53, B62, B76: how many sequences of one to five decisions there
/// are from the first lead.
#[test]
fn the_number_of_ways_to_begin_is_as_it_was() {
    let golden = [
        (1, [13, 89, 963, 8579, 70_500]),
        (2, [13, 104, 1114, 10_349, 88_944]),
        (3, [13, 90, 1055, 8524, 74_157]),
        (2024, [13, 94, 995, 9156, 74_657]),
    ];
    let found = golden.map(|(seed, _)| (seed, counts(Options::default(), seed)));
    assert_eq!(found, golden);
}

/// B28, B57: naming suits makes more ways.
#[test]
fn the_number_of_ways_to_begin_with_named_suits_is_as_it_was() {
    let options = Options {
        lead_suits: LeadSuits::LeaderNames,
        decree_suit: DecreeSuit::Chooser,
        ..Options::default()
    };
    let golden = [
        (1, [22, 140, 1944, 23_081, 190_304]),
        (2, [23, 152, 2038, 24_664, 197_515]),
    ];
    let found = golden.map(|(seed, _)| (seed, counts(options, seed)));
    assert_eq!(found, golden);
}

/// A random game, short so that people can read it, with a pick of chance in
/// each new round.
fn game() -> Match<Badger> {
    let options = Options {
        target: 16,
        pawn_removal: PawnRemoval::RoundHidden,
        ..Options::default()
    };
    let seed = Seed::from(7);
    let mut chooser = seed.bot(0);
    let mut game = Match::new(options, None, seed).expect("two play");
    while let Some(seat) = engine::Game::awaits(game.state()).first() {
        let action = chooser.choose(&game.legal(seat));
        game.submit(game.ply(), seat, action).expect("legal");
    }
    game
}

#[test]
fn a_game_plays_through_as_it_did() {
    let record = game().record(vec!["random".to_owned(); 2]);
    let text = playthrough::<Badger>(&record).expect("it was played");
    if env::var_os("HEDGEROW_BLESS").is_some() {
        fs::write(PLAYTHROUGH, &text).expect("a file that can be written");
    }
    let golden = fs::read_to_string(PLAYTHROUGH).expect("the golden game is in the repository");
    for (n, (golden, found)) in golden.lines().zip(text.lines()).enumerate() {
        assert_eq!(found, golden, "line {} of tests/playthrough.txt", n + 1);
    }
    assert_eq!(text.lines().count(), golden.lines().count());
}
