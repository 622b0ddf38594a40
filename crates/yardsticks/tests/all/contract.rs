//! The contract of the engine's `Game`, at every position of random games.

use std::{collections::BTreeMap, ops::Range};

use engine::{Dice, Game, Seat, SeatSet, Seed, Status, Viewer};
use yardsticks::{
    Plain,
    connect4::{Column, Connect4},
    hearts::{Action, Card, Cards, Hearts},
};

/// Plays random games and shows each position with what was done so far.
fn play<G: Game<Options: Default>>(
    seats: usize,
    seeds: Range<u64>,
    mut look: impl FnMut(&G, &[(Seat, G::Action)], &mut Dice),
) {
    for seed in seeds {
        let mut chance = Seed::from(seed).setup();
        let mut state = G::setup(&G::Options::default(), seats, &mut chance);
        let mut history = Vec::new();
        let mut scratch = Vec::new();
        loop {
            look(&state, &history, &mut chance);
            let Some(seat) = state.awaits().first() else {
                break;
            };
            let action = state.random_action(seat, &mut chance, &mut scratch);
            assert_eq!(state.refusal(seat, action), None);
            state.apply(seat, action, &mut chance, &mut ());
            history.push((seat, action));
        }
    }
}

/// An action is legal if and only if nothing is found against it.
fn check_actions<G: Game>(state: &G, thinkable: &[G::Action]) {
    let who = match state.status() {
        Status::Awaits(who) => who,
        Status::Over(_) => SeatSet::NONE,
    };
    assert_eq!(state.awaits(), who);
    for seat in Seat::all(state.seats()) {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        assert_eq!(legal.is_empty(), !who.contains(seat));
        assert!(legal.is_sorted());
        for action in thinkable {
            let refused = state.refusal(seat, *action).is_some();
            assert_eq!(refused, !legal.contains(action), "{seat:?} {action:?}");
        }
    }
}

/// A guess looks like what it was guessed from.
fn check_guess<G: Game>(state: &G, viewer: Viewer, chance: &mut Dice) -> G {
    let view = state.view(viewer);
    let guess = G::determinize(&view, chance);
    assert_eq!(guess.view(viewer), view);
    assert_eq!(guess.status(), state.status());
    if let Viewer::Seat(seat) = viewer {
        let (mut real, mut guessed) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut real);
        guess.legal_actions(seat, &mut guessed);
        assert_eq!(guessed, real);
    }
    guess
}

#[test]
fn connect_4_keeps_the_contract() {
    let columns: Vec<Column> = Column::all().collect();
    play::<Connect4>(2, 0..300, |state, _, chance| {
        check_actions(state, &columns);
        for viewer in Viewer::all(2) {
            assert_eq!(check_guess(state, viewer, chance), *state);
        }
    });
}

/// Where the last stone fell is looked at stone by stone.
#[test]
fn connect_4_is_won_by_four_in_a_line_and_by_nothing_else() {
    let at = |board: &[Vec<Seat>], column: i32, row: i32| {
        let column = board.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    };
    let (mut won, mut full) = (0, 0);
    play::<Connect4>(2, 0..20_000, |state, history, _| {
        let mut board = vec![Vec::new(); 8];
        let columns: Vec<Column> = Column::all().collect();
        let mut winner = None;
        for (seat, action) in history {
            assert_eq!(winner, None, "play goes on after a win");
            let column = columns.iter().position(|c| c == action).unwrap();
            board[column].push(*seat);
            let (x, y) = (column as i32, board[column].len() as i32 - 1);
            for (dx, dy) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                for first in -3..=0 {
                    let line = (first..first + 4).map(|i| at(&board, x + i * dx, y + i * dy));
                    if line.into_iter().all(|stone| stone == Some(*seat)) {
                        winner = Some(*seat);
                    }
                }
            }
        }
        assert_eq!(state.winner(), winner);
        if state.awaits().is_empty() {
            won += u32::from(winner.is_some());
            full += u32::from(winner.is_none());
            assert!(winner.is_some() || history.len() == 64);
        }
    });
    assert!(won > 0);
    assert_eq!(won + full, 20_000);
}

#[test]
fn hearts_keeps_the_contract() {
    let thinkable: Vec<Action> = Cards::ALL
        .iter()
        .flat_map(|card| [Action::Pass(card), Action::Play(card)])
        .collect();
    play::<Hearts>(4, 0..100, |state, _, chance| {
        check_actions(state, &thinkable);
        for viewer in Viewer::all(4) {
            check_guess(state, viewer, chance);
        }
    });
}

/// Rewinds guesses to the deal and replays what everybody saw.
#[test]
fn guesses_of_hearts_are_possible_worlds() {
    let mut replayed = 0;
    play::<Hearts>(4, 100..200, |state, history, chance| {
        for viewer in Viewer::all(4) {
            let guess = check_guess(state, viewer, chance);
            let mut again = Hearts::dealt(guess.deal(), state.hand(), state.scores());
            if state.awaits().is_empty() {
                continue;
            }
            let mut aside = Seat::all(4)
                .map(|seat| guess.passed(seat))
                .collect::<Vec<_>>();
            for &(seat, action) in this_hand(history) {
                let action = match action {
                    Action::Play(_) => action,
                    Action::Pass(_) => {
                        let cards = &mut aside[seat.index()];
                        let card = cards.first().expect("as many were passed");
                        cards.remove(card);
                        Action::Pass(card)
                    }
                };
                assert_eq!(again.refusal(seat, action), None, "{seat:?} {action:?}");
                again.apply(seat, action, chance, &mut ());
            }
            assert_eq!(again, guess);
            replayed += 1;
        }
    });
    assert!(replayed > 100_000, "{replayed}");
}

/// The actions since the last deal: a hand has twelve passes and 52 plays.
fn this_hand<A>(history: &[A]) -> &[A] {
    &history[history.len() / 64 * 64..]
}

#[test]
fn random_actions_are_equally_likely() {
    let mut checked = 0;
    play::<Hearts>(4, 200..202, |state, _, chance| {
        let Some(seat) = state.awaits().first() else {
            return;
        };
        let (mut legal, mut scratch) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut legal);
        let mut counts: BTreeMap<Action, u32> = legal.iter().map(|&a| (a, 0)).collect();
        let draws = 400 * legal.len() as u32;
        for _ in 0..draws {
            let action = state.random_action(seat, chance, &mut scratch);
            *counts.get_mut(&action).expect("legal") += 1;
        }
        // 400 expected, standard deviation at most 20.
        for (action, count) in counts {
            assert!(
                (280..=520).contains(&count) || legal.len() == 1,
                "{action:?}: {count}"
            );
        }
        checked += 1;
    });
    assert!(checked > 400);
}

#[test]
fn the_deal_gives_everybody_every_card_equally_often() {
    let mut counts = [[0_u32; 52]; 4];
    let mut chance = Seed::from(9).setup();
    for _ in 0..10_000 {
        let state = Hearts::setup(&Plain {}, 4, &mut chance);
        for (counts, hand) in counts.iter_mut().zip(state.deal()) {
            assert_eq!(hand.len(), 13);
            for card in hand.iter() {
                counts[Card::index(card) as usize] += 1;
            }
        }
    }
    // 2,500 expected, standard deviation 43.
    for count in counts.iter().flatten() {
        assert!((2_250..=2_750).contains(count), "{count}");
    }
}
