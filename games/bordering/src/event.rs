//! What happened, for people; the arithmetic of a turn step by step.

use std::fmt::{self, Write as _};

use engine::{Log, Seat, Viewer};

use crate::{
    Bonus, Cell, Character, Colour, ColourSet, Complications, Echo, Hands, Hex, Kind, Last,
    Options, Rotation, Spot, Taken, tally,
};

/// Something that happened.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// S2: a seat has a character.
    Chose {
        /// The seat.
        seat: Seat,
        /// Who sits there.
        character: Character,
    },
    /// S43: a turn begins.
    TurnBegan {
        /// Whose.
        who: Character,
        /// Its number, from 1.
        turn: u32,
    },
    /// S23: a card was turned over for all to see.
    TurnedOver {
        /// By whom.
        who: Character,
        /// Where.
        spot: Spot,
        /// The card.
        echo: Echo,
    },
    /// S15, S18: the card was taken.
    Taken {
        /// By whom.
        who: Character,
        /// The card.
        echo: Echo,
    },
    /// S20: a Complication that does not match was taken; the draw is over.
    Stuck {
        /// With whom.
        who: Character,
        /// The card.
        echo: Echo,
    },
    /// S19: the card was turned back; the draw is over.
    TurnedBack {
        /// By whom.
        who: Character,
        /// Where.
        spot: Spot,
        /// The card.
        echo: Echo,
    },
    /// S24: Bill turned a Complication back.
    Ignored {
        /// Bill.
        who: Character,
        /// Where.
        spot: Spot,
        /// The card.
        echo: Echo,
    },
    /// The player ended the draw.
    Stopped {
        /// Who.
        who: Character,
    },
    /// S26: a Hex was placed.
    Placed {
        /// By whom.
        who: Character,
        /// The Hex.
        hex: Hex,
        /// Where.
        cell: Cell,
        /// How.
        rotation: Rotation,
    },
    /// S29: the colours that meet.
    Paired {
        /// All of them.
        colours: ColourSet,
    },
    /// S31: the product.
    Multiplied {
        /// The Hex it starts with.
        hex: Hex,
        /// The cards that multiply.
        factors: Taken,
        /// The type whose values are raised by 1.
        raised: Option<Kind>,
        /// What comes out.
        product: i64,
    },
    /// S32: the division.
    Divided {
        /// The linked Complications.
        divisors: Taken,
        /// What comes out, rounded down.
        quotient: i64,
    },
    /// S33: unlinked Echo cards are added.
    Added {
        /// The cards.
        cards: Taken,
        /// The type whose values are raised by 1.
        raised: Option<Kind>,
        /// How much.
        added: i32,
    },
    /// S34: Complications are subtracted.
    Subtracted {
        /// The cards.
        cards: Taken,
        /// How much.
        subtracted: i32,
    },
    /// S35: the character's bonus.
    Bonus {
        /// Whose.
        who: Character,
        /// How much.
        bonus: i32,
    },
    /// S37: a turn below 0 counts 0.
    Floored {
        /// What it would have been.
        below: i64,
    },
    /// S38: points for the team.
    Scored {
        /// Of this turn.
        points: i64,
        /// Of all turns.
        total: i64,
    },
    /// S41: the discard pile became the Echo stack.
    Reshuffled {
        /// How many cards it has.
        cards: usize,
    },
    /// S40: the square was filled.
    Refilled {
        /// How many cards were laid.
        cards: usize,
    },
    /// S42: a Hex was drawn.
    Drew {
        /// By which seat.
        seat: Seat,
        /// Who sits there.
        who: Character,
        /// The Hex.
        hex: Hex,
        /// Whether others see it.
        hands: Hands,
    },
    /// S44: the game is over.
    Over {
        /// The shared total.
        total: i64,
    },
}

impl Event {
    /// Tells the arithmetic of a turn, step by step (S29 to S38).
    pub(crate) fn tell_sum(
        last: &Last,
        options: &Options,
        who: Character,
        colours: ColourSet,
        total: i64,
        log: &mut impl Log<Event>,
    ) {
        let raised = match options.bonus {
            Bonus::After => None,
            Bonus::Before => who.field(),
        };
        let negative = options.complication == Complications::Negative;
        let sum = last.sum;
        log.push(|| Event::Paired { colours });
        log.push(|| Event::Multiplied {
            hex: last.hex,
            factors: only(last.linked(), |echo| negative || !echo.is_complication()),
            raised,
            product: sum.product,
        });
        if sum.divisor != 1 {
            log.push(|| Event::Divided {
                divisors: only(last.linked(), Echo::is_complication),
                quotient: sum.quotient(),
            });
        }
        if sum.added != 0 {
            log.push(|| Event::Added {
                cards: only(last.unlinked(), |echo| !echo.is_complication()),
                raised,
                added: sum.added,
            });
        }
        if sum.subtracted != 0 {
            let everywhere = options.complication == Complications::Subtract;
            log.push(|| {
                let mut cards = only(last.linked(), |e| everywhere && e.is_complication());
                cards.extend(
                    (last.unlinked().iter().copied()).filter(|echo| echo.is_complication()),
                );
                Event::Subtracted {
                    cards,
                    subtracted: sum.subtracted,
                }
            });
        }
        if sum.bonus != 0 {
            log.push(|| Event::Bonus {
                who,
                bonus: sum.bonus,
            });
        }
        if sum.before_floor() != last.points {
            log.push(|| Event::Floored {
                below: sum.before_floor(),
            });
        }
        log.push(|| Event::Scored {
            points: last.points,
            total,
        });
    }

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
                    let value = match echo.is_complication() {
                        true => -i32::from(echo.value()),
                        false => raised_value(echo, raised),
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
                    "All Hexes are placed. Total {total}: {}.",
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

fn only(cards: &[Echo], keep: impl Fn(Echo) -> bool) -> Taken {
    cards.iter().copied().filter(|&echo| keep(echo)).collect()
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
