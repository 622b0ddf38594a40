//! What the Dandelion says.

use dandelion::{Action, Card, Cards, Icon, Icons, Insect, Offer, Step, View, Wild};
use engine::{Outcome, Seat, Viewer};

use crate::{board::Names, words};

macro_rules! words {
    ($($name:ident = $text:expr;)+) => { $(pub(super) const $name: &str = $text;)+ };
}

words! {
    COULD_BUILD = "You can still build in this turn.";
    MIDDLE = "Deck and pile";
    DECK = "Deck";
    PILE = "Discard pile, top first";
    PILE_EMPTY = "The discard pile is empty.";
    OUT = "Out of the game";
    YOUR_HAND = "Your hand";
    NEEDS = "needs";
    GIVES = "gives";
    NOTHING = "nothing";
    SAVED = "Saved insects";
    KNOWN = "Known to be in hand";
    APHIDS = "Aphids: worth nothing";
    NO_GUILDS = "No guilds yet.";
    CENTRE = "centre";
    WILD = "wild";
    TURNED_UP = "Turned up";
    DEALT_WILDS = "Wild cards of the deal, still to be dealt with";
}

/// The icon as people read it.
pub(super) fn icon(icon: Icon) -> &'static str {
    icon.id()
}

fn icons(icons: Icons) -> String {
    let words: Vec<&str> = icons.iter().map(icon).collect();
    words::list(&words)
}

/// What a wild card does.
pub(super) fn effect(wild: Wild) -> &'static str {
    match wild {
        Wild::Aphids => "Lie on a guild, which is worth nothing until an insect eats them.",
        Wild::Drought => "For a round nothing gives water to guilds being built.",
        Wild::Ladybug | Wild::PrayingMantis => "Eats aphids, is saved, or is traded for a guild.",
        Wild::Tornado => "Blows your hand away. Draw five, and your turn is over.",
    }
}

/// The card with everything on it.
pub(super) fn full_name(card: Card) -> String {
    let name = card.name();
    if let Some(wild) = card.wild() {
        return format!("{name}, wild. {}", effect(wild));
    }
    let inputs = match card.inputs() {
        Icons::NONE => "needs nothing".to_owned(),
        inputs => format!("needs {}", icons(inputs)),
    };
    format!(
        "{name}, {}: {inputs}; gives {}",
        card.class(),
        icons(card.outputs())
    )
}

/// The part of the gallery where a card is.
pub(super) fn shelf(card: Card) -> String {
    let class = if card.wild().is_some() {
        WILD
    } else {
        card.class()
    };
    words::sentence(class).trim_end_matches('.').to_owned()
}

pub(super) fn garden_of(name: &str) -> String {
    format!("{name}’s garden")
}

pub(super) fn garden_sum(score: i64, hand: usize) -> String {
    format!("{}, {} in hand", words::points(score), words::cards(hand))
}

pub(super) fn guild(number: usize, points: u8) -> String {
    format!("Guild {number}: {}", words::points(points.into()))
}

pub(super) fn drought(name: &str) -> String {
    format!("Drought: nothing gives water to new guilds until {name} has built.")
}

pub(super) fn joker(icon: Icon) -> String {
    format!("stands for {}", icon.id())
}

/// What a seat answered to an open trade, if it has.
pub(super) fn offer(view: &View, who: &Names, seat: Seat, offer: Offer) -> Option<String> {
    match offer {
        Offer::Open => None,
        Offer::Pass => Some(format!("{} offers nothing.", who.of(seat))),
        Offer::Guild(number) => {
            let guild = guild_of(view, who, seat.index() as u8, number);
            Some(format!("{} offers {guild}.", who.of(seat)))
        }
    }
}

pub(super) fn guild_source(view: &View, seat: Seat, number: usize) -> String {
    let guild = view.table.garden().guild(seat, number);
    let centre = guild.and_then(|guild| view.table.centre(&guild));
    match (centre, guild) {
        (Some(centre), Some(guild)) if guild.aphids => format!("{} (aphids)", centre.name()),
        (Some(centre), Some(guild)) if guild.cards.len() > 1 => {
            format!("{} and {} more", centre.name(), guild.cards.len() - 1)
        }
        (Some(centre), _) => centre.name().to_owned(),
        (None, _) => guild
            .and_then(|guild| guild.cards.first().copied())
            .map_or("", Card::name)
            .to_owned(),
    }
}

pub(super) fn progress(view: &View, who: &Names) -> String {
    let table = &view.table;
    let turn = who.of(table.turn());
    let step = match table.step() {
        Step::Build => "builds",
        Step::Discard => "discards",
        Step::Replenish | Step::Take => "replenishes",
        Step::Aphids { .. } | Step::Landing { .. } => "has met aphids",
        Step::Insect { .. } | Step::Offers { .. } | Step::Answer { .. } => "has found an insect",
        Step::Over => "played last",
    };
    let mut line = format!("{turn} {step} · deck {}", view.deck);
    match table.final_lap() {
        Some(seat) => line.push_str(&format!(" · the last lap: {} had a dry turn", who.of(seat))),
        None if view.deck == 0 => line.push_str(" · the deck is empty: a dry turn brings the end"),
        None => {}
    }
    line
}

pub(super) fn task(view: &View) -> String {
    let table = &view.table;
    match table.step() {
        Step::Build => "lay or extend guilds, or go on".to_owned(),
        Step::Discard => "discard one card".to_owned(),
        Step::Replenish => format!(
            "draw {} from the deck or the pile",
            words::cards(table.need().into())
        ),
        Step::Take => format!(
            "take {} more from the pile",
            words::cards(table.need().into())
        ),
        Step::Aphids { .. } => "say where the aphids go".to_owned(),
        Step::Landing { guild, .. } => format!("aphids are about to land on guild {guild}"),
        Step::Insect { insect, .. } => format!("what shall the {} do?", insect_name(insect)),
        Step::Offers { insect, .. } => {
            format!("offer a guild for the {}, or pass", insect_name(insect))
        }
        Step::Answer { insect, .. } => {
            format!("take an offer for the {}, or none", insect_name(insect))
        }
        Step::Over => "the game is over".to_owned(),
    }
}

fn insect_name(insect: Insect) -> &'static str {
    insect.card().name()
}

fn cards(cards: Cards, name: Option<Icon>) -> String {
    let names: Vec<String> = (cards.iter())
        .map(|card| match name {
            Some(icon) if card == Card::DANDELION => format!("{} as {}", card.name(), icon.id()),
            _ => card.name().to_owned(),
        })
        .collect();
    words::list(&names)
}

/// A guild by its owner and its centre.
fn guild_of(view: &View, who: &Names, seat: u8, number: u8) -> String {
    let Some(owner) = Seat::all(view.table.seats()).nth(usize::from(seat)) else {
        return format!("guild {number}");
    };
    let centre = guild_source(view, owner, usize::from(number));
    if view.viewer.is(owner) {
        format!("your guild {number} ({centre})")
    } else {
        format!("{}’s guild {number} ({centre})", who.of(owner))
    }
}

fn own(view: &View, who: &Names, number: u8) -> String {
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat.index() as u8,
        Viewer::Spectator => 0,
    };
    guild_of(view, who, seat, number)
}

fn seat_name(view: &View, who: &Names, seat: u8) -> String {
    let seat = Seat::all(view.table.seats()).nth(usize::from(seat));
    seat.map_or(String::new(), |seat| who.of(seat).to_owned())
}

pub(super) fn label(view: &View, who: &Names, action: Action) -> String {
    match action {
        Action::Lay {
            cards: set, name, ..
        } => format!("Lay {}", cards(set, name)),
        Action::Extend {
            guilds,
            cards: set,
            name,
            ..
        } => {
            let names: Vec<String> = (guilds.iter())
                .map(|number| own(view, who, number as u8))
                .collect();
            format!("Extend {} with {}", words::list(&names), cards(set, name))
        }
        Action::Cure {
            seat,
            guild,
            insect,
        } => {
            format!(
                "Use the {} on {}",
                insect.name(),
                guild_of(view, who, seat, guild)
            )
        }
        Action::TradeSaved(card) => format!("Offer the {} for a guild", card.name()),
        Action::Done => "Done building".to_owned(),
        Action::Discard(card) => format!("Discard {}", card.name()),
        Action::DrawDeck => "Draw from the deck".to_owned(),
        Action::DrawPile => "Take from the pile".to_owned(),
        Action::Take(card) => format!("Take {}", card.name()),
        Action::AphidsOn(guild) => format!("Aphids on {}", own(view, who, guild)),
        Action::AphidsTo { seat, guild: None } => {
            format!("Pass the aphids to {}", seat_name(view, who, seat))
        }
        Action::AphidsTo {
            seat,
            guild: Some(guild),
        } => {
            format!("Pass the aphids to {}", guild_of(view, who, seat, guild))
        }
        Action::AphidsAway => "Put the aphids out of the game".to_owned(),
        Action::Spend(card) => format!("Spend the {}", card.name()),
        Action::Suffer => "Let the aphids land".to_owned(),
        Action::Apply { seat, guild } => format!("Cure {}", guild_of(view, who, seat, guild)),
        Action::Save => "Save it".to_owned(),
        Action::Trade => "Offer it for a guild".to_owned(),
        Action::Offer(guild) => format!("Offer {}", own(view, who, guild)),
        Action::Pass => "Offer nothing".to_owned(),
        Action::Accept(seat) => format!("Take the offer of {}", seat_name(view, who, seat)),
        Action::Refuse => "Take no offer".to_owned(),
    }
}

pub(super) fn preview(view: &View, who: &Names, action: Action) -> Option<String> {
    let Viewer::Seat(seat) = view.viewer else {
        return None;
    };
    if let Some(made) = view.prospect(seat, action) {
        return Some(match made.gain {
            gain if gain == made.worth => format!("{} more", words::points(gain)),
            gain => format!("worth {}, {gain:+} for you", words::points(made.worth)),
        });
    }
    match action {
        Action::Done if view.own_hand().is_empty() => Some("ends undo: you draw next".to_owned()),
        Action::Done => Some("on to the discard".to_owned()),
        Action::DrawDeck => Some(format!(
            "{} in it; ends undo",
            words::cards(view.deck.into())
        )),
        Action::DrawPile => Some(pile_top(view)),
        Action::Discard(card) | Action::Take(card) => Some(needs_and_gives(card)),
        Action::Suffer => Some("the guild will be worth nothing".to_owned()),
        Action::Spend(_) => Some("the guild is unharmed".to_owned()),
        Action::Accept(from) => offered(view, who, from),
        Action::Lay { .. }
        | Action::Extend { .. }
        | Action::Cure { .. }
        | Action::TradeSaved(_)
        | Action::AphidsOn(_)
        | Action::AphidsTo { .. }
        | Action::AphidsAway
        | Action::Apply { .. }
        | Action::Save
        | Action::Trade
        | Action::Offer(_)
        | Action::Pass
        | Action::Refuse => None,
    }
}

fn needs_and_gives(card: Card) -> String {
    let needs = match card.inputs() {
        Icons::NONE => "needs nothing".to_owned(),
        inputs => format!("needs {}", icons(inputs)),
    };
    format!("{needs}; gives {}", icons(card.outputs()))
}

/// D67, D69: what the pile would give. The own discard lies on top and stays.
fn pile_top(view: &View) -> String {
    format!(
        "{} of the pile, which all have seen",
        words::cards(view.table.need().into())
    )
}

fn offered(view: &View, who: &Names, from: u8) -> Option<String> {
    let Step::Answer { offers, .. } = view.table.step() else {
        return None;
    };
    match offers.get(usize::from(from))? {
        Offer::Guild(number) => Some(guild_of(view, who, from, *number)),
        Offer::Pass | Offer::Open => None,
    }
}

pub(super) fn ending(view: &View, who: &Names, outcome: &Outcome) -> String {
    let seats = view.table.seats();
    let winners = outcome.winners(seats);
    let names: Vec<&str> = winners.iter().map(|seat| who.of(seat)).collect();
    let best = Seat::all(seats)
        .map(|seat| outcome.scores[seat])
        .max()
        .unwrap_or(0);
    let level = Seat::all(seats)
        .filter(|&seat| outcome.scores[seat] == best)
        .count();
    let why = format!(
        "The deck is empty and nobody builds any more. The most points win (D115): {}.",
        words::points(best)
    );
    match (names.as_slice(), level) {
        ([_], 1) => why,
        ([one], _) => {
            format!("{why} Several have as many; the best guild decides, and it is {one}’s (D116).")
        }
        (several, _) => format!(
            "{why} {} are level and share the win (D116).",
            words::list(several)
        ),
    }
}
