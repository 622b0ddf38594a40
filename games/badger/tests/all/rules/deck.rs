//! Cards, deck and deal: sections 1 to 3.

use std::collections::BTreeMap;

use badger::{Anchors, Badger, Card, DecreeSuit, Options, PawnRemoval, Suit, Tens};
use engine::{Chance, Game as _, HouseRules as _, Match, Seed, Viewer, scenario::Scenario};

use super::{cards, deck, fields, ids, play_at_random, table};

const PAWNS: [&str; 4] = ["harvest", "watchman", "light-keeper", "borderland"];
const COURTS: [&str; 4] = ["consul", "rite", "island", "window"];

/// B7: the 24 number cards.
const NUMBERS: [&str; 24] = [
    "author",
    "desert",
    "origin",
    "journey",
    "painter",
    "savage",
    "mountain",
    "sailor",
    "battle",
    "forest",
    "discovery",
    "soldier",
    "lunatic",
    "penitent",
    "market",
    "chance-meeting",
    "castle",
    "cave",
    "diplomat",
    "mill",
    "betrayal",
    "pact",
    "darkness",
    "merchant",
];
const MSW: [&str; 6] = [
    "ace-moons",
    "ace-suns",
    "ace-waves",
    "huntress",
    "bard",
    "sea",
];
const LYK: [&str; 6] = [
    "ace-leaves",
    "ace-wyrms",
    "ace-knots",
    "end",
    "calamity",
    "windfall",
];

fn removed(state: &Badger) -> &'static str {
    cards(&fields(state)["removed_pawn"])[0].id()
}

/// Fresh tables that leave out each of the four tens once.
fn tables_by_removed(options: &Options) -> BTreeMap<&'static str, Badger> {
    (0..100)
        .map(|seed| table(options, seed))
        .map(|state| (removed(&state), state))
        .collect()
}

/// B1.
#[test]
fn exactly_two_play() {
    let options = Options::default();
    for asked in [None, Some(2)] {
        assert_eq!(options.seats(asked), Ok(2));
    }
    for asked in [0, 1, 3, 6, usize::MAX] {
        let error = options.seats(Some(asked)).unwrap_err();
        assert_eq!(error.key, "players");
        assert!(error.to_string().contains("B1"), "{error}");
        assert!(Match::<Badger>::new(options, Some(asked), Seed::from(1)).is_err());
        let text = format!(
            r#"{{"scenario": 1, "game": "badger", "title": "", "seed": 1, "seats": {asked}, "steps": []}}"#
        );
        let failure = Scenario::read(&text).unwrap().run::<Badger>().unwrap_err();
        assert_eq!(failure.step, 0);
        assert!(failure.found.contains("B1"), "{failure}");
    }
}

/// B6, B7, B15, B17.
#[test]
fn the_deck_has_33_cards_whatever_the_tens_and_anchors() {
    for (tens, four) in [(Tens::Pawns, PAWNS), (Tens::Courts, COURTS)] {
        for (anchors, six) in [(Anchors::Msw, MSW), (Anchors::Lyk, LYK)] {
            let options = Options {
                tens,
                anchors,
                ..Options::default()
            };
            let tables = tables_by_removed(&options);
            assert_eq!(
                tables.len(),
                4,
                "{tens:?} {anchors:?}: every ten is left out"
            );
            for (removed, state) in &tables {
                let dealt = deck(state);
                assert_eq!(dealt.len(), 33);
                let kept = four.into_iter().filter(|ten| ten != removed);
                let wanted = NUMBERS.into_iter().chain(six).chain(kept).collect();
                assert_eq!(ids(dealt), wanted, "{tens:?} {anchors:?} {removed}");
            }
        }
    }
}

/// B7: the list of the rulebook and the column `in_badger` of the data file
/// name the same cards.
#[test]
fn the_data_file_marks_the_cards_of_the_game() {
    let file = include_str!("../../../decktet.tsv");
    let marked = |mark: &str| {
        let rows = file
            .lines()
            .map(|line| line.split('\t').collect::<Vec<_>>());
        rows.filter(|row| row[4] == mark)
            .map(|row| row[0])
            .collect::<Vec<_>>()
    };
    assert_eq!(marked("three of four"), PAWNS);
    let mut always = [&NUMBERS[..], &MSW[..]].concat();
    let mut yes = marked("yes");
    always.sort_unstable();
    yes.sort_unstable();
    assert_eq!(yes, always);
}

/// B8: each Pawn in about a quarter of the games, with every way of removal.
#[test]
fn the_removed_pawn_is_picked_uniformly() {
    for pawn_removal in [
        PawnRemoval::GamePublic,
        PawnRemoval::GameHidden,
        PawnRemoval::RoundHidden,
    ] {
        let options = Options {
            pawn_removal,
            ..Options::default()
        };
        let mut count = BTreeMap::new();
        for seed in 0..4000 {
            *count.entry(removed(&table(&options, seed))).or_insert(0) += 1;
        }
        assert_eq!(count.len(), 4);
        for (pawn, times) in count {
            let fair = (880..=1120).contains(&times);
            assert!(fair, "{pawn_removal:?}: {pawn} {times} times in 4000");
        }
    }
}

/// B8, B9: once for the game, or anew before every deal.
#[test]
fn the_removed_pawn_stays_out_unless_each_round_removes_its_own() {
    for pawn_removal in [PawnRemoval::GamePublic, PawnRemoval::RoundHidden] {
        let options = Options {
            pawn_removal,
            ..Options::default()
        };
        let mut count = BTreeMap::new();
        let mut changes = 0;
        let mut rounds = 0;
        for seed in 0..1200 {
            let mut round = (1, removed(&table(&options, seed)));
            play_at_random(&options, seed, |state, _| {
                let now = state.view(Viewer::Spectator).round;
                if now > round.0 {
                    let pawn = removed(state);
                    *count.entry(pawn).or_insert(0) += 1;
                    rounds += 1;
                    changes += u32::from(pawn != round.1);
                    round = (now, pawn);
                }
            });
        }
        assert!(rounds > 2500, "{rounds} later rounds");
        if pawn_removal == PawnRemoval::GamePublic {
            assert_eq!(changes, 0);
            continue;
        }
        let share = |times: u32| f64::from(times) / f64::from(rounds);
        assert!((0.72..0.78).contains(&share(changes)), "{changes}");
        for (pawn, times) in count {
            assert!((0.22..0.28).contains(&share(times)), "{pawn} {times}");
        }
    }
}

/// B2, B3, B4, B11: the numbers of cards that bear each suit, and of cards that
/// have it uppermost.
#[test]
fn suit_marks_depend_on_the_removed_pawn() {
    let table = [
        ("harvest", [11, 11, 12, 9, 10, 10], [11, 8, 8, 3, 3, 0]),
        ("watchman", [11, 12, 12, 10, 9, 9], [11, 8, 8, 3, 3, 0]),
        ("light-keeper", [12, 11, 11, 10, 10, 9], [12, 7, 8, 3, 3, 0]),
        ("borderland", [12, 12, 11, 9, 9, 10], [12, 8, 7, 3, 3, 0]),
    ];
    let tables = tables_by_removed(&Options::default());
    for (pawn, marks, decrees) in table {
        let cards = deck(&tables[pawn]);
        let bearing = Suit::ALL.map(|suit| cards.iter().filter(|card| card.bears(suit)).count());
        let uppermost = Suit::ALL.map(|suit| {
            let tops = cards.iter().map(|card| card.suits().uppermost());
            tops.filter(|&top| top == suit).count()
        });
        assert_eq!(bearing, marks, "{pawn} removed");
        assert_eq!(uppermost, decrees, "{pawn} removed");
        assert_eq!(bearing.iter().sum::<usize>(), 63);
    }
}

/// B12, B26: the first dealer is chosen at random, and the other player leads.
#[test]
fn the_first_dealer_is_chosen_at_random_and_the_other_leads() {
    let mut first = 0;
    for seed in 0..2000 {
        let view = table(&Options::default(), seed).view(Viewer::Spectator);
        first += u32::from(view.dealer.index() == 0);
        assert_eq!(view.leader, view.dealer.next(2));
    }
    assert!(
        (900..=1100).contains(&first),
        "seat 0 deals {first} of 2000 games"
    );
}

/// B14: over many deals, every card is the decree, on top of the pile and in
/// the dealer's hand equally often.
#[test]
fn the_shuffle_is_uniform() {
    let mut decree: BTreeMap<Card, f64> = BTreeMap::new();
    let mut top: BTreeMap<Card, f64> = BTreeMap::new();
    for seed in 0..33_000 {
        let fields = fields(&table(&Options::default(), seed));
        *decree.entry(cards(&fields["decree"])[0]).or_default() += 1.0;
        *top.entry(cards(&fields["pile"])[0]).or_default() += 1.0;
    }
    for (place, count) in [("decree", decree), ("top of the pile", top)] {
        assert_eq!(count.len(), 34, "every card comes up as {place}");
        let mut chi_square = 0.0;
        for (card, times) in count {
            let expected = if PAWNS.contains(&card.id()) {
                750.0
            } else {
                1000.0
            };
            assert!(
                (times - expected).abs() < 150.0,
                "{card:?} {place} {times} times"
            );
            chi_square += (times - expected).powi(2) / expected;
        }
        // 33 degrees of freedom: one in a million lies above 81.
        assert!(chi_square < 81.0, "{place}: chi-square {chi_square}");
    }
}

/// Chance that reverses what it is to shuffle.
struct Reversing;

impl Chance for Reversing {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        items.reverse();
    }
}

/// B14, B16, B17: from a deck in known order the cards go to the non-dealer and
/// the dealer in turn, then the decree, then the pile from its top.
#[test]
fn cards_are_dealt_in_the_canonical_order() {
    let state = Badger::setup(&Options::default(), 2, &mut Reversing);
    let fields = fields(&state);
    assert_eq!(fields["dealer"], 0);
    assert_eq!(fields["removed_pawn"], "harvest");
    let in_play = deck(&state);
    let mut order: Vec<Card> = Card::all().filter(|card| in_play.contains(card)).collect();
    order.reverse();
    let every_second = |from: usize| ids(order[from..26].iter().step_by(2).copied());
    assert_eq!(ids(cards(&fields["hands"][1])), every_second(0));
    assert_eq!(ids(cards(&fields["hands"][0])), every_second(1));
    assert_eq!(cards(&fields["decree"]), [order[26]]);
    assert_eq!(cards(&fields["pile"]), order[27..]);
}

/// B19, B21, B22: no trump but the decree's uppermost suit, so never Knots.
#[test]
fn knots_are_never_trump_by_default() {
    for seed in 0..300 {
        play_at_random(&Options::default(), seed, |state, _| {
            let view = state.view(Viewer::Spectator);
            assert_eq!(view.trump, view.decree.suits().uppermost());
            assert_ne!(view.trump, Suit::Knots);
        });
    }
}

/// B22, B57: where the player who exchanges names the suit, or Knots have an
/// Ace and a Crown, they come up.
#[test]
fn knots_can_be_trump_where_a_house_rule_lets_them() {
    let chooser = Options {
        decree_suit: DecreeSuit::Chooser,
        ..Options::default()
    };
    let other_anchors = Options {
        anchors: Anchors::Lyk,
        ..Options::default()
    };
    for options in [chooser, other_anchors] {
        let mut knots = 0;
        for seed in 0..100 {
            play_at_random(&options, seed, |state, _| {
                let view = state.view(Viewer::Spectator);
                assert!(view.decree.bears(view.trump));
                knots += u32::from(view.trump == Suit::Knots);
            });
        }
        assert!(knots > 0, "{options:?}");
    }
}
