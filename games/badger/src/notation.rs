//! Actions and views as text, and the chronicle of finished rounds.

use engine::{Catalogue, Message, Notation, ParseError, PositionError, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    Action, Badger, Event, Options, View,
    card::{Card, Suit},
    position,
    words::{self, message},
};

/// A finished round.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundScore {
    /// Which, from 1.
    pub round: u16,
    /// Tricks of each seat.
    pub tricks: [u8; 2],
    /// Points of each seat, sevens included (B85).
    pub points: [u8; 2],
}

impl Notation for Badger {
    type Chronicle = Vec<RoundScore>;

    const TITLE: &'static str = "The Badger on the Borderland";
    const CATALOGUE: &'static Catalogue = &words::CATALOGUE;
    const RULEBOOK: &'static str = include_str!("../rules.md");
    const PLAYERS: (usize, usize) = (2, 2);
    const USUAL_PLAYERS: usize = 2;

    fn action_text(&self, action: Action) -> String {
        let with_suit = |verb: &str, card: Card, named: Option<Suit>| match named {
            None => [verb, " ", card.id()].concat(),
            Some(suit) => [verb, " ", card.id(), " as ", suit.id()].concat(),
        };
        match action {
            Action::Play { card, named } => with_suit("play", card, named),
            Action::Exchange { card, named } => with_suit("exchange", card, named),
            Action::Keep => "keep".to_owned(),
            Action::Bury { card } => with_suit("bury", card, None),
        }
    }

    fn action_words(view: &View, action: Action) -> Message {
        action.words(view)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        match words[..] {
            ["play", card] => Ok(Action::play(parse_card(card)?)),
            ["play", card, "as", suit] => Ok(Action::Play {
                card: parse_card(card)?,
                named: Some(parse_suit(suit)?),
            }),
            ["exchange", card] => Ok(Action::exchange(parse_card(card)?)),
            ["exchange", card, "as", suit] => Ok(Action::Exchange {
                card: parse_card(card)?,
                named: Some(parse_suit(suit)?),
            }),
            ["keep"] => Ok(Action::Keep),
            ["bury", card] => Ok(Action::Bury {
                card: parse_card(card)?,
            }),
            _ => Err(ParseError::unknown(text)),
        }
    }

    fn position(&self, chronicle: &Vec<RoundScore>) -> Map<String, Value> {
        position::write(self, chronicle)
    }

    fn from_position(
        options: &Options,
        seats: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Badger, Vec<RoundScore>), PositionError> {
        position::read(options, seats, fields)
    }

    fn derived(&self, named: &Map<String, Value>) -> Vec<&'static str> {
        let mut derived = vec!["gone"];
        if !self.house.chooser_names_trump() || named.contains_key("decree") {
            derived.push("trump");
        }
        if named.contains_key("table") {
            derived.extend(["leader", "phase"]);
        }
        derived
    }

    fn view_fields(view: &View, chronicle: &Vec<RoundScore>) -> Map<String, Value> {
        position::write_view(view, chronicle)
    }

    fn chronicle(chronicle: &mut Vec<RoundScore>, event: &Event) {
        if let Event::RoundScored {
            round,
            tricks,
            points,
            ..
        } = *event
        {
            chronicle.push(RoundScore {
                round,
                tricks,
                points,
            });
        }
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Message> {
        Some(event.tell(viewer))
    }
}

fn parse_card(id: &str) -> Result<Card, ParseError> {
    Card::from_id(id).ok_or_else(|| ParseError(message::no_card(id.to_owned())))
}

fn parse_suit(id: &str) -> Result<Suit, ParseError> {
    Suit::from_id(id).ok_or_else(|| ParseError(message::no_such_suit(id.to_owned())))
}
