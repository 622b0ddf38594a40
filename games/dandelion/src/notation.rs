use engine::{Catalogue, Message, Notation, ParseError, PositionError, Viewer};
use serde_json::{Map, Value};

use crate::{
    Dandelion,
    action::Action,
    cards::{Card, Cards},
    event::Event,
    garden::{GuildSet, MOST_GUILDS},
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
        Action::Lay { cards, name } => format!("lay {}", ids(cards, name)),
        Action::Extend {
            guilds,
            cards,
            name,
        } => {
            let mut line = "extend".to_owned();
            for number in guilds.iter() {
                line.push_str(&format!(" {number}"));
            }
            format!("{line} with {}", ids(cards, name))
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

/// Card ids in alphabetical order, which is the order of their numbers; wild ones, which are
/// always refused, come last.
fn ids(cards: Cards, name: Option<Icon>) -> String {
    let ids: Vec<String> = (cards.iter()).map(|card| card_text(card, name)).collect();
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
            let (cards, name) = some_cards(cards, &["D39"])?;
            Ok(Action::Lay { cards, name })
        }
        ("extend", rest) => {
            let Some(with) = rest.iter().position(|&word| word == "with") else {
                return Err(ParseError::new(words::HOW_TO_EXTEND));
            };
            let mut guilds = GuildSet::NONE;
            for word in &rest[..with] {
                let number = usize::from(number(word)?);
                if number >= MOST_GUILDS {
                    return Err(ParseError::against(&["D46"], words::EXTEND_YOUR_OWN));
                }
                guilds.insert(number);
            }
            let (cards, name) = some_cards(&rest[with + 1..], &["D46"])?;
            Ok(Action::Extend {
                guilds,
                cards,
                name,
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

/// A set of cards, and the name given to the Dandelion among them. There is one of each ordinary
/// card (D17), so a second is in no hand: that is against `rules`.
fn some_cards(
    words: &[&str],
    rules: &'static [&'static str],
) -> Result<(Cards, Option<Icon>), ParseError> {
    let (mut cards, mut name) = (Cards::NONE, None);
    for word in words {
        let (next, icon) = named_card(word).map_err(|wrong| match word.split_once(':') {
            // No joker is called by a word that is no icon.
            Some((id, _)) if id == Card::DANDELION.id() => ParseError::against(&["D106"], wrong),
            _ => ParseError::new(wrong),
        })?;
        if cards.contains(next) {
            return Err(ParseError::against(rules, message::twice(next.piece())));
        }
        cards.insert(next);
        name = name.or(icon);
    }
    Ok((cards, name))
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
    card_with_id(word).map_err(ParseError::new)
}

/// A seat or guild number; one too large for any table is kept as the largest.
fn number(word: &str) -> Result<u8, ParseError> {
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    if !digits {
        return Err(ParseError::new(message::not_a_number(word.to_owned())));
    }
    Ok(word.parse::<u8>().unwrap_or(u8::MAX))
}
