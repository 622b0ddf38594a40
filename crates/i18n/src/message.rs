use std::{borrow::Cow, fmt, ptr};

use serde::{Serialize, Serializer, ser::SerializeMap as _};

use crate::{
    Catalogue, Language, Phrase, Set,
    common::{self, say},
    medium::{Medium, Numbered, Plain, Seats},
    pattern::PIECE,
    spoken,
};

/// Something to tell a person: which message of a catalogue, and its arguments.
///
/// It is made where the fact is known and written by a [`Medium`] where it is read, in the
/// language of the reader. Messages are made by the functions that [`messages!`] declares.
///
/// [`messages!`]: crate::messages
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Message {
    set: &'static Set,
    number: u16,
    args: Box<[Arg<'static>]>,
}

impl Message {
    /// A message of a set, by its number there. Called by what `messages!` makes.
    #[doc(hidden)]
    pub fn new(set: &'static Set, number: u16, args: Box<[Arg<'static>]>) -> Message {
        Message { set, number, args }
    }

    /// Its id in the catalogue.
    pub fn id(&self) -> String {
        self.set.id(self.number)
    }

    /// The catalogue it is from.
    pub fn catalogue(&self) -> &'static Catalogue {
        self.set.catalogue()
    }

    /// Its arguments with their names.
    pub fn args(&self) -> impl Iterator<Item = (&'static str, &Arg<'static>)> {
        let names = self
            .set
            .declared(self.number)
            .args
            .iter()
            .map(|&(name, _)| name);
        names.zip(&self.args)
    }

    /// Writes it in the language that is spoken.
    pub fn write(&self, medium: &mut dyn Medium) {
        self.set.write(spoken(), self.number, &self.args, medium);
    }

    /// As plain text, in the language that is spoken, with people by these names.
    pub fn text(&self, seats: &dyn Seats) -> String {
        let mut plain = Plain::new(seats);
        self.write(&mut plain);
        plain.finish()
    }

    /// What a language lacks to say this: ids of messages and of pieces that are missing, or
    /// wrong, and taken from English; `verbatim` for text that no catalogue knows. For tests.
    pub fn gaps(&self, language: Language) -> Vec<String> {
        let mut gaps = Vec::new();
        self.note_gaps(language, &mut gaps);
        gaps
    }

    fn note_gaps(&self, language: Language, gaps: &mut Vec<String>) {
        if !self.set.can_say(language, self.number) {
            gaps.push(format!("{}.{}", self.catalogue().name(), self.id()));
        }
        if ptr::eq(self.set, &raw const common::COMMON) && self.id() == "verbatim" {
            gaps.push(format!("verbatim: {self}"));
            return;
        }
        for arg in &self.args {
            arg.note_gaps(language, gaps);
        }
    }

    /// The attribute of this message with this name, as plain text; the message itself if
    /// it has none.
    pub(crate) fn write_form(&self, language: Language, form: &str, medium: &mut dyn Medium) {
        self.set
            .write_form(language, self.number, form, &self.args, medium);
    }
}

/// As plain text in the language that is spoken, seats by number.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&Numbered))
    }
}

/// `{ "id": "badger.played", "args": { "seat": 0, "card": "author" } }`
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a Message);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.args())
            }
        }
        let mut map = serializer.serialize_map(Some(2))?;
        let id = format!("{}.{}", self.catalogue().name(), self.id());
        map.serialize_entry("id", &id)?;
        map.serialize_entry("args", &Args(self))?;
        map.end()
    }
}

/// A value in a message.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Arg<'a> {
    /// Text that is the same in every language: what somebody typed, a name, notation.
    Text(Cow<'a, str>),
    /// A whole number, which chooses the forms of words.
    Count(i64),
    /// A number with decimals.
    Decimal(Decimal),
    /// A person at the table.
    Seat(Seat),
    /// A card, tile or animal.
    Piece(Piece),
    /// A place on the table.
    Space(Box<Space>),
    /// A word of a catalogue: a suit, a resource.
    Phrase(Phrase),
    /// A message within a message.
    Message(Box<Message>),
    /// Several things.
    List(Box<List>),
}

impl Serialize for Arg<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Text(text) => serializer.serialize_str(text),
            Arg::Count(number) => serializer.serialize_i64(*number),
            Arg::Decimal(number) => serializer.serialize_f64(number.value()),
            Arg::Seat(seat) => serializer.serialize_u8(seat.0),
            Arg::Piece(piece) => serializer.serialize_str(piece.id),
            Arg::Space(space) => serializer.serialize_str(&space.touch),
            Arg::Phrase(phrase) => serializer.serialize_str(&phrase.id()),
            Arg::Message(message) => message.serialize(serializer),
            Arg::List(list) => serializer.collect_seq(&list.items),
        }
    }
}

impl Arg<'_> {
    /// Writes it as it stands in a sentence; `form` is the attribute that is asked of it.
    pub(crate) fn write(&self, language: Language, form: Option<&str>, medium: &mut dyn Medium) {
        match self {
            Arg::Text(text) => medium.text(text),
            Arg::Count(number) => medium.text(&number.to_string()),
            Arg::Decimal(number) => medium.text(&number.text(language)),
            Arg::Seat(seat) => medium.seat(*seat),
            Arg::Piece(piece) => piece.write(language, form, medium),
            Arg::Space(space) => {
                let mut name = Plain::new(&Numbered);
                match form {
                    Some(form) => space.name.write_form(language, form, &mut name),
                    None => {
                        let Message { set, number, args } = &space.name;
                        set.write(language, *number, args, &mut name);
                    }
                }
                medium.space(space, &name.finish());
            }
            Arg::Phrase(phrase) => phrase.write_form(language, form, medium),
            Arg::Message(message) => match form {
                Some(form) => message.write_form(language, form, medium),
                None => message
                    .set
                    .write(language, message.number, &message.args, medium),
            },
            Arg::List(list) => list.write(language, form, medium),
        }
    }

    fn note_gaps(&self, language: Language, gaps: &mut Vec<String>) {
        match self {
            Arg::Piece(piece) => {
                if piece.catalogue.piece_in(language, piece.id).is_none() {
                    gaps.push(format!("{}.{PIECE}{}", piece.catalogue.name(), piece.id));
                }
            }
            Arg::Space(space) => space.name.note_gaps(language, gaps),
            Arg::Phrase(phrase) => Message::from(*phrase).note_gaps(language, gaps),
            Arg::Message(message) => message.note_gaps(language, gaps),
            Arg::List(list) => {
                for item in &list.items {
                    item.note_gaps(language, gaps);
                }
            }
            Arg::Text(_) | Arg::Count(_) | Arg::Decimal(_) | Arg::Seat(_) => {}
        }
    }

    /// The attribute with this name, to choose by.
    pub(crate) fn attribute(&self, language: Language, name: &str) -> Option<String> {
        match self {
            Arg::Piece(piece) => {
                let word = piece.catalogue.piece(language, piece.id)?;
                word.attribute(name).map(str::to_owned)
            }
            Arg::Phrase(phrase) => phrase.attribute(language, name),
            Arg::Message(message) => message.set.attribute(language, message.number, name),
            Arg::Space(space) => space.name.set.attribute(language, space.name.number, name),
            Arg::Text(_) | Arg::Count(_) | Arg::Decimal(_) | Arg::Seat(_) | Arg::List(_) => None,
        }
    }
}

/// A seat at the table, counted from 0.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Seat(pub u8);

/// A whole number.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Count(pub i64);

/// A number with so many decimals.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Decimal {
    digits: i64,
    places: u8,
}

impl Decimal {
    /// A number, rounded to so many decimals.
    pub fn new(value: impl Into<f64>, places: u8) -> Decimal {
        let digits = (value.into() * 10_f64.powi(places.into())).round() as i64;
        Decimal { digits, places }
    }

    fn value(self) -> f64 {
        self.digits as f64 / 10_f64.powi(self.places.into())
    }

    fn text(self, language: Language) -> String {
        let text = format!("{:.*}", usize::from(self.places), self.value());
        match language {
            Language::English => text,
            Language::German => text.replace('.', ","),
        }
    }
}

/// A card, tile or animal of a game, whose name is the message `piece-ID` of its catalogue.
#[derive(Copy, Clone, Debug)]
pub struct Piece {
    /// The catalogue of its game.
    pub catalogue: &'static Catalogue,
    /// Its id in notation and addresses.
    pub id: &'static str,
}

impl Eq for Piece {}

impl PartialEq for Piece {
    fn eq(&self, other: &Piece) -> bool {
        self.id == other.id && self.catalogue.name() == other.catalogue.name()
    }
}

impl Piece {
    /// What it is called, in the language that is spoken.
    pub fn name(&self) -> &'static str {
        let word = self.catalogue.piece(spoken(), self.id);
        word.map_or(self.id, |word| word.form(None))
    }

    /// Writes its name, or the attribute `form` of that.
    pub(crate) fn write(&self, language: Language, form: Option<&str>, medium: &mut dyn Medium) {
        let word = self.catalogue.piece(language, self.id);
        let name = word.map_or(self.id, |word| word.form(form));
        medium.piece(self, name, word.and_then(|word| word.attribute("lang")));
    }
}

/// A place on the table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Space {
    /// What actions call it, as in `spot:12`.
    pub touch: String,
    /// What people call it.
    pub name: Message,
}

/// Several things with commas and a word before the last.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct List {
    items: Vec<Arg<'static>>,
    last: Last,
}

/// The word before the last thing of a list.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Last {
    And,
    Or,
    Comma,
}

impl List {
    /// "a, b and c"
    pub fn and<T: Into<Arg<'static>>>(items: impl IntoIterator<Item = T>) -> List {
        List::new(items, Last::And)
    }

    /// "a, b or c"
    pub fn or<T: Into<Arg<'static>>>(items: impl IntoIterator<Item = T>) -> List {
        List::new(items, Last::Or)
    }

    /// "a, b, c"
    pub fn commas<T: Into<Arg<'static>>>(items: impl IntoIterator<Item = T>) -> List {
        List::new(items, Last::Comma)
    }

    fn new<T: Into<Arg<'static>>>(items: impl IntoIterator<Item = T>, last: Last) -> List {
        List {
            items: items.into_iter().map(Into::into).collect(),
            last,
        }
    }

    fn write(&self, language: Language, form: Option<&str>, medium: &mut dyn Medium) {
        let count = self.items.len();
        for (i, item) in self.items.iter().enumerate() {
            if i > 0 {
                let link = match self.last {
                    Last::And if i + 1 == count => common::LIST_AND,
                    Last::Or if i + 1 == count => common::LIST_OR,
                    Last::And | Last::Or | Last::Comma => common::LIST_COMMA,
                };
                link.write_form(language, None, medium);
            }
            item.write(language, form, medium);
        }
    }
}

/// Text that is already in the language of its reader, or in none.
pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Message {
    common::message::verbatim(text)
}

/// What a seat without a name is called.
pub(crate) fn numbered(seat: Seat) -> String {
    say::seat_number(i64::from(seat.0) + 1)
}

impl From<Phrase> for Message {
    fn from(phrase: Phrase) -> Message {
        let (set, number) = phrase.place();
        Message::new(set, number, Box::default())
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a Cow<'_, str>> for Arg<'a> {
    fn from(text: &'a Cow<'_, str>) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl From<Count> for Arg<'_> {
    fn from(count: Count) -> Self {
        Arg::Count(count.0)
    }
}

impl From<Decimal> for Arg<'_> {
    fn from(number: Decimal) -> Self {
        Arg::Decimal(number)
    }
}

impl From<Seat> for Arg<'_> {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Piece> for Arg<'_> {
    fn from(piece: Piece) -> Self {
        Arg::Piece(piece)
    }
}

impl From<Space> for Arg<'_> {
    fn from(space: Space) -> Self {
        Arg::Space(Box::new(space))
    }
}

impl From<Phrase> for Arg<'_> {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

impl From<Message> for Arg<'_> {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

impl From<List> for Arg<'_> {
    fn from(list: List) -> Self {
        Arg::List(Box::new(list))
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(
            impl From<$number> for Arg<'_> {
                fn from(number: $number) -> Self {
                    Arg::Count(Count::from(number).0)
                }
            }

            impl From<$number> for Count {
                fn from(number: $number) -> Self {
                    Count(i64::try_from(number).unwrap_or(i64::MAX))
                }
            }
        )+
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);
