//! Events in words.

use engine::{Message, Viewer};
use i18n::List;

use crate::{
    Colour, Echo, Event, Hands, Kind, Taken, tally,
    words::{self, cell, message, spot},
};

impl Event {
    /// What one viewer reads of it.
    pub(crate) fn words(&self, viewer: Viewer) -> Message {
        match *self {
            Event::Chose { seat, character } => message::chose(seat, character.piece()),
            Event::TurnBegan { who, turn } => message::turn_began(turn, who.piece()),
            Event::TurnedOver {
                who,
                spot: at,
                echo,
            } => message::turned_over(
                who.piece(),
                spot(at),
                echo.piece(),
                echo.kind().word(),
                echo.value(),
                echo.colours()
                    .iter()
                    .map(Colour::letter)
                    .collect::<String>(),
                colours(echo.colours().iter()),
            ),
            Event::Taken { who, echo } => message::took(who.piece(), echo.piece()),
            Event::Stuck { who, echo } => message::stuck(who.piece(), echo.piece()),
            Event::TurnedBack {
                who,
                spot: at,
                echo,
            } => message::turned_back(who.piece(), echo.piece(), spot(at)),
            Event::Ignored {
                who,
                spot: at,
                echo,
            } => message::ignored(who.piece(), echo.piece(), spot(at)),
            Event::Stopped { who } => message::stopped(who.piece()),
            Event::Placed {
                who,
                hex,
                cell: at,
                rotation,
            } => message::placed(who.piece(), hex.piece(), cell(at), rotation.sixths()),
            Event::Paired { colours: met } => {
                if met.iter().next().is_none() {
                    return words::NO_COLOURS_MEET.into();
                }
                message::colours_meet(colours(met.iter()))
            }
            Event::Multiplied {
                hex,
                ref factors,
                raised,
                product,
            } => {
                let early = i32::from(raised.is_some_and(|kind| hex.is(kind)));
                let start = message::valued(hex.piece(), i32::from(hex.value()) + early);
                let all = (factors.as_slice().iter()).fold(start, |before, &echo| {
                    message::times(before, echo.piece(), factor(echo, raised))
                });
                if factors.is_empty() {
                    message::product_alone(all)
                } else {
                    message::product_is(all, product)
                }
            }
            Event::Divided {
                ref divisors,
                quotient,
            } => {
                let divisors = divisors.as_slice().iter();
                let by = divisors.map(|&echo| message::by(echo.piece(), echo.value()));
                message::divided(List::and(by), quotient)
            }
            Event::Added {
                ref cards,
                raised,
                added,
            } => message::added(list(cards, |echo| raised_value(echo, raised)), added),
            Event::Subtracted {
                ref cards,
                subtracted,
            } => message::subtracted(list(cards, |echo| echo.value().into()), subtracted),
            Event::Bonus { who, bonus } => message::bonus(who.piece(), bonus),
            Event::Floored { below } => message::floored(below),
            Event::Scored { points, total } => message::scored(points, total),
            Event::Reshuffled { cards } => message::reshuffled(cards),
            Event::Refilled { cards } => message::refilled(cards),
            Event::Drew {
                seat,
                who,
                hex,
                hands,
            } => {
                if hands == Hands::Open || viewer.is(seat) {
                    message::drew(who.piece(), hex.piece())
                } else {
                    message::drew_hidden(who.piece())
                }
            }
            Event::Over { total } => message::ended(total, tally::grade(total).word()),
        }
    }
}

fn colours(colours: impl Iterator<Item = Colour>) -> List {
    List::commas(colours.map(Colour::word))
}

/// What a linked card multiplies by; a Complication does so only where it is negative.
fn factor(echo: Echo, raised: Option<Kind>) -> i32 {
    if echo.is_complication() {
        -i32::from(echo.value())
    } else {
        raised_value(echo, raised)
    }
}

fn raised_value(echo: Echo, raised: Option<Kind>) -> i32 {
    i32::from(echo.value()) + i32::from(raised == Some(echo.kind()))
}

fn list(cards: &Taken, value: impl Fn(Echo) -> i32) -> List {
    let cards = cards.as_slice().iter();
    List::commas(cards.map(|&echo| message::valued(echo.piece(), value(echo))))
}
