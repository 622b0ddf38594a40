//! Messages and the languages they are written in.
//!
//! Whatever a game or the server has to tell a person is a [`Message`]: an id and typed
//! arguments, made where the fact is known. It is written where it is read, by a [`Medium`]:
//! plain text ([`Plain`]), a voice ([`Speech`]), or a page, in which people, pieces and spaces
//! are links because the arguments say that they are people, pieces and spaces.
//!
//! What a message says stands in a [`Catalogue`]: Fluent files beside the game or the part of
//! the program they belong to, one a language. [`messages!`] makes constants and functions of
//! the messages that the code names; [`Catalogue::mistakes`] finds what files and code do not
//! agree about.
//!
//! In a catalogue file, `{ $card }` writes an argument, and a function asks for a form of its
//! name that stands there as an attribute: `{ DATIVE($card) }` writes the attribute `dative`
//! of the name of the card, or the name where it has none. An attribute may also choose:
//! `{ GENDER($card) -> [feminine] die *[other] der }`. `{ CAPITAL($card) }` begins with a
//! capital letter. The name of a piece is the message `piece-ID`; `{ piece-battle }` names it
//! in a text. The attribute `speech` of a message is what a screen reader says instead.

mod catalogue;
pub mod common;
mod language;
mod medium;
mod message;
mod pattern;
mod source;

pub use catalogue::{Catalogue, Declared, Kind, Phrase, Set, say};
pub use language::{Each, Language, scope, set_default, speaking, spoken};
pub use medium::{Medium, Numbered, Plain, Seats, Speech};
pub use message::{Arg, Count, Decimal, List, Message, Piece, Seat, Space, verbatim};

#[cfg(test)]
mod tests;
