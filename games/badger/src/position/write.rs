use crate::card::CardSet;
use engine::{Game as _, Seat, Viewer};
use serde_json::{Map, Value, json};

use crate::{
    Badger, Hand, History, RoundScore, Suit, Trick, View,
    card::Card,
    recall::{Limits, Recall},
};

/// What positions and views have in common, with the hidden parts filled in by
/// whoever asks.
struct Shown {
    removed: Value,
    pile: Value,
    hands: [Value; 2],
    last_trick: Value,
    gone: Value,
}

pub(crate) fn write(game: &Badger, chronicle: &[RoundScore]) -> Map<String, Value> {
    let shown = Shown {
        removed: game.removed.id().into(),
        pile: game.pile.from_top().map(Card::id).collect(),
        hands: game.hands.map(ids),
        last_trick: game
            .last_trick
            .map_or(Value::Null, |trick| last_trick(trick, true)),
        gone: ids(game.gone),
    };
    fields(&game.view(Viewer::Spectator), &shown, chronicle)
}

pub(crate) fn write_view(view: &View, chronicle: &[RoundScore]) -> Map<String, Value> {
    let shown = Shown {
        removed: view.removed.map_or(Value::Null, |card| card.id().into()),
        pile: unseen(usize::from(view.pile)),
        hands: view.hands.map(|hand| match hand {
            Hand::Seen(cards) => ids(cards),
            Hand::Hidden(count) => unseen(usize::from(count)),
        }),
        last_trick: (view.last_trick).map_or(Value::Null, |trick| {
            last_trick(trick, view.history() != History::None)
        }),
        gone: match view.history() {
            History::Full => ids(view.gone),
            History::Last | History::None => unseen(view.gone.len()),
        },
    };
    let mut fields = fields(view, &shown, chronicle);
    fields.insert("recall".to_owned(), recall(view));
    fields
}

fn fields(public: &View, shown: &Shown, chronicle: &[RoundScore]) -> Map<String, Value> {
    let fields = json!({
        "round": public.round,
        "removed_pawn": shown.removed,
        "dealer": public.dealer,
        "leader": public.leader,
        "decree": public.decree.id(),
        "trump": public.trump.id(),
        "pile": shown.pile,
        "hands": shown.hands,
        "table": table(public),
        "phase": public.phase.id(),
        "tricks": public.tricks,
        "scores": public.scores,
        "sevens": public.sevens,
        "last_trick": shown.last_trick,
        "gone": shown.gone,
        "history": chronicle,
    });
    match fields {
        Value::Object(fields) => fields,
        _ => unreachable!("the macro above writes an object"),
    }
}

fn ids(cards: CardSet) -> Value {
    cards.iter().map(Card::id).collect()
}

fn unseen(count: usize) -> Value {
    vec![Value::Null; count].into()
}

fn table(view: &View) -> Value {
    let led = view.led.map(|card| {
        let mut led = json!({ "seat": view.leader, "card": card.id() });
        if let Some(suit) = view.named {
            led["as"] = suit.id().into();
        }
        led
    });
    let follower = view.leader.next(2);
    let followed = (view.followed).map(|card| json!({ "seat": follower, "card": card.id() }));
    led.into_iter().chain(followed).collect()
}

fn last_trick(trick: Trick, visible: bool) -> Value {
    let cards: Value = if visible {
        trick.cards.map(Card::id).to_vec().into()
    } else {
        unseen(2)
    };
    json!({ "cards": cards, "winner": trick.winner })
}

/// What a careful player remembers: the cards taken, for each hand the ranks it
/// was shown not to go above in a suit (0: it has none), the decree cards taken
/// into hand, and the own cards moved by fives.
fn recall(view: &View) -> Value {
    let fives: Vec<Value> = (view.recall.fives().iter())
        .map(|five| {
            json!({
                "seat": five.seat,
                "drawn": five.drawn.map(Card::id),
                "buried": five.buried.map(Card::id),
                "limits_since": limits(five.limits),
            })
        })
        .collect();
    let taken: Vec<Value> = (view.recall.taken.as_slice().iter())
        .map(|taken| json!({ "seat": taken.seat(), "card": taken.card.id() }))
        .collect();
    let tricks: Vec<Value> = (view.recall.tricks().iter())
        .map(|trick| json!({ "leader": trick.leader(), "cards": trick.cards().map(Card::id) }))
        .collect();
    json!({
        "gone": ids(view.gone),
        "tricks": tricks,
        "limits": dealt_limits(&view.recall),
        "fives": fives,
        "taken": taken,
        "tens_seen_before": ids(view.seen_tens.by(view.viewer, view.house)),
    })
}

fn dealt_limits(recall: &Recall) -> Vec<Value> {
    Seat::all(2)
        .map(|seat| limits(recall.dealt_limits[seat.index()]))
        .collect()
}

fn limits(limits: Limits) -> Value {
    let shown = Suit::ALL
        .into_iter()
        .filter_map(|suit| Some((suit.id().to_owned(), limits.of(suit)?.into())));
    Value::Object(shown.collect())
}
