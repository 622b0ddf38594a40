//! Rounds and games: sections 6 to 9.

use std::collections::{BTreeMap, BTreeSet};

use badger::{Badger, Event, Options, Phase, RoundScore};
use engine::{Game as _, Match, Seed, Viewer};
use serde_json::{Value, json};

use super::{SEATS, play_at_random};

/// Random games for each test.
const GAMES: u64 = 300;

/// B62, B65: the pile has six cards but while a 5 is settled.
#[test]
fn the_pile_has_six_cards_or_five_while_one_is_to_be_buried() {
    for seed in 0..GAMES {
        play_at_random(&Options::default(), seed, |state, _| {
            let view = state.view(Viewer::Spectator);
            let expected = if view.phase == Phase::Bury { 5 } else { 6 };
            assert_eq!(view.pile, expected, "seed {seed}, phase {:?}", view.phase);
        });
    }
}

/// B61, B66: there are three fives, so three cards at most are drawn, and none
/// that was buried.
#[test]
fn no_more_than_three_cards_are_drawn_and_no_buried_card_comes_back() {
    let mut most = 0;
    for seed in 0..GAMES {
        let mut drawn = 0;
        let mut buried = BTreeSet::new();
        play_at_random(&Options::default(), seed, |_, events| {
            for event in events {
                match event {
                    Event::Drew { card, .. } => {
                        drawn += 1;
                        most = most.max(drawn);
                        assert!(drawn <= 3, "seed {seed}");
                        assert!(!buried.contains(card), "seed {seed}: {card:?} comes back");
                    }
                    Event::Buried { card, .. } => {
                        buried.insert(*card);
                    }
                    Event::RoundScored { .. } => {
                        drawn = 0;
                        buried.clear();
                    }
                    _ => {}
                }
            }
        });
    }
    assert_eq!(most, 3, "all three fives were played in some round");
}

/// B25, B82: thirteen tricks a round, shared between two.
#[test]
fn every_round_has_thirteen_tricks() {
    for seed in 0..GAMES {
        let mut taken = [0_u8; 2];
        play_at_random(&Options::default(), seed, |state, events| {
            for event in events {
                match event {
                    Event::TookTrick { seat, .. } => taken[seat.index()] += 1,
                    Event::RoundScored { tricks, .. } => {
                        assert_eq!(*tricks, taken, "seed {seed}");
                        assert_eq!(tricks[0] + tricks[1], 13, "seed {seed}");
                        taken = [0; 2];
                    }
                    _ => {}
                }
            }
            let view = state.view(Viewer::Spectator);
            if view.phase == Phase::Lead {
                let left = usize::from(13 - taken[0] - taken[1]);
                assert!(view.hands.iter().all(|hand| hand.len() == left));
            }
        });
    }
}

/// B85, B86: round scores lie between 0 and 9, six to twelve points are given
/// out, and the tricks' part of them is 6 against 0, 1, 2 or 3.
#[test]
fn round_scores_stay_within_their_bounds() {
    for seed in 0..GAMES {
        let mut sevens = [0_u8; 2];
        play_at_random(&Options::default(), seed, |_, events| {
            for event in events {
                match event {
                    Event::TookTrick {
                        seat, sevens: n, ..
                    } => sevens[seat.index()] += n,
                    Event::RoundScored { points, .. } => {
                        assert!(sevens[0] + sevens[1] <= 3);
                        assert!(points.iter().all(|&points| points <= 9));
                        assert!((6..=12).contains(&(points[0] + points[1])));
                        let mut tricks = [points[0] - sevens[0], points[1] - sevens[1]];
                        tricks.sort_unstable();
                        assert!(tricks[0] <= 3 && tricks[1] == 6, "{tricks:?}");
                        sevens = [0; 2];
                    }
                    _ => {}
                }
            }
        });
    }
}

/// B88, B94: the target is looked at between rounds only, and games are as
/// long as the rounds allow.
#[test]
fn random_games_last_three_to_seven_rounds() {
    let mut lengths = BTreeMap::new();
    for seed in 0..2000 {
        let mut rounds = 0;
        play_at_random(&Options::default(), seed, |_, events| {
            for event in events {
                if let Event::RoundScored { round, scores, .. } = event {
                    let over = matches!(events.last(), Some(Event::Over { .. }));
                    assert_eq!(over, scores[0].max(scores[1]) >= 21, "seed {seed}");
                    rounds = *round;
                }
            }
        });
        *lengths.entry(rounds).or_insert(0) += 1;
    }
    assert!(lengths.keys().all(|rounds| (3..=7).contains(rounds)));
    assert!(lengths.contains_key(&3) && lengths.contains_key(&5));
}

/// The points each seat scores for its tricks when seat 0 ends the round with
/// `tricks` of 13, from playing the last trick.
fn points_for(tricks: u8) -> [u8; 2] {
    // Whoever leads the Mill takes the last trick: the Mountain does not follow.
    let winner = usize::from(tricks == 0);
    let mut before = [tricks, 13 - tricks];
    before[winner] -= 1;
    let mut hands = [["mountain"], ["mountain"]];
    hands[winner] = ["mill"];
    let position = json!({
        "removed_pawn": "watchman",
        "decree": "battle",
        "pile": ["desert", "author", "origin", "market", "lunatic", "penitent"],
        "hands": hands,
        "leader": winner,
        "tricks": before,
    });
    let options = Options {
        target: 1,
        ..Options::default()
    };
    let mut game = Match::<Badger>::from_position(options, None, Seed::from(1), &position)
        .expect("a position that can be");
    for seat in [SEATS[winner], SEATS[1 - winner]] {
        let action = game.legal(seat)[0];
        game.submit(game.ply(), seat, action).expect("legal");
    }
    let Value::Object(fields) = game.position() else {
        panic!("a position is an object");
    };
    let history: Vec<RoundScore> =
        serde_json::from_value(fields["history"].clone()).expect("finished rounds");
    assert_eq!(history[0].tricks, [tricks, 13 - tricks]);
    history[0].points
}

/// B84.
#[test]
fn tricks_are_worth_what_the_table_says() {
    let table = [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0];
    for tricks in 0..=13_u8 {
        let points = points_for(tricks);
        assert_eq!(points[0], table[usize::from(tricks)], "{tricks} tricks");
        assert_eq!(points[1], table[usize::from(13 - tricks)]);
    }
}

/// B86: 6 against 0, 1, 2 or 3 and nothing else.
#[test]
fn tricks_give_six_points_to_one_and_up_to_three_to_the_other() {
    let pairs: BTreeSet<[u8; 2]> = (0..=13).map(points_for).collect();
    let expected = [0, 1, 2, 3].into_iter().flat_map(|n| [[6, n], [n, 6]]);
    assert_eq!(pairs, expected.collect());
}

/// The fewest and the most rounds until somebody has the target, over every
/// sequence of round scores.
fn lengths(target: u16) -> (u32, u32) {
    let tricks: BTreeSet<[u8; 2]> = (0..=13).map(points_for).collect();
    let mut rounds = BTreeSet::new();
    for [one, other] in tricks {
        for first in 0..=3 {
            for second in 0..=3 - first {
                rounds.insert([u16::from(one + first), u16::from(other + second)]);
            }
        }
    }
    let mut open = BTreeSet::from([[0_u16; 2]]);
    let mut fewest = None;
    let mut played = 0;
    while !open.is_empty() {
        played += 1;
        let mut next = BTreeSet::new();
        for scores in open {
            for points in &rounds {
                let scores = [scores[0] + points[0], scores[1] + points[1]];
                if scores[0].max(scores[1]) >= target {
                    fewest.get_or_insert(played);
                } else {
                    next.insert(scores);
                }
            }
        }
        open = next;
    }
    (fewest.expect("the target is reached"), played)
}

/// B94, B86, B87, B93: from exhaustive search over round scores.
#[test]
fn a_game_lasts_as_many_rounds_as_the_rulebook_says() {
    assert_eq!(lengths(16), (2, 5));
    assert_eq!(lengths(21), (3, 7));
    assert_eq!(lengths(35), (4, 11));
}
