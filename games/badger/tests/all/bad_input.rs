//! Whatever somebody types or writes into a position, it is refused in one line
//! or it plays on to the end; nothing panics.

use badger::{Badger, Card, Options};
use engine::{
    Chance as _, Game, HouseRules as _, Match, Notation as _, Seat, Seed, StartError, Viewer,
    conformance::variants,
};
use proptest::{collection::vec, prelude::*, sample::Index, sample::select};
use serde_json::{Map, Value, json};

/// The fields of a position.
const FIELDS: [&str; 18] = [
    "round",
    "removed_pawn",
    "dealer",
    "leader",
    "decree",
    "trump",
    "pile",
    "hands",
    "table",
    "phase",
    "tricks",
    "scores",
    "sevens",
    "last_trick",
    "gone",
    "history",
    "to_act",
    "over",
];

const SUITS: [&str; 6] = ["moons", "suns", "waves", "leaves", "wyrms", "knots"];
const PHASES: [&str; 5] = ["lead", "follow", "exchange", "bury", "over"];

fn card_ids() -> Vec<&'static str> {
    Card::all().map(Card::id).collect()
}

/// Any table: house rules, seed, and how far it has been played.
fn tables() -> impl Strategy<Value = Match<Badger>> {
    let options: Vec<Options> = variants::<Badger>().into_iter().map(|(_, o)| o).collect();
    (select(options), any::<u64>(), 0_usize..160).prop_map(|(options, seed, plies)| {
        let seed = Seed::from(seed);
        let mut chooser = seed.bot(0);
        let mut game = Match::<Badger>::new(options, None, seed).expect("two play");
        while let Some(seat) = game.state().awaits().first()
            && game.ply() < plies
        {
            let action = chooser.choose(&game.legal(seat));
            game.submit(game.ply(), seat, action).expect("legal");
        }
        game
    })
}

/// A line that looks like an action, more or less.
fn lines() -> impl Strategy<Value = String> {
    let verb = select(vec!["play", "exchange", "keep", "bury", "Play", "as", ""]);
    let card = prop_oneof![select(card_ids()).prop_map(str::to_owned), ".{0,8}"];
    let suit = prop_oneof![select(SUITS.to_vec()).prop_map(str::to_owned), ".{0,6}"];
    let space = select(vec![" ", "  ", "\t", "\n", "\u{a0}", ""]);
    prop_oneof![
        "(?s:.){0,30}",
        (
            verb,
            space.clone(),
            card,
            space,
            select(vec!["", " as ", " AS\n"]),
            suit
        )
            .prop_map(|(verb, one, card, two, word, suit)| format!(
                "{verb}{one}{card}{two}{word}{suit}"
            )),
    ]
}

/// A value as it may stand in a position, or nearly.
fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        4 => select(card_ids()).prop_map(Value::from),
        1 => select(SUITS.to_vec()).prop_map(Value::from),
        1 => select(PHASES.to_vec()).prop_map(Value::from),
        2 => (-2_i64..15).prop_map(Value::from),
        1 => select(vec![99_i64, 127, 200, 201, 255, 256, 60_000, 65_535, 65_536, i64::MAX])
            .prop_map(Value::from),
        1 => any::<f64>().prop_map(Value::from),
        1 => Just(Value::Null),
        1 => ".{0,8}".prop_map(Value::from),
    ];
    let table_card = (
        0_usize..3,
        select(card_ids()),
        select(SUITS.to_vec()),
        any::<bool>(),
    )
        .prop_map(|(seat, card, suit, named)| {
            let mut card = json!({ "seat": seat, "card": card });
            if named {
                card["as"] = suit.into();
            }
            card
        });
    let trick = (vec(select(card_ids()), 2), 0_usize..3)
        .prop_map(|(cards, winner)| json!({ "cards": cards, "winner": winner }));
    let inner = prop_oneof![4 => leaf, 1 => table_card, 1 => trick];
    inner.prop_recursive(2, 40, 14, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..14).prop_map(Value::from),
            vec(inner.clone(), 2).prop_map(Value::from),
            vec((".{0,5}", inner), 0..3)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// Something done to a position.
#[derive(Clone, Debug)]
enum Change {
    /// A field gets another value.
    Set(String, Value),
    /// A field is left out.
    Drop(&'static str),
    /// A card goes to another place; both are counted over hands and pile.
    Move(Index, Index),
    /// A card becomes another one.
    Turn(Index, &'static str),
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let field = prop_oneof![
        9 => select(FIELDS.to_vec()).prop_map(str::to_owned),
        1 => ".{0,6}",
    ];
    let change = prop_oneof![
        (field, values()).prop_map(|(field, value)| Change::Set(field, value)),
        select(FIELDS.to_vec()).prop_map(Change::Drop),
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Change::Move(from, to)),
        (any::<Index>(), select(card_ids())).prop_map(|(at, id)| Change::Turn(at, id)),
    ];
    vec(change, 1..5)
}

/// The lists of cards in a position.
fn zones(fields: &mut Map<String, Value>) -> Vec<&mut Vec<Value>> {
    let mut zones = Vec::new();
    for (name, value) in fields.iter_mut() {
        match (name.as_str(), value) {
            ("pile" | "gone", Value::Array(cards)) => zones.push(cards),
            ("hands", Value::Array(hands)) => {
                zones.extend(hands.iter_mut().filter_map(Value::as_array_mut));
            }
            _ => {}
        }
    }
    zones
}

fn change(fields: &mut Map<String, Value>, change: &Change) {
    match change {
        Change::Set(name, value) => {
            fields.insert(name.clone(), value.clone());
        }
        Change::Drop(name) => {
            fields.shift_remove(*name);
        }
        Change::Move(from, to) => {
            let mut zones = zones(fields);
            if zones.is_empty() {
                return;
            }
            let (source, target) = (from.index(zones.len()), to.index(zones.len()));
            if let Some(card) = zones[source].pop() {
                zones[target].push(card);
            }
        }
        Change::Turn(at, id) => {
            let mut zones = zones(fields);
            let cards: usize = zones.iter().map(|zone| zone.len()).sum();
            if cards == 0 {
                return;
            }
            let mut n = at.index(cards);
            for zone in &mut zones {
                if n < zone.len() {
                    zone[n] = (*id).into();
                    return;
                }
                n -= zone.len();
            }
        }
    }
}

fn is_one_line(words: &str) -> bool {
    !words.is_empty() && !words.chars().any(char::is_control)
}

/// A position that was accepted is written as it is read, is seen by all, can
/// be guessed at, and plays on to the end of the game.
fn plays_on(mut game: Match<Badger>) -> Result<(), TestCaseError> {
    let again =
        Match::<Badger>::from_position(*game.options(), None, game.seed(), &game.position());
    let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(again.position(), game.position());
    let seed = game.seed();
    let mut chooser = seed.bot(1);
    while let Some(seat) = game.state().awaits().first() {
        for viewer in Viewer::all(2) {
            let view = game.state().view(viewer);
            game.view(viewer);
            let guess = Badger::determinize(&view, &mut chooser);
            prop_assert_eq!(guess.view(viewer), view);
        }
        let action = chooser.choose(&game.legal(seat));
        let ply = game.ply();
        // Far targets need thousands of rounds.
        if ply > 300 {
            break;
        }
        game.submit(ply, seat, action)
            .map_err(|rejection| TestCaseError::fail(rejection.to_string()))?;
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_line_is_an_action_or_refused_in_one_line(game in tables(), line in lines()) {
        let state = game.state();
        match state.parse_action(&line) {
            Err(error) => prop_assert!(is_one_line(&error.to_string()), "{error:?}"),
            Ok(action) => {
                let text = state.action_text(action);
                prop_assert_eq!(state.parse_action(&text), Ok(action));
                for seat in Seat::all(2) {
                    let legal = game.legal(seat).contains(&action);
                    let refusal = state.refusal(seat, action);
                    prop_assert_eq!(refusal.is_none(), legal);
                    if let Some(refusal) = refusal {
                        prop_assert!(is_one_line(&refusal.to_string()));
                    }
                }
            }
        }
    }

    #[test]
    fn a_legal_line_with_a_letter_changed_is_an_action_or_refused(
        game in tables(),
        which in any::<Index>(),
        at in any::<Index>(),
        letter in any::<char>(),
    ) {
        let legal: Vec<_> = Seat::all(2).flat_map(|seat| game.legal(seat)).collect();
        if !legal.is_empty() {
            let line = game.state().action_text(legal[which.index(legal.len())]);
            let mut letters: Vec<char> = line.chars().collect();
            let place = at.index(letters.len());
            letters[place] = letter;
            let line: String = letters.into_iter().collect();
            if let Err(error) = game.state().parse_action(&line) {
                prop_assert!(is_one_line(&error.to_string()), "{error:?}");
            }
        }
    }

    #[test]
    fn a_changed_position_is_refused_by_its_field_or_plays_on(
        game in tables(),
        changes in changes(),
    ) {
        let Value::Object(mut fields) = game.position() else {
            panic!("a position is an object");
        };
        for each in &changes {
            change(&mut fields, each);
        }
        let named: Vec<String> = fields.keys().cloned().collect();
        let position = Value::Object(fields);
        match Match::from_position(*game.options(), None, game.seed(), &position) {
            Ok(game) => plays_on(game)?,
            Err(StartError::Option(error)) => prop_assert!(false, "{error}"),
            Err(StartError::Position(error)) => {
                prop_assert!(is_one_line(&error.to_string()), "{error:?}");
                let known = FIELDS.iter().any(|field| error.field.starts_with(field));
                prop_assert!(known || named.contains(&error.field), "{error:?}");
            }
        }
    }

    #[test]
    fn any_fields_are_refused_or_play_on(
        fields in vec((select(FIELDS.to_vec()), values()), 0..18),
    ) {
        let fields: Map<String, Value> =
            fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let position = Value::Object(fields);
        if let Ok(game) = Match::from_position(Options::default(), None, Seed::from(1), &position) {
            plays_on(game)?;
        }
    }

    #[test]
    fn any_number_of_seats_but_two_is_refused(seats in any::<usize>()) {
        prop_assert_eq!(Options::default().seats(Some(seats)).is_ok(), seats == 2);
    }
}
