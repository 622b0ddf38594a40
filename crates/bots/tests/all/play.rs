//! Bots at the table: legal, repeatable, better than chance, and without a heap.

use std::num::NonZeroU32;

use bots::{Bot, BotSpec, Ismcts};
use engine::{Chance as _, Game, Outcome, Seat, Seed, Status, Tactics, Viewer};

use crate::small::{Plain, crossing::Crossing, tricks::Tricks};

fn bot<G: Tactics>(spec: &str) -> Box<dyn Bot<G>> {
    let spec: BotSpec = spec.parse().expect("tests name bots there are");
    spec.build()
}

/// Plays one game; checks that every bot keeps to what it was offered.
fn play<G: Tactics>(bots: &mut [Box<dyn Bot<G>>], seed: Seed) -> Outcome {
    let mut state = G::setup(&G::Options::default(), bots.len(), &mut seed.setup());
    let mut legal = Vec::new();
    for ply in 0.. {
        let who = match state.status() {
            Status::Awaits(who) => who,
            Status::Over(outcome) => return outcome,
        };
        let mut chance = seed.bot(ply);
        let waiting: Vec<Seat> = who.iter().collect();
        let seat = chance.choose(&waiting);
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, &legal, &mut chance);
        assert_eq!(state.refusal(seat, action), None, "{action:?}");
        state.apply(seat, action, &mut seed.ply(ply), &mut ());
    }
    unreachable!("games end")
}

/// The share of Tricks games the first bot wins, seats taken in turn.
fn share_of_tricks(first: &str, second: &str, games: u64) -> f64 {
    let mut won = 0;
    for n in 0..games {
        let place = Seat::new((n % 2) as usize);
        let mut table = [bot::<Tricks>(first), bot(second)];
        table.rotate_right(place.index());
        // Both seats of a deal are played, so luck with the cards cancels.
        let outcome = play(&mut table, Seed::from(n / 2));
        won += u32::from(outcome.winners(2).contains(place));
    }
    f64::from(won) / games as f64
}

#[test]
fn search_beats_chance_in_a_game_of_hidden_cards() {
    // Much of it is luck: sixty times the iterations win no more than 71 %.
    let share = share_of_tricks("ismcts:300", "random", 1_000);
    assert!(share > 0.65, "won {share}");
}

#[test]
fn search_beats_both_greedy_players() {
    for (greedy, least) in [("greedy", 0.7), ("greedy:meek", 0.55)] {
        let share = share_of_tricks("ismcts:300", greedy, 1_000);
        assert!(share > least, "won {share} against {greedy}");
    }
}

#[test]
fn friends_who_search_get_home_and_friends_who_guess_do_not() {
    let home = |spec: &str| {
        let team = || [bot::<Crossing>(spec), bot(spec), bot(spec)];
        (0..100)
            .filter(|&n| !play(&mut team(), Seed::from(n)).winners(3).is_empty())
            .count()
    };
    let (searching, guessing) = (home("ismcts:300"), home("random"));
    assert!(searching >= 95, "{searching} of 100 got home");
    assert!(guessing <= 30, "{guessing} of 100 got home");
}

/// What a fresh search chooses in every seat of a fresh table.
fn choices<G: Tactics>(seats: usize, seed: u64) -> Vec<G::Action> {
    let state = G::setup(&G::Options::default(), seats, &mut Seed::from(seed).setup());
    let choice = |seat| {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        bot::<G>("ismcts:200").choose(&view, seat, &legal, &mut Seed::from(seed).bot(0))
    };
    state.awaits().iter().map(choice).collect()
}

#[test]
fn the_same_seed_gives_the_same_action() {
    for seed in 0..50 {
        assert_eq!(choices::<Tricks>(2, seed), choices::<Tricks>(2, seed));
        assert_eq!(choices::<Crossing>(3, seed), choices::<Crossing>(3, seed));
    }
}

#[test]
fn earlier_searches_do_not_matter() {
    let mut used = bot::<Tricks>("ismcts:200");
    for seed in 0..50 {
        let seat = Seat::new(0);
        let state = Tricks::setup(&Plain {}, 2, &mut Seed::from(seed).setup());
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let action = used.choose(&view, seat, &legal, &mut Seed::from(seed).bot(0));
        assert_eq!(action, choices::<Tricks>(2, seed)[0]);
    }
}

#[test]
fn a_search_does_not_depend_on_what_it_cannot_see() {
    for seed in 0..50 {
        let seat = Seat::new(0);
        let state = Tricks::setup(&Plain {}, 2, &mut Seed::from(seed).setup());
        let view = state.view(Viewer::Seat(seat));
        let other = Tricks::determinize(&view, &mut Seed::from(seed).bot(9));
        let choice = |state: &Tricks| {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            bot::<Tricks>("ismcts:200").choose(&view, seat, &legal, &mut Seed::from(seed).bot(0))
        };
        assert_eq!(choice(&state), choice(&other));
    }
}

#[test]
fn a_warm_search_allocates_nothing() {
    let mut search = Ismcts::<Tricks>::new(NonZeroU32::new(5_000).unwrap());
    let seat = Seat::new(0);
    let state = Tricks::setup(&Plain {}, 2, &mut Seed::from(3).setup());
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let mut chance = Seed::from(3).bot(0);
    let cold = heap::requests(|| {
        search.choose(&view, seat, &legal, &mut chance);
    });
    assert!(cold > 0, "the counter counts");
    let warm = heap::requests(|| {
        search.choose(&view, seat, &legal, &mut chance);
    });
    assert_eq!(warm, 0);
}

#[test]
fn unfit_bots_are_told_what_there_is() {
    let check = |spec: &str| spec.parse::<BotSpec>().unwrap().check::<Tricks>();
    for fit in [
        "easy",
        "medium",
        "hard",
        "random",
        "greedy",
        "greedy:bold",
        "greedy:meek",
        "search:5",
        "ismcts",
    ] {
        assert_eq!(check(fit), Ok(()));
    }
    assert_eq!(
        check("greedy:sly").unwrap_err().to_string(),
        "the greedy player of `tricks` has no temperament `sly`; it can be bold, meek"
    );
    let greedy: BotSpec = "greedy".parse().unwrap();
    assert_eq!(
        greedy.check::<Crossing>().unwrap_err().to_string(),
        "`crossing` has no greedy player; `easy`, `medium` and `hard` play every game"
    );
}
