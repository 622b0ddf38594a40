//! The solver plays rounds with open cards perfectly: it agrees with a plain
//! search through everything that the rules allow.

use badger::{Badger, Hand, Options, Solver};
use engine::{
    Chance as _, Game as _, HouseRules as _, Seat, Seed, Tactics as _, Viewer,
    conformance::variants,
};

/// Seat 0's chance to win the game if both sides see everything, found by trying
/// every action.
fn by_brute_force(game: &Badger, start: &Badger) -> f32 {
    if game.pauses(start) {
        return game.worth(Seat::new(0));
    }
    let Some(seat) = game.awaits().first() else {
        return game.worth(Seat::new(0));
    };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let worths = legal.into_iter().map(|action| {
        let mut next = game.clone();
        // Chance deals the next round, which does not matter here.
        next.apply(seat, action, &mut Seed::from(0).setup(), &mut ());
        by_brute_force(&next, start)
    });
    match seat.index() {
        0 => worths.fold(f32::MIN, f32::max),
        _ => worths.fold(f32::MAX, f32::min),
    }
}

/// A position met in a random game, with at most so many cards in each hand.
fn position(options: &Options, seed: u64, most: usize) -> Option<Badger> {
    let mut chance = Seed::from(seed).setup();
    let seats = options.seats(None).expect("a usual table");
    let mut game = Badger::setup(options, seats, &mut chance);
    let mut legal = Vec::new();
    // Rounds before this one, so that the score is not always even.
    let round = 1 + chance.below(3) as u16;
    let cards = 1 + chance.below(most as u32) as usize;
    let stray = chance.below(3);
    let mut late = 0;
    loop {
        let seat = game.awaits().first()?;
        let view = game.view(Viewer::Spectator);
        let most = view.hands.map(|hand: Hand| hand.len()).into_iter().max();
        if view.round >= round && most.is_some_and(|most| most <= cards) {
            // Any phase of the trick.
            late += 1;
            if late > stray {
                return Some(game);
            }
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        game.apply(seat, chance.choose(&legal), &mut chance, &mut ());
    }
}

/// The solver says of a position what brute force does.
fn check(solver: &mut Solver, game: &Badger, what: &str) {
    let expected = by_brute_force(game, game);
    let found = solver.solve(game).expect("the game runs");
    assert!(
        (found - expected).abs() < 1e-6,
        "{what}: {found}, by brute force {expected}"
    );
}

/// B36 to B86, B89 to B91: with all house rules.
#[test]
fn the_solver_agrees_with_brute_force_in_ten_thousand_endings() {
    let mut solver = Solver::new(12);
    let mut checked = 0;
    let variants = variants::<Badger>();
    let each = 10_000 / variants.len() as u64 + 1;
    for (name, options) in variants {
        let mut seed = 0;
        let mut done = 0;
        while done < each {
            seed += 1;
            let Some(game) = position(&options, seed, 4) else {
                continue;
            };
            check(&mut solver, &game, &format!("{name}, seed {seed}"));
            done += 1;
        }
        checked += done;
    }
    println!("{checked} endings");
    assert!(checked >= 10_000);
}

/// Whether the hands hold a card of this rank.
fn holds(game: &Badger, rank: u8) -> bool {
    (0..2).any(|seat| {
        let view = game.view(Viewer::Seat(Seat::new(seat)));
        let hand = &view.hands[seat];
        matches!(hand, Hand::Seen(cards) if cards.iter().any(|card| card.rank() == rank))
    })
}

/// B53 to B66: five cards a hand, with a 3 and a 5 yet to be played; with all house
/// rules, the usual ones above all.
#[test]
fn the_solver_agrees_with_brute_force_where_both_powers_are_in_play() {
    let mut solver = Solver::new(12);
    for (name, options) in variants::<Badger>() {
        let each = if options == Options::default() {
            100
        } else {
            10
        };
        let (mut checked, mut seed) = (0, 0);
        while checked < each {
            seed += 1;
            let Some(game) = position(&options, seed, 5) else {
                continue;
            };
            let hands = game.view(Viewer::Spectator).hands;
            if hands.iter().all(|hand| hand.len() < 5) || !holds(&game, 3) || !holds(&game, 5) {
                continue;
            }
            check(&mut solver, &game, &format!("{name}, seed {seed}"));
            checked += 1;
        }
    }
}

#[test]
fn what_a_solver_remembers_does_not_change_its_answers() {
    let mut used = Solver::new(10);
    for seed in 0..60 {
        let Some(game) = position(&Options::default(), seed, 6) else {
            continue;
        };
        let fresh = Solver::new(16).solve(&game);
        assert_eq!(used.solve(&game), fresh, "seed {seed}");
        assert_eq!(used.solve(&game), fresh, "seed {seed}, asked again");
    }
}
