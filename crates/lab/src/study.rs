use engine::{Notation, Seat, Tactics, conformance::Conform};
use i18n::Phrase;
use parts::DataFile;

use crate::{Notes, unmeasured, words};

/// What a game measures beyond what every game has.
///
/// Events are counted as they happen, in games that are looked at closely. A game that says
/// nothing here is measured by what every game has, by the cards that actions name, and by
/// the kinds of its actions.
pub trait Study: Notation + Tactics + Conform + DataFile {
    /// What the three counts of a piece mean: seen, taken, used.
    const TOUCHES: [Label; 3] = [
        Label::Of(words::OFFERED),
        Label::Of(words::FORCED),
        Label::Of(words::CHOSEN),
    ];

    /// Figures of this game alone, one value for each game.
    const OWN: &'static [Own] = &[];

    /// What can happen, by the rule behind it.
    const HAPPENINGS: &'static [Happening] = &[];

    /// Series of values over rounds, sizes or sources.
    const SERIES: &'static [Series] = &[];

    /// Cards, tiles, events, lanes, characters: everything worth counting.
    ///
    /// Where a game does not say, these are the cards of its data file and the kinds of its
    /// actions, which [`decides`](Study::decides) counts.
    fn pieces() -> Vec<Piece> {
        unmeasured::pieces::<Self>()
    }

    /// Who has the first turn, at a fresh table.
    fn starts(&self) -> Seat {
        self.awaits().first().unwrap_or(Seat::new(0))
    }

    /// Notes an event.
    fn watch(event: Self::Event, notes: &mut Notes) {
        let _ = (event, notes);
    }

    /// Notes a decision before it is carried out.
    ///
    /// Where a game does not say what its [`pieces`](Study::pieces) are, it counts the
    /// actions and the cards they name, turns, and who is ahead by the field `scores`.
    fn decides(&self, seat: Seat, action: Self::Action, notes: &mut Notes) {
        if notes.counts_actions() {
            unmeasured::note(self, seat, action, notes);
        }
    }

    /// Notes what only the position shows, after every decision.
    fn settle(&self, notes: &mut Notes) {
        let _ = notes;
    }

    /// Notes what only the last position shows.
    fn finish(&self, notes: &mut Notes) {
        let _ = notes;
    }
}

/// What people read of something that is counted.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Label {
    /// A word of the game's catalogue.
    Of(Phrase),
    /// The same in every language.
    English(&'static str),
}

impl Label {
    /// In the language that is spoken.
    pub fn text(self) -> &'static str {
        match self {
            Label::Of(phrase) => phrase.text(),
            Label::English(text) => text,
        }
    }
}

impl From<Phrase> for Label {
    fn from(phrase: Phrase) -> Label {
        Label::Of(phrase)
    }
}

impl From<&'static str> for Label {
    fn from(text: &'static str) -> Label {
        Label::English(text)
    }
}

/// A figure of one game alone.
#[derive(Copy, Clone, Debug)]
pub struct Own {
    /// Its name in files.
    pub id: &'static str,
    /// Its name for people.
    pub name: Label,
}

/// Something that can happen.
#[derive(Copy, Clone, Debug)]
pub struct Happening {
    /// The rule behind it.
    pub rule: &'static str,
    /// What happens.
    pub words: Label,
}

/// Something worth counting.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Piece {
    /// Its name in actions and files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What kind of thing it is.
    pub group: Label,
}

impl Piece {
    /// A piece of a group.
    pub fn new(group: impl Into<Label>, id: &str, name: &str) -> Piece {
        Piece {
            id: id.to_owned(),
            name: name.to_owned(),
            group: group.into(),
        }
    }
}

/// Values by cell: a round, a size, a source.
#[derive(Copy, Clone, Debug)]
pub struct Series {
    /// Its name in files.
    pub id: &'static str,
    /// Its name for people.
    pub title: Label,
    /// What the cells are.
    pub across: Label,
    /// What the values are.
    pub up: Label,
    /// How it is drawn.
    pub shape: Shape,
}

/// How a series is drawn.
#[derive(Copy, Clone, Debug)]
pub enum Shape {
    /// Cells are numbers from 0 to this, excluded, and the mean value of each counts.
    Trend(usize),
    /// Cells are numbers from 0 to this, excluded, and how often each came up counts.
    Spread(usize),
    /// Cells have names, and the sum of each over a game counts.
    Parts(&'static [Label]),
}

impl Shape {
    /// How many cells there are.
    pub const fn cells(self) -> usize {
        match self {
            Shape::Trend(cells) | Shape::Spread(cells) => cells,
            Shape::Parts(names) => names.len(),
        }
    }
}
