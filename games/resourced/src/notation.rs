//! Actions and news as text.

use std::fmt;

use engine::{Catalogue, Game as _, Message, Notation, ParseError, PositionError, Seat, Viewer};
use serde_json::{Map, Value};

use crate::{Action, Choice, News, Resource, Resourced, Thing, Tile, Trade, View, Way, words};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Choice::Preset => f.write_str("preset"),
            Choice::Build(tile, hex) => write!(f, "build {} {hex}", tile.id()),
            Choice::Waste(kind) => write!(f, "waste {kind}"),
            Choice::Feed(seat, kind) => write!(f, "feed {seat} {kind}"),
            Choice::Lose(seat, kind) => write!(f, "lose {seat} {kind}"),
            Choice::RepairSystem(hex, seat) => write!(f, "repair {hex} by {seat}"),
            Choice::RepairContainer([a, b, c]) => write!(f, "repair by {a} {b} {c}"),
            Choice::Fence(hex, [a, b]) => write!(f, "fence {hex} by {a} {b}"),
            Choice::Abandon(hex) => write!(f, "abandon {hex}"),
            Choice::Replant(seat) => write!(f, "replant by {seat}"),
            Choice::Pay(kind) => write!(f, "pay {kind}"),
            Choice::PayBy(kind, seat) => write!(f, "pay {kind} by {seat}"),
            Choice::Blame(seat) => write!(f, "blame {seat}"),
            Choice::Discard(kind) => write!(f, "discard {kind}"),
            Choice::Upgrade(hex) => write!(f, "upgrade {hex}"),
            Choice::Gather => f.write_str("gather"),
            Choice::GatherOne(kind) => write!(f, "gather {kind}"),
            Choice::GatherTwo(one, other) => write!(f, "gather {one} {other}"),
            Choice::Operate => f.write_str("operate"),
            Choice::Shop => f.write_str("shop"),
            Choice::Take(kind) => write!(f, "take {kind}"),
            Choice::Enough => f.write_str("enough"),
            Choice::Craft(thing) => write!(f, "craft {thing}"),
            Choice::Place(hex) => write!(f, "place {hex}"),
            Choice::Finish => f.write_str("finish"),
            Choice::Pass => f.write_str("pass"),
            Choice::Move(hex) => write!(f, "move {hex}"),
            Choice::Stay => f.write_str("stay"),
            Choice::Trade(trade) => trade.fmt(f),
            Choice::Accept => f.write_str("accept"),
            Choice::Decline => f.write_str("decline"),
            Choice::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match self.way {
            Way::Give => "give",
            Way::Ask => "ask",
        };
        write!(f, "{way} {} {}", self.partner, self.kind)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Do(choice) => choice.fmt(f),
            Action::Propose(choice) => write!(f, "propose {choice}"),
            Action::Agree => f.write_str("agree"),
            Action::Object => f.write_str("object"),
        }
    }
}

/// Reads words for a table of so many seats.
pub(crate) struct Reader {
    pub(crate) seats: usize,
}

impl Reader {
    /// The answer a line stands for; `None` if it is none.
    pub(crate) fn choice(&self, words: &[&str]) -> Option<Choice> {
        let choice = match *words {
            ["preset"] => Choice::Preset,
            ["build", tile, hex] => Choice::Build(Tile::from_id(tile)?, hex.parse().ok()?),
            ["waste", kind] => Choice::Waste(Resource::from_id(kind)?),
            ["feed", seat, kind] => Choice::Feed(self.seat(seat)?, Resource::from_id(kind)?),
            ["lose", seat, kind] => Choice::Lose(self.seat(seat)?, Resource::from_id(kind)?),
            ["repair", "by", a, b, c] => Choice::RepairContainer(self.payers([a, b, c])?),
            ["repair", hex, "by", seat] => {
                Choice::RepairSystem(hex.parse().ok()?, self.seat(seat)?)
            }
            ["fence", hex, "by", a, b] => Choice::Fence(hex.parse().ok()?, self.payers([a, b])?),
            ["abandon", hex] => Choice::Abandon(hex.parse().ok()?),
            ["replant", "by", seat] => Choice::Replant(self.seat(seat)?),
            ["pay", kind] => Choice::Pay(Resource::from_id(kind)?),
            ["pay", kind, "by", seat] => Choice::PayBy(Resource::from_id(kind)?, self.seat(seat)?),
            ["blame", seat] => Choice::Blame(self.seat(seat)?),
            ["discard", kind] => Choice::Discard(Resource::from_id(kind)?),
            ["upgrade", hex] => Choice::Upgrade(hex.parse().ok()?),
            ["gather"] => Choice::Gather,
            ["gather", kind] => Choice::GatherOne(Resource::from_id(kind)?),
            ["gather", one, other] => {
                let (one, other) = (Resource::from_id(one)?, Resource::from_id(other)?);
                Choice::GatherTwo(one.min(other), one.max(other))
            }
            ["operate"] => Choice::Operate,
            ["shop"] => Choice::Shop,
            ["take", kind] => Choice::Take(Resource::from_id(kind)?),
            ["enough"] => Choice::Enough,
            ["craft", thing] => Choice::Craft(Thing::from_id(thing)?),
            ["place", hex] => Choice::Place(hex.parse().ok()?),
            ["finish"] => Choice::Finish,
            ["pass"] => Choice::Pass,
            ["move", hex] => Choice::Move(hex.parse().ok()?),
            ["stay"] => Choice::Stay,
            ["give", seat, kind] => self.trade(Way::Give, seat, kind)?,
            ["ask", seat, kind] => self.trade(Way::Ask, seat, kind)?,
            ["accept"] => Choice::Accept,
            ["decline"] => Choice::Decline,
            ["end"] => Choice::End,
            _ => return None,
        };
        Some(choice)
    }

    /// The answer a text stands for.
    pub(crate) fn choice_from(&self, text: &str) -> Option<Choice> {
        let words: Vec<&str> = text.split_whitespace().collect();
        self.choice(&words)
    }

    fn trade(&self, way: Way, seat: &str, kind: &str) -> Option<Choice> {
        Some(Choice::Trade(Trade {
            way,
            partner: self.seat(seat)?,
            kind: Resource::from_id(kind)?,
        }))
    }

    fn seat(&self, word: &str) -> Option<Seat> {
        let number = word.parse::<usize>().ok()?;
        (number < self.seats).then(|| Seat::new(number))
    }

    /// Payers in seat order, however they were written.
    fn payers<const N: usize>(&self, words: [&str; N]) -> Option<[Seat; N]> {
        let mut payers = [Seat::new(0); N];
        for (payer, word) in payers.iter_mut().zip(words) {
            *payer = self.seat(word)?;
        }
        payers.sort_unstable();
        Some(payers)
    }
}

impl Notation for Resourced {
    type Chronicle = ();

    const TITLE: &'static str = "ResourCEd";
    const CATALOGUE: &'static Catalogue = &words::CATALOGUE;
    const RULEBOOK: &'static str = include_str!("../rules.md");
    const PLAYERS: (usize, usize) = (3, 4);
    const USUAL_PLAYERS: usize = 4;

    fn action_text(&self, action: Action) -> String {
        action.to_string()
    }

    fn action_words(_: &View, action: Action) -> Message {
        action.words(words::hex)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let reader = Reader {
            seats: self.seats(),
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = match words.as_slice() {
            ["agree"] => Some(Action::Agree),
            ["object"] => Some(Action::Object),
            ["propose", words @ ..] => reader.choice(words).map(Action::Propose),
            words => reader.choice(words).map(Action::Do),
        };
        action.ok_or_else(|| ParseError::unknown(text))
    }

    fn position(&self, (): &()) -> Map<String, Value> {
        self.fields()
    }

    fn from_position(
        options: &crate::House,
        seats: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Resourced, ()), PositionError> {
        Resourced::from_fields(options, seats, fields).map(|position| (position, ()))
    }

    fn derived(&self, named: &Map<String, Value>) -> Vec<&'static str> {
        crate::position::derived(self, named)
    }

    fn view_fields(view: &View, (): &()) -> Map<String, Value> {
        view.fields()
    }

    fn tell(event: &News, _: Viewer) -> Option<Message> {
        Some(event.words())
    }
}
