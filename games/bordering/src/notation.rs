//! Actions and events as text; positions and views are in `position`.

use engine::{Catalogue, Message, Notation, ParseError, PositionError, Viewer};
use serde_json::{Map, Value};

use crate::{
    Action, Bordering, Cell, Character, Event, Hex, Options, Rotation, Spot, View, position,
    words::{self, message},
};

/// Coordinates beyond this are read as this: no Hex ever gets near, so all
/// such cells are alike.
const FAR: i64 = 60;

impl Notation for Bordering {
    /// The spot of the card that was turned back in this turn: its face is still seen.
    type Chronicle = Option<Spot>;

    const TITLE: &'static str = "Bordering on Success";
    const CATALOGUE: &'static Catalogue = &words::CATALOGUE;
    const RULEBOOK: &'static str = include_str!("../rules.md");
    const PLAYERS: (usize, usize) = (1, 5);
    const USUAL_PLAYERS: usize = 2;

    fn action_text(&self, action: Action) -> String {
        match action {
            Action::Character(character) => format!("character {}", character.id()),
            Action::Flip(spot) => format!("flip {}", spot.number()),
            Action::Stop => "stop".to_owned(),
            Action::Ignore => "ignore".to_owned(),
            Action::Keep => "keep".to_owned(),
            Action::Choose(hex) => format!("choose {}", hex.id()),
            Action::At(cell) => format!("at {cell}"),
            Action::Turn(rotation) => format!("turn {}", rotation.sixths()),
        }
    }

    fn action_words(_: &View, action: Action) -> Message {
        action.words()
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let lower = text.to_ascii_lowercase();
        let mut words = lower.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        match (verb, rest.as_slice()) {
            ("character", [id]) => Character::from_id(id)
                .map(Action::Character)
                .ok_or_else(|| ParseError(message::no_character((*id).to_owned()))),
            ("flip", [number]) => number
                .parse()
                .ok()
                .and_then(Spot::numbered)
                .map(Action::Flip)
                .ok_or_else(|| ParseError(message::no_spot((*number).to_owned()))),
            ("stop", []) => Ok(Action::Stop),
            ("ignore", []) => Ok(Action::Ignore),
            ("keep", []) => Ok(Action::Keep),
            ("choose", [id]) => Hex::by_id(id)
                .map(Action::Choose)
                .ok_or_else(|| ParseError(message::no_hex((*id).to_owned()))),
            ("at", [_, ..]) => cell(&rest.concat()).map(Action::At),
            ("turn", [number]) => number
                .parse()
                .ok()
                .and_then(|k: usize| Rotation::ALL.get(k).copied())
                .map(Action::Turn)
                .ok_or_else(|| ParseError(message::no_rotation((*number).to_owned()))),
            _ => Err(ParseError::unknown(text)),
        }
    }

    fn position(&self, _: &Option<Spot>) -> Map<String, Value> {
        position::write(self)
    }

    fn from_position(
        options: &Options,
        seats: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Bordering, Option<Spot>), PositionError> {
        position::read(options, seats, fields).map(|game| (game, None))
    }

    fn derived(&self, _: &Map<String, Value>) -> Vec<&'static str> {
        vec!["empty", "boxes"]
    }

    fn view_fields(view: &View, _: &Option<Spot>) -> Map<String, Value> {
        position::write_view(view)
    }

    fn chronicle(back: &mut Option<Spot>, event: &Event) {
        match event {
            Event::TurnedBack { spot, .. } => *back = Some(*spot),
            Event::Placed { .. } => *back = None,
            _ => {}
        }
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Message> {
        Some(event.words(viewer))
    }
}

/// A cell written as `q,r`.
fn cell(text: &str) -> Result<Cell, ParseError> {
    let number = |text: &str| {
        let n: i64 = text.parse().ok()?;
        Some(n.clamp(-FAR, FAR) as i8)
    };
    text.split_once(',')
        .and_then(|(q, r)| Some(Cell::new(number(q)?, number(r)?)))
        .ok_or_else(|| ParseError(message::no_cell(text.to_owned())))
}
