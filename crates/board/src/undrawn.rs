//! A table that its game does not draw: the fields of the view as zones, and cards as the
//! data file tells of them.

use std::{
    collections::BTreeMap,
    sync::{PoisonError, RwLock},
};

use engine::{
    Ending, Message, Outcome, Seat, SeatSet, Viewer,
    zones::{self, Holding, Zone, zones},
};
use i18n::{Language, List, Medium, Space, spoken, verbatim};
use maud::{Markup, Render as _, html};
use parts::Described;

use crate::{
    Board, Face, Faces, Named, Scene, Shelf, Touch, marks,
    piece::{Backs, Piece, zone},
    plates::plate,
    words::{self, message, say},
};

/// The field whose own part is the hand.
const HANDS: &str = "hands";

/// The field that says how everybody stands.
const SCORES: &str = "scores";

/// Zones with pieces: what is everybody's, what the others have, what is the viewer's own.
pub(crate) fn draw<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let shown = Shown::of(scene);
    let seats = Seat::all(zones::seats::<G>(scene.view));
    let (own, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| scene.viewer.is(seat));
    let open = shown.zones.iter().filter(|shown| shown.zone.of.is_none());
    html! {
        @for shown in open {
            @if let Holding::Pieces(_) = shown.zone.holds {
                (zone("open", say::heading(&shown.zone.name), shown.body(scene)))
            }
        }
        @for seat in others.into_iter().chain(own) {
            (zone("of-seat", heading(scene, seat), shown.of_seat(scene, seat)))
        }
    }
}

pub(crate) fn hand<G: Board>(scene: &Scene<'_, G>) -> Option<Markup> {
    let shown = Shown::of(scene);
    let hand = shown
        .zones
        .iter()
        .find(|shown| shown.is_hand(scene.viewer))?;
    let title = say::heading(&hand.zone.name);
    Some(zone("own", title, hand.body(scene)).render())
}

fn heading<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    html! { (marks::seat(scene.who, seat)) " " (scene.who.of(seat)) }
}

/// The zones of a view, with the keys of everything that lies there.
struct Shown {
    zones: Vec<ShownZone>,
}

struct ShownZone {
    zone: Zone,
    /// A key for each piece, none twice on a page: copies of a card are numbered.
    keys: Vec<String>,
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
            let keys = match &zone.holds {
                Holding::Pieces(pieces) => {
                    let ids = pieces.iter().flatten().map(|piece| piece.id);
                    ids.map(&mut key).collect()
                }
                Holding::Value(_) => Vec::new(),
            };
            ShownZone { zone, keys }
        };
        let zones = zones::<G>(scene.view, scene.chronicle, scene.who).into_iter();
        Shown {
            zones: zones.map(&mut shown).collect(),
        }
    }

    /// What a seat has: its numbers and words in a table, then its pieces.
    fn of_seat<G: Board>(&self, scene: &Scene<'_, G>, seat: Seat) -> Markup {
        let parts = || {
            let parts = self.zones.iter();
            parts.filter(|shown| shown.zone.of == Some(seat) && !shown.is_hand(scene.viewer))
        };
        let values: Vec<(&str, &str)> = parts()
            .filter_map(|shown| match &shown.zone.holds {
                Holding::Value(value) => Some((shown.zone.name.as_str(), value.as_str())),
                Holding::Pieces(_) => None,
            })
            .collect();
        html! {
            @if !values.is_empty() {
                table {
                    @for (name, value) in values { tr { th scope="row" { (say::heading(name)) } td { (value) } } }
                }
            }
            @for shown in parts() {
                @if let Holding::Pieces(_) = shown.zone.holds {
                    h4 { (say::heading(&shown.zone.name)) }
                    (shown.body(scene))
                }
            }
        }
    }
}

impl ShownZone {
    /// Whether this is the hand of whoever looks.
    fn is_hand(&self, viewer: Viewer) -> bool {
        self.zone.key == HANDS && self.zone.of.is_some_and(|seat| viewer.is(seat))
    }

    /// The pieces in a row, those that lie face down at its end.
    fn body<G: Board>(&self, scene: &Scene<'_, G>) -> Markup {
        let pieces = match &self.zone.holds {
            Holding::Pieces(pieces) => pieces,
            Holding::Value(value) => return html! { p .count { (value) } },
        };
        let open: Vec<&'static str> = pieces.iter().flatten().map(|piece| piece.id).collect();
        let hidden = pieces.len() - open.len();
        let of = self
            .zone
            .of
            .map_or_else(String::new, |seat| seat.to_string());
        let key = format!("{}{of}-", self.zone.key);
        html! {
            @if !open.is_empty() {
                ul .cards {
                    @for (key, id) in self.keys.iter().zip(open) {
                        (Piece { key, ..Piece::card(id) }.item(scene))
                    }
                }
            }
            @if hidden > 0 { p .count { (say::face_down(hidden)) } (Backs { key: &key, count: hidden }) }
            @if pieces.is_empty() { p .count { (words::NOTHING_THERE) } }
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

    fn piece(&mut self, piece: &i18n::Piece, _: &str, _: Option<&str>) {
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
            div .card {
                (plate::<G>(card.id))
                span .name { (say::heading(crate::parted::<G>(&card.name))) }
                @for figure in &figures { span .class { (figure) } }
                @if !card.text.is_empty() { span .effect { (card.text) } }
            }
        },
        name,
    }
}

pub(crate) fn gallery<G: Board>() -> Vec<Shelf> {
    vec![Shelf {
        title: words::CARDS.into(),
        cards: described::<G>().iter().map(|card| card.id).collect(),
    }]
}
