//! Events in words.

use std::fmt::{self, Write as _};

use engine::Viewer;

use crate::{Colour, Echo, Event, Hands, Kind, Taken, tally};

impl Event {
    /// The event in words for one viewer.
    pub(crate) fn words(&self, viewer: Viewer) -> String {
        match *self {
            Event::Chose { seat, character } => {
                format!("Seat {seat} plays {}.", character.name())
            }
            Event::TurnBegan { who, turn } => format!("Turn {turn}: {}.", who.name()),
            Event::TurnedOver { who, spot, echo } => format!(
                "{} turns over spot {}: {}.",
                who.name(),
                spot.number(),
                Described(echo)
            ),
            Event::Taken { who, echo } => format!("{} takes {}.", who.name(), echo.name()),
            Event::Stuck { who, echo } => format!(
                "{} sticks with {}; the draw is over.",
                echo.name(),
                who.name()
            ),
            Event::TurnedBack { who, spot, echo } => format!(
                "{} turns {} back on spot {}; the draw is over.",
                who.name(),
                echo.name(),
                spot.number()
            ),
            Event::Ignored { who, spot, echo } => format!(
                "{} turns {} back on spot {} and looks elsewhere.",
                who.name(),
                echo.name(),
                spot.number()
            ),
            Event::Stopped { who } => format!("{} stops drawing.", who.name()),
            Event::Placed {
                who,
                hex,
                cell,
                rotation,
            } => format!(
                "{} places {} at {cell}, turned by {}.",
                who.name(),
                hex.name(),
                rotation.sixths()
            ),
            Event::Paired { colours } => {
                let names: Vec<&str> = colours.iter().map(Colour::name).collect();
                match names.as_slice() {
                    [] => "No colours meet.".to_owned(),
                    names => format!("Colours that meet: {}.", names.join(", ")),
                }
            }
            Event::Multiplied {
                hex,
                ref factors,
                raised,
                product,
            } => {
                let early = i32::from(raised.is_some_and(|kind| hex.is(kind)));
                let mut text = format!("{} {}", hex.name(), i32::from(hex.value()) + early);
                for &echo in factors.as_slice() {
                    let value = if echo.is_complication() {
                        -i32::from(echo.value())
                    } else {
                        raised_value(echo, raised)
                    };
                    push(&mut text, format_args!(" × {} {value}", echo.name()));
                }
                if factors.is_empty() {
                    text + "."
                } else {
                    format!("{text} = {product}.")
                }
            }
            Event::Divided {
                ref divisors,
                quotient,
            } => {
                let mut text = "Divided".to_owned();
                for &echo in divisors.as_slice() {
                    push(
                        &mut text,
                        format_args!(" by {} {}", echo.name(), echo.value()),
                    );
                }
                format!("{text}, rounded down: {quotient}.")
            }
            Event::Added {
                ref cards,
                raised,
                added,
            } => {
                let cards = list(cards, |echo| raised_value(echo, raised));
                format!("Unlinked: {cards}: + {added}.")
            }
            Event::Subtracted {
                ref cards,
                subtracted,
            } => {
                let cards = list(cards, |echo| i32::from(echo.value()));
                format!("Complications: {cards}: − {subtracted}.")
            }
            Event::Bonus { who, bonus } => format!("{} adds + {bonus}.", who.name()),
            Event::Floored { below } => format!("{below} is below 0 and counts 0."),
            Event::Scored { points, total } => {
                format!("{points} points; the total is {total}.")
            }
            Event::Reshuffled { cards } => {
                format!("The Echo discard pile is shuffled: a new stack of {cards}.")
            }
            Event::Refilled { cards: 1 } => "One new card is laid face down.".to_owned(),
            Event::Refilled { cards } => format!("{cards} new cards are laid face down."),
            Event::Drew {
                seat,
                who,
                hex,
                hands,
            } => {
                if hands == Hands::Open || viewer.is(seat) {
                    format!("{} draws {}.", who.name(), hex.name())
                } else {
                    format!("{} draws a Hex.", who.name())
                }
            }
            Event::Over { total } => {
                format!(
                    "Nobody holds a Hex any more. Total {total}: {}.",
                    tally::grade(total)
                )
            }
        }
    }
}

/// A card with everything printed on it.
struct Described(Echo);

impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Described(echo) = *self;
        let kind = echo.kind().name();
        write!(f, "{} ({kind}, {}, ", echo.name(), echo.value())?;
        echo.colours()
            .iter()
            .try_for_each(|colour| write!(f, "{}", colour.letter()))?;
        f.write_str(")")
    }
}

fn raised_value(echo: Echo, raised: Option<Kind>) -> i32 {
    i32::from(echo.value()) + i32::from(raised == Some(echo.kind()))
}

fn list(cards: &Taken, value: impl Fn(Echo) -> i32) -> String {
    let cards: Vec<String> = cards
        .as_slice()
        .iter()
        .map(|&echo| format!("{} {}", echo.name(), value(echo)))
        .collect();
    cards.join(", ")
}

fn push(text: &mut String, words: fmt::Arguments<'_>) {
    text.write_fmt(words).expect("a string takes every word");
}
