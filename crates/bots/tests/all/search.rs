//! The search that knows the game: repeatable, in time, and better for what the
//! game tells it.

use std::{
    num::NonZeroU32,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use bots::{Advice, Bot, BotSpec, Budget, Search};
use cpu_time::ThreadTime;
use engine::{Dice, Game, Seat, Seed, Status, Tactics, Viewer};

use crate::nim::{
    A_JUDGEMENT, EXACT_ANSWERS, GOOD_PLAYOUTS, HALVING, NOTHING, Nim, THINKING_AGAIN,
};
use crate::small::{
    crossing::Crossing,
    tricks::{HalvedTricks, Tricks},
};

const SEAT: Seat = Seat::new(0);

fn iterations(n: u32) -> Budget {
    Budget::Iterations(NonZeroU32::new(n).expect("tests ask for some"))
}

fn advice<G: Tactics>(search: &mut Search<G>, state: &G, seed: u64) -> Vec<Advice<G::Action>> {
    let mut legal = Vec::new();
    state.legal_actions(SEAT, &mut legal);
    let view = state.view(Viewer::Seat(SEAT));
    search.advise(&view, SEAT, &legal, &mut Seed::from(seed).bot(0))
}

fn choice<G: Tactics>(search: &mut Search<G>, state: &G, seed: u64) -> G::Action {
    let mut legal = Vec::new();
    state.legal_actions(SEAT, &mut legal);
    let view = state.view(Viewer::Seat(SEAT));
    search.choose(&view, SEAT, &legal, &mut Seed::from(seed).bot(0))
}

fn table<G: Game>(seats: usize, seed: u64) -> G {
    G::setup(&G::Options::default(), seats, &mut Seed::from(seed).setup())
}

/// The share of Tricks games the first bot wins, both seats of every deal.
fn share_of_tricks<G: Tactics>(first: &str, second: &str, deals: u64) -> f64 {
    let mut won = 0;
    for n in 0..2 * deals {
        let (place, seed) = (Seat::new((n % 2) as usize), Seed::from(n / 2));
        let mut bots = [first, second].map(|name| {
            let spec: BotSpec = name.parse().expect("tests name bots there are");
            spec.build::<G>()
        });
        bots.rotate_right(place.index());
        let mut state: G = G::setup(&G::Options::default(), 2, &mut seed.setup());
        let mut ply = 0;
        while let Some(seat) = state.awaits().first() {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let bot = &mut bots[seat.index()];
            let action = bot.choose(&view, seat, &legal, &mut seed.bot(ply));
            assert_eq!(state.refusal(seat, action), None, "{action:?}");
            state.apply(seat, action, &mut seed.ply(ply), &mut ());
            ply += 1;
        }
        if let Status::Over(outcome) = state.status() {
            won += u32::from(outcome.winners(2).contains(place));
        }
    }
    f64::from(won) / (2 * deals) as f64
}

#[test]
fn levels_stand_in_their_order() {
    for (better, worse, least) in [
        ("easy", "random", 0.5),
        ("medium", "easy", 0.55),
        ("search:300", "random", 0.65),
    ] {
        for share in [
            share_of_tricks::<Tricks>(better, worse, 500),
            share_of_tricks::<HalvedTricks>(better, worse, 500),
        ] {
            assert!(share > least, "{better} won {share} against {worse}");
        }
    }
}

/// Nobody finds the right move of 40 stones by a few random games.
#[test]
fn what_the_game_knows_is_used() {
    fn right<const KNOWS: u8>() -> usize {
        let wins = (21..60).filter(|stones| stones % 4 > 0);
        wins.filter(|&stones| {
            let state = Nim::<KNOWS> { stones, turn: SEAT };
            choice(&mut Search::new(iterations(24)), &state, 5) == stones % 4
        })
        .count()
    }
    let all = (21..60).filter(|stones| stones % 4 > 0).count();
    assert!(right::<NOTHING>() < all * 2 / 3);
    assert_eq!(right::<EXACT_ANSWERS>(), all);
    assert_eq!(right::<GOOD_PLAYOUTS>(), all);
    assert_eq!(right::<A_JUDGEMENT>(), all);
    assert_eq!(right::<{ EXACT_ANSWERS + HALVING }>(), all);
    assert_eq!(right::<{ GOOD_PLAYOUTS + HALVING }>(), all);
    assert_eq!(right::<{ A_JUDGEMENT + HALVING }>(), all);
}

/// What it expects of seven stones. To leave four wins, for those who take the rest
/// as they should.
fn outlook_of_seven<const KNOWS: u8>(games: u32) -> f32 {
    let state = Nim::<KNOWS> {
        stones: 7,
        turn: SEAT,
    };
    advice(&mut Search::new(iterations(games)), &state, 5)[0]
        .forecast
        .outlook
}

#[test]
fn who_has_second_thoughts_counts_on_playing_well_later() {
    assert!(outlook_of_seven::<HALVING>(20_000) < 0.8);
    assert!(outlook_of_seven::<THINKING_AGAIN>(20_000) > 0.95);
    // There is no time for them.
    let hasty = outlook_of_seven::<THINKING_AGAIN>(1_000);
    assert!(hasty < 0.8);
}

#[test]
fn a_team_searches_for_the_team() {
    let state: Crossing = table(3, 1);
    let best = advice(&mut Search::new(iterations(400)), &state, 1)[0];
    assert!(best.forecast.outlook > 0.5, "{best:?}");
}

/// What searches of Tricks answer that think side by side on so many threads.
fn on_threads<G: Tactics<Action = u8>>(threads: usize) -> Vec<Vec<Advice<u8>>> {
    let think = |seed: u64| {
        let state: G = table(2, seed);
        advice(&mut Search::new(iterations(5_000)), &state, 8)
    };
    let (mut answers, next) = (vec![Vec::new(); 12], AtomicU64::new(0));
    let slots: Vec<_> = answers.iter_mut().map(Mutex::new).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let n @ 0..12 = next.fetch_add(1, Ordering::Relaxed) {
                    **slots[n as usize].lock().expect("nobody panics") = think(n);
                }
            });
        }
    });
    drop(slots);
    answers
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let (tree, halving) = (on_threads::<Tricks>(1), on_threads::<HalvedTricks>(1));
    assert!(tree.iter().all(|advice| advice[0].visits > 100));
    for threads in [2, 5] {
        assert_eq!(on_threads::<Tricks>(threads), tree);
        assert_eq!(on_threads::<HalvedTricks>(threads), halving);
    }
}

/// No number of iterations makes a search think in another way.
#[test]
fn an_iteration_more_is_an_iteration_more() {
    // Too even to be decided early.
    let state = Nim::<NOTHING> {
        stones: 40,
        turn: SEAT,
    };
    let visits = |n: u32| {
        let mut advice = advice(&mut Search::new(iterations(n)), &state, 3);
        advice.sort_by_key(|advice| advice.action);
        let visits: Vec<u32> = advice.iter().map(|advice| advice.visits).collect();
        // What cannot be caught up any more ends the search.
        assert!(visits.iter().sum::<u32>() <= n, "{visits:?}");
        visits
    };
    for n in [999, 19_999, 39_999] {
        let (fewer, more) = (visits(n), visits(n + 1));
        let grows = fewer.iter().zip(&more).all(|(a, b)| a <= b);
        assert!(grows, "{n}: {fewer:?} became {more:?}");
    }
}

fn depends_on_its_question_alone<G: Tactics>() {
    let mut used = Search::new(iterations(200));
    for seed in 0..50 {
        let state: G = table(2, seed);
        let fresh = choice(&mut Search::new(iterations(200)), &state, seed);
        assert_eq!(choice(&mut used, &state, seed), fresh);
        let view = state.view(Viewer::Seat(SEAT));
        let other = G::determinize(&view, &mut Seed::from(seed).bot(9));
        assert_eq!(choice(&mut used, &other, seed), fresh);
    }
}

#[test]
fn an_answer_depends_on_nothing_but_its_question() {
    depends_on_its_question_alone::<Tricks>();
    depends_on_its_question_alone::<HalvedTricks>();
}

fn begins_with_what_would_be_chosen<G: Tactics>() {
    let mut spread = 0.0;
    for seed in 0..20 {
        let state: G = table(2, seed);
        let mut search = Search::new(iterations(300));
        let chosen = choice(&mut search, &state, seed);
        let advice = advice(&mut search, &state, seed);
        assert_eq!(advice[0].action, chosen);
        assert!(advice.is_sorted_by(|a, b| a.visits >= b.visits));
        spread = advice[0].forecast.spreads[0].max(spread);
        for Advice { forecast, .. } in &advice {
            assert!((0.0..=1.0).contains(&forecast.outlook));
            let [tricks, plies] = [forecast.means[0], forecast.means[1]];
            assert!((0.0..=5.0).contains(&tricks), "{forecast:?}");
            assert!(plies > 9.99, "all ten cards are played: {forecast:?}");
            assert!(forecast.spreads[0] < 3.0 && forecast.spreads[1] < 0.01);
        }
    }
    assert!(spread > 0.5, "games differ in tricks, by {spread}");
}

#[test]
fn advice_begins_with_what_would_be_chosen_and_says_what_came_of_it() {
    begins_with_what_would_be_chosen::<Tricks>();
    begins_with_what_would_be_chosen::<HalvedTricks>();
}

/// Each is set against the best one beside it.
#[test]
fn hints_give_the_reason_in_words_of_the_game() {
    let state: HalvedTricks = table(2, 3);
    let mut legal = Vec::new();
    state.legal_actions(SEAT, &mut legal);
    let view = state.view(Viewer::Seat(SEAT));
    let hints = bots::advice::<HalvedTricks>(&view, SEAT, &legal, iterations(300));
    let mut chance = Seed::from(0).setup();
    let advice =
        Search::<HalvedTricks>::new(iterations(300)).advise(&view, SEAT, &legal, &mut chance);
    assert_eq!(hints.len(), advice.len());
    let tricks = |place: usize| advice[place].forecast.means[0];
    for (place, hint) in hints.iter().enumerate() {
        let other = tricks(usize::from(place == 0));
        let words = format!("{} takes {}, otherwise {other}", hint.action, tricks(place));
        assert_eq!(hint.action, advice[place].action);
        assert_eq!(reason(hint), words);
    }
    let only = bots::advice::<HalvedTricks>(&view, SEAT, &legal[..1], iterations(30));
    assert_eq!(only.len(), 1);
    assert!(!reason(&only[0]).contains("otherwise"), "{only:?}");
}

fn reason(hint: &bots::Hint<u8>) -> String {
    (hint.reason.as_ref()).map_or_else(String::new, ToString::to_string)
}

/// Any budget gives an answer, however small.
#[test]
fn a_search_by_halving_spends_at_most_what_it_is_given() {
    let state: HalvedTricks = table(2, 3);
    for n in [1, 2, 3, 5, 7, 20, 100, 1_000] {
        let advice = advice(&mut Search::new(iterations(n)), &state, 1);
        let visits: u32 = advice.iter().map(|advice| advice.visits).sum();
        // Worlds are whole, and what is clear need not be tried again.
        let least = if n <= 20 { 2 * n / 3 } else { 40 };
        assert!(visits <= n && visits >= least, "{n}: {advice:?}");
    }
}

fn keeps_to_its_time<G: Tactics>() {
    let state: G = table(2, 6);
    for (budget, most) in [
        (Budget::Time(Duration::from_millis(60)), Duration::MAX),
        (
            iterations(BotSpec::MOST_ITERATIONS),
            Duration::from_millis(60),
        ),
    ] {
        let mut search = Search::new(budget).within(most);
        let clock = ThreadTime::now();
        advice(&mut search, &state, 1);
        let spent = clock.elapsed();
        assert!(spent < Duration::from_millis(80), "{spent:?}");
    }
}

#[test]
fn a_search_by_time_keeps_to_it() {
    keeps_to_its_time::<Tricks>();
    keeps_to_its_time::<HalvedTricks>();
}

/// The search would take ten minutes if it did not heed.
fn heeds<G: Tactics>() {
    let state: G = table(2, 7);
    let mut search = Search::new(Budget::Time(BotSpec::LONGEST));
    let stop = Arc::new(AtomicBool::new(false));
    search.heed(&stop);
    let spent = std::thread::scope(|scope| {
        let thinks = scope.spawn(|| {
            advice(&mut search, &state, 1);
            ThreadTime::now().as_duration()
        });
        let clock = ThreadTime::now();
        while clock.elapsed() < Duration::from_millis(5) {
            std::hint::spin_loop();
        }
        stop.store(true, Ordering::Relaxed);
        thinks.join().expect("the search ends")
    });
    assert!(spent < Duration::from_mins(1), "{spent:?}");
    let clock = ThreadTime::now();
    assert!(!advice(&mut search, &state, 1).is_empty());
    assert!(clock.elapsed() < Duration::from_millis(20));
}

#[test]
fn a_search_that_is_stopped_answers_at_once() {
    heeds::<Tricks>();
    heeds::<HalvedTricks>();
}

/// How many imagined games a search goes by if it is stopped at its second
/// decision; of what happened before it was told what `told` makes of it.
fn known_later(told: impl Fn(Seat, u8) -> Option<(Seat, u8)>, later: Budget) -> u32 {
    let mut state: Tricks = table(2, 5);
    let mut search = Search::new(Budget::Time(Duration::from_millis(50)));
    let own = advice(&mut search, &state, 1)[0].action;
    let mut act = |state: &mut Tricks, seat: Seat, card: u8| {
        search.notice(told(seat, card));
        state.apply(seat, card, &mut Seed::from(5).ply(0), &mut ());
    };
    act(&mut state, SEAT, own);
    while let Some(seat) = state.awaits().first().filter(|&seat| seat != SEAT) {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let mut other = Search::<Tricks>::new(iterations(2_000));
        let card = other.choose(&view, seat, &legal, &mut Seed::from(3).bot(0));
        act(&mut state, seat, card);
    }
    let mut search = search.budget(later);
    search.heed(&Arc::new(AtomicBool::new(true)));
    let advice = advice(&mut search, &state, 2);
    advice.iter().map(|advice| advice.visits).sum()
}

#[test]
fn a_search_by_time_goes_on_with_what_it_knew_if_it_was_told_all() {
    let time = Budget::Time(Duration::from_millis(50));
    assert!(known_later(|seat, card| Some((seat, card)), time) > 1);
    assert_eq!(known_later(|_, _| None, time), 1);
    let own = |seat, card| (seat == SEAT).then_some((seat, card));
    assert_eq!(known_later(own, time), 1);
}

#[test]
fn a_search_by_iterations_begins_afresh() {
    let all = |seat, card| Some((seat, card));
    assert_eq!(known_later(all, iterations(64)), 1);
}

/// What a seat was told.
type Heard = Arc<Mutex<Vec<Option<(Seat, u8)>>>>;

struct Listener(Heard);

impl Bot<Tricks> for Listener {
    fn choose(&mut self, _: &<Tricks as Game>::View, _: Seat, legal: &[u8], _: &mut Dice) -> u8 {
        legal[0]
    }

    fn notice(&mut self, done: Option<(Seat, u8)>) {
        self.0.lock().expect("nobody panics").push(done);
    }
}

#[test]
fn only_the_player_is_told_of_what_others_do_not_see() {
    let state: Tricks = table(2, 5);
    let heard: [Heard; 2] = Default::default();
    let mut table = heard.clone().map(|heard| {
        let listener: Box<dyn Bot<Tricks>> = Box::new(Listener(heard));
        listener
    });
    for card in [0, 7] {
        bots::announce(table.iter_mut().map(Some), &state, SEAT, card);
    }
    let heard = heard.map(|heard| heard.lock().expect("nobody panics").clone());
    assert_eq!(heard[0], [Some((SEAT, 0)), Some((SEAT, 7))]);
    assert_eq!(heard[1], [None, Some((SEAT, 7))]);
}
