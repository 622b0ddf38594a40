//! What scenarios cannot say: fresh tables, refusals of tables and positions,
//! and facts about the cards.

use acorn::{Action, Kind, Lane, Options, Race, Way, standard};
use engine::{Game as _, HouseRules as _, Match, Notation as _, Rulebook, Seat, Seed};
use serde_json::{Value, json};

fn fresh(seats: usize, seed: u64) -> Match<Race> {
    Match::new(Options::default(), Some(seats), Seed::from(seed)).expect("a table that can be")
}

fn options(given: &Value) -> Options {
    engine::house::read(given.as_object().expect("an object")).expect("options of this game")
}

fn act(game: &mut Match<Race>, text: &str) {
    let seat = game.state().awaits().first().expect("somebody to act");
    let action = game.state().parse_action(text).expect("an action");
    let ply = game.ply();
    game.submit(ply, seat, action).expect("a legal action");
}

/// Picks the first free animals and starts in the trail.
fn started(seats: usize, seed: u64) -> Match<Race> {
    let mut game = fresh(seats, seed);
    for animal in ["squirrel", "deer", "fox", "otter", "owl"]
        .iter()
        .take(seats)
    {
        act(&mut game, &format!("pick {animal}"));
    }
    for _ in 0..seats {
        act(&mut game, "start trail");
    }
    game
}

#[test]
fn a1_four_or_five_play_and_two_or_three_by_a_house_rule() {
    let usual = Options::default();
    assert_eq!(usual.seats(None).unwrap(), 4);
    assert_eq!(usual.seats(Some(5)).unwrap(), 5);
    for wrong in [0, 1, 2, 3, 6] {
        let error = usual.seats(Some(wrong)).unwrap_err();
        assert_eq!(error.key, "players");
        assert!(error.to_string().contains("A1"), "{error}");
    }
    let extra = options(&json!({ "players": "two_to_five" }));
    for right in 2..=5 {
        assert_eq!(extra.seats(Some(right)).unwrap(), right);
    }
    assert!(extra.seats(Some(1)).is_err());
}

/// A2, A3, A14, A16, A17, A18: what lies on the table when the race begins.
#[test]
fn a2_a3_everybody_has_ten_cards_and_the_shared_decks_are_complete() {
    for seats in 4..=5 {
        let position = started(seats, 7).position();
        for seat in 0..seats {
            let all = |zone: &str| position[zone][seat].as_array().expect("cards").len();
            assert_eq!((all("hands"), all("decks"), all("nests")), (4, 6, 0));
        }
        let len = |zone: &str| position[zone].as_array().expect("cards").len();
        assert_eq!(
            (len("row"), len("forage_deck"), len("trap_deck")),
            (2, 58, 18)
        );
        assert_eq!((len("removed"), len("played")), (0, 0));
        assert_eq!(position["phase"], "lane");
    }
}

/// A4, A5, A6.
#[test]
fn a4_a5_a6_three_lanes_from_left_to_right_have_their_colours() {
    assert_eq!(Lane::ALL.map(Lane::id), ["trail", "river", "brush"]);
    assert_eq!(Lane::ALL.map(Lane::colour), ["brown", "blue", "green"]);
    assert_eq!(Lane::Trail.left(), None);
    assert_eq!(Lane::Brush.left(), Some(Lane::River));
    assert!(Lane::Trail.is_beside(Lane::River) && !Lane::Trail.is_beside(Lane::Brush));
}

#[test]
fn a10_every_seat_can_be_drawn_as_starting_player() {
    let mut drawn = [0; 4];
    for seed in 0..400 {
        let game = fresh(4, seed);
        let first = game.position()["first"].as_u64().expect("a seat") as usize;
        drawn[first] += 1;
        // A12: the player on the right of the starting player picks first.
        let right = (first + 3) % 4;
        assert!(game.state().awaits().contains(Seat::new(right)));
    }
    assert!(drawn.iter().all(|&n| n > 60), "{drawn:?}");
}

/// A14, A17: the decks differ from game to game.
#[test]
fn a14_a17_decks_are_shuffled() {
    let (one, two) = (started(4, 1).position(), started(4, 2).position());
    assert_ne!(one["forage_deck"], two["forage_deck"]);
    assert_ne!(one["trap_deck"], two["trap_deck"]);
    assert_ne!(one["decks"], two["decks"]);
}

/// A50: every checkpoint shifts the lane and, for the first to reach it, takes
/// the Row away; one after the other in rising order. That one movement does
/// all of it is tested beside the movement, as no card takes a pawn so far.
#[test]
fn a50_each_checkpoint_counts_for_itself() {
    let position = json!({
        "spots": [24, 5, 5, 5], "lanes": ["brush", "trail", "trail", "trail"],
        "hands": [["walk", "walk"], [], [], []], "row": ["refresh"], "forage_deck": ["mill-pond"],
    });
    let mut game =
        Match::<Race>::from_position(Options::default(), None, Seed::from(0), &position).unwrap();
    act(&mut game, "play walk b");
    assert_eq!(game.position()["removed"], json!(["refresh"]));
    let named = json!({ "spots": [49, 5, 5, 5], "row": ["mill-pond"], "forage_deck": [] });
    game.set(named.as_object().unwrap()).unwrap();
    act(&mut game, "play walk b");
    let after = game.position();
    assert_eq!(after["removed"], json!(["refresh", "mill-pond"]));
    assert_eq!(after["lanes"][0], "trail");
    assert_eq!(after["claimed"], json!([25, 50]));
}

/// A69, A70, A71: a turn that does nothing passes on and deals a new hand.
#[test]
fn a70_a_whole_round_of_idle_turns_comes_back_to_the_first_player() {
    let mut game = started(5, 3);
    let first = game.state().first();
    for _ in 0..5 {
        act(&mut game, "end");
    }
    assert_eq!(game.state().round(), 2);
    assert!(game.state().awaits().contains(first));
}

#[test]
fn the_rulebook_has_every_rule_once_in_order() {
    let book = Rulebook::parse(Race::RULEBOOK);
    let numbers: Vec<&str> = book.rules().iter().map(|rule| rule.number).collect();
    let expected: Vec<String> = (1..=75).map(|n| format!("A{n}")).collect();
    assert_eq!(numbers, expected);
}

#[test]
fn the_rulebook_names_every_switch_and_every_value() {
    for switch in Options::SWITCHES {
        let line = (Race::RULEBOOK.lines())
            .find(|line| line.starts_with(&format!("| `{}` |", switch.key)))
            .unwrap_or_else(|| panic!("no line for {}", switch.key));
        for value in switch.values.usual() {
            let value = value.to_string();
            assert!(
                line.contains(value.trim_matches('"')),
                "{}: {value}",
                switch.key
            );
        }
    }
}

/// A14 and the totals the rulebook states.
#[test]
fn the_cards_are_as_many_as_the_rulebook_says() {
    let designs = standard().designs();
    let sum = |kind: fn(&Kind) -> bool| -> (usize, u32) {
        let of = || designs.iter().filter(|design| kind(&design.kind));
        (
            of().count(),
            of().map(|design| u32::from(design.copies)).sum(),
        )
    };
    assert_eq!(sum(|kind| *kind == Kind::Start), (2, 8));
    assert_eq!(sum(|kind| matches!(kind, Kind::Animal(_))), (12, 12));
    assert_eq!(sum(|kind| matches!(kind, Kind::Forage { .. })), (22, 60));
    assert_eq!(sum(|kind| *kind == Kind::Trap), (6, 18));
    assert_eq!(standard().animals().len(), 6);
    let bonuses = Lane::ALL.map(|lane| -> u32 {
        let here = designs.iter().filter(|design| {
            let at = design.bonus.as_ref().map(|(at, _)| *at);
            matches!(design.kind, Kind::Forage { .. }) && at == Some(lane)
        });
        here.map(|design| u32::from(design.copies)).sum()
    });
    assert_eq!(bonuses, [19, 22, 19]);
    let must_play = designs.iter().filter(|design| design.must_play);
    assert_eq!(must_play.count(), 2);
}

#[test]
fn actions_read_back_and_extra_spaces_do_not_matter() {
    let game = started(4, 1);
    let state = game.state();
    let mut all = Vec::new();
    engine::conformance::Conform::thinkable(state, &mut all);
    for action in all {
        let text = state.action_text(action);
        assert_eq!(state.parse_action(&text), Ok(action), "{text}");
    }
    let spaced = state.parse_action("  play   hidden-stash  bonus   a ");
    let card = acorn::Card::from_id("hidden-stash").unwrap();
    assert_eq!(spaced, Ok(Action::Play(card, Way::BonusA)));
    for wrong in [
        "",
        "play",
        "play unicorn",
        "go north",
        "play walk c",
        "target me",
        "hop",
    ] {
        assert!(state.parse_action(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_position_takes_less_than_a_kibibyte() {
    assert!(size_of::<Race>() <= 1024, "{} bytes", size_of::<Race>());
}

/// Counts that any change of the rules has to touch on purpose.
#[test]
fn the_number_of_ways_a_turn_can_go_is_pinned_down() {
    let position = json!({
        "animals": ["otter", "deer", "fox", "owl"],
        "spots": [23, 30, 12, 24],
        "lanes": ["river", "trail", "brush", "river"],
        "hands": [["river-slide", "white-water", "two-evils", "thorn-patch"], ["walk"], [], []],
        "decks": [["walk", "run", "undergrowth-dash"], [], [], []],
        "nests": [["leaf-pit"], [], [], []],
        "row": ["refresh", "mill-pond", "stampede"],
        "trap_deck": ["mud-puddle", "wrong-turn"],
    });
    let game =
        Match::<Race>::from_position(Options::default(), None, Seed::from(0), &position).unwrap();
    let seed = Seed::from(0);
    let counts: Vec<u64> = (1..=6)
        .map(|depth| engine::perft::perft(game.state(), &seed, depth))
        .collect();
    assert_eq!(counts, [3, 11, 51, 153, 395, 1_111]);
}
