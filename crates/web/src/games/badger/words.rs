//! What the Badger says.

use std::ops::RangeInclusive;

use badger::{Action, Card, Phase, Suit, View};
use engine::{Outcome, Seat};

use crate::words;

macro_rules! words {
    ($($name:ident = $text:expr;)+) => { $(pub(super) const $name: &str = $text;)+ };
}

words! {
    DECREE = "Decree";
    TRICK = "The clearing";
    LAST_TRICK = "Last trick";
    TAKEN = "Taken this round";
    YOUR_HAND = "Your hand";
    PILE = "Draw pile";
    OUT = "Out of the game";
    STACKS = "Tricks this round";
    NOW = "now";
    ROUNDS = "Rounds";
    ROUND = "Round";
    NOTHING_LED = "No card is left to be played.";
    TRICKS = "tricks";
    SEVENS = "sevens";
    EARLIER_ROUNDS = "earlier rounds";
}

/// The parts of the gallery, with the ranks they hold.
pub(super) const SHELVES: [(&str, RangeInclusive<u8>); 6] = [
    ("Aces", 1..=1),
    ("Two to five", 2..=5),
    ("Six to nine", 6..=9),
    ("Pawns and Courts", 10..=10),
    ("Crowns", 11..=11),
    ("The Excuse", 0..=0),
];

/// Tricks from, tricks to, points (B84).
pub(super) const SCORES: [(u8, u8, u8); 6] = [
    (0, 3, 6),
    (4, 4, 1),
    (5, 5, 2),
    (6, 6, 3),
    (7, 9, 6),
    (10, 13, 0),
];

/// B84: points for so many tricks.
pub(super) fn trick_points(tricks: u8) -> u8 {
    let row = SCORES
        .iter()
        .find(|(from, to, _)| (*from..=*to).contains(&tricks));
    row.map_or(0, |&(_, _, points)| points)
}

/// The rank as it stands on the card.
pub(super) fn rank(card: Card) -> &'static str {
    match card.rank() {
        0 => "–",
        1 => "A",
        2 => "2",
        3 => "3",
        4 => "4",
        5 => "5",
        6 => "6",
        7 => "7",
        8 => "8",
        9 => "9",
        10 if is_court(card) => "T",
        10 => "P",
        _ => "C",
    }
}

fn is_court(card: Card) -> bool {
    card.mark().starts_with('T')
}

fn rank_word(card: Card) -> &'static str {
    match card.rank() {
        1 => "Ace",
        10 if is_court(card) => "Court, rank 10",
        10 => "Pawn, rank 10",
        11 => "Crown, rank 11",
        0 => "no rank",
        _ => rank(card),
    }
}

/// What a card does.
pub(super) fn effect(card: Card) -> Option<&'static str> {
    match card.rank() {
        1 => Some("Loses? You lead next."),
        3 => Some("You may exchange the decree."),
        5 => Some("Draw a card, then bury one."),
        7 => Some("1 point for the winner."),
        9 => Some("Trump, if the only 9."),
        11 => Some("Led: asks for the Ace or the highest."),
        _ => None,
    }
}

/// The card with everything on it.
pub(super) fn full_name(card: Card) -> String {
    let suits: Vec<String> = card.suits().iter().map(|suit| suit.to_string()).collect();
    let mut name = format!("{}: {}", card.name(), rank_word(card));
    if !suits.is_empty() {
        name.push_str(&format!(", {}", words::list(&suits)));
    }
    if let Some(effect) = effect(card) {
        name.push_str(&format!(". {effect}"));
    }
    name
}

pub(super) fn trump(suit: Suit) -> String {
    format!("Trump: {suit}")
}

pub(super) fn leads(name: &str) -> String {
    format!("{name} leads.")
}

pub(super) fn follows(name: &str) -> String {
    format!("{name} follows.")
}

/// What so many tricks are worth now, and with the next.
pub(super) fn worth(count: u8) -> String {
    let now = words::points(trick_points(count).into());
    let next = trick_points(count + 1);
    if count < 13 {
        format!("{}: {now}; {next} with the next", tricks(count))
    } else {
        format!("{}: {now}", tricks(count))
    }
}

pub(super) fn led_by(name: &str, named: Option<Suit>) -> String {
    match named {
        Some(suit) => format!("{name} led, as {suit}"),
        None => format!("{name} led"),
    }
}

pub(super) fn followed_by(name: &str) -> String {
    format!("{name} followed")
}

pub(super) fn taken_by(name: &str) -> String {
    format!("Taken by {name}.")
}

pub(super) fn hand_of(name: &str) -> String {
    format!("{name}’s hand")
}

pub(super) fn tricks(count: u8) -> String {
    words::counted(usize::from(count), "trick", "tricks")
}

pub(super) fn range(from: u8, to: u8) -> String {
    if from == to {
        from.to_string()
    } else {
        format!("{from}–{to}")
    }
}

pub(super) fn standing(view: &View, seat: Seat) -> String {
    let i = seat.index();
    let tricks = tricks(view.tricks[i]);
    format!(
        "{}, {tricks} this round",
        words::points(view.scores[i].into())
    )
}

pub(super) fn progress(view: &View, dealer: &str) -> String {
    let done = view.tricks[0] + view.tricks[1];
    let trick = (done + 1).min(13);
    let near = view.scores.iter().any(|&score| score >= view.target());
    let end = if view.phase == Phase::Over {
        ""
    } else if near {
        " · last round: the target is reached"
    } else {
        ""
    };
    format!(
        "Trump {} · round {}, trick {trick} of 13 · to {} · {dealer} dealt{end}",
        view.trump,
        view.round,
        words::points(view.target().into())
    )
}

pub(super) fn task(view: &View) -> &'static str {
    match view.phase {
        Phase::Lead => "choose a card to lead",
        Phase::Follow => "choose a card to follow with",
        Phase::Exchange => "exchange the decree, or leave it",
        Phase::Bury => "choose a card to put under the pile",
        Phase::Over => "the game is over",
    }
}

pub(super) fn label(view: &View, action: Action) -> String {
    let named = |suit: Option<Suit>| suit.map_or(String::new(), |suit| format!(" as {suit}"));
    match action {
        Action::Play { card, named: suit } if view.led.is_none() => {
            format!("Lead {}{}", card.name(), named(suit))
        }
        Action::Play { card, .. } => format!("Play {}", card.name()),
        Action::Exchange { card, named: suit } => {
            format!("Make {} the decree{}", card.name(), named(suit))
        }
        Action::Keep => "Leave the decree".to_owned(),
        Action::Bury { card } => format!("Bury {}", card.name()),
    }
}

pub(super) fn preview(view: &View, action: Action) -> String {
    match action {
        Action::Play { card, .. } => {
            let mut parts = vec![card.mark()];
            if card.bears(view.trump) {
                parts.push("trump".to_owned());
            }
            match view.would_take(card) {
                Some(true) => parts.push("would take the trick".to_owned()),
                Some(false) => parts.push("would lose the trick".to_owned()),
                None => {}
            }
            parts.extend(effect(card).map(str::to_owned));
            parts.join("; ")
        }
        Action::Exchange { card, named } => {
            let trump = named.unwrap_or(card.suits().uppermost());
            let (mark, old) = (card.mark(), view.decree.name());
            format!("{mark}; trump becomes {trump}, you take {old}")
        }
        Action::Keep => format!("trump stays {}", view.trump),
        Action::Bury { card } => card.mark(),
    }
}

pub(super) fn ending(view: &View, outcome: &Outcome, name: impl Fn(Seat) -> String) -> String {
    let winners = outcome.winners(2);
    let scores = format!("{} to {}", view.scores[0], view.scores[1]);
    let target = words::points(view.target().into());
    match (winners.len(), winners.first()) {
        (1, Some(winner)) if view.scores[0] == view.scores[1] => format!(
            "The target of {target} was reached and the totals are equal, {scores}: the better last round decides, and it was {}’s (B90).",
            name(winner)
        ),
        (1, Some(winner)) => format!(
            "The target of {target} was reached, and {} has more: {scores} (B89).",
            name(winner)
        ),
        _ => format!("Totals and last rounds are equal, {scores}: a draw (B91)."),
    }
}
