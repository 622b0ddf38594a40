//! From a position or a view to its fields.

use engine::house::Toggle;
use serde_json::{Map, Value, json};

use crate::{
    Bordering, Character, Echo, Face, HandView, Hex, HexSet, Last, Open, Spot, SpotSet, View,
    filled_boxes,
};

/// The fields that differ between a position and a view of it.
struct Secrets {
    square: Vec<Value>,
    empty: SpotSet,
    seen: Value,
    echo_stack: Value,
    hex_stack: Value,
    hands: Vec<Value>,
}

/// The fields of a position.
pub(crate) fn write(game: &Bordering) -> Map<String, Value> {
    let spots = game.open.options.square.spots();
    let square = Spot::first(spots).map(|spot| json!(game.spread.card(spot).map(Echo::id)));
    let secrets = Secrets {
        square: square.collect(),
        empty: all(spots).minus(game.spread.filled()),
        seen: numbers(game.spread.seen()),
        echo_stack: echoes(game.echo_stack.from_top()),
        hex_stack: game.hex_stack.from_top().map(Hex::id).collect(),
        hands: game.hands[..game.open.seats()]
            .iter()
            .map(|&hand| hexes(hand))
            .collect(),
    };
    fields(&game.open, &secrets)
}

/// The fields of a view, and what a careful player remembers.
pub(crate) fn write_view(view: &View) -> Map<String, Value> {
    let open = &view.open;
    let spots = open.options.square.spots();
    let shown = |spot: Spot| {
        let face = view.square[spot.index()]?;
        let aided = match (face, open.options.memory_aid) {
            (Face::Remembered { .. }, Toggle::On) => true,
            (Face::Smoke { .. } | Face::Remembered { .. } | Face::Revealed { .. }, _) => false,
        };
        let visible = aided || open.phase.turned() == Some(spot);
        face.echo().filter(|_| visible)
    };
    let filled = |spot: &Spot| view.square[spot.index()].is_some();
    let remembered =
        |spot: &Spot| matches!(view.square[spot.index()], Some(Face::Remembered { .. }));
    let secrets = Secrets {
        square: Spot::first(spots)
            .map(|spot| json!(shown(spot).map(Echo::id)))
            .collect(),
        empty: all(spots).minus(Spot::first(spots).filter(filled).collect()),
        seen: match open.options.memory_aid {
            Toggle::Off => Value::Null,
            Toggle::On => numbers(Spot::first(spots).filter(remembered).collect()),
        },
        echo_stack: backs(usize::from(view.echo_stack)),
        hex_stack: backs(usize::from(view.hex_stack)),
        hands: view.hands[..open.seats()]
            .iter()
            .map(|&hand| match hand {
                HandView::Open(hand) => hexes(hand),
                HandView::Secret(count) => backs(usize::from(count)),
            })
            .collect(),
    };
    let mut fields = fields(open, &secrets);
    let known = |spot: Spot| view.square[spot.index()].and_then(Face::echo).map(Echo::id);
    let recall: Vec<Option<&str>> = Spot::first(spots).map(known).collect();
    fields.insert("recall".to_owned(), json!({ "square": recall }));
    fields
}

fn fields(open: &Open, secrets: &Secrets) -> Map<String, Value> {
    let characters = &open.characters[..open.seats()];
    let characters: Vec<_> = characters.iter().map(|c| c.map(Character::id)).collect();
    let mut table: Vec<_> = open.table.hexes().collect();
    table.sort_by_key(|(_, placement)| (placement.cell.r, placement.cell.q));
    let table: Map<String, Value> = table
        .into_iter()
        .map(|(hex, placement)| {
            let laid = json!({ "hex": hex.id(), "turn": placement.rotation.sixths() });
            (placement.cell.to_string(), laid)
        })
        .collect();
    let fields = json!({
        "first": open.first,
        "turn": open.turn,
        "turns": open.turns,
        "phase": open.phase.word(),
        "characters": characters,
        "square": secrets.square,
        "empty": numbers(secrets.empty),
        "ignored": numbers(open.ignored),
        "turned": open.phase.turned().map(Spot::number),
        "seen": secrets.seen,
        "taken": echoes(open.taken.as_slice().iter().copied()),
        "echo_stack": secrets.echo_stack,
        "echo_discard": echoes(open.discard.from_top()),
        "hex_stack": secrets.hex_stack,
        "hands": secrets.hands,
        "table": table,
        "chosen": open.phase.chosen().map(Hex::id),
        "at": open.phase.at().map(|cell| cell.to_string()),
        "score": open.score,
        "boxes": filled_boxes(open.score),
        "last": open.last.as_ref().map(last),
    });
    match fields {
        Value::Object(fields) => fields,
        _ => unreachable!("the fields were written as an object"),
    }
}

fn last(last: &Last) -> Value {
    json!({
        "hex": last.hex.id(),
        "linked": echoes(last.linked().iter().copied()),
        "unlinked": echoes(last.unlinked().iter().copied()),
        "product": last.sum.product,
        "divisor": last.sum.divisor,
        "added": last.sum.added,
        "subtracted": last.sum.subtracted,
        "bonus": last.sum.bonus,
        "points": last.points,
    })
}

fn all(spots: usize) -> SpotSet {
    Spot::first(spots).collect()
}

fn numbers(spots: SpotSet) -> Value {
    spots.iter().map(Spot::number).collect()
}

fn echoes(cards: impl Iterator<Item = Echo>) -> Value {
    cards.map(Echo::id).collect()
}

fn hexes(hand: HexSet) -> Value {
    hand.iter().map(Hex::id).collect()
}

fn backs(count: usize) -> Value {
    vec![Value::Null; count].into()
}
