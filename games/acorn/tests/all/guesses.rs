//! Guessed worlds: they could have been, they show nothing hidden, and every
//! world that fits can come up.

use acorn::{Action, Event, Options, Race};
use engine::{Chance as _, Game as _, Notation as _, Seat, Seed, Viewer};
use serde_json::{Map, Value, json};

type Fields = Map<String, Value>;

fn read(options: &Options, fields: &Fields) -> Race {
    Race::from_position(options, None, fields)
        .expect("a position that can be")
        .0
}

fn ids(value: &Value) -> Vec<String> {
    let cards = value.as_array().expect("cards").iter();
    cards
        .map(|id| id.as_str().expect("an id").to_owned())
        .collect()
}

/// Takes one copy of each card of `part` out of `all`; `None` if one is missing.
fn without(all: &[String], part: &[String]) -> Option<Vec<String>> {
    let mut rest = all.to_vec();
    for card in part {
        let place = rest.iter().position(|c| c == card)?;
        rest.swap_remove(place);
    }
    Some(rest)
}

/// All ways to draw `count` of these cards in order, copies being alike.
fn draws(cards: &[String], count: usize) -> Vec<Vec<String>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut kinds = cards.to_vec();
    kinds.sort();
    kinds.dedup();
    let mut all = Vec::new();
    for first in kinds {
        let rest = without(cards, std::slice::from_ref(&first)).expect("one of them");
        for mut more in draws(&rest, count - 1) {
            more.insert(0, first.clone());
            all.push(more);
        }
    }
    all
}

/// A turn so far: where it began and what was done in it.
struct Turn {
    start: Race,
    actions: Vec<(Seat, Action)>,
    drawn: usize,
    reshuffled: bool,
}

/// A74: rewinds a guess to the beginning of the turn and plays the turn again,
/// for every hand and order of draws that end in the guess. One of them must
/// make every action legal.
///
/// Earlier turns need no rewinding: at the end of a turn all cards of the
/// player lie open. Turns with a reshuffle are left out here, because after one
/// the hand of that moment is known and conformance compares it.
fn could_have_been(turn: &Turn, guess: &Race, options: &Options) -> bool {
    let seat = turn.actions[0].0.index();
    let start = turn.start.position(&());
    let end = guess.position(&());
    let left = turn.actions.iter().filter_map(|&(_, action)| match action {
        Action::Play(card, _) | Action::Pay(card) | Action::Discard(card) | Action::Shed(card) => {
            Some(card.id().to_owned())
        }
        _ => None,
    });
    let mut through = ids(&end["hands"][seat]);
    through.extend(left);
    let held = Race::view_fields(&turn.start.view(Viewer::Spectator), &());
    let held = ids(&held["recall"]["held"][seat]);
    draws(&through, turn.drawn).iter().any(|drawn| {
        let hand = without(&through, drawn).expect("drawn from them");
        if without(&hand, &held).is_none() {
            return false;
        }
        let mut deck = drawn.clone();
        deck.extend(ids(&end["decks"][seat]));
        let mut fields = start.clone();
        fields["hands"][seat] = json!(hand);
        fields["decks"][seat] = json!(deck);
        fields["forage_deck"] = end["forage_deck"].clone();
        let mut race = read(options, &fields);
        for &(seat, action) in &turn.actions {
            if race.refusal(seat, action).is_some() {
                return false;
            }
            race.apply(seat, action, &mut Seed::from(0).setup(), &mut ());
        }
        let again = race.position(&());
        again["hands"][seat] == end["hands"][seat] && again["pending"] == end["pending"]
    })
}

/// A37, A66, A74: what a turn shows about the hand is heeded by every guess.
#[test]
fn a74_a_guess_can_be_rewound_and_played_again() {
    let options = Options::default();
    let mut checked = 0;
    for seed in 0..60 {
        let mut chance = Seed::from(seed).setup();
        let mut race = Race::setup(&options, 4, &mut chance);
        let mut turn: Option<Turn> = None;
        let mut legal = Vec::new();
        while let Some(seat) = race.awaits().first() {
            legal.clear();
            race.legal_actions(seat, &mut legal);
            // Long turns tell most, so a turn is seldom ended.
            let mut action = chance.choose(&legal);
            if action == Action::End && legal.len() > 1 {
                action = chance.choose(&legal);
            }
            let before = race.clone();
            let mut events: Vec<Event> = Vec::new();
            race.apply(seat, action, &mut chance, &mut events);
            if matches!(action, Action::End | Action::Pick(_) | Action::Start(_)) {
                turn = None;
                continue;
            }
            let turn = turn.get_or_insert_with(|| Turn {
                start: before,
                actions: Vec::new(),
                drawn: 0,
                reshuffled: false,
            });
            turn.actions.push((seat, action));
            for event in &events {
                turn.drawn += usize::from(matches!(event, Event::Drew { .. }));
                turn.reshuffled |= matches!(event, Event::Reshuffled { .. });
            }
            let sample = chance.below(4) == 0 || turn.drawn > 0;
            if turn.reshuffled || turn.drawn > 3 || race.awaits().is_empty() || !sample {
                continue;
            }
            let watcher = turn.actions[0].0.next(4);
            let guess = Race::determinize(&race.view(Viewer::Seat(watcher)), &mut chance);
            assert!(
                could_have_been(turn, &guess, &options),
                "seed {seed}: {:?} cannot have led to {:?}",
                turn.actions,
                guess.position(&())["hands"]
            );
            checked += 1;
        }
    }
    println!("{checked} guesses rewound and played again");
    assert!(checked > 1_000, "{checked}");
}

/// A73, A74: whatever is hidden from a viewer may change without a trace.
#[test]
fn a74_a_view_does_not_depend_on_hidden_cards() {
    let options = Options::default();
    for seed in 0..40 {
        let mut chance = Seed::from(seed).setup();
        let mut race = Race::setup(&options, 5, &mut chance);
        let mut scratch = Vec::new();
        for _ in 0..chance.below(400) {
            let Some(seat) = race.awaits().first() else {
                break;
            };
            let action = race.random_action(seat, &mut chance, &mut scratch);
            race.apply(seat, action, &mut chance, &mut ());
        }
        let fields = race.position(&());
        for viewer in Viewer::all(5) {
            let shown = Race::view_fields(&read(&options, &fields).view(viewer), &());
            let mut other = fields.clone();
            for pile in ["forage_deck", "trap_deck"] {
                let mut cards = ids(&other[pile]);
                chance.shuffle(&mut cards);
                other[pile] = json!(cards);
            }
            // A card being carried out must stay possible: its discards and
            // sheds ask only if the hand has the cards for them.
            let shedding = fields["phase"] == "shed";
            for seat in 0..5 {
                let (mut hand, mut deck) = (ids(&other["hands"][seat]), ids(&other["decks"][seat]));
                if !viewer.is(Seat::new(seat)) && !shedding {
                    let size = hand.len();
                    deck.append(&mut hand);
                    chance.shuffle(&mut deck);
                    hand = deck.split_off(deck.len() - size);
                }
                chance.shuffle(&mut deck);
                other["hands"][seat] = json!(hand);
                other["decks"][seat] = json!(deck);
            }
            let hidden = Race::view_fields(&read(&options, &other).view(viewer), &());
            assert_eq!(hidden, shown, "seed {seed}, {viewer:?}");
        }
    }
}

/// A74: each hand that fits comes up.
#[test]
fn every_possible_hand_comes_up() {
    let position = json!({
        "spots": [5, 5, 5, 5],
        "hands": [[], ["walk", "stampede"], [], []],
        "decks": [[], ["run", "mill-pond"], [], []],
    });
    let race = read(&Options::default(), position.as_object().unwrap());
    let view = race.view(Viewer::Seat(Seat::new(0)));
    let mut chance = Seed::from(5).setup();
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..600 {
        let guess = Race::determinize(&view, &mut chance);
        let hand = guess.position(&())["hands"][1].to_string();
        *seen.entry(hand).or_default() += 1;
    }
    assert_eq!(seen.len(), 6, "{seen:?}");
    assert!(seen.values().all(|&n| (60..=140).contains(&n)), "{seen:?}");
}

/// The numbers of Traps guessed for the hand of seat 0, after these actions.
fn guessed_traps(position: &Value, actions: &[Action]) -> Vec<usize> {
    let mut race = read(
        &Options::default(),
        position.as_object().expect("an object"),
    );
    for &action in actions {
        assert_eq!(race.refusal(Seat::new(0), action), None);
        race.apply(Seat::new(0), action, &mut Seed::from(0).setup(), &mut ());
    }
    let view = race.view(Viewer::Seat(Seat::new(1)));
    let mut chance = Seed::from(9).setup();
    let traps = ["mud-puddle", "leaf-pit", "rock-slide"];
    let guess = |_| {
        let guess = Race::determinize(&view, &mut chance);
        let hand = ids(&guess.position(&())["hands"][0]);
        hand.iter()
            .filter(|id| traps.contains(&id.as_str()))
            .count()
    };
    (0..200).map(guess).collect()
}

#[test]
fn a66_a_shed_that_was_or_was_not_asked_for_is_heeded() {
    let dash = acorn::Card::from_id("undergrowth-dash").expect("a card");
    let play = Action::Play(dash, acorn::Way::A);
    // Not asked: no Trap was in the hand, so at most the card drawn since is one.
    let position = json!({
        "spots": [5, 5, 5, 5],
        "hands": [["undergrowth-dash", "walk", "run"], [], [], []],
        "decks": [["mud-puddle", "leaf-pit", "rock-slide", "walk"], [], [], []],
    });
    let traps = guessed_traps(&position, &[play]);
    assert!(traps.iter().all(|&n| n <= 1), "{traps:?}");
    assert!(traps.contains(&0) && traps.contains(&1), "{traps:?}");
    // Asked, with none in the Nest: one is in the hand.
    let position = json!({
        "spots": [5, 5, 5, 5],
        "hands": [["undergrowth-dash", "walk", "mud-puddle"], [], [], []],
        "decks": [["walk", "walk", "walk", "leaf-pit"], [], [], []],
    });
    let traps = guessed_traps(&position, &[play]);
    assert!(traps.iter().all(|&n| n >= 1), "{traps:?}");
    assert!(traps.contains(&2), "{traps:?}");
    let traps = guessed_traps(&position, &[play, Action::Enough]);
    assert!(traps.iter().all(|&n| n >= 1), "{traps:?}");
}
