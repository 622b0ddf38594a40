//! Positions as JSON: writing, and what is derived. Reading is in `reading`.

use serde_json::{Map, Value, json};

use engine::{Game as _, Seat, SeatSet};

use crate::{Cards, Phase, Resource, Resourced, SpotSet, Thing, Tile, Upgrade, Vote};

/// Cards as an object with an entry for each resource.
pub(crate) fn cards(cards: &Cards) -> Value {
    let counts = cards.iter();
    counts
        .map(|(kind, count)| (kind.id().to_owned(), json!(count)))
        .collect::<Map<_, _>>()
        .into()
}

fn hexes(spots: SpotSet) -> Value {
    spots.iter().map(|spot| json!(spot.to_string())).collect()
}

impl Resourced {
    /// The fields of the position.
    pub(crate) fn fields(&self) -> Map<String, Value> {
        let per_seat =
            |make: &dyn Fn(Seat) -> Value| -> Value { self.all_seats().map(make).collect() };
        let turn = &self.turn;
        let object = json!({
            "round": self.round,
            "ring": self.ring,
            "first": self.first,
            "active": self.active,
            "phase": self.phase.id(),
            "action": self.phase.which().map(crate::Which::number),
            "bank": self.bank().as_ref().map(cards),
            "hands": per_seat(&|seat| cards(self.hand(seat))),
            "waste": self.waste.from_top().map(Resource::id).collect::<Vec<_>>(),
            "tiles": self.tile_fields(),
            "supply": self.supply_fields(),
            "pawns": per_seat(&|seat| json!(self.pawn(seat).to_string())),
            "spin": self.spin,
            "steps": self.steps(),
            "skips": per_seat(&|seat| json!(self.skips.contains(seat))),
            "smoke": per_seat(&|seat| json!(self.smoke.contains(seat))),
            "event": self.phase.event().map(crate::EventCard::id),
            "todo": self.todo_field(),
            "partner": turn.partner,
            "given": per_seat(&|seat| json!(turn.given[seat.index()])),
            "offer": turn.offer.map(|trade| trade.to_string()),
            "declined": turn.declined.as_slice().iter().map(ToString::to_string).collect::<Vec<_>>(),
            "recycled": turn.recycled.iter().map(|spot| spot.to_string()).collect::<Vec<_>>(),
            "crafted": turn.crafted,
            "crafting": self.crafting().map(Thing::id),
            "protected": self.protected(),
            "vote": self.vote_field(),
        });
        match object {
            Value::Object(fields) => fields,
            _ => unreachable!("a literal object is an object"),
        }
    }

    fn crafting(&self) -> Option<Thing> {
        match self.phase {
            Phase::Place { thing, .. } => Some(thing),
            _ => None,
        }
    }

    fn tile_fields(&self) -> Value {
        let tiles = self.board.occupied().iter().filter_map(|spot| {
            let tile = self.board.tile_on(spot)?;
            let upgrade = self.board.upgrade_on(spot).map(Upgrade::id);
            let entry = json!({ "tile": tile.id(), "upgrade": upgrade });
            Some((spot.to_string(), entry))
        });
        tiles.collect::<Map<_, _>>().into()
    }

    fn supply_fields(&self) -> Value {
        let tiles = Tile::BUILT.into_iter().map(Thing::Tile);
        let things = tiles.chain(Upgrade::ALL.into_iter().map(Thing::Upgrade));
        let supply = things.map(|thing| (thing.id().to_owned(), json!(self.board.supply(thing))));
        supply.collect::<Map<_, _>>().into()
    }

    fn todo_field(&self) -> Value {
        match self.phase {
            Phase::UpkeepBank { left }
            | Phase::UpkeepLoss { left }
            | Phase::ShopWaste { left, .. }
            | Phase::Discard { left } => json!(left),
            Phase::UpkeepFeed { food, water, short } => {
                json!({ "food": food, "water": water, "short": short })
            }
            Phase::Drought { systems } => hexes(systems),
            Phase::Thirst { exposed } | Phase::HeatWave { exposed } => self.seat_list(exposed),
            Phase::Flood { gardens } | Phase::Replant { gardens } => hexes(gardens),
            Phase::Damage { blamed } => json!(blamed.into_iter().collect::<Vec<_>>()),
            Phase::ShopTake { taken, .. } => json!(taken),
            Phase::Setup
            | Phase::Carya
            | Phase::Vandalism
            | Phase::Action(_)
            | Phase::Move
            | Phase::Place { .. }
            | Phase::End
            | Phase::Over(_) => Value::Null,
        }
    }

    fn seat_list(&self, seats: SeatSet) -> Value {
        let in_order = self.in_turn_order().filter(|&seat| seats.contains(seat));
        json!(in_order.collect::<Vec<_>>())
    }

    fn vote_field(&self) -> Value {
        match self.vote {
            Vote::None => Value::Null,
            Vote::Proposal {
                choice,
                agree,
                object,
            } => json!({
                "proposal": choice.to_string(),
                "agree": agree.iter().collect::<Vec<_>>(),
                "object": object.iter().collect::<Vec<_>>(),
            }),
            Vote::Votes(votes) => {
                let votes = votes[..self.seats()].iter();
                let texts: Vec<Option<String>> = votes
                    .map(|vote| vote.map(|choice| choice.to_string()))
                    .collect();
                json!({ "votes": texts })
            }
            Vote::Runoff(tied) => {
                let mut texts: Vec<String> = tied.iter().map(|choice| choice.to_string()).collect();
                texts.sort_unstable();
                json!({ "options": texts })
            }
        }
    }
}

/// The fields to work out afresh when somebody changes `named` ones.
pub(crate) fn derived(position: &Resourced, named: &Map<String, Value>) -> Vec<&'static str> {
    const OF_A_TURN: [&str; 9] = [
        "active", "spin", "partner", "given", "offer", "declined", "recycled", "crafted",
        "crafting",
    ];
    let mut derived = vec!["steps", "supply", "bank", "action"];
    let todo_depends_on = ["phase", "event", "tiles", "hands", "pawns", "first"];
    let changes_todo = todo_depends_on
        .iter()
        .any(|field| named.contains_key(*field));
    let needed = matches!(
        position.phase,
        Phase::UpkeepLoss { .. } | Phase::ShopTake { .. } | Phase::ShopWaste { .. }
    );
    if changes_todo && (!needed || named.contains_key("phase")) {
        derived.push("todo");
    }
    let Some(phase) = named.get("phase").and_then(Value::as_str) else {
        // Which Action a craft or a shopping trip belongs to cannot be told from the phase.
        if matches!(
            position.phase,
            Phase::Place { .. } | Phase::ShopTake { .. } | Phase::ShopWaste { .. }
        ) {
            derived.retain(|&field| field != "action");
        }
        return unnamed(derived, named);
    };
    derived.push("vote");
    if !["event", "replant"].contains(&phase) {
        derived.push("event");
    }
    let in_turn = [
        "action_1",
        "move",
        "action_2",
        "place",
        "shop_take",
        "shop_waste",
        "end",
        "discard",
    ];
    if !in_turn.contains(&phase) {
        derived.extend(OF_A_TURN);
        return unnamed(derived, named);
    }
    derived.extend(["offer", "crafting"]);
    if !["action_2", "place"].contains(&phase) {
        derived.push("crafted");
    }
    if position.spin.is_none() {
        derived.push("spin");
    }
    unnamed(derived, named)
}

fn unnamed(mut fields: Vec<&'static str>, named: &Map<String, Value>) -> Vec<&'static str> {
    fields.retain(|&field| !named.contains_key(field));
    fields
}
