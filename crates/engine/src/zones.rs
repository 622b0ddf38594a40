//! What somebody sees of a table, zone by zone, for faces that a game does not make itself.

use i18n::{Catalogue, Piece, Seats};
use serde_json::{Map, Value};

use crate::{Notation, Seat, Seed, words};

/// A part of the table with a name: a field of the view, or a seat's share of one.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Zone {
    /// The name of the field in notation.
    pub key: String,
    /// What people call it: `field-KEY` of the catalogue of the game, with hyphens.
    pub name: String,
    /// Whose it is; nothing for what is everybody's.
    pub of: Option<Seat>,
    /// What is there.
    pub holds: Holding,
}

/// What is in a zone.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Holding {
    /// Cards and other pieces in order; nothing for one that lies face down.
    Pieces(Vec<Option<Piece>>),
    /// A number or a word.
    Value(String),
}

/// Fields that are told elsewhere, or not at all: what is to be decided, and what a careful
/// player would remember.
const ELSEWHERE: [&str; 4] = ["phase", "recall", "to_act", "over"];

/// Everything a view shows, in the order of its fields, in the language that is spoken.
///
/// A list with one entry for each seat is shared out among the seats, unless it is a list of
/// pieces; so is a list of objects with a field `seat`. Strings that name a piece of the
/// catalogue are pieces, `null` is one that lies face down.
pub fn zones<G: Notation>(view: &G::View, chronicle: &G::Chronicle, who: &dyn Seats) -> Vec<Zone> {
    let reader = Reader {
        catalogue: G::CATALOGUE,
        seats: seats::<G>(view),
        who,
    };
    let mut zones = Vec::new();
    for (key, value) in G::view_fields(view, chronicle) {
        if !ELSEWHERE.contains(&key.as_str()) {
            reader.read(&key, &value, &mut zones);
        }
    }
    zones
}

/// How many seats a table has. Every guess has as many as the table.
pub fn seats<G: Notation>(view: &G::View) -> usize {
    guess::<G>(view).seats()
}

/// The numbers that a view has in a field for each seat; nothing if it has no such field.
pub fn numbers<G: Notation>(
    view: &G::View,
    chronicle: &G::Chronicle,
    key: &str,
) -> Option<Vec<i64>> {
    let fields = G::view_fields(view, chronicle);
    fields
        .get(key)?
        .as_array()?
        .iter()
        .map(Value::as_i64)
        .collect()
}

/// A position that looks like this to its viewer, always the same.
pub(crate) fn guess<G: Notation>(view: &G::View) -> G {
    G::determinize(view, &mut Seed::from(0).setup())
}

struct Reader<'a> {
    catalogue: &'static Catalogue,
    seats: usize,
    who: &'a dyn Seats,
}

impl Reader<'_> {
    fn read(&self, key: &str, value: &Value, zones: &mut Vec<Zone>) {
        let mut add = |of: Option<Seat>, holds: Holding| {
            zones.push(Zone {
                key: key.to_owned(),
                name: self.catalogue.field(&[key]),
                of,
                holds,
            });
        };
        if let Some(pieces) = self.pieces(value) {
            return add(None, Holding::Pieces(pieces));
        }
        match value {
            Value::Array(items) if items.len() == self.seats => {
                for (seat, item) in Seat::all(self.seats).zip(items) {
                    if let Some(holds) = self.holds(key, item) {
                        add(Some(seat), holds);
                    }
                }
            }
            Value::Array(items) if items.iter().all(|item| seat_of(item).is_some()) => {
                for item in items {
                    let (seat, rest) = seat_of(item).unwrap_or_default();
                    let seat = Seat::all(self.seats).nth(seat);
                    if let Some(holds) = self.holds(key, &rest) {
                        add(seat, holds);
                    }
                }
            }
            _ => {
                if let Some(holds) = self.holds(key, value) {
                    add(None, holds);
                }
            }
        }
    }

    fn holds(&self, key: &str, value: &Value) -> Option<Holding> {
        match self.pieces(value) {
            Some(pieces) => Some(Holding::Pieces(pieces)),
            None if value.is_null() => None,
            None => Some(Holding::Value(self.text(key, value))),
        }
    }

    /// The pieces that are listed; nothing if something else is.
    fn pieces(&self, value: &Value) -> Option<Vec<Option<Piece>>> {
        let piece = |value: &Value| match value {
            Value::Null => Some(None),
            Value::String(id) => self.catalogue.piece_named(id).map(Some),
            _ => None,
        };
        match value {
            Value::Array(items) => items.iter().map(piece).collect(),
            Value::String(_) => piece(value).map(|piece| vec![piece]),
            // An object with a single field is what that field is.
            Value::Object(fields) if fields.len() == 1 => {
                fields.values().next().and_then(|value| self.pieces(value))
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
        }
    }

    fn text(&self, key: &str, value: &Value) -> String {
        match value {
            Value::Null => words::UNKNOWN.into(),
            Value::Bool(true) => words::YES.into(),
            Value::Bool(false) => words::NO.into(),
            Value::Number(number) => number.to_string(),
            Value::String(word) => match self.catalogue.piece_named(word) {
                Some(piece) => piece.name().to_owned(),
                None => self.catalogue.field(&[key, word]),
            },
            Value::Array(items) if items.is_empty() => words::NOTHING_THERE.into(),
            Value::Array(items) => {
                let items: Vec<String> = items.iter().map(|item| self.text(key, item)).collect();
                items.join(", ")
            }
            Value::Object(fields) => self.object(key, fields),
        }
    }

    fn object(&self, key: &str, fields: &Map<String, Value>) -> String {
        let part = |(inner, value): (&String, &Value)| {
            let number = value.as_u64().filter(|_| inner == "seat");
            match number.and_then(|number| Seat::all(self.seats).nth(number as usize)) {
                Some(seat) => self.who.name(seat.into()).into_owned(),
                None => {
                    let name = self.catalogue.field(&[key, inner]);
                    format!("{name} {}", self.text(inner, value))
                }
            }
        };
        let parts: Vec<String> = fields.iter().map(part).collect();
        parts.join(" · ")
    }
}

/// The seat an object is about, and what else it says.
fn seat_of(value: &Value) -> Option<(usize, Value)> {
    let mut fields = value.as_object()?.clone();
    let seat = fields.shift_remove("seat")?.as_u64()? as usize;
    Some((seat, Value::Object(fields)))
}
