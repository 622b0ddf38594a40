//! The contract of every game on random races: 1,000 for each number of
//! players and each value of each house rule.

use acorn::{Options, Race};
use engine::conformance::{check_every, variants};

/// Races for each table.
const GAMES: u64 = 1_000;
/// Positions, views and guesses are checked at one ply in so many.
const STRIDE: usize = 97;
/// More plies no race takes: 200 rounds (A75) of short turns.
const MOST_PLIES: usize = 40_000;

/// All switch values but the default ones, with the usual number of players.
fn switches(part: usize, parts: usize) {
    for (_, options) in variants::<Race>().iter().skip(1 + part).step_by(parts) {
        check_every::<Race>(STRIDE, options, Some(4), 0..GAMES, MOST_PLIES);
    }
}

fn players(seats: usize) {
    let options: Options = engine::house::read(
        serde_json::json!({ "players": "two_to_five" })
            .as_object()
            .expect("an object"),
    )
    .expect("options of this game");
    check_every::<Race>(STRIDE, &options, Some(seats), 0..GAMES, MOST_PLIES);
}

#[test]
fn two_players() {
    players(2);
}

#[test]
fn three_players() {
    players(3);
}

#[test]
fn four_players() {
    check_every::<Race>(STRIDE, &Options::default(), Some(4), 0..GAMES, MOST_PLIES);
}

#[test]
fn five_players() {
    check_every::<Race>(STRIDE, &Options::default(), Some(5), 0..GAMES, MOST_PLIES);
}

#[test]
fn switches_one() {
    switches(0, 4);
}

#[test]
fn switches_two() {
    switches(1, 4);
}

#[test]
fn switches_three() {
    switches(2, 4);
}

#[test]
fn switches_four() {
    switches(3, 4);
}

/// Every ply of a few races of every table.
#[test]
fn every_ply_of_a_few_races() {
    for (_, options) in variants::<Race>() {
        check_every::<Race>(1, &options, Some(4), 0..1, MOST_PLIES);
    }
    check_every::<Race>(1, &Options::default(), Some(5), 0..3, MOST_PLIES);
}
