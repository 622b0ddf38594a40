//! Positions and views as JSON, on their way out.

use engine::{MAX_SEATS, Seat};
use serde_json::{Map, Value, json};

use crate::{
    Dandelion,
    cards::{Card, Cards},
    notation::card_text,
    table::{Offer, Step, Table},
    view::{Hand, View},
};

/// Everything a referee knows.
pub(crate) fn of(game: &Dandelion) -> Map<String, Value> {
    let deck = game.deck.from_top().map(id).collect();
    let hands = (Seat::all(game.table.seats()))
        .map(|seat| ids(game.hand(seat)))
        .collect();
    fields(&game.table, deck, hands)
}

/// What a viewer knows: `null` for each card it may not see, and `recall`,
/// the hand cards of each seat that were taken from the open pile.
pub(crate) fn of_view(view: &View) -> Map<String, Value> {
    let deck = vec![Value::Null; view.deck as usize];
    let hands = (Seat::all(view.table.seats()))
        .map(|seat| match view.hand(seat) {
            Hand::Open(cards) => ids(cards),
            Hand::Hidden(count) => vec![Value::Null; count as usize].into(),
        })
        .collect();
    let mut fields = fields(&view.table, deck, hands);
    let recall: Vec<Value> = (Seat::all(view.table.seats()))
        .map(|seat| ids(view.table.known(seat)))
        .collect();
    fields.insert("recall".to_owned(), recall.into());
    fields
}

fn fields(table: &Table, deck: Vec<Value>, hands: Vec<Value>) -> Map<String, Value> {
    let seats = || Seat::all(table.seats());
    let guilds: Vec<Value> = seats().map(|seat| guilds(table, seat)).collect();
    let insects: Vec<Value> = seats()
        .map(|seat| table.saved(seat).iter().map(|i| id(i.card())).collect())
        .collect();
    let discard: Vec<Value> = table.discard.from_top().map(id).collect();
    let out: Vec<Value> = table.out.iter().map(id).collect();
    let entries = [
        ("dealer", json!(table.dealer)),
        ("turn", json!(table.turn)),
        ("phase", phase(table.step).into()),
        ("deck", deck.into()),
        ("discard", discard.into()),
        ("hands", hands.into()),
        ("guilds", guilds.into()),
        ("insects", insects.into()),
        ("drought", json!(table.drought)),
        ("out", out.into()),
        ("discarded", table.discarded.into()),
        ("built", table.built.into()),
        ("traded", table.traded.into()),
        ("pending", pending(table)),
        ("dealt_wilds", dealt_wilds(table)),
        ("need", table.need.into()),
        ("scores", json!(table.scores().as_slice())),
        ("idle_turns", table.idle_turns.into()),
        ("final_lap", json!(table.final_lap)),
    ];
    (entries.into_iter())
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// The name of a step in the field `phase`.
pub(crate) fn phase(step: Step) -> &'static str {
    match step {
        Step::Build => "build",
        Step::Discard => "discard",
        Step::Replenish => "replenish",
        Step::Take => "take",
        Step::Aphids { .. } => "aphids",
        Step::Landing { .. } => "aphids_landing",
        Step::Insect { .. } => "insect",
        Step::Offers { .. } => "offers",
        Step::Answer { .. } => "answer",
        Step::Over => "over",
    }
}

fn guilds(table: &Table, seat: Seat) -> Value {
    (table.garden.guilds(seat))
        .map(|guild| {
            let cards: Vec<String> = (guild.cards.iter())
                .map(|&card| card_text(card, table.garden.joker))
                .collect();
            json!({ "cards": cards, "aphids": guild.aphids, "points": guild.points() })
        })
        .collect()
}

fn pending(table: &Table) -> Value {
    let (Some(wild), Some(seat)) = (table.pending(), table.to_act()) else {
        return Value::Null;
    };
    let mut pending = json!({ "card": wild.card().id(), "seat": seat });
    match table.step {
        Step::Landing { guild, .. } => pending["guild"] = guild.into(),
        Step::Offers { offers, .. } | Step::Answer { offers, .. } => {
            pending["offers"] = answers(table, &offers);
        }
        Step::Build
        | Step::Discard
        | Step::Replenish
        | Step::Take
        | Step::Aphids { .. }
        | Step::Insect { .. }
        | Step::Over => {}
    }
    pending
}

fn answers(table: &Table, offers: &[Offer; MAX_SEATS]) -> Value {
    (offers[..table.seats()].iter())
        .map(|offer| match offer {
            Offer::Open => Value::Null,
            Offer::Pass => "pass".into(),
            Offer::Guild(guild) => (*guild).into(),
        })
        .collect()
}

fn dealt_wilds(table: &Table) -> Value {
    let Some(dealt) = table.dealt else {
        return Value::Null;
    };
    (Seat::all(table.seats()))
        .map(|seat| {
            (dealt.from_top())
                .filter(|dealt| dealt.seat == seat)
                .map(|dealt| id(dealt.wild.card()))
                .collect::<Value>()
        })
        .collect()
}

fn ids(cards: Cards) -> Value {
    cards.iter().map(id).collect()
}

fn id(card: Card) -> Value {
    card.id().into()
}
