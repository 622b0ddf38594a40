//! Any split of the deals over threads and stretches adds up to the same.

use std::sync::{Arc, atomic::AtomicBool};

use bots::BotSpec;
use catalog::{Acorn, Badger, Bordering, Dandelion, Resourced};
use engine::Seed;
use lab::{Course, Plan, Rows, Study, Tallies, Without, figures, run};

fn plan<G: Study>(bots: &str) -> Plan<G> {
    let bots: Vec<BotSpec> = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
    Plan::new(G::Options::default(), None, &bots, Seed::from(5)).unwrap()
}

fn play<G: Study>(plans: &[Plan<G>], deals: u64, threads: usize, shard: u64) -> (Tallies, Rows) {
    let course = Course {
        deals: 0..deals,
        shard,
        threads,
        rows: true,
    };
    let (mut tallies, mut rows) = (Tallies::default(), Rows::default());
    let stop = Arc::new(AtomicBool::new(false));
    run(plans, &course, &stop, |mut shard| {
        tallies.merge(&shard.tallies);
        rows.0.append(&mut shard.rows.0);
    })
    .unwrap();
    (tallies, rows)
}

fn any_split_gives_the_same<G: Study>(bots: &str, deals: u64) {
    let plans = [plan::<G>(bots)];
    let whole = play(&plans, deals, 1, deals);
    assert_eq!(whole.0.deals(), deals);
    assert_eq!(whole.0.each[0].figures.len(), figures(&plans[0]).len());
    for (threads, shard) in [(1, 1), (2, 3), (4, 7), (4, 64)] {
        assert_eq!(
            play(&plans, deals, threads, shard),
            whole,
            "{} {bots}",
            G::ID
        );
    }
}

#[test]
fn tallies_and_rows_are_equal_for_any_threads_and_shards() {
    any_split_gives_the_same::<Badger>("random", 100);
    any_split_gives_the_same::<Badger>("easy,random", 6);
    any_split_gives_the_same::<Dandelion>("greedy,random", 8);
    any_split_gives_the_same::<Acorn>("random", 40);
    any_split_gives_the_same::<Acorn>("greedy:mean,greedy", 3);
    any_split_gives_the_same::<Bordering>("greedy", 8);
    any_split_gives_the_same::<Resourced>("greedy:companion", 8);
    any_split_gives_the_same::<Resourced>("random", 60);
}

/// Two data files side by side, on the same threads, give what each gives alone.
fn data_files_do_not_mix<G: Study>(bots: &str, deals: u64, change: (&str, &str)) {
    let printed = plan::<G>(bots);
    assert!(G::FILE.contains(change.0), "{}: {change:?}", G::ID);
    let changed = G::FILE.replacen(change.0, change.1, 1);
    let changed = printed.clone().with_cards(&changed).unwrap();
    let alone = |plan: &Plan<G>| play(std::slice::from_ref(plan), deals, 1, deals).0.each;
    let apart = [alone(&printed), alone(&changed)].concat();
    assert_ne!(apart[0].figures, apart[1].figures, "{}", G::ID);
    let (both, _) = play(&[printed, changed], deals, 2, 1);
    assert_eq!(both.each, apart, "{}", G::ID);
}

#[test]
fn any_number_of_data_files_is_played_in_one_process() {
    data_files_do_not_mix::<Badger>("easy", 6, ("the Author\t2", "the Author\t7"));
    data_files_do_not_mix::<Acorn>("greedy", 6, ("acorn 1\tmove 1", "acorn 1\tmove 2"));
    data_files_do_not_mix::<Dandelion>("greedy", 8, ("nitrogen,groundcover\tfood", "water\tfood"));
    data_files_do_not_mix::<Bordering>("greedy", 8, ("Clay\t3", "Clay\t5"));
    data_files_do_not_mix::<Resourced>(
        "greedy:companion",
        8,
        ("gather=wood:2/3/4", "gather=wood:0/1/2"),
    );
}

/// A game that is looked at closely is the same game.
#[test]
fn looking_closely_changes_nothing() {
    let quick = plan::<Badger>("random");
    let mut close = quick.clone();
    close.close_every = 1;
    let (seldom, _) = play(&[quick], 50, 1, 50);
    let (always, _) = play(&[close], 50, 1, 50);
    let (seldom, always) = (&seldom.each[0], &always.each[0]);
    assert_eq!((seldom.close, always.close), (2, 50));
    assert_eq!(seldom.scores, always.scores);
    assert_eq!(seldom.lengths, always.lengths);
}

/// Wins add up to one a game; counts agree with each other.
#[test]
fn what_is_counted_adds_up() {
    let plans = [plan::<Dandelion>("greedy,random")];
    let (tallies, rows) = play(&plans, 6, 2, 1);
    let tally = &tallies.each[0];
    let seats = plans[0].seats;
    let names = figures(&plans[0]);
    let sum = |prefix: &str| -> i64 {
        let own = names.iter().zip(&tally.figures);
        own.filter(|(figure, _)| figure.id.starts_with(prefix))
            .map(|(_, sum)| sum.sum)
            .sum()
    };
    let games = tally.games as i64;
    // A win of three is 20 parts each; of four 15; nothing is lost in sharing.
    for prefix in ["wins_seat_", "wins_turn_", "wins_bot_"] {
        assert_eq!(sum(prefix), 60 * games, "{prefix}");
    }
    assert_eq!(tally.games, 6 * plans[0].rotations().len() as u64);
    assert_eq!(tally.close, tally.games);
    assert_eq!(tally.all.wins.n, tally.games * seats as u64);
    assert_eq!(rows.0.len() as u64, tally.games);
    assert_eq!(tally.lengths.total(), tally.games);
    assert_eq!(tally.reasons.values().sum::<u64>(), tally.games);
    for piece in &tally.pieces {
        assert!(piece.with.wins.n <= tally.all.wins.n && piece.unused <= tally.close);
    }
}

/// Points by source are all the points there are.
#[test]
fn the_sources_of_bordering_make_up_its_points() {
    let (tallies, _) = play(&[plan::<Bordering>("greedy")], 10, 1, 10);
    let tally = &tallies.each[0];
    let sources: i64 = tally.series[0].iter().map(|source| source.sum).sum();
    assert_eq!(sources, tally.figures[0].sum);
}

/// The same plan twice differs nowhere, deal by deal.
#[test]
fn a_plan_differs_from_itself_by_nothing() {
    let plans = [plan::<Acorn>("greedy"), plan::<Acorn>("greedy")];
    let (tallies, _) = play(&plans, 4, 2, 1);
    for sum in &tallies.less_first[0] {
        assert_eq!((sum.n, sum.sum, sum.squares), (4, 0, 0));
    }
}

#[test]
fn a_player_does_without_what_is_forbidden() {
    let mut restricted = plan::<Dandelion>("greedy");
    restricted.without = Some(Without("lay".to_owned()));
    let (tallies, _) = play(&[restricted.clone()], 10, 1, 1);
    assert!(tallies.each[0].denied > 0);
    // Not with any bot: the usual temperament plans without a look at the list.
    let names = figures(&restricted);
    let wins = names
        .iter()
        .position(|figure| figure.id == "wins_bot_0")
        .unwrap();
    let wins = tallies.each[0].figures[wins].share(60, restricted.seats as u64);
    assert!(wins.high < 0.5, "{wins:?}");
    assert_eq!(tallies.each[0].games, 10 * restricted.seats as u64);
    restricted.without = Some(Without("juggle".to_owned()));
    let (tallies, _) = play(&[restricted], 3, 1, 1);
    assert_eq!(tallies.each[0].denied, 0);
}
