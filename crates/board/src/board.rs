use i18n::{Language, Message, Seats, speaking, spoken};
use std::{borrow::Cow, collections::BTreeMap};

use art::Pictures;
use engine::{Notation, Outcome, Seat, Tactics, Viewer, conformance::Conform};
use maud::{Markup, html};
use parts::DataFile;

use crate::{marks, undrawn, words};

/// What a game is drawn from: what the viewer may know, what the table
/// remembers, and who sits where.
pub struct Scene<'a, G: Notation> {
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer may know.
    pub view: &'a G::View,
    /// What the table remembers beyond the position.
    pub chronicle: &'a G::Chronicle,
    /// Who sits where.
    pub who: &'a Names,
    /// Whether cards are drawn, or named for a page that has their drawings.
    pub detail: Detail,
}

/// How much of a card a drawing shows.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Detail {
    /// Everything: for a page that stands alone.
    Full,
    /// Its id: for an update of a page that has all faces already.
    Brief,
}

/// What people at a table are called, and the marks they play under, by seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Names {
    /// One list for all languages, or one for each.
    names: Vec<Vec<String>>,
    marks: Vec<u8>,
}

impl Names {
    /// The names in seat order, as people typed them; each seat has its own mark.
    pub fn new(names: Vec<String>) -> Names {
        Names::with_marks(names, Vec::new())
    }

    /// The names and marks in seat order.
    pub fn with_marks(names: Vec<String>, marks: Vec<u8>) -> Names {
        Names {
            names: vec![names],
            marks,
        }
    }

    /// The names and marks in seat order, where names depend on the language: those of
    /// bots do.
    pub fn spoken(names: impl Fn() -> Vec<String>, marks: Vec<u8>) -> Names {
        let names = Language::ALL.map(|language| speaking(language, &names));
        Names {
            names: names.into(),
            marks,
        }
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        let names = match self.names.as_slice() {
            [all] => Some(all),
            each => each.get(spoken() as usize),
        };
        let name = names.and_then(|names| names.get(seat.index()));
        name.map_or("", String::as_str)
    }

    /// The mark of a seat.
    pub fn mark(&self, seat: Seat) -> u8 {
        let own = seat.index() as u8;
        self.marks.get(seat.index()).copied().unwrap_or(own)
    }
}

impl Seats for Names {
    fn name(&self, seat: i18n::Seat) -> Cow<'_, str> {
        Cow::Borrowed(self.of(Seat::new(seat.0.into())))
    }
}

/// How a game looks on a page.
///
/// A game that says nothing here can be played all the same: its view is drawn field by
/// field. Everything is drawn from a view, so a page cannot show what its reader may
/// not know.
///
/// Attributes tie the drawing to the actions. `data-key` is unique on the
/// page and stays with a thing wherever it goes: updates keep it and animate
/// it. `data-touch` is what [`touches`](Board::touches) names; copies of a card
/// that are alike share it. A thing that is often asked for in vain carries
/// `data-try`, an action in notation, whose refusal tells why. Where a message names a space
/// that is not touched, `data-at` tells where it is.
pub trait Board: Notation + Tactics + Conform + Pictures + DataFile {
    /// Rules of its own for the style sheet.
    const STYLE: &'static str = "";

    /// A first game with explanations, one text for each language; nothing if it has none.
    const TUTORIAL: Option<[&'static str; Language::ALL.len()]> = None;

    /// The table: every zone a section with a heading, the own hand apart.
    ///
    /// Where a game does not draw it, these are the [zones](engine::zones) of the view.
    fn draw(scene: &Scene<'_, Self>) -> Markup {
        undrawn::draw(scene)
    }

    /// The viewer's own hand, which stays in reach while the table scrolls;
    /// nothing where the viewer has none. By itself, the own part of the field `hands`.
    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        undrawn::hand(scene)
    }

    /// What lies behind the table and never changes: wood, meadow, town. It is drawn once
    /// for a page, under everything else, as large as the window. By itself, a clearing with
    /// a wood of its own.
    fn scenery() -> Markup {
        undrawn::scenery::<Self>()
    }

    /// How far the game is, as a small picture beside the words of
    /// [`progress`](Board::progress).
    fn steps(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// What an action touches, in the order in which a person would; empty if it
    /// is a plain button. By itself, the pieces, spaces and seats that its words name.
    fn touches(scene: &Scene<'_, Self>, action: Self::Action) -> Vec<Touch> {
        undrawn::touches(&Self::action_words(scene.view, action))
    }

    /// Where what an action touches first would lie: the `data-slot` of a place on the
    /// table. While the action is chosen, the page shows a ghost of the piece there; where
    /// the place has `data-many`, of everything of the hand that was touched.
    fn destination(_scene: &Scene<'_, Self>, _action: Self::Action) -> Option<Touch> {
        None
    }

    /// The action in plain words: "Play Battle".
    fn label(scene: &Scene<'_, Self>, action: Self::Action) -> String {
        let words = Self::action_words(scene.view, action);
        words::message::button(words).text(scene.who)
    }

    /// What it would cost or bring, as far as that is known before.
    fn preview(scene: &Scene<'_, Self>, action: Self::Action) -> Option<String> {
        let _ = (scene, action);
        None
    }

    /// What to say before something that is seldom meant: doing without what may still
    /// be done. Nothing for ordinary actions.
    fn caution(
        _scene: &Scene<'_, Self>,
        _action: Self::Action,
        _legal: &[Self::Action],
    ) -> Option<String> {
        None
    }

    /// What a seat has to decide now: "choose a card to lead". By itself, `prompt-PHASE` of
    /// the catalogue.
    fn task(scene: &Scene<'_, Self>, seat: Seat) -> Message {
        let _ = seat;
        undrawn::task(scene)
    }

    /// Round, turn and phase in a line, and the end if it is near. By itself, the numbers
    /// and words of the view that are nobody's own.
    fn progress(scene: &Scene<'_, Self>) -> Message {
        undrawn::progress(scene)
    }

    /// How a seat stands, in a few words: "14 points". By itself, its number in the field
    /// `scores`.
    fn standing(scene: &Scene<'_, Self>, seat: Seat) -> Message {
        undrawn::standing(scene, seat)
    }

    /// What lies before a seat and is shown on its plate: an open hand, say.
    fn on_plate(_scene: &Scene<'_, Self>, _seat: Seat) -> Markup {
        html! {}
    }

    /// Where the points of a seat come from, at the end or if this were the end: they add
    /// up to its score.
    fn breakdown(scene: &Scene<'_, Self>, seat: Seat) -> Vec<Source> {
        let score = undrawn::score(scene, seat);
        score
            .map(|score| Source::new(words::POINTS, score))
            .into_iter()
            .collect()
    }

    /// What can be looked up beside the score: rounds that are over, cards that are gone.
    fn ledger(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    /// What it would come to if the game ended now, where all play together; elsewhere the
    /// points say so.
    fn forecast(_scene: &Scene<'_, Self>) -> Option<String> {
        None
    }

    /// Why the game ended as it did, ties explained, in a sentence or two.
    fn ending(scene: &Scene<'_, Self>, outcome: &Outcome) -> Message {
        let _ = scene;
        undrawn::ending(outcome)
    }

    /// What can be looked at closely wherever its name is read. By itself, the cards of the
    /// data file.
    fn cards() -> &'static [Named] {
        &undrawn::cards::<Self>().named
    }

    /// Everything that has a face. By itself, the cards of the data file, with what it says
    /// of them.
    fn faces() -> &'static Faces {
        &undrawn::cards::<Self>().faces
    }

    /// Everything in the box, sorted for looking through.
    fn gallery() -> Vec<Shelf> {
        undrawn::gallery::<Self>()
    }

    /// The marks and words on cards, explained.
    fn glossary() -> Vec<Term> {
        Vec::new()
    }
}

/// A mark or a word on cards, explained.
#[derive(Clone, Debug)]
pub struct Term {
    /// As it stands on cards.
    pub sign: Markup,
    /// What it is called; nothing where the sign says so.
    pub name: String,
    /// What it means.
    pub meaning: String,
    /// What is in the drawing of a card that shows it; nothing for what no card shows.
    pub trace: String,
}

impl Term {
    /// A mark of the sprite.
    pub fn mark(mark: &str, name: &str, meaning: impl Into<String>) -> Term {
        Term {
            sign: marks::mark(mark),
            name: name.to_owned(),
            meaning: meaning.into(),
            trace: format!("#m-{mark}\""),
        }
    }

    /// A word that is written on cards.
    pub fn word(word: &str, meaning: impl Into<String>) -> Term {
        Term {
            sign: html! { b { (word) } },
            name: String::new(),
            meaning: meaning.into(),
            trace: word.to_owned(),
        }
    }

    /// A letter, number or frame that only its surroundings tell from others.
    pub fn sign(sign: &str, name: &str, meaning: impl Into<String>, trace: &str) -> Term {
        Term {
            sign: html! { b { (sign) } },
            name: name.to_owned(),
            meaning: meaning.into(),
            trace: trace.to_owned(),
        }
    }

    /// Whether a card shows it.
    pub fn is_on(&self, face: &Face) -> bool {
        !self.trace.is_empty() && face.drawing.0.contains(&self.trace)
    }
}

/// What actions call something that can be touched.
pub type Touch = Cow<'static, str>;

/// Points from one source.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Source {
    /// What they are for.
    pub what: Message,
    /// How many.
    pub points: i64,
}

impl Source {
    /// Points for something.
    pub fn new(what: impl Into<Message>, points: impl Into<i64>) -> Source {
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
    /// The ids of its cards.
    pub cards: Vec<&'static str>,
}

/// A card or piece as it looks wherever it lies.
pub struct Face {
    /// The drawing.
    pub drawing: Markup,
    /// Everything it says, in words.
    pub name: String,
}

/// All faces of a game, drawn once.
#[derive(Default)]
pub struct Faces(BTreeMap<&'static str, Face>);

impl Faces {
    /// The face with this id.
    pub fn get(&self, id: &str) -> Option<&Face> {
        self.0.get(id)
    }

    /// Every face with its id.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Face)> {
        self.0.iter().map(|(&id, face)| (id, face))
    }
}

impl FromIterator<(&'static str, Face)> for Faces {
    fn from_iter<I: IntoIterator<Item = (&'static str, Face)>>(faces: I) -> Faces {
        Faces(faces.into_iter().collect())
    }
}

/// One thing a seat may do, as a page offers it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Choice {
    /// The action in notation, as it is sent back.
    pub text: String,
    /// In plain words; empty where there are too many for an update.
    pub label: String,
    /// The `data-touch` of everything it touches.
    pub touches: Vec<Touch>,
    /// Where the first of them would lie.
    pub destination: Option<Touch>,
    /// What it would cost or bring.
    pub preview: Option<String>,
    /// What to say before it is done, if that is seldom meant.
    pub caution: Option<String>,
}

/// Beyond so many choices an update leaves out their words: they are found by
/// touching, and the notation says what they are.
const WORTH_WORDS: usize = 80;

/// The legal actions of a seat, as a page offers them.
pub fn choices<G: Board>(scene: &Scene<'_, G>, state: &G, legal: &[G::Action]) -> Vec<Choice> {
    let terse = scene.detail == Detail::Brief && legal.len() > WORTH_WORDS;
    let choice = |&action: &G::Action| {
        let (text, touches) = (state.action_text(action), G::touches(scene, action));
        if terse && !touches.is_empty() {
            return Choice {
                text,
                label: String::new(),
                destination: G::destination(scene, action),
                touches,
                preview: None,
                caution: None,
            };
        }
        Choice {
            text,
            label: G::label(scene, action),
            destination: G::destination(scene, action),
            touches,
            preview: G::preview(scene, action),
            caution: G::caution(scene, action, legal),
        }
    };
    legal.iter().map(choice).collect()
}
