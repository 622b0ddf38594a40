//! Rules that scenarios cannot show, or show only in part.

use std::collections::BTreeMap;

use bordering::{
    Action, Bordering, Cell, Character, Colour, ColourSet, Echo, Event, Grade, Hex, HexSet, Kind,
    Options, Phase, Ring, Rotation, Square, Sum, Table, challenge, filled_boxes, grade,
};
use engine::{
    Chance as _, Game as _, HouseRules as _, Match, Notation as _, Rulebook, Seat, SeatSet, Seed,
    Status, playout,
};
use parts::Direction;
use serde_json::{Value, json};

fn fresh(seats: usize, seed: u64) -> Bordering {
    Bordering::setup(&Options::default(), seats, &mut Seed::from(seed).setup())
}

/// Plays a random game and shows every position on the way.
fn random_game(options: &Options, seats: usize, seed: u64, mut look: impl FnMut(&Bordering)) {
    let mut dice = Seed::from(seed).setup();
    let mut game = Bordering::setup(options, seats, &mut dice);
    let mut scratch = Vec::new();
    look(&game);
    while let Some(seat) = game.awaits().first() {
        let action = game.random_action(seat, &mut dice, &mut scratch);
        game.apply(seat, action, &mut dice, &mut ());
        look(&game);
    }
}

#[test]
fn the_rulebook_has_fifty_rules_each_once() {
    let book = Rulebook::parse(Bordering::RULEBOOK);
    let numbers: Vec<&str> = book.rules().iter().map(|rule| rule.number).collect();
    let expected: Vec<String> = (1..=50).map(|n| format!("S{n}")).collect();
    assert_eq!(numbers, expected);
}

#[test]
fn s1_one_to_five_play() {
    let options = Options::default();
    for seats in 1..=5 {
        assert_eq!(options.seats(Some(seats)), Ok(seats));
    }
    for seats in [0, 6] {
        assert!(options.seats(Some(seats)).is_err());
    }
}

#[test]
fn s1_everybody_shares_one_score() {
    random_game(&Options::default(), 4, 3, |game| {
        if let Status::Over(outcome) = game.status() {
            assert_eq!(outcome.winners(4), SeatSet::all(4));
            assert_eq!(outcome.scores.as_slice(), [game.open.score]);
        }
    });
}

#[test]
fn s3_s4_four_characters_have_a_field_and_bill_has_none() {
    let fields = Character::ALL.map(Character::field);
    assert_eq!(
        fields,
        [
            Some(Kind::Earthworks),
            Some(Kind::PlantSystems),
            Some(Kind::AnimalSystems),
            Some(Kind::EnergyAndMaterials),
            None
        ]
    );
}

/// S3, S35: one for the Hex and one for each Echo card of the field, and never
/// for a Complication.
#[test]
fn s35_each_card_of_the_field_adds_one() {
    let options = Options::default();
    for character in Character::ALL {
        for hex in Hex::all() {
            for echo in Echo::all() {
                let sum = Sum::of(&options, character, hex, &[echo], ColourSet::NONE);
                let field = character.field();
                let hex_earns = field.is_some_and(|kind| hex.kinds().any(|k| k == kind));
                let expected = i32::from(hex_earns) + i32::from(field == Some(echo.kind()));
                assert_eq!(sum.bonus, expected, "{character:?} {hex:?} {echo:?}");
                assert!(!echo.is_complication() || sum.bonus == i32::from(hex_earns));
            }
        }
    }
}

#[test]
fn s6_the_hex_deck_is_made_up_as_the_rulebook_says() {
    assert_eq!(Hex::all().len(), 46);
    for kind in &Kind::ALL[..4] {
        let plain = Hex::all().filter(|hex| hex.kinds().eq([*kind]));
        let mut values = BTreeMap::new();
        for hex in plain {
            *values.entry(hex.value()).or_insert(0) += 1;
        }
        assert_eq!(values, BTreeMap::from([(2, 3), (3, 4), (4, 3)]), "{kind:?}");
    }
    let overlaps: Vec<Hex> = Hex::all().filter(|hex| hex.kinds().count() == 2).collect();
    assert_eq!(overlaps.len(), 6);
    assert!(overlaps.iter().all(|hex| hex.value() == 4));
    let mut edges = BTreeMap::new();
    let mut rings: Vec<Vec<Ring>> = Vec::new();
    for hex in Hex::all() {
        let colours: Vec<Colour> = (0..6)
            .filter_map(|d| hex.ring(Rotation::R0).at(d))
            .collect();
        let different = colours
            .iter()
            .collect::<std::collections::BTreeSet<_>>()
            .len();
        assert_eq!(different, if overlaps.contains(&hex) { 6 } else { 3 });
        for colour in colours {
            *edges.entry(colour).or_insert(0) += 1;
        }
        let turned = Rotation::ALL.map(|rotation| hex.ring(rotation)).to_vec();
        assert!(rings.iter().all(|other| !other.contains(&turned[0])));
        rings.push(turned);
    }
    assert_eq!(edges.values().copied().collect::<Vec<i32>>(), [46; 6]);
}

#[test]
fn s6_the_echo_deck_is_made_up_as_the_rulebook_says() {
    assert_eq!(Echo::all().len(), 99);
    let count = |kind: Kind| Echo::all().filter(|echo| echo.kind() == kind).count();
    assert_eq!(Kind::ALL.map(count), [21, 21, 21, 24, 12]);
    for colour in Colour::ALL {
        let cards = Echo::all().filter(|echo| echo.colours().contains(colour));
        assert!((37..=38).contains(&cards.count()), "{colour:?}");
    }
}

/// S17: the same name whatever the case of its letters.
#[test]
fn s17_copies_share_a_name_and_nothing_else_does() {
    for a in Echo::all() {
        for b in Echo::all() {
            let same = a.name().eq_ignore_ascii_case(b.name());
            assert_eq!(a.shares_name(b), same, "{a:?} {b:?}");
        }
    }
}

#[test]
fn s7_the_square_is_dealt_from_a_shuffled_deck() {
    let first_cards: std::collections::BTreeSet<String> = (0..50)
        .map(|seed| {
            let game = Match::<Bordering>::new(Options::default(), Some(2), Seed::from(seed));
            let position = game.expect("two may play").position();
            assert_eq!(position["echo_stack"].as_array().map(Vec::len), Some(90));
            position["square"][0].to_string()
        })
        .collect();
    assert!(first_cards.len() > 20);
}

#[test]
fn s10_any_seat_may_begin() {
    let mut began = [0; 3];
    for seed in 0..300 {
        began[fresh(3, seed).open.first.index()] += 1;
    }
    assert!(
        began.iter().all(|&times| (70..=130).contains(&times)),
        "{began:?}"
    );
}

#[test]
fn s11_directions_go_clockwise_from_the_east() {
    let steps = Direction::ALL.map(|d| (d.step().q, d.step().r));
    assert_eq!(steps, [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]);
}

#[test]
fn s12_a_turned_hex_shows_its_edges_clockwise() {
    let clay = Hex::by_id("clay").expect("there is clay");
    let printed = "RROOYY";
    for rotation in Rotation::ALL {
        for d in 0..6 {
            let letter = printed.as_bytes()[(d + 6 - rotation.sixths()) % 6] as char;
            let shown = clay.ring(rotation).at(d).map(Colour::letter);
            assert_eq!(shown, Some(letter), "{rotation:?} {d}");
        }
    }
}

/// S13, S14, S29: the paired colours, found edge by edge, are those the table
/// finds from its borders.
#[test]
fn s13_s14_s29_pairs_are_equal_colours_on_touching_edges() {
    for seed in 0..20 {
        random_game(&Options::default(), 2, seed, |game| {
            let Phase::Turn(hex, cell) = game.open.phase else {
                return;
            };
            let table: &Table = &game.open.table;
            let border = table.border(cell).expect("a cell to play on");
            for rotation in Rotation::ALL {
                let mut paired = ColourSet::NONE;
                for direction in Direction::ALL {
                    let Some((other, turned)) = table.hex_at(cell.neighbour(direction)) else {
                        continue;
                    };
                    let mine = hex.ring(rotation).at(direction.index());
                    let theirs = other.ring(turned).at((direction.index() + 3) % 6);
                    if mine == theirs {
                        paired = paired.with(mine.expect("a Hex has no bare edge"));
                    }
                }
                assert_eq!(hex.ring(rotation).pairs(border.facing()), paired);
            }
        });
    }
}

#[test]
fn s26_the_cells_to_play_on_are_the_empty_neighbours() {
    for seed in 0..10 {
        random_game(&Options::default(), 3, seed, |game| {
            let table = &game.open.table;
            let laid: Vec<Cell> = table.hexes().map(|(_, p)| p.cell).collect();
            let mut empty: Vec<Cell> = laid
                .iter()
                .flat_map(|cell| cell.neighbours())
                .filter(|cell| !laid.contains(cell))
                .collect();
            empty.sort_by_key(|cell| (cell.r, cell.q));
            empty.dedup();
            let listed: Vec<Cell> = table.borders().iter().map(|b| b.cell()).collect();
            assert_eq!(listed, empty);
        });
    }
}

/// A straight line and a tree of Hexes reach as far and as wide as any table can.
#[test]
fn s26_the_widest_tables_have_room() {
    let game = fresh(1, 0);
    let mut legal = Vec::new();
    for furthest in [
        |c: &Cell| c.q,
        |c: &Cell| -c.q,
        |c: &Cell| c.r,
        |c: &Cell| -c.r,
    ] {
        let mut game = game.clone();
        let mut dice = Seed::from(5).setup();
        while let Some(seat) = game.awaits().first() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let cells = legal.iter().filter_map(|action| match action {
                Action::At(cell) => Some(*cell),
                _ => None,
            });
            let action = cells.max_by_key(furthest).map_or(legal[0], Action::At);
            game.apply(seat, action, &mut dice, &mut ());
        }
        let far = game.open.table.hexes().map(|(_, p)| p.cell.ring()).max();
        assert_eq!(far, Some(45));
    }
}

#[test]
fn s28_a_hex_on_the_table_stays_as_it_is() {
    let mut before: Vec<_> = Vec::new();
    random_game(&Options::default(), 2, 9, |game| {
        let now: Vec<_> = game.open.table.hexes().collect();
        assert!(before.iter().all(|laid| now.contains(laid)));
        before = now;
    });
    assert_eq!(before.len(), 46);
}

#[test]
fn s30_a_card_is_linked_by_any_of_its_colours() {
    let options = Options::default();
    let clay = Hex::by_id("clay").expect("there is clay");
    for echo in Echo::all().filter(|echo| !echo.is_complication()) {
        for colour in Colour::ALL {
            let paired = ColourSet::NONE.with(colour);
            let sum = Sum::of(&options, Character::Bill, clay, &[echo], paired);
            let value = i32::from(echo.value());
            let (product, added) = if echo.colours().contains(colour) {
                (3 * value, 0)
            } else {
                (3, value)
            };
            assert_eq!((sum.product, sum.added), (i64::from(product), added));
        }
    }
}

/// S31 to S38: what `last` says adds up, and the total grows by it.
#[test]
fn s38_the_total_is_the_sum_of_the_turns() {
    for seed in 0..20 {
        let mut total = 0;
        let mut turns = 0;
        random_game(&Options::default(), 2, seed, |game| {
            if game.open.turns == turns {
                return;
            }
            turns = game.open.turns;
            let last = game.open.last.expect("a turn was played");
            let sum = last.sum;
            let before = sum.product.div_euclid(i64::from(sum.divisor))
                + i64::from(sum.added - sum.subtracted + sum.bonus);
            assert_eq!(last.points, before.max(0));
            total += last.points;
            assert_eq!(game.open.score, total);
        });
        assert_eq!(turns, 45);
    }
}

/// S44, S49: 45 turns with any number of players.
#[test]
fn s44_s49_all_hexes_are_placed_after_45_turns() {
    for seats in 1..=5 {
        let mut dice = Seed::from(seats as u64).setup();
        let mut game = fresh(seats, 7);
        playout(&mut game, &mut dice, &mut Vec::new());
        assert_eq!(game.open.turns, 45);
        assert_eq!(game.open.table.hexes().count(), 46);
        assert!(Seat::all(seats).all(|seat| game.hand(seat) == HexSet::NONE));
    }
}

#[test]
fn s44_other_lengths_have_other_numbers_of_turns() {
    for (word, seats, turns) in [
        ("short", 3, 25),
        ("hands_only", 3, 12),
        ("hands_only", 1, 4),
    ] {
        let options = engine::house::read(&from_json(json!({ "length": word })));
        let options: Options = options.expect("a length");
        let mut last = 0;
        random_game(&options, seats, 1, |game| last = game.open.turns);
        assert_eq!(last, turns, "{word}");
    }
}

#[test]
fn s45_the_tally_card_has_140_boxes() {
    let totals = [-3, 0, 4, 5, 237, 699, 700, 712];
    assert_eq!(totals.map(filled_boxes), [0, 0, 0, 1, 47, 139, 140, 140]);
}

#[test]
fn s47_a_total_below_nothing_is_hard_ground() {
    assert_eq!(grade(-20), Grade::HardGround);
}

#[test]
fn s50_best_totals_are_kept_apart_by_players_square_and_switches() {
    let usual = Options::default();
    let wide = Options {
        square: Square::TwentyFive,
        ..usual
    };
    let names = [
        challenge(&usual, 1),
        challenge(&usual, 2),
        challenge(&wide, 2),
    ];
    assert_eq!(names, ["players=1", "players=2", "players=2 square=25"]);
}

/// S23: the events of a ply tell what was turned over, S29 to S38 step by step.
#[test]
fn s31_the_arithmetic_is_told_step_by_step() {
    let position = json!({
        "phase": "turn", "characters": ["jeff", "maddy"],
        "square": [null, null, null, null, null, null, null, null, null],
        "taken": ["biochar-2", "home-owner-association-2", "windfall-1"],
        "hands": [["orchard"], ["sandy-bank"]],
        "table": { "0,0": { "hex": "clay", "turn": 0 }, "1,0": { "hex": "goat-pasture", "turn": 3 } },
        "chosen": "orchard", "at": "2,0"
    });
    let seed = Seed::from(0);
    let mut game = Match::<Bordering>::from_position(Options::default(), None, seed, &position)
        .expect("a position");
    let happening = game
        .submit(0, Seat::new(0), Action::Turn(Rotation::R1))
        .expect("a legal turn");
    let told: Vec<String> = (happening.events.iter())
        .filter_map(|event| Bordering::tell(event, engine::Viewer::Spectator))
        .map(|message| message.to_string())
        .collect();
    assert_eq!(
        told[..7],
        [
            "Jeff places Orchard at 2,0, turned by one sixth.",
            "Colours that meet: purple.",
            "Orchard 4 × Biochar 3 = 12.",
            "Unlinked: Windfall 2: + 2.",
            "Complications: Home Owner Association 3: − 3.",
            "Jeff adds + 2.",
            "13 points; the total is 13.",
        ]
    );
}

/// A Hex drawn into a secret hand is told to its owner alone.
#[test]
fn s42_a_secret_draw_is_told_to_its_owner() {
    let drew = Event::Drew {
        seat: Seat::new(1),
        who: Character::Jeff,
        hex: Hex::by_id("pond").expect("there is a pond"),
        hands: bordering::Hands::Secret,
    };
    let tell = |viewer| Bordering::tell(&drew, viewer).map(|message| message.to_string());
    let owner = tell(engine::Viewer::Seat(Seat::new(1)));
    assert_eq!(owner.as_deref(), Some("Jeff draws Pond."));
    for viewer in [
        engine::Viewer::Seat(Seat::new(0)),
        engine::Viewer::Spectator,
    ] {
        assert_eq!(tell(viewer).as_deref(), Some("Jeff draws a Hex."));
    }
}

#[test]
fn a_position_is_small_and_a_clone_is_a_copy() {
    assert!(size_of::<Bordering>() <= 1024, "{}", size_of::<Bordering>());
    assert!(!std::mem::needs_drop::<Bordering>());
}

/// Totals beyond the tally card and beyond 32 bits (S46) still add up.
#[test]
fn s46_wild_house_rules_do_not_overflow() {
    let options: Options =
        engine::house::read(&from_json(json!({ "match": "colour", "square": 25 })))
            .expect("two switches");
    let taken: Vec<Echo> = Echo::all()
        .filter(|echo| echo.value() == 4)
        .take(15)
        .collect();
    let all = Colour::ALL
        .into_iter()
        .fold(ColourSet::NONE, ColourSet::with);
    let hex = Hex::by_id("bog-margin").expect("there is a bog");
    let sum = Sum::of(&options, Character::Bill, hex, &taken[..15], all);
    assert_eq!(
        sum.divisor > 1,
        taken.iter().any(|echo| echo.is_complication())
    );
    assert!(sum.product > i64::from(i32::MAX) / 4);
}

fn from_json(value: Value) -> serde_json::Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => panic!("an object"),
    }
}

/// A random chooser never runs out of things to do (S22, S25).
#[test]
fn s22_s25_somebody_can_always_act() {
    for seed in 0..50 {
        random_game(&Options::default(), 5, seed, |game| {
            let mut legal = Vec::new();
            if let Some(seat) = game.awaits().first() {
                game.legal_actions(seat, &mut legal);
                assert!(!legal.is_empty());
            }
        });
    }
    assert_eq!(Seed::from(1).setup().below(1), 0);
}
