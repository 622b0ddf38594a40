//! Rules that scenarios cannot show, each named after its number.

use std::collections::BTreeSet;

use dandelion::{
    Action, Card, Cards, Dandelion, DealWilds, FirstPlayer, Icon, MaxPlayers, Options, Wild,
};
use engine::{
    Chance as _, Game as _, HouseRules as _, Match, Notation as _, Rulebook, Script, Seat, Seed,
    Status, Viewer,
    conformance::{Conform, check_position_error},
    house,
};
use serde_json::{Map, Value, json};

fn table(seats: usize, seed: u64) -> Dandelion {
    Dandelion::setup(&Options::default(), seats, &mut Seed::from(seed).setup())
}

fn at(position: &Value) -> Match<Dandelion> {
    Match::from_position(Options::default(), None, Seed::from(0), position)
        .expect("the position can be")
}

fn card(id: &str) -> Card {
    Card::from_id(id).expect("there is such a card")
}

/// Plays a random game, looking at every position.
fn random_game(options: Options, seats: usize, seed: u64, mut look: impl FnMut(&Dandelion)) {
    let mut chance = Seed::from(seed).setup();
    let mut game = Dandelion::setup(&options, seats, &mut chance);
    let mut legal = Vec::new();
    while let Some(seat) = game.awaits().first() {
        look(&game);
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let action = chance.choose(&legal);
        game.apply(seat, action, &mut chance, &mut ());
    }
    look(&game);
}

/// The rulebook has the rules D1 to D117, each once, in order.
#[test]
fn the_rulebook_is_complete() {
    let book = Rulebook::parse(Dandelion::RULEBOOK);
    let numbers: Vec<&str> = book.rules().iter().map(|rule| rule.number).collect();
    let wanted: Vec<String> = (1..=117).map(|n| format!("D{n}")).collect();
    assert_eq!(numbers, wanted);
}

#[test]
fn d1_every_card_has_an_id_a_name_and_a_class_of_the_deck() {
    let classes = [
        "root/tuber",
        "fungus",
        "groundcover",
        "herbaceous",
        "shrub",
        "climber",
        "understory",
        "canopy",
        "structure",
        "animal",
        "insect",
        "natural disaster",
    ];
    let ids: BTreeSet<&str> = Card::all().map(Card::id).collect();
    assert_eq!(ids.len(), 62);
    for card in Card::all() {
        assert!(!card.name().is_empty() && !card.idea().is_empty(), "{card}");
        assert!(classes.contains(&card.class()), "{card}: {}", card.class());
    }
}

#[test]
fn d2_d3_icons_are_the_seven_and_sets_of_them() {
    assert_eq!(Icon::ALL.len(), 7);
    let strawberry = card("strawberry");
    let both = strawberry.inputs().and(strawberry.outputs());
    assert!(both.contains(Icon::Pollinators), "one icon on both sides");
}

#[test]
fn d4_d5_d8_the_wild_cards_are_five_designs_without_icons() {
    let wild: Vec<&str> = Card::all()
        .filter(|c| c.wild().is_some())
        .map(Card::id)
        .collect();
    assert_eq!(
        wild,
        ["aphids", "drought", "ladybug", "praying-mantis", "tornado"]
    );
    for wild in Wild::ALL.map(Wild::card) {
        assert!(
            wild.inputs().is_empty() && wild.outputs().is_empty(),
            "{wild}"
        );
    }
    assert_eq!(card("honeybee").wild(), None);
    assert_eq!(card("mason-bee").wild(), None);
}

#[test]
fn d9_five_cards_are_self_satisfied() {
    let free: Vec<&str> = (Card::ORDINARY.iter())
        .filter(|card| card.inputs().is_empty())
        .map(Card::id)
        .collect();
    assert_eq!(
        free,
        [
            "arbor",
            "creeping-thyme",
            "dandelion",
            "pond",
            "rain-barrel"
        ]
    );
}

/// What is sourced and what is reconstructed stands with each card.
#[test]
fn d106_cards_say_what_is_sourced() {
    let sourced: Vec<&str> = Card::all()
        .filter(|c| c.is_sourced())
        .map(Card::id)
        .collect();
    let wanted = [
        "blueberry",
        "aphids",
        "drought",
        "ladybug",
        "praying-mantis",
        "tornado",
    ];
    assert_eq!(sourced, wanted);
}

/// D7, D11 and D14 at every position of random games: the audit counts cards.
#[test]
fn d7_d11_d14_cards_are_never_lost_and_wild_ones_never_held() {
    for seed in 0..50 {
        for seats in 2..=4 {
            random_game(Options::default(), seats, seed, Conform::audit);
        }
    }
}

#[test]
fn d12_d13_a_view_shows_numbers_of_cards_and_the_whole_pile() {
    random_game(Options::default(), 3, 7, |game| {
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.deck as usize, game.deck_len());
        assert_eq!(view.table.discard(), game.table().discard());
        for seat in Seat::all(3) {
            assert_eq!(view.hand(seat).len(), game.hand(seat).len());
        }
    });
}

/// Two worlds that differ only in what is hidden look the same.
#[test]
fn d13_views_tell_nothing_of_hidden_cards() {
    let game = table(2, 3);
    let viewer = Viewer::Seat(Seat::new(0));
    let other = Dandelion::determinize(&game.view(viewer), &mut Seed::from(99).setup());
    assert_ne!(other, game);
    assert_eq!(other.view(viewer), game.view(viewer));
}

#[test]
fn d15_two_to_four_play_and_six_by_a_house_rule() {
    let options = Options::default();
    let six = Options {
        max_players: MaxPlayers::Six,
        ..options
    };
    for seats in 2..=4 {
        assert_eq!(options.seats(Some(seats)), Ok(seats));
    }
    for seats in [0, 1, 5, 6, 7] {
        let error = options.seats(Some(seats)).expect_err("too few or too many");
        assert!(error.to_string().contains("D15"), "{error}");
    }
    assert_eq!(six.seats(Some(6)), Ok(6));
    assert!(six.seats(Some(7)).is_err());
}

/// Mixes that contradict one another are refused before a game starts.
#[test]
fn d15_contradictions_are_refused_with_a_reason() {
    let error = Match::<Dandelion>::new(Options::default(), Some(5), Seed::from(0));
    let error = error.expect_err("five need max_players 6").to_string();
    assert!(
        error.contains("max_players") && error.contains('6'),
        "{error}"
    );
    let read = |given: Value| house::read::<Options>(given.as_object().expect("an object"));
    for given in [
        json!({"max_players": 5}),
        json!({"drought": "rain"}),
        json!({"preset": "other"}),
        json!({"weather": "fine"}),
        json!({"max_players": "6"}),
    ] {
        assert!(read(given.clone()).is_err(), "{given}");
    }
}

#[test]
fn presets_can_be_overridden() {
    let read = |given: Value| house::read::<Options>(given.as_object().expect("an object"));
    assert_eq!(
        read(json!({"preset": "recommended"})),
        Ok(Options::default())
    );
    assert_eq!(
        read(json!({"preset": "seed_strict"})),
        Ok(Options::seed_strict())
    );
    let mixed = read(json!({"preset": "seed_strict", "helpers": "strict"})).expect("a mix");
    assert_eq!(
        house::differences(&mixed),
        json!({"new_centre": "added_only", "pile_pick": "block_own", "drought": "set_aside"})
            .as_object()
            .expect("an object")
            .clone()
    );
}

#[test]
fn d16_d26_d27_the_player_right_of_the_dealer_begins_and_play_is_clockwise() {
    for seed in 0..20 {
        for (first_player, steps) in [(FirstPlayer::Right, 3), (FirstPlayer::Left, 1)] {
            let options = Options {
                first_player,
                ..Options::default()
            };
            let game = Match::<Dandelion>::new(options, Some(4), Seed::from(seed)).expect("four");
            let position = game.position();
            let dealer = position["dealer"].as_u64().expect("a seat");
            assert_eq!(position["turn"], (dealer + steps) % 4);
        }
    }
}

#[test]
fn d17_d18_57_ordinary_and_6_wild_cards_are_in_play() {
    assert_eq!(Card::all().map(|c| u32::from(c.copies())).sum::<u32>(), 66);
    assert_eq!(Card::ORDINARY.len(), 57);
    assert_eq!(card("house").copies(), 4);
    assert_eq!(card("house").copies_in_play(), 1);
    let wild: u32 = Wild::ALL
        .iter()
        .map(|w| u32::from(w.card().copies_in_play()))
        .sum();
    assert_eq!(wild, 6);
    assert_eq!(table(2, 1).deck_len(), 63 - 10);
    let strict = Dandelion::setup(&Options::seed_strict(), 2, &mut Seed::from(1).setup());
    assert_eq!(strict.deck_len(), 62 - 10, "without the Drought");
}

#[test]
fn d19_d20_deck_and_dealer_come_by_chance() {
    let (mut dealers, mut holders) = ([0; 3], [0; 57]);
    for seed in 0..3000 {
        let game = Match::<Dandelion>::new(Options::default(), Some(3), Seed::from(seed));
        let game = game.expect("three may play");
        dealers[game.position()["dealer"].as_u64().expect("a seat") as usize] += 1;
        for card in game.state().hand(Seat::new(0)).iter() {
            holders[card.index() as usize] += 1;
        }
    }
    assert!(
        dealers.iter().all(|n| (900..1100).contains(n)),
        "{dealers:?}"
    );
    // 3000 * 5 / 57 is 263; five standard deviations are about 80.
    assert!(
        holders.iter().all(|n| (183..343).contains(n)),
        "{holders:?}"
    );
}

/// A script deals the deck as it is: the wild cards, which have the highest
/// numbers, come up first and are laid aside.
#[test]
fn d21_d22_d23_d24_d25_five_cards_each_one_at_a_time() {
    let mut script = Script::default();
    script.extend([json!(0)]);
    let game = Dandelion::setup(&Options::default(), 3, &mut script);
    assert_eq!(script.fault(), None);
    let order: Vec<Card> = (0..57).rev().map(Card::from_index).collect();
    assert_eq!(game.table().turn(), Seat::new(2), "right of dealer 0");
    for (i, seat) in [2, 0, 1].into_iter().enumerate() {
        let dealt: Cards = (0..5).map(|round| order[3 * round + i]).collect();
        assert_eq!(game.hand(Seat::new(seat)), dealt, "seat {seat}");
    }
    assert_eq!(game.deck_len(), 63 - 15, "the wild cards are back");
    assert!(game.table().discard().is_empty());
    game.audit();
}

#[test]
fn d23_with_resolve_dealt_wild_cards_lie_open_and_are_settled_in_order() {
    let options = Options {
        deal_wilds: DealWilds::Resolve,
        ..Options::default()
    };
    let mut settled = 0;
    for seed in 0..200 {
        let game = Match::<Dandelion>::new(options, Some(4), Seed::from(seed)).expect("four");
        let position = game.position();
        let Value::Array(dealt) = &position["dealt_wilds"] else {
            assert_eq!(position["phase"], "build");
            continue;
        };
        settled += 1;
        assert!(["aphids", "insect"].contains(&position["phase"].as_str().expect("a phase")));
        let turn = position["turn"].as_u64().expect("a seat") as usize;
        for (seat, wild) in dealt.iter().enumerate().filter(|&(seat, _)| seat != turn) {
            let held = position["hands"][seat].as_array().expect("a hand").len();
            let open = wild.as_array().expect("a list").len();
            assert!(
                held + open == 5,
                "seat {seat} holds {held} and {open} lie open"
            );
        }
    }
    assert!(
        settled > 100,
        "{settled} of 200 deals held aphids or insects"
    );
}

#[test]
fn d45_the_centre_shown_is_the_satisfied_card_with_most_inputs_first_laid() {
    let game = at(&json!({
        "hands": [[], []],
        "guilds": [
            [{"cards": ["clover", "sugar-maple", "blueberry"]}, {"cards": ["arbor"]}],
            [{"cards": ["mulberry", "nasturtium", "rain-barrel"]}],
        ],
    }));
    let table = game.state().table();
    let centre = |seat, number| {
        let guild = table
            .garden()
            .guild(Seat::new(seat), number)
            .expect("a guild");
        table.centre(&guild).map(Card::id)
    };
    assert_eq!(centre(0, 0), Some("blueberry"));
    assert_eq!(centre(0, 1), Some("arbor"));
    assert_eq!(centre(1, 0), Some("mulberry"));
}

/// D39 to D55: what is listed is exactly what is not refused, over every set
/// of hand cards, every set of own guilds and every name of the joker.
#[test]
fn d40_d41_d46_d52_the_list_of_builds_is_whole() {
    let options = variants_of_building();
    for (i, options) in options.into_iter().enumerate() {
        let mut tried = 0;
        for seed in 0..12 {
            let mut ply = 0;
            random_game(options, 2, seed, |game| {
                ply += 1;
                if ply % 5 == 0 {
                    tried += compare_builds(game);
                }
            });
        }
        assert!(tried > 10_000, "mix {i}: {tried} builds");
    }
}

fn variants_of_building() -> Vec<Options> {
    let read = |given: Value| {
        house::read::<Options>(given.as_object().expect("an object")).expect("a mix")
    };
    vec![
        Options::default(),
        Options::seed_strict(),
        read(json!({"extend": "lateral", "dandelion": "joker"})),
        read(json!({"helpers": "free", "dandelion": "joker", "drought": "cisterns_hold"})),
        read(json!({"new_centre": "added_only", "extend": "lateral"})),
    ]
}

/// Tries every thinkable lay and extension; returns how many.
fn compare_builds(game: &Dandelion) -> usize {
    let Some(seat) = game.awaits().first() else {
        return 0;
    };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let guilds = game.table().garden().len(seat);
    if !legal.contains(&Action::Done) || guilds > 5 {
        return 0;
    }
    let is_build = |a: &&Action| matches!(a, Action::Lay { .. } | Action::Extend { .. });
    let listed: BTreeSet<Action> = legal.iter().filter(is_build).copied().collect();
    let mut hand: Vec<Card> = game.hand(seat).iter().collect();
    if !hand.contains(&Card::DANDELION) {
        hand.push(Card::DANDELION);
    }
    let names = [None].into_iter().chain(Icon::ALL.map(Some));
    let (mut found, mut tried) = (BTreeSet::new(), 0);
    for name in names {
        for choice in 0u32..1 << hand.len() {
            let chosen = hand
                .iter()
                .enumerate()
                .filter(|(i, _)| choice >> i & 1 == 1);
            let cards: Cards = chosen.map(|(_, &card)| card).collect();
            for joined in 0u32..1 << guilds {
                let action = if joined == 0 {
                    Action::Lay {
                        cards,
                        name,
                        twice: None,
                    }
                } else {
                    Action::Extend {
                        guilds: (0..guilds).filter(|g| joined >> g & 1 == 1).collect(),
                        cards,
                        name,
                        twice: None,
                    }
                };
                tried += 1;
                if game.refusal(seat, action).is_none() {
                    found.insert(action);
                }
            }
        }
    }
    assert_eq!(listed, found);
    tried
}

/// D113: random games end, also where cards go in circles most.
#[test]
fn d113_games_always_end() {
    for given in [
        json!({}),
        json!({"pile_pick": "free", "final_lap": "dry_lap"}),
        json!({"pile_pick": "block_own", "insect_trade": "on_own_turn"}),
        json!({"preset": "seed_strict", "max_players": 6}),
    ] {
        let options = house::read::<Options>(given.as_object().expect("an object")).expect("a mix");
        for seed in 0..200 {
            let mut plies = 0;
            random_game(options, 2, seed, |_| {
                plies += 1;
                assert!(plies < 3000, "{given} seed {seed}");
            });
        }
    }
}

#[test]
fn d114_d115_d117_the_most_points_win_and_cards_left_over_cost_nothing() {
    for seed in 0..100 {
        let mut last = None;
        random_game(Options::default(), 3, seed, |game| {
            last = Some(game.clone());
        });
        let game = last.expect("a last position");
        let Status::Over(outcome) = game.status() else {
            panic!("the game is over");
        };
        let best = outcome.scores.as_slice().iter().max().copied();
        for seat in Seat::all(3) {
            let points: i64 = (game.table().garden().guilds(seat))
                .map(|guild| i64::from(guild.points()))
                .sum();
            assert_eq!(outcome.scores[seat], points);
            assert_eq!(outcome.winners(3).contains(seat), Some(points) == best);
        }
    }
}

/// Positions that cannot be are refused, and the field is named.
#[test]
fn positions_that_cannot_be_are_refused() {
    let base = json!({"hands": [["garlic"], ["grape"]], "deck": ["mint"]});
    let cases = [
        ("hands", json!({"hands": [["garlic"]]})),
        ("hands[1]", json!({"hands": [["garlic"], ["garlic"]]})),
        (
            "hands[0]",
            json!({"hands": [["arbor", "pond", "hops", "mint", "goumi", "linden"], []]}),
        ),
        ("hands[0]", json!({"hands": [["ladybug"], []]})),
        ("hands[0]", json!({"hands": [["nettle"], []]})),
        ("deck", json!({"deck": ["house", "house"]})),
        ("deck", json!({"deck": ["aphids", "aphids", "aphids"]})),
        ("discard", json!({"discard": ["tornado"]})),
        ("out", json!({"out": ["arbor"]})),
        ("insects[0]", json!({"insects": [["aphids"], []]})),
        ("insects", json!({"insects": [[]]})),
        (
            "guilds[0][0]",
            json!({"guilds": [[{"cards": ["hops"]}], []]}),
        ),
        ("guilds[0][0]", json!({"guilds": [[{"cards": []}], []]})),
        (
            "guilds[0][0]",
            json!({"guilds": [[{"cards": ["arbor", "pond"]}], []]}),
        ),
        (
            "guilds[0][0]",
            json!({"guilds": [[{"cards": ["dandelion:water"]}], []]}),
        ),
        (
            "guilds[0][0].points",
            json!({"guilds": [[{"cards": ["arbor"], "points": 2}], []]}),
        ),
        ("scores", json!({"scores": [3, 0]})),
        ("scores", json!({"scores": [-1, 0]})),
        ("turn", json!({"turn": 2})),
        ("phase", json!({"phase": "lunch"})),
        ("phase", json!({"phase": "take"})),
        (
            "phase",
            json!({"phase": "discard", "hands": [[], ["grape"]], "turn": 0}),
        ),
        ("phase", json!({"phase": "replenish", "deck": []})),
        ("pending", json!({"phase": "insect"})),
        (
            "pending",
            json!({"pending": {"card": "ladybug", "seat": 0}}),
        ),
        (
            "pending.card",
            json!({"phase": "aphids", "pending": {"card": "ladybug", "seat": 0}}),
        ),
        (
            "pending.seat",
            json!({"phase": "insect", "pending": {"card": "ladybug", "seat": 7}}),
        ),
        (
            "pending.guild",
            json!({"phase": "aphids_landing", "pending": {"card": "aphids", "seat": 0}}),
        ),
        (
            "pending.offers",
            json!({"phase": "answer", "turn": 0, "pending": {"card": "ladybug", "seat": 0, "offers": [null, "pass"]}}),
        ),
        ("dealt_wilds", json!({"dealt_wilds": [[], []]})),
        ("need", json!({"need": 3})),
        ("discarded", json!({"discarded": true})),
        ("traded", json!({"traded": true})),
        ("final_lap", json!({"deck": [], "turn": 1, "final_lap": 1})),
        ("weather", json!({"weather": "fine"})),
    ];
    for (field, change) in cases {
        let mut fields: Map<String, Value> = base.as_object().expect("an object").clone();
        for (name, value) in change.as_object().expect("an object") {
            fields.insert(name.clone(), value.clone());
        }
        let refused = Dandelion::from_position(&Options::default(), None, &fields);
        let error = refused.map(|_| ()).expect_err(&change.to_string());
        check_position_error(&error);
        assert_eq!(error.field, field, "{change}: {error}");
    }
}

/// A drought that is set aside is nowhere.
#[test]
fn d103_a_drought_set_aside_is_not_in_the_game() {
    let fields = json!({"hands": [[], []], "deck": ["drought"]});
    let fields = fields.as_object().expect("an object");
    let refused = Dandelion::from_position(&Options::seed_strict(), None, fields);
    assert_eq!(refused.expect_err("no drought").field, "deck");
}

/// What the table knows of a hand: cards taken from the pile, until they go.
#[test]
fn d76_cards_taken_from_the_pile_are_remembered_until_they_go() {
    let mut game = at(&json!({
        "turn": 0, "phase": "discard", "deck": ["mint", "linden"],
        "discard": ["grape", "shiitake"],
        "hands": [["garlic", "wine-cap", "rhubarb", "asparagus", "crosne"], ["hops"]],
    }));
    let mut act = |seat, text: &str| {
        let action = game.state().parse_action(text).expect("an action");
        let ply = game.ply();
        game.submit(ply, Seat::new(seat), action).expect("legal");
        game.view(Viewer::Spectator)["recall"].clone()
    };
    act(0, "discard garlic");
    assert_eq!(act(0, "draw pile"), json!([["grape"], []]));
    act(1, "done");
    act(1, "discard hops");
    act(1, "draw deck");
    act(0, "done");
    assert_eq!(act(0, "discard grape"), json!([[], []]));
}

#[test]
fn actions_are_read_as_they_are_written() {
    let game = table(2, 0);
    for text in [
        "lay clover pond",
        "lay clover clover",
        "lay clover dandelion:water",
        "extend 0 2 with blueberry clover",
        "cure 1 0 with ladybug",
        "trade ladybug",
        "done",
        "discard arbor",
        "draw deck",
        "draw pile",
        "take arbor",
        "aphids on 1",
        "aphids to 1",
        "aphids to 1 2",
        "aphids away",
        "spend ladybug",
        "suffer",
        "apply 1 0",
        "save",
        "trade",
        "offer 1",
        "pass",
        "accept 1",
        "refuse",
    ] {
        let action = game.parse_action(text).expect(text);
        assert_eq!(game.action_text(action), text);
    }
    let forgiving = game.parse_action("  Lay   pond clover ").expect("spaces");
    assert_eq!(game.action_text(forgiving), "lay clover pond");
    for text in [
        "",
        "lay nettle",
        "extend 0 clover",
        "aphids on one",
        "dance",
        "lay clover:water",
        "done now",
    ] {
        assert!(game.parse_action(text).is_err(), "{text}");
    }
}

#[test]
fn a_position_is_small_and_playing_allocates_nothing() {
    assert!(
        size_of::<Dandelion>() <= 512,
        "{} bytes",
        size_of::<Dandelion>()
    );
    let mut scratch = Vec::with_capacity(1 << 16);
    let mut chance = Seed::from(5).setup();
    let mut plies = 0;
    let counted = heap::requests(|| {
        for seats in 2..=4 {
            for _ in 0..50 {
                let mut game = Dandelion::setup(&Options::default(), seats, &mut chance);
                let view = game.view(Viewer::Seat(Seat::new(0)));
                let _guess = Dandelion::determinize(&view, &mut chance);
                plies += engine::playout(&mut game, &mut chance, &mut scratch);
            }
        }
    });
    assert!(plies > 10_000);
    assert_eq!(counted, 0, "allocations in {plies} plies");
}

/// Golden counts: the number of ways to play on from a rich position.
#[test]
fn perft_counts_stay_the_same() {
    let game = at(&json!({
        "turn": 0,
        "deck": ["aphids", "linden", "ladybug", "bamboo", "tornado", "hops", "crosne", "skirret"],
        "hands": [
            ["clover", "sugar-maple", "arbor", "hardy-kiwi", "garlic"],
            ["nasturtium", "pond", "grape", "asparagus", "rhubarb"],
        ],
        "guilds": [[{"cards": ["rain-barrel"]}], [{"cards": ["dandelion"]}]],
    }));
    let counts: Vec<u64> = (1..=5)
        .map(|depth| engine::perft::perft(game.state(), &Seed::from(11), depth))
        .collect();
    assert_eq!(counts, [9, 34, 72, 97, 127]);
}
