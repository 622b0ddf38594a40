//! What happened, for people; the arithmetic of a turn step by step.

use engine::{Log, Seat};

use crate::{
    Bonus, Cell, Character, ColourSet, Complications, Echo, Hands, Hex, Kind, Last, Options,
    Rotation, Spot, Taken,
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
}

fn only(cards: &[Echo], keep: impl Fn(Echo) -> bool) -> Taken {
    cards.iter().copied().filter(|&echo| keep(echo)).collect()
}
