//! Rules that a scenario cannot show, or shows only in part: what holds for
//! every deal, every pair of cards and every game.

mod deck;
mod positions;
mod rounds;
mod secrets;
mod tricks;

use std::collections::BTreeSet;

use badger::{Badger, Card, Event, Options};
use engine::{Chance as _, Game as _, Notation as _, Seat, Seed};
use serde_json::{Map, Value};

/// A fresh table.
fn table(options: &Options, seed: u64) -> Badger {
    Badger::setup(options, 2, &mut Seed::from(seed).setup())
}

/// A position as people write it, without finished rounds.
fn fields(state: &Badger) -> Map<String, Value> {
    state.position(&Vec::new())
}

/// The cards a field of a position names, in its order.
fn cards(field: &Value) -> Vec<Card> {
    match field {
        Value::String(id) => vec![Card::from_id(id).expect("a card of the Decktet")],
        Value::Array(items) => items.iter().flat_map(cards).collect(),
        _ => panic!("no cards in {field}"),
    }
}

/// Every card in play at a fresh table.
fn deck(state: &Badger) -> Vec<Card> {
    let fields = fields(state);
    ["hands", "decree", "pile"]
        .into_iter()
        .flat_map(|name| cards(&fields[name]))
        .collect()
}

/// The ids of cards, sorted.
fn ids(cards: impl IntoIterator<Item = Card>) -> BTreeSet<&'static str> {
    cards.into_iter().map(Card::id).collect()
}

/// Plays uniformly random actions to the end of the game; `look` sees each
/// position and what happened on the way to it.
fn play_at_random(options: &Options, seed: u64, mut look: impl FnMut(&Badger, &[Event])) {
    let seed = Seed::from(seed);
    let mut state = Badger::setup(options, 2, &mut seed.setup());
    let mut chance = seed.bot(0);
    let mut legal = Vec::new();
    let mut events = Vec::new();
    look(&state, &events);
    while let Some(seat) = state.awaits().first() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        events.clear();
        state.apply(seat, chance.choose(&legal), &mut chance, &mut events);
        look(&state, &events);
    }
}

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];
