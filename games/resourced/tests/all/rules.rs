//! Rules that scenarios cannot show: figures, chance, laws that hold throughout.

use std::collections::BTreeMap;

use engine::{
    Chance as _, Game as _, HouseRules as _, Match, Notation as _, Seat, Seed, Status,
    Tactics as _, Viewer, conformance::variants, house, scenario::Scenario,
};
use parts::Hex;
use resourced::{
    Action, CARDS_OF_A_KIND, Cards, Choice, EventCard, House, News, Phase, Recipe, Resource,
    Resourced, Spot, SpotSet, Thing, Tile, Upgrade, every_action, recycles, recycling, spinner,
};
use serde_json::{Value, json};

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn position(fields: Value) -> Resourced {
    position_with(&House::default(), fields)
}

fn position_with(house: &House, fields: Value) -> Resourced {
    let Value::Object(fields) = fields else {
        panic!("a position is an object");
    };
    Resourced::from_position(house, None, &fields)
        .expect("a position that can be")
        .0
}

fn options(given: Value) -> House {
    let Value::Object(given) = given else {
        panic!("options are an object");
    };
    house::read(&given).expect("options of the game")
}

/// What happens when a line is carried out, chance coming from a seed.
fn news(game: &mut Resourced, by: usize, line: &str) -> Vec<News> {
    let action = game.parse_action(line).expect("an action");
    assert_eq!(game.refusal(seat(by), action), None, "{line}");
    let mut log = Vec::new();
    game.apply(seat(by), action, &mut Seed::from(1).ply(0), &mut log);
    log
}

/// R2, R3, R4, R5, R6, R7: the pieces in the box.
#[test]
fn r2_to_r7_the_box_holds_what_the_list_says() {
    let tiles = Tile::ALL.map(|tile| (tile.id(), tile.copies()));
    assert_eq!(
        tiles,
        [
            ("food-forest", 12),
            ("heat-haven", 12),
            ("community-garden", 12),
            ("social-housing", 9),
            ("recycler", 5),
            ("bgcs", 1)
        ]
    );
    assert_eq!(Upgrade::ALL.map(Upgrade::copies), [5, 5, 5, 5, 1]);
    assert_eq!(CARDS_OF_A_KIND, 16);
    assert_eq!(Resource::ALL.len(), 5);
}

/// R8: the spinner shows 1, 2 and 3, each as often as the others.
#[test]
fn r8_the_spinner_is_fair() {
    assert_eq!(spinner(), [1, 2, 3]);
    let mut spins = [0; 3];
    for n in 0..3000 {
        let mut game = position(json!({"phase": "end"}));
        let end = Action::Do(Choice::End);
        game.apply(seat(0), end, &mut Seed::from(n).ply(0), &mut ());
        spins[usize::from(game.spin().unwrap()) - 1] += 1;
    }
    assert!(spins.iter().all(|n| (900..1100).contains(n)), "{spins:?}");
}

/// R9, R10, R60, R61: each deck gives each of its events equally often, whatever came before.
#[test]
fn r10_r61_events_are_drawn_evenly() {
    let mut drawn: BTreeMap<&str, u32> = BTreeMap::new();
    for n in 0..14_000 {
        let waste: Vec<&str> = vec!["food"; 5];
        let mut game = position(json!({
            "phase": "upkeep_loss", "todo": 1, "waste": waste, "hands": [{"wood": 1}, {}, {}, {}]
        }));
        let lose = Action::Do(Choice::Lose(seat(0), Resource::Wood));
        let mut log = Vec::new();
        game.apply(seat(0), lose, &mut Seed::from(n).ply(0), &mut log);
        let event = log.iter().find_map(|news| match news {
            News::Drawn { event, .. } => Some(event.id()),
            _ => None,
        });
        *drawn.entry(event.unwrap()).or_default() += 1;
    }
    // R59: three of six rolls are Good with six cards in the pile.
    for event in EventCard::GOOD {
        assert!((780..970).contains(&drawn[event.id()]), "{drawn:?}");
    }
    for event in EventCard::BAD {
        assert!((1060..1270).contains(&drawn[event.id()]), "{drawn:?}");
    }
}

/// R14, R15, R16, R17, R18, R19: the map.
#[test]
fn r14_to_r19_the_map_has_three_rings() {
    assert_eq!(Spot::CENTRE.hex(), Hex::new(0, 0));
    let ring_two: Vec<String> = SpotSet::ring(2).iter().map(|s| s.to_string()).collect();
    assert_eq!(
        ring_two.join(" "),
        "2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1"
    );
    for spot in Spot::all() {
        let (q, r) = (spot.hex().q, spot.hex().r);
        let steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
        for (dq, dr) in steps {
            let Some(next) = Spot::at(Hex::new(q + dq, r + dr)) else {
                assert_eq!(spot.ring(), 3, "only the outermost ring has an edge");
                continue;
            };
            assert!(spot.neighbours().contains(next));
            assert_eq!(spot.hex().distance(next.hex()), 1);
        }
        if spot.ring() < 2 {
            continue;
        }
        let inner = spot.neighbours().and(SpotSet::ring(spot.ring() - 1));
        let corner = q == 0 || r == 0 || q + r == 0;
        assert_eq!(inner.len(), if corner { 1 } else { 2 }, "R19 at {spot}");
    }
    assert_eq!(Hex::new(2, -1).distance(Hex::new(-1, 1)), 3);
}

/// R91 to R93, R109 to R111, R131 to R148: the figures of the data file.
#[test]
fn r131_to_r144_prices_are_those_of_the_data_file() {
    let cards = |counts| Cards::new(counts);
    assert_eq!(Tile::HeatHaven.price(2), cards([1, 0, 1, 0, 0]));
    assert_eq!(Tile::SocialHousing.price(2), cards([1, 1, 0, 0, 0]));
    assert_eq!(Tile::FoodForest.price(3), cards([0, 0, 2, 0, 0]));
    assert_eq!(Tile::CommunityGarden.price(2), cards([0, 1, 1, 0, 0]));
    assert_eq!(Tile::Recycler.price(2), cards([3, 3, 2, 0, 0]));
    assert_eq!(Tile::Recycler.price(3), cards([4, 5, 3, 0, 0]));
    let two_cards = [Tile::FoodForest, Tile::CommunityGarden, Tile::SocialHousing];
    assert!(
        two_cards.iter().all(|tile| tile.price(2).total() == 2),
        "R132"
    );
    let prices = Upgrade::ALL.map(Upgrade::price);
    assert_eq!(prices[0], cards([2, 0, 0, 0, 0]), "R139");
    assert_eq!(prices[1], cards([1, 2, 0, 0, 0]), "R142");
    assert_eq!(prices[2], cards([0, 3, 0, 0, 0]), "R140");
    assert_eq!(prices[3], cards([2, 1, 0, 0, 0]), "R141");
    assert_eq!(prices[4], cards([5, 5, 3, 0, 0]), "R144");
    assert_eq!(prices[4].total(), 13, "R143");
    assert_eq!((recycling().total(), recycles()), (4, [5, 7, 9]));
    assert_eq!(recycling(), cards([1, 1, 1, 0, 1]), "R110");
    let made = [
        Recipe::composter(),
        Recipe::composter_by_text(),
        Recipe::irrigation(),
    ];
    assert_eq!(made.map(|recipe| recipe.count), [4, 2, 2]);
    for ring in 1..=3 {
        let yields = [
            Tile::FoodForest,
            Tile::HeatHaven,
            Tile::CommunityGarden,
            Tile::SocialHousing,
        ]
        .map(|tile| tile.yield_in(ring));
        assert_eq!(yields, [u16::from(ring) + 1; 4], "R92");
    }
}

/// The data file says of every figure where it comes from, and names the events the rules name.
#[test]
fn r10_every_row_of_the_data_file_has_a_status() {
    let file = include_str!("../../pieces.tsv");
    let mut lines = file.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    assert_eq!(header[..4], ["id", "name", "kind", "on"]);
    assert_eq!(header[9..], ["copies", "effect", "status", "note"]);
    let mut events = 0;
    for line in lines {
        let row: Vec<&str> = line.split('\t').collect();
        assert_eq!(row.len(), header.len(), "{line}");
        assert!(["stated", "reconstructed"].contains(&row[11]), "{line}");
        if ["good", "bad"].contains(&row[2]) {
            let event = EventCard::from_id(row[0]).unwrap();
            assert_eq!(event.name(), row[1]);
            assert_eq!(event.is_good(), row[2] == "good");
            assert_eq!(row[9], "1", "R10");
            events += 1;
        }
    }
    assert_eq!(events, EventCard::GOOD.len() + EventCard::BAD.len());
}

/// R7, R23: one pawn for each player and no more.
#[test]
fn r23_three_players_use_three_pawns() {
    let game =
        Match::<Resourced>::new(options(json!({"players": 3})), None, Seed::from(1)).unwrap();
    assert_eq!(game.position()["pawns"].as_array().unwrap().len(), 3);
    assert!(House::default().seats(Some(2)).is_err(), "R1");
    assert!(House::default().seats(Some(5)).is_err(), "R1");
}

/// Of all actions there are, exactly those are refused that are not listed.
#[test]
fn what_is_not_listed_is_refused_and_nothing_else() {
    for (name, house) in variants::<Resourced>() {
        let seats = usize::from(house.players);
        let universe: Vec<Action> = every_action(seats).collect();
        let mut scratch = Vec::new();
        for n in 0..2 {
            let seed = Seed::from(5000 + n);
            let mut dice = seed.ply(0);
            let mut game = Resourced::setup(&house, seats, &mut seed.setup());
            let mut plies = n as usize;
            while let Some(actor) = game.awaits().first() {
                if plies.is_multiple_of(11) {
                    check_universe(&game, &universe, &name);
                }
                let action = game.random_action(actor, &mut dice, &mut scratch);
                game.apply(actor, action, &mut dice, &mut ());
                plies += 1;
            }
        }
    }
}

fn check_universe(game: &Resourced, universe: &[Action], name: &str) {
    for seat in Seat::all(game.seats()) {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let mut met = 0;
        for &action in universe {
            let refusal = game.refusal(seat, action);
            let listed = legal.contains(&action);
            assert_eq!(
                refusal.is_none(),
                listed,
                "{name}: {seat:?} {action} {refusal:?}"
            );
            met += usize::from(listed);
        }
        assert_eq!(
            met,
            legal.len(),
            "{name}: an action is missing in the list of all"
        );
    }
}

/// R13, ruling 35: closed hands hide what lies on the table, and a view forgets nothing.
#[test]
fn r13_a_closed_view_shows_counts_and_remembers_hands() {
    let house = options(json!({"hands": "closed"}));
    let game = position_with(
        &house,
        json!({"hands": [{"wood": 2}, {"food": 1}, {}, {"metal": 3}]}),
    );
    let view = game.view(Viewer::Seat(seat(3)));
    let shown = Resourced::view_fields(&view, &());
    let own = json!({"wood": 0, "metal": 3, "compost": 0, "food": 0, "water": 0});
    assert_eq!(shown["hands"], json!([2, 1, 0, own]));
    assert_eq!(shown["recall"]["hands"], json!(game.position(&())["hands"]));
    assert!(!view.shows_hand(seat(0)) && view.shows_hand(seat(3)));
}

/// R190: a warning before and after a tile that takes a hex housing needs, and none otherwise.
#[test]
fn r190_the_program_warns_when_housing_runs_out_of_hexes() {
    let full = |empty: usize| {
        let mut tiles = serde_json::Map::new();
        let preset = [
            ("1,0", "food-forest"),
            ("1,-1", "heat-haven"),
            ("0,-1", "recycler"),
            ("-1,0", "community-garden"),
            ("-1,1", "social-housing"),
            ("0,1", "food-forest"),
        ];
        for (hex, tile) in preset {
            tiles.insert(hex.to_owned(), json!({"tile": tile}));
        }
        for (i, spot) in SpotSet::ring(2).iter().skip(empty).enumerate() {
            let tile = if i % 2 == 0 {
                "heat-haven"
            } else {
                "community-garden"
            };
            tiles.insert(spot.to_string(), json!({"tile": tile}));
        }
        position(
            json!({"tiles": tiles, "hands": [{"wood": 1, "metal": 1, "compost": 2}, {}, {}, {}]}),
        )
    };
    let warns = |log: &[News]| {
        log.iter()
            .any(|news| matches!(news, News::TooFewHexes { .. }))
    };
    let mut game = full(2);
    assert_eq!(game.room_for_housing(), (2, 2));
    assert!(
        warns(&news(&mut game, 0, "craft food-forest")),
        "before placing"
    );
    assert!(warns(&news(&mut game, 0, "place 2,0")), "after placing");
    assert!(matches!(game.phase(), Phase::Move), "it is not a loss");
    let mut game = full(3);
    assert!(!warns(&news(&mut game, 0, "craft food-forest")));
    assert!(!warns(&news(&mut game, 0, "place 2,0")));
    let mut game = full(2);
    assert!(!warns(&news(&mut game, 0, "craft social-housing")));
    assert!(!warns(&news(&mut game, 0, "place 2,0")));
}

/// R198: what is suggested to a Lead in the Upkeep.
#[test]
fn r198_suggestions_follow_the_rule() {
    let game = position(json!({"phase": "upkeep_bank", "hands": [{"wood": 1}, {}, {}, {}]}));
    assert_eq!(game.suggestion(), Some(Choice::Waste(Resource::Metal)));
    let hands = json!([{"food": 2}, {"food": 2, "wood": 1}, {"food": 2, "wood": 1}, {"wood": 5}]);
    let game = position(json!({"phase": "upkeep_feed", "hands": hands}));
    assert_eq!(
        game.suggestion(),
        Some(Choice::Feed(seat(1), Resource::Food))
    );
    let hands = json!([{"metal": 2}, {"wood": 1}, {}, {"wood": 1, "compost": 1, "metal": 1}]);
    let game = position(json!({"phase": "upkeep_loss", "todo": 1, "hands": hands}));
    assert_eq!(
        game.suggestion(),
        Some(Choice::Lose(seat(3), Resource::Metal))
    );
    let game = position(json!({"phase": "upkeep_loss", "todo": 1}));
    assert_eq!(game.suggestion(), Some(Choice::Waste(Resource::Wood)));
    assert_eq!(position(json!({})).suggestion(), None);
}

/// R199: chance is asked in this order: event die, event, what the event needs, one spin a turn.
#[test]
fn r199_chance_comes_in_the_order_of_the_rule() {
    let start = json!({
        "phase": "upkeep_loss", "todo": 1, "hands": [{"wood": 1}, {}, {}, {}], "waste": ["food", "metal"]
    });
    let mut kinds = std::collections::BTreeSet::new();
    for n in 0..200 {
        let mut game =
            Match::<Resourced>::from_position(House::default(), None, Seed::from(n), &start)
                .unwrap();
        let action = game.state().parse_action("lose 0 wood").unwrap();
        let results = game.submit(0, seat(0), action).unwrap().results;
        let roll = results[0].as_u64().unwrap();
        let event = EventCard::from_id(results[1].as_str().unwrap()).unwrap();
        assert_eq!(event.is_good(), roll <= 4, "R59");
        let inside = &results[2..];
        let own = match event {
            EventCard::StudyGroup => 3,
            EventCard::TrashPickupDay => 1,
            _ => 0,
        };
        let asks = game.state().phase().event().is_some();
        assert_eq!(inside.len(), own + usize::from(!asks), "{event:?}");
        kinds.insert(event.id());
    }
    assert_eq!(kinds.len(), 14, "all events came up");
}

/// R156: what the Study Group drew tells which cards are left, since the topmost of a kind goes.
#[test]
fn r156_the_kinds_drawn_tell_the_pile() {
    let pile = ["wood", "food", "food", "metal", "wood", "food", "metal"];
    let start = json!({
        "phase": "upkeep_loss", "todo": 1, "hands": [{"wood": 1}, {}, {}, {}], "waste": pile
    });
    let mut seen = 0;
    for n in 0..300 {
        let mut game =
            Match::<Resourced>::from_position(House::default(), None, Seed::from(n), &start)
                .unwrap();
        let action = game.state().parse_action("lose 0 wood").unwrap();
        let results = game.submit(0, seat(0), action).unwrap().results;
        if results[1] != "study-group" {
            continue;
        }
        let mut left: Vec<&str> = [&["wood"][..], &pile].concat();
        for drawn in &results[2..6] {
            let place = left.iter().position(|id| drawn == id).unwrap();
            left.remove(place);
        }
        assert_eq!(game.position()["waste"], json!(left), "seed {n}");
        seen += 1;
    }
    assert!(seen > 0);
}

/// R200: seed, house rules and decisions tell the whole game.
#[test]
fn r200_a_game_is_its_seed_rules_and_decisions() {
    let house = options(json!({"team_decision": "vote", "trade_consent": "on"}));
    let mut game = Match::<Resourced>::new(house, None, Seed::from(11)).unwrap();
    let mut chooser = Seed::from(99).bot(0);
    while let Status::Awaits(who) = game.state().status() {
        let waiting: Vec<Seat> = who.iter().collect();
        let seat = chooser.choose(&waiting);
        let action = chooser.choose(&game.legal(seat));
        let ply = game.ply();
        game.submit(ply, seat, action).unwrap();
    }
    let record = game.record(vec!["random".to_owned(); 4]);
    let again = record.replay::<Resourced>(None).unwrap();
    assert_eq!(again.position(), game.position());
}

/// R195: votes may come in any order.
#[test]
fn r195_the_order_of_voices_does_not_matter() {
    let house = options(json!({"team_decision": "vote"}));
    let voices = [(1, "agree"), (2, "object"), (3, "agree")];
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let outcomes: Vec<Resourced> = orders
        .iter()
        .map(|order| {
            let mut game = position_with(&house, json!({"phase": "upkeep_bank"}));
            news(&mut game, 0, "propose waste food");
            for &i in order {
                let (by, line) = voices[i];
                if game.awaits().contains(seat(by)) {
                    news(&mut game, by, line);
                }
            }
            game
        })
        .collect();
    assert!(outcomes.iter().all(|game| game.waste().len() == 1));
}

/// R33: the first seat begins a fresh game.
#[test]
fn r33_seat_zero_begins() {
    let game = Resourced::setup(&House::default(), 4, &mut Seed::from(4).setup());
    assert_eq!((game.first(), game.lead()), (seat(0), seat(0)));
}

/// Every action reads as it is written.
#[test]
fn actions_read_as_they_are_written() {
    let game = position(json!({}));
    for action in every_action(4) {
        assert_eq!(game.parse_action(&action.to_string()), Ok(action));
    }
    let loose = game.parse_action("  repair   by 2 0 1 ").unwrap();
    assert_eq!(loose.to_string(), "repair by 0 1 2");
    for line in [
        "",
        "propose",
        "propose agree",
        "give 4 wood",
        "move 1",
        "craft swamp",
        "feed 0",
    ] {
        assert!(game.parse_action(line).is_err(), "{line}");
    }
    assert_eq!(Thing::all().count(), 10, "R120");
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Resourced>() <= 1024);
}

/// The companion never does what is not allowed, under any house rule, and games with it end.
#[test]
fn the_companion_plays_by_every_house_rule() {
    for (name, house) in variants::<Resourced>() {
        for n in 0..3 {
            let game = play_greedy(&house, n, true);
            assert!(matches!(game.status(), Status::Over(_)), "{name}");
        }
    }
}

fn play_greedy(house: &House, n: u64, careful: bool) -> Resourced {
    let seed = Seed::from(n);
    let mut game = Resourced::setup(house, usize::from(house.players), &mut seed.setup());
    let mut legal = Vec::new();
    let mut ply = 0;
    while let Some(seat) = game.awaits().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = Resourced::greedy(&view, seat, &legal, 0, &mut seed.bot(ply));
        if careful {
            assert_eq!(game.refusal(seat, action), None, "{action}");
        }
        game.apply(seat, action, &mut seed.ply(ply), &mut ());
        ply += 1;
        assert!(ply < 20_000, "the game does not end");
    }
    game
}

/// R183, R191: the companion is worth having. The example `winrate` prints figures over 2,000 games.
#[test]
fn the_companion_wins_often_enough() {
    for (difficulty, least) in [("easy", 95), ("standard", 85)] {
        let house = options(json!({"difficulty": difficulty}));
        let won = (0..40).filter(|&n| match play_greedy(&house, n, false).status() {
            Status::Over(outcome) => !outcome.winners(4).is_empty(),
            Status::Awaits(_) => false,
        });
        let won = won.count();
        println!("{difficulty}: {won} of 40 games won");
        assert!(won * 100 >= least * 40, "{difficulty}: {won} of 40");
    }
}

/// A scenario that expects the wrong thing fails.
#[test]
fn scenarios_can_fail() {
    let text = json!({
        "scenario": 1, "game": "resourced", "title": "wrong on purpose", "position": {},
        "steps": [{"do": "gather wood"}, {"expect": {"phase": "end"}}]
    });
    let scenario = Scenario::read(&text.to_string()).unwrap();
    assert!(scenario.run::<Resourced>().is_err());
}
