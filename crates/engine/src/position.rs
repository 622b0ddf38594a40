use std::cell::RefCell;

use i18n::verbatim;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::{
    Message, Notation, Seat, Status,
    one_line::{one_line, told_by_message},
    words::{self, message},
};

/// A position that cannot be.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PositionError {
    /// The field, as a path such as `hands[1]`.
    pub field: String,
    /// What is wrong with it.
    pub reason: Message,
}

impl PositionError {
    /// An error about a field.
    pub fn new(field: impl Into<String>, reason: impl Into<Message>) -> PositionError {
        PositionError {
            field: field.into(),
            reason: reason.into(),
        }
    }

    /// What to tell whoever wrote it.
    pub fn message(&self) -> Message {
        message::position_wrong(one_line(&self.field), self.reason.clone())
    }
}

told_by_message!(PositionError);

/// The fields of a position on their way in: typed reading, and no field is
/// overlooked. A field that is `null` counts as left out.
#[derive(Debug)]
pub struct Fields<'a> {
    fields: &'a Map<String, Value>,
    read: RefCell<Vec<&'static str>>,
}

impl<'a> Fields<'a> {
    /// Starts reading. `to_act` and `over` are output only and passed over.
    pub fn new(fields: &'a Map<String, Value>) -> Fields<'a> {
        Fields {
            fields,
            read: RefCell::new(vec!["to_act", "over"]),
        }
    }

    /// The field, unless it is left out.
    ///
    /// # Errors
    ///
    /// Fails if it is not of the expected form.
    pub fn read<T: DeserializeOwned>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, PositionError> {
        let Some(value) = self.value(name) else {
            return Ok(None);
        };
        serde_json::from_value(value.clone())
            .map(Some)
            .map_err(|error| PositionError::new(name, verbatim(error.to_string())))
    }

    /// The field, which must be there.
    ///
    /// # Errors
    ///
    /// Fails if it is left out or not of the expected form.
    pub fn require<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, PositionError> {
        self.read(name)?
            .ok_or_else(|| PositionError::new(name, words::IS_REQUIRED))
    }

    /// A seat of a table of `seats`, unless it is left out.
    ///
    /// # Errors
    ///
    /// Fails if there is no such seat.
    pub fn seat(&self, name: &'static str, seats: usize) -> Result<Option<Seat>, PositionError> {
        match self.read::<u64>(name)? {
            None => Ok(None),
            Some(n) if n < seats as u64 => Ok(Some(Seat::new(n as usize))),
            Some(n) => Err(PositionError::new(name, message::no_seat(n, seats - 1))),
        }
    }

    /// The raw field, unless it is left out.
    pub fn value(&self, name: &'static str) -> Option<&'a Value> {
        self.read.borrow_mut().push(name);
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// Ends reading.
    ///
    /// # Errors
    ///
    /// Fails if a field is left that nobody asked for.
    pub fn finish(self) -> Result<(), PositionError> {
        let read = self.read.into_inner();
        match self.fields.keys().find(|key| !read.contains(&key.as_str())) {
            None => Ok(()),
            Some(key) => Err(PositionError::new(key.clone(), words::NO_SUCH_FIELD)),
        }
    }
}

/// A position with the fields every game has.
pub(crate) fn complete<G: Notation>(state: &G, mut fields: Map<String, Value>) -> Value {
    let (to_act, over): (Vec<Seat>, Value) = match state.status() {
        Status::Awaits(seats) => (seats.iter().collect(), Value::Null),
        Status::Over(outcome) => (Vec::new(), outcome.to_json()),
    };
    fields.insert("to_act".to_owned(), json!(to_act));
    fields.insert("over".to_owned(), over);
    Value::Object(fields)
}
