//! A table that its game does not draw: the fields of the view as zones, and cards as the
//! data file tells of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{PoisonError, RwLock},
};

use engine::{
    Ending, Message, Outcome, Seat, SeatSet, Viewer,
    zones::{self, Holding, Zone, zones},
};
use i18n::{Language, List, Medium, Piece, Space, spoken, verbatim};
use maud::{Markup, PreEscaped, Render as _, html};
use parts::Described;

use crate::{
    Board, Face, Faces, Named, Scene, Shelf, Touch, marks,
    piece::{self, Backs, zone},
    plates::plate,
    scenery::clearing,
    words::{self, message, say},
};

/// The field whose own part is the hand.
const HANDS: &str = "hands";

/// The field that says how everybody stands.
const SCORES: &str = "scores";

/// Whoever sits across, then what is everybody's beside what lies before the viewer. Numbers
/// and words that are nobody's own are told as [progress](Board::progress).
pub(crate) fn draw<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let shown = Shown::of(scene);
    let seats = Seat::all(zones::seats::<G>(scene.view));
    let (own, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| scene.viewer.is(seat));
    let open = || shown.zones.iter().filter(|shown| shown.is_open());
    html! {
        div .lawn {
            @if !others.is_empty() {
                div .across { @for seat in others { (shown.place(scene, seat)) } }
            }
            @if open().next().is_some() {
                div .middle {
                    @for shown in open() { (zone("spot", shown.tag(scene), shown.body(scene))) }
                }
            }
            @for seat in own { div .near { (shown.place(scene, seat)) } }
        }
    }
}

pub(crate) fn hand<G: Board>(scene: &Scene<'_, G>) -> Option<Markup> {
    let shown = Shown::of(scene);
    let hand = (shown.zones.iter()).find(|shown| shown.is_hand(scene.viewer))?;
    let title = say::heading(&hand.zone.name);
    Some(zone("own", title, hand.body(scene)).render())
}

/// A clearing with a wood of its own for each game, grown once.
pub(crate) fn scenery<G: Board>() -> Markup {
    static GROWN: RwLock<BTreeMap<&str, &str>> = RwLock::new(BTreeMap::new());
    let grown = GROWN.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(wood) = grown.get(G::ID) {
        return PreEscaped((*wood).to_owned());
    }
    drop(grown);
    let wood = String::leak(clearing(scattered(G::ID)));
    let mut grown = GROWN.write().unwrap_or_else(PoisonError::into_inner);
    PreEscaped((*grown.entry(G::ID).or_insert(wood)).to_owned())
}

/// The zones of a view, with the keys of everything that lies there.
struct Shown {
    zones: Vec<ShownZone>,
}

struct ShownZone {
    zone: Zone,
    /// A key for each piece, none twice on a page: copies of a card are numbered.
    keys: Vec<String>,
    /// What actions call each piece. Where the viewer has the same in hand, that one is
    /// meant, and not its copies elsewhere.
    touches: Vec<&'static str>,
}

impl Shown {
    fn of<G: Board>(scene: &Scene<'_, G>) -> Shown {
        let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
        let mut key = |id: &'static str| {
            let count = seen.entry(id).or_default();
            *count += 1;
            match *count {
                1 => id.to_owned(),
                copy => format!("{id}.{copy}"),
            }
        };
        let mut shown = |zone: Zone| {
            let keys = open_ids(&zone).map(&mut key).collect();
            let touches = open_ids(&zone).collect();
            ShownZone {
                zone,
                keys,
                touches,
            }
        };
        let zones = zones::<G>(scene.view, scene.chronicle, scene.who).into_iter();
        let mut zones: Vec<ShownZone> = zones.map(&mut shown).collect();
        let (in_hand, elsewhere): (Vec<_>, Vec<_>) = zones
            .iter_mut()
            .partition(|shown| shown.is_hand(scene.viewer));
        let held: BTreeSet<&str> = in_hand
            .iter()
            .flat_map(|hand| &hand.touches)
            .copied()
            .collect();
        for touch in elsewhere.into_iter().flat_map(|shown| &mut shown.touches) {
            if held.contains(touch) {
                *touch = "";
            }
        }
        Shown { zones }
    }

    /// What a seat has: its numbers and words, then its pieces. Points stand on its plate.
    fn place<G: Board>(&self, scene: &Scene<'_, G>, seat: Seat) -> Markup {
        let parts = || {
            let parts = self.zones.iter();
            parts.filter(|shown| shown.zone.of == Some(seat) && !shown.is_hand(scene.viewer))
        };
        let facts: Vec<String> = parts()
            .filter(|shown| shown.zone.key != SCORES)
            .filter_map(|shown| match &shown.zone.holds {
                Holding::Value(value) => Some(say::named_value(&shown.zone.name, value)),
                Holding::Pieces(_) => None,
            })
            .collect();
        let spots = html! {
            @if !facts.is_empty() { ul .facts { @for fact in &facts { li .tag { (fact) } } } }
            @for shown in parts() {
                @if let Holding::Pieces(_) = shown.zone.holds {
                    div .spot {
                        h4 { (shown.tag(scene)) }
                        (shown.body(scene))
                    }
                }
            }
        };
        zone("place", scene.who.of(seat), spots).render()
    }
}

/// The ids of the pieces in a zone that can be seen.
fn open_ids(zone: &Zone) -> impl Iterator<Item = &'static str> {
    let pieces: &[Option<Piece>] = match &zone.holds {
        Holding::Pieces(pieces) => pieces,
        Holding::Value(_) => &[],
    };
    pieces.iter().flatten().map(|piece| piece.id)
}

/// How many backs a pile shows, however high it is.
const PILE: usize = 3;

impl ShownZone {
    /// Whether this is the hand of whoever looks.
    fn is_hand(&self, viewer: Viewer) -> bool {
        self.zone.key == HANDS && self.zone.of.is_some_and(|seat| viewer.is(seat))
    }

    /// Whether it holds pieces that are nobody's own.
    fn is_open(&self) -> bool {
        self.zone.of.is_none() && matches!(self.zone.holds, Holding::Pieces(_))
    }

    /// How many of its pieces lie face down.
    fn hidden(&self) -> usize {
        match &self.zone.holds {
            Holding::Pieces(pieces) => pieces.iter().filter(|piece| piece.is_none()).count(),
            Holding::Value(_) => 0,
        }
    }

    /// What it is called, whose it is, and how many pieces lie face down there.
    fn tag<G: Board>(&self, scene: &Scene<'_, G>) -> Markup {
        let hidden = self.hidden();
        html! {
            span .tag {
                @if let Some(owner) = self.zone.of { (marks::seat(scene.who, owner)) " " }
                (say::heading(&self.zone.name))
                @if hidden > 0 { " " b aria-hidden="true" { (hidden) } }
            }
        }
    }

    /// The pieces in a row, those that lie face down at its end: as a pile where they are
    /// nobody's own.
    fn body<G: Board>(&self, scene: &Scene<'_, G>) -> Markup {
        let hidden = self.hidden();
        let of = self
            .zone
            .of
            .map_or_else(String::new, |seat| seat.to_string());
        let backs = |count| {
            Backs {
                key: &format!("{}{of}-", self.zone.key),
                count,
            }
            .render()
        };
        let pieces = || {
            self.keys
                .iter()
                .zip(open_ids(&self.zone))
                .zip(&self.touches)
        };
        html! {
            @if !self.keys.is_empty() {
                ul .cards {
                    @for ((key, id), touch) in pieces() {
                        (piece::Piece { key, touch, ..piece::Piece::card(id) }.item(scene))
                    }
                }
            }
            @if hidden > 0 {
                p .aside { (say::face_down(hidden)) }
                @if self.zone.of.is_some() { (backs(hidden)) } @else { div .pile { (backs(hidden.min(PILE))) } }
            }
            @if self.keys.is_empty() && hidden == 0 { p .lot { span .aside { (words::NOTHING_THERE) } } }
        }
    }
}

/// What a message names that can be touched.
pub(crate) fn touches(words: &Message) -> Vec<Touch> {
    let mut named = Touched(Vec::new());
    words.write(&mut named);
    named.0
}

/// Collects what a message names, in order, each thing once.
struct Touched(Vec<Touch>);

impl Touched {
    fn add(&mut self, touch: Touch) {
        if !self.0.contains(&touch) {
            self.0.push(touch);
        }
    }
}

impl Medium for Touched {
    fn text(&mut self, _: &str) {}

    fn seat(&mut self, seat: i18n::Seat) {
        self.add(format!("seat:{}", seat.0).into());
    }

    fn piece(&mut self, piece: &Piece, _: &str, _: Option<&str>) {
        self.add(piece.id.into());
    }

    fn space(&mut self, space: &Space, _: &str) {
        self.add(space.touch.clone().into());
    }
}

pub(crate) fn task<G: Board>(scene: &Scene<'_, G>) -> Message {
    let fields = G::view_fields(scene.view, scene.chronicle);
    let phase = fields.get("phase").and_then(|phase| phase.as_str());
    let prompt = phase.and_then(|phase| {
        let id = format!("prompt-{}", phase.replace('_', "-"));
        G::CATALOGUE.word(&id)
    });
    prompt.map_or_else(|| words::DECIDE.into(), verbatim)
}

pub(crate) fn progress<G: Board>(scene: &Scene<'_, G>) -> Message {
    let zones = zones::<G>(scene.view, scene.chronicle, scene.who);
    let values = zones
        .iter()
        .filter_map(|zone| match (&zone.holds, zone.of) {
            (Holding::Value(value), None) => Some(say::named_value(&zone.name, value)),
            _ => None,
        });
    verbatim(values.collect::<Vec<_>>().join(" · "))
}

/// The number of a seat in the field `scores`; where all share one, that.
pub(crate) fn score<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Option<i64> {
    let scores = zones::numbers::<G>(scene.view, scene.chronicle, SCORES)?;
    scores.get(seat.index()).or(scores.first()).copied()
}

pub(crate) fn standing<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Message {
    score(scene, seat).map_or_else(|| verbatim(""), message::points_count)
}

pub(crate) fn ending(outcome: &Outcome) -> Message {
    let places = match &outcome.ending {
        Ending::Team { won: true } => return words::TEAM_WON.into(),
        Ending::Team { won: false } => return words::TEAM_LOST.into(),
        Ending::Ranked(places) => places,
    };
    let winners: SeatSet = outcome.winners(places.len());
    let scores = outcome.scores.as_slice();
    let mut points = winners.iter().map(|seat| scores.get(seat.index()).copied());
    let first = points.next().flatten();
    let same = first.filter(|_| points.all(|other| other == first));
    match (winners.first(), winners.len(), same) {
        (None, ..) => words::NOBODY_WON.into(),
        (Some(winner), 1, Some(points)) => {
            message::winner_with(winner, message::points_count(points))
        }
        (_, _, Some(points)) => {
            message::winners_with(List::and(winners.iter()), message::points_count(points))
        }
        (_, _, None) => message::winners_are(List::and(winners.iter())),
    }
}

/// The cards of a data file, drawn.
pub(crate) struct Cards {
    pub(crate) named: Vec<Named>,
    pub(crate) faces: Faces,
}

/// The cards of a game, drawn once for each language.
pub(crate) fn cards<G: Board>() -> &'static Cards {
    type Drawn = BTreeMap<(&'static str, &'static str), &'static Cards>;
    static DRAWN: RwLock<Drawn> = RwLock::new(BTreeMap::new());
    let key = (G::ID, Language::tag(spoken()));
    let drawn = DRAWN.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(cards) = drawn.get(&key) {
        return cards;
    }
    drop(drawn);
    let cards = Box::leak(Box::new(draw_cards::<G>()));
    let mut drawn = DRAWN.write().unwrap_or_else(PoisonError::into_inner);
    drawn.entry(key).or_insert(cards)
}

fn described<G: Board>() -> Vec<Described<'static>> {
    Described::all(G::FILE, G::CATALOGUE).unwrap_or_default()
}

fn draw_cards<G: Board>() -> Cards {
    let cards = described::<G>();
    let named = |card: &Described<'static>| Named {
        id: card.id,
        name: String::leak(card.name.clone()),
    };
    Cards {
        named: cards.iter().map(named).collect(),
        faces: cards
            .iter()
            .map(|card| (card.id, face::<G>(card)))
            .collect(),
    }
}

/// How many tints there are for cards.
const TINTS: u32 = 6;

/// A card: in its left strip what a fan has to show, then its picture, its name, and what the
/// data file says of it.
fn face<G: Board>(card: &Described<'static>) -> Face {
    let figures: Vec<String> = (card.figures.iter())
        .map(|(name, value)| say::named_value(name, value))
        .collect();
    let mut name = say::heading(&card.name);
    if !figures.is_empty() {
        name.push_str(": ");
        name.push_str(&figures.join(", "));
    }
    if !card.text.is_empty() {
        name.push_str(". ");
        name.push_str(&card.text);
    }
    Face {
        drawing: html! {
            div class={ "card described tint-" ((scattered(card.id) >> 16) % TINTS) } {
                span .face {
                    (plate::<G>(card.id))
                    span .index { span .rank { (rank(card)) } }
                    span .name { (say::heading(crate::parted::<G>(&card.name))) }
                    @if !figures.is_empty() { span .class { (figures.join(" · ")) } }
                    @if !card.text.is_empty() { span .effect { (card.text) } }
                }
            }
        },
        name,
    }
}

/// What tells a card in a fan: its first figure if that is short, else the first letter of
/// its name.
fn rank(card: &Described<'_>) -> String {
    let figure = card.figures.first().map(|(_, value)| value.as_str());
    let short = figure.filter(|value| value.chars().count() <= 2);
    let letter = || {
        card.name
            .chars()
            .take(1)
            .flat_map(char::to_uppercase)
            .collect()
    };
    short.map_or_else(letter, str::to_owned)
}

/// A number that follows from a word alone: FNV-1a.
fn scattered(word: &str) -> u32 {
    word.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

pub(crate) fn gallery<G: Board>() -> Vec<Shelf> {
    vec![Shelf {
        title: words::CARDS.into(),
        cards: described::<G>().iter().map(|card| card.id).collect(),
    }]
}
