//! How a game looks on a page.

use catalog::Playable;
use engine::{Notation, Outcome, Seat};
use maud::Markup;

/// What a game is drawn from: what the viewer may know, what the table
/// remembers, and who sits where.
pub struct Scene<'a, G: Notation> {
    /// What the viewer may know.
    pub view: &'a G::View,
    /// What the table remembers beyond the position.
    pub chronicle: &'a G::Chronicle,
    /// Who sits where.
    pub who: &'a Names,
}

/// What people at a table are called, by seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// The names in seat order, as people typed them.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }
}

/// How a game looks on a page: one implementation for each game in
/// [`games`](crate::games).
///
/// Everything is drawn from a view, so a page cannot show what its reader may
/// not know.
///
/// Two attributes tie the drawing to the actions. `data-key` is unique on the
/// page and stays with a thing wherever it goes: updates keep it and animate
/// it. `data-touch` is what [`touches`](Board::touches) names; copies of a card
/// that are alike share it. A thing that is often asked for in vain carries
/// `data-try`, an action in notation, whose refusal tells why.
pub trait Board: Playable {
    /// Whether all play together against the game.
    const TOGETHER: bool;

    /// The table: every zone a section with a heading, the own hand apart.
    fn draw(scene: &Scene<'_, Self>) -> Markup;

    /// The viewer's own hand, which stays in reach while the table scrolls;
    /// nothing where the viewer has none.
    fn hand(scene: &Scene<'_, Self>) -> Option<Markup>;

    /// What an action touches, in the order in which a person would; empty if it
    /// is a plain button.
    fn touches(scene: &Scene<'_, Self>, action: Self::Action) -> Vec<String>;

    /// The action in plain words: "Play Battle".
    fn label(scene: &Scene<'_, Self>, action: Self::Action) -> String;

    /// What it would cost or bring, as far as that is known before.
    fn preview(scene: &Scene<'_, Self>, action: Self::Action) -> Option<String>;

    /// What a seat has to decide now: "choose a card to lead".
    fn task(scene: &Scene<'_, Self>, seat: Seat) -> String;

    /// Round, turn and phase in a line, and the end if it is near.
    fn progress(scene: &Scene<'_, Self>) -> String;

    /// How a seat stands, in a few words: "14 points".
    fn standing(scene: &Scene<'_, Self>, seat: Seat) -> String;

    /// Where the points of a seat come from, now or at the end.
    fn breakdown(scene: &Scene<'_, Self>, seat: Seat) -> Vec<Source>;

    /// Why the game ended as it did, ties explained, in a sentence or two.
    fn ending(scene: &Scene<'_, Self>, outcome: &Outcome) -> String;

    /// What can be looked at closely wherever its name is read.
    fn cards() -> &'static [Named];

    /// A card or piece at full size; `None` if there is none with this id.
    fn card(id: &str) -> Option<Markup>;

    /// Everything in the box, sorted for looking through.
    fn gallery() -> Vec<Shelf>;
}

/// Points from one source.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Source {
    /// What they are for.
    pub what: String,
    /// How many.
    pub points: i64,
}

impl Source {
    /// Points for something.
    pub fn new(what: impl Into<String>, points: impl Into<i64>) -> Source {
        Source {
            what: what.into(),
            points: points.into(),
        }
    }
}

/// A card or piece by name.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Named {
    /// Its id in addresses.
    pub id: &'static str,
    /// What people call it.
    pub name: &'static str,
}

/// A part of the gallery.
pub struct Shelf {
    /// Its heading.
    pub title: String,
    /// The cards, full size, with their ids.
    pub cards: Vec<(&'static str, Markup)>,
}

/// One thing a seat may do, as a page offers it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Choice {
    /// The action in notation, as it is sent back.
    pub text: String,
    /// In plain words.
    pub label: String,
    /// The `data-touch` of everything it touches.
    pub touches: Vec<String>,
    /// What it would cost or bring.
    pub preview: Option<String>,
}

/// The legal actions of a seat, as a page offers them.
pub fn choices<G: Board>(scene: &Scene<'_, G>, state: &G, legal: &[G::Action]) -> Vec<Choice> {
    let choice = |&action: &G::Action| Choice {
        text: state.action_text(action),
        label: G::label(scene, action),
        touches: G::touches(scene, action),
        preview: G::preview(scene, action),
    };
    legal.iter().map(choice).collect()
}
