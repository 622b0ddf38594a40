use engine::{Catalogue, Message, Notation, ParseError, PositionError, Viewer};
use serde_json::{Map, Value};

use crate::{
    Dandelion,
    action::Action,
    cards::{Card, Cards},
    event::Event,
    garden::GuildSet,
    icons::Icon,
    options::{Options, WildReplacement},
    view::View,
    words::{self, message},
};

impl Notation for Dandelion {
    type Chronicle = ();

    const TITLE: &'static str = "Guiding the Dandelion";
    const CATALOGUE: &'static Catalogue = &words::CATALOGUE;
    const RULEBOOK: &'static str = include_str!("../rules.md");
    const PLAYERS: (usize, usize) = (2, 6);
    const USUAL_PLAYERS: usize = 2;

    fn action_text(&self, action: Action) -> String {
        text(action)
    }

    fn action_words(view: &View, action: Action) -> Message {
        action.words(view)
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        parse(text)
    }

    fn position(&self, (): &()) -> Map<String, Value> {
        crate::position::of(self)
    }

    fn from_position(
        options: &Options,
        seats: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Dandelion, ()), PositionError> {
        crate::reading::read(options, seats, fields).map(|game| (game, ()))
    }

    /// `need` cannot be worked out in the middle of a draw that does not
    /// replace wild cards, so it is kept there unless its reasons change.
    fn derived(&self, named: &Map<String, Value>) -> Vec<&'static str> {
        let changes = |names: &[&str]| names.iter().any(|name| named.contains_key(*name));
        let mut derived = vec!["scores"];
        let replaced = self.table.options.wild_replacement == WildReplacement::Yes;
        if replaced || changes(&["hands", "phase", "turn"]) {
            derived.push("need");
        }
        if changes(&["phase", "pending"]) {
            derived.push("traded");
        }
        if changes(&["phase"]) && !changes(&["pending"]) {
            derived.push("pending");
        }
        // Before the discard nothing has been discarded.
        let before =
            matches!(named.get("phase"), Some(phase) if phase == "build" || phase == "discard");
        if before && !changes(&["discarded"]) {
            derived.push("discarded");
        }
        derived
    }

    fn view_fields(view: &View, (): &()) -> Map<String, Value> {
        crate::position::of_view(view)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Message> {
        Some(event.tell(viewer))
    }
}

/// An action as one canonical line.
pub(crate) fn text(action: Action) -> String {
    match action {
        Action::Lay { cards, name, twice } => format!("lay {}", ids(cards, name, twice)),
        Action::Extend {
            guilds,
            cards,
            name,
            twice,
        } => {
            let mut line = "extend".to_owned();
            for number in guilds.iter() {
                line.push_str(&format!(" {number}"));
            }
            format!("{line} with {}", ids(cards, name, twice))
        }
        Action::Cure {
            seat,
            guild,
            insect,
        } => format!("cure {seat} {guild} with {insect}"),
        Action::TradeSaved(insect) => format!("trade {insect}"),
        Action::Done => "done".to_owned(),
        Action::Discard(card) => format!("discard {card}"),
        Action::DrawDeck => "draw deck".to_owned(),
        Action::DrawPile => "draw pile".to_owned(),
        Action::Take(card) => format!("take {card}"),
        Action::AphidsOn(guild) => format!("aphids on {guild}"),
        Action::AphidsTo { seat, guild: None } => format!("aphids to {seat}"),
        Action::AphidsTo {
            seat,
            guild: Some(guild),
        } => format!("aphids to {seat} {guild}"),
        Action::AphidsAway => "aphids away".to_owned(),
        Action::Spend(insect) => format!("spend {insect}"),
        Action::Suffer => "suffer".to_owned(),
        Action::Apply { seat, guild } => format!("apply {seat} {guild}"),
        Action::Save => "save".to_owned(),
        Action::Trade => "trade".to_owned(),
        Action::Offer(guild) => format!("offer {guild}"),
        Action::Pass => "pass".to_owned(),
        Action::Accept(seat) => format!("accept {seat}"),
        Action::Refuse => "refuse".to_owned(),
    }
}

/// Card ids in alphabetical order, which is the order of their numbers; those
/// that are always refused, wild ones and a card named twice, come last.
fn ids(cards: Cards, name: Option<Icon>, twice: Option<Card>) -> String {
    let all = cards.iter().chain(twice);
    let ids: Vec<String> = all.map(|card| card_text(card, name)).collect();
    ids.join(" ")
}

/// A card, the joker with its name.
pub(crate) fn card_text(card: Card, name: Option<Icon>) -> String {
    match name {
        Some(icon) if card == Card::DANDELION => format!("{card}:{}", icon.id()),
        _ => card.id().to_owned(),
    }
}

/// The action a line means.
pub(crate) fn parse(line: &str) -> Result<Action, ParseError> {
    let lower = line.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let Some((&verb, rest)) = words.split_first() else {
        return Err(ParseError::unknown(line));
    };
    match (verb, rest) {
        ("lay", cards) => {
            let (cards, name, twice) = some_cards(cards)?;
            Ok(Action::Lay { cards, name, twice })
        }
        ("extend", rest) => {
            let Some(with) = rest.iter().position(|&word| word == "with") else {
                return Err(ParseError(words::HOW_TO_EXTEND.into()));
            };
            let numbers: Result<GuildSet, ParseError> = rest[..with]
                .iter()
                .map(|word| number(word).map(usize::from))
                .collect();
            let (cards, name, twice) = some_cards(&rest[with + 1..])?;
            Ok(Action::Extend {
                guilds: numbers?,
                cards,
                name,
                twice,
            })
        }
        ("cure", [seat, guild, "with", insect]) => Ok(Action::Cure {
            seat: number(seat)?,
            guild: number(guild)?,
            insect: card(insect)?,
        }),
        ("trade", []) => Ok(Action::Trade),
        ("trade", [insect]) => Ok(Action::TradeSaved(card(insect)?)),
        ("done", []) => Ok(Action::Done),
        ("discard", [id]) => Ok(Action::Discard(card(id)?)),
        ("draw", ["deck"]) => Ok(Action::DrawDeck),
        ("draw", ["pile"]) => Ok(Action::DrawPile),
        ("take", [id]) => Ok(Action::Take(card(id)?)),
        ("aphids", ["on", guild]) => Ok(Action::AphidsOn(number(guild)?)),
        ("aphids", ["to", seat]) => Ok(Action::AphidsTo {
            seat: number(seat)?,
            guild: None,
        }),
        ("aphids", ["to", seat, guild]) => Ok(Action::AphidsTo {
            seat: number(seat)?,
            guild: Some(number(guild)?),
        }),
        ("aphids", ["away"]) => Ok(Action::AphidsAway),
        ("spend", [insect]) => Ok(Action::Spend(card(insect)?)),
        ("suffer", []) => Ok(Action::Suffer),
        ("apply", [seat, guild]) => Ok(Action::Apply {
            seat: number(seat)?,
            guild: number(guild)?,
        }),
        ("save", []) => Ok(Action::Save),
        ("offer", [guild]) => Ok(Action::Offer(number(guild)?)),
        ("pass", []) => Ok(Action::Pass),
        ("accept", [seat]) => Ok(Action::Accept(number(seat)?)),
        ("refuse", []) => Ok(Action::Refuse),
        _ => Err(ParseError::unknown(line)),
    }
}

/// A set of cards, the name given to the Dandelion among them, and the last
/// card that came twice.
fn some_cards(words: &[&str]) -> Result<(Cards, Option<Icon>, Option<Card>), ParseError> {
    let (mut cards, mut name, mut twice) = (Cards::NONE, None, None);
    for word in words {
        let (next, icon) = match word.split_once(':') {
            // No joker is called by a word that is no icon, nor after food:
            // the one stands for the other, so that D106 refuses both.
            Some((id, icon)) if id == Card::DANDELION.id() => {
                let icon = Icon::from_id(icon).unwrap_or(Icon::Food);
                (Card::DANDELION, Some(icon))
            }
            _ => named_card(word).map_err(ParseError)?,
        };
        if cards.contains(next) {
            twice = Some(next);
        }
        cards.insert(next);
        name = name.or(icon);
    }
    Ok((cards, name, twice))
}

/// A card, with the icon a joker is named after: `dandelion:water`.
pub(crate) fn named_card(word: &str) -> Result<(Card, Option<Icon>), Message> {
    let Some((id, icon)) = word.split_once(':') else {
        return card_with_id(word).map(|card| (card, None));
    };
    let card = card_with_id(id)?;
    if card != Card::DANDELION {
        return Err(message::only_dandelion_named(word.to_owned()));
    }
    let Some(icon) = Icon::from_id(icon) else {
        return Err(message::no_such_icon(word.to_owned(), icon.to_owned()));
    };
    Ok((card, Some(icon)))
}

pub(crate) fn card_with_id(id: &str) -> Result<Card, Message> {
    Card::from_id(id).ok_or_else(|| message::no_such_card(id.to_owned()))
}

fn card(word: &str) -> Result<Card, ParseError> {
    card_with_id(word).map_err(ParseError)
}

/// A seat or guild number; one too large for any table is kept as the largest.
fn number(word: &str) -> Result<u8, ParseError> {
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    if !digits {
        return Err(ParseError(message::not_a_number(word.to_owned())));
    }
    Ok(word.parse::<u8>().unwrap_or(u8::MAX))
}
