use std::borrow::Cow;

use crate::{Piece, Seat, Space, message::numbered};

/// Where a message is written to: plain text, a page, a voice.
pub trait Medium {
    /// Text, in the language of the reader and not yet escaped.
    fn text(&mut self, text: &str);

    /// A person at the table.
    fn seat(&mut self, seat: Seat);

    /// A card, tile or animal, in the form of its name that the sentence asks for; and the
    /// tag of the language of that name, where it has none in that of the sentence.
    fn piece(&mut self, piece: &Piece, name: &str, language: Option<&str>) {
        let _ = (piece, language);
        self.text(name);
    }

    /// A place on the table.
    fn space(&mut self, space: &Space, name: &str) {
        let _ = space;
        self.text(name);
    }

    /// The attribute that messages may have for this medium alone.
    fn own_form(&self) -> Option<&'static str> {
        None
    }
}

/// What people at a table are called.
pub trait Seats {
    /// The name of a seat.
    fn name(&self, seat: Seat) -> Cow<'_, str>;
}

/// Seats by number, counted from 1: "Seat 1".
#[derive(Copy, Clone, Debug)]
pub struct Numbered;

impl Seats for Numbered {
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        Cow::Owned(numbered(seat))
    }
}

/// Plain text.
pub struct Plain<'a> {
    out: String,
    seats: &'a dyn Seats,
}

impl<'a> Plain<'a> {
    /// An empty text in which people have these names.
    pub fn new(seats: &'a dyn Seats) -> Plain<'a> {
        Plain {
            out: String::with_capacity(96),
            seats,
        }
    }

    /// The text.
    pub fn finish(self) -> String {
        self.out
    }
}

impl Medium for Plain<'_> {
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn seat(&mut self, seat: Seat) {
        self.out.push_str(&self.seats.name(seat));
    }
}

/// Text to be spoken by a screen reader: messages may have a form of their own for it, the
/// attribute `speech`, without the marks that only eyes can read.
pub struct Speech<'a>(Plain<'a>);

impl<'a> Speech<'a> {
    /// An empty text in which people have these names.
    pub fn new(seats: &'a dyn Seats) -> Speech<'a> {
        Speech(Plain::new(seats))
    }

    /// The text.
    pub fn finish(self) -> String {
        self.0.finish()
    }
}

impl Medium for Speech<'_> {
    fn text(&mut self, text: &str) {
        self.0.text(text);
    }

    fn seat(&mut self, seat: Seat) {
        self.0.seat(seat);
    }

    fn own_form(&self) -> Option<&'static str> {
        Some("speech")
    }
}
