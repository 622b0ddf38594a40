use engine::{Catalogue, Message, Notation, ParseError, PositionError, Viewer};
use serde_json::{Map, Value};

use crate::{
    Action, Animal, Card, Event, Lane, Options, Race, View, Way,
    options::USUAL_PLAYERS,
    race::MOST_PLAYERS,
    words::{self, message},
};

impl Notation for Race {
    type Chronicle = ();

    const TITLE: &'static str = "The Acorn Race";
    const CATALOGUE: &'static Catalogue = &words::CATALOGUE;
    const RULEBOOK: &'static str = include_str!("../rules.md");
    const PLAYERS: (usize, usize) = (2, MOST_PLAYERS);
    const USUAL_PLAYERS: usize = USUAL_PLAYERS;

    fn action_text(&self, action: Action) -> String {
        match action {
            Action::Pick(animal) => format!("pick {animal}"),
            Action::Start(lane) => format!("start {lane}"),
            Action::Reveal(n) => format!("reveal {n}"),
            Action::Change(lane) => format!("change {lane}"),
            Action::Pay(card) => format!("pay {card}"),
            Action::Play(card, way) => format!("play {card}{}", way.words()),
            Action::Bonus => "bonus".to_owned(),
            Action::Skip => "skip".to_owned(),
            Action::Buy(card) => format!("buy {card}"),
            Action::Go(lane) => format!("go {lane}"),
            Action::Target(seat) => format!("target {seat}"),
            Action::Discard(card) => format!("discard {card}"),
            Action::Shed(card) => format!("shed {card}"),
            Action::ShedFromNest(card) => format!("shed {card} from nest"),
            Action::Enough => "enough".to_owned(),
            Action::Trap => "trap".to_owned(),
            Action::Back => "back".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    fn action_words(view: &View, action: Action) -> Message {
        view.label(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        Ok(match words[..] {
            ["pick", id] => Action::Pick(animal(id)?),
            ["start", id] => Action::Start(lane(id)?),
            ["reveal", n] => Action::Reveal(number(n)?),
            ["change", id] => Action::Change(lane(id)?),
            ["pay", id] => Action::Pay(card(id)?),
            ["play", id] => Action::Play(card(id)?, Way::Only),
            ["play", id, "a"] => Action::Play(card(id)?, Way::A),
            ["play", id, "b"] => Action::Play(card(id)?, Way::B),
            ["play", id, "bonus"] => Action::Play(card(id)?, Way::BonusOnly),
            ["play", id, "bonus", "a"] => Action::Play(card(id)?, Way::BonusA),
            ["play", id, "bonus", "b"] => Action::Play(card(id)?, Way::BonusB),
            ["bonus"] => Action::Bonus,
            ["skip"] => Action::Skip,
            ["buy", id] => Action::Buy(card(id)?),
            ["go", id] => Action::Go(lane(id)?),
            ["target", n] => Action::Target(number(n)?),
            ["discard", id] => Action::Discard(card(id)?),
            ["shed", id] => Action::Shed(card(id)?),
            ["shed", id, "from", "nest"] => Action::ShedFromNest(card(id)?),
            ["enough"] => Action::Enough,
            ["trap"] => Action::Trap,
            ["back"] => Action::Back,
            ["end"] => Action::End,
            _ => return Err(ParseError::unknown(text)),
        })
    }

    fn position(&self, (): &()) -> Map<String, Value> {
        self.fields()
    }

    fn from_position(
        options: &Options,
        seats: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Race, ()), PositionError> {
        Ok((Race::read(options, seats, fields)?, ()))
    }

    fn derived(&self, _: &Map<String, Value>) -> Vec<&'static str> {
        vec!["floors", "claimed"]
    }

    fn view_fields(view: &View, (): &()) -> Map<String, Value> {
        view.fields()
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Message> {
        Some(event.words(viewer))
    }
}

fn animal(id: &str) -> Result<Animal, ParseError> {
    Animal::from_id(id).ok_or_else(|| ParseError(message::no_such_animal(id.to_owned())))
}

fn card(id: &str) -> Result<Card, ParseError> {
    Card::from_id(id).ok_or_else(|| ParseError(message::no_such_card(id.to_owned())))
}

fn lane(id: &str) -> Result<Lane, ParseError> {
    Lane::from_id(id).ok_or_else(|| ParseError(message::no_such_lane(id.to_owned())))
}

fn number(text: &str) -> Result<u8, ParseError> {
    let wrong = || ParseError(message::not_a_number(text.to_owned()));
    text.parse().map_err(|_| wrong())
}
