//! What a turn scores (S29 to S37).

use engine::house::Toggle;

use crate::{Bonus, Character, ColourSet, Complications, Echo, Hex, Options, Taken};

/// The arithmetic of one turn.
///
/// The points before S37 are always
/// `floor(product / divisor) + added - subtracted + bonus`.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Sum {
    /// S31: the Hex times the linked Echo cards.
    pub product: i64,
    /// S32: the linked Complications multiplied together; 1 if there is none.
    pub divisor: i32,
    /// S33: the unlinked Echo cards.
    pub added: i32,
    /// S34: the unlinked Complications.
    pub subtracted: i32,
    /// S35: what the character adds.
    pub bonus: i32,
}

impl Sum {
    /// S29 to S36: the arithmetic of placing `hex` so that the `paired`
    /// colours meet, with these cards taken.
    #[inline]
    pub fn of(
        options: &Options,
        character: Character,
        hex: Hex,
        taken: &[Echo],
        paired: ColourSet,
    ) -> Sum {
        let field = character.field();
        let hex_bonus = field.is_some_and(|kind| hex.is(kind));
        let mut sum = Sum {
            product: i64::from(hex.value()),
            divisor: 1,
            added: 0,
            subtracted: 0,
            bonus: i32::from(hex_bonus),
        };
        let early = match options.bonus {
            Bonus::After => 0,
            Bonus::Before => 1,
        };
        sum.product += early * i64::from(hex_bonus);
        for &echo in taken {
            let linked = echo.colours().meets(paired);
            let value = i64::from(echo.value());
            if echo.is_complication() {
                sum.complicate(options.complication, linked, value);
                continue;
            }
            let earns = field == Some(echo.kind());
            let value = value + early * i64::from(earns);
            if linked {
                // Only changed cards can make it that large.
                sum.product = sum.product.saturating_mul(value);
            } else {
                sum.added += value as i32;
            }
            sum.bonus += i32::from(earns);
        }
        match options.bonus {
            Bonus::After => {}
            Bonus::Before => sum.bonus = 0,
        }
        sum
    }

    /// S32, S34.
    #[inline]
    fn complicate(&mut self, how: Complications, linked: bool, value: i64) {
        match (how, linked) {
            (Complications::Mirror, true) => self.divisor *= value as i32,
            (Complications::Negative, true) => {
                self.product = self.product.saturating_mul(-value);
            }
            (Complications::Subtract, true)
            | (Complications::Mirror | Complications::Subtract | Complications::Negative, false) => {
                self.subtracted += value as i32;
            }
        }
    }

    /// S32: the product after the division, rounded down.
    #[inline]
    pub fn quotient(&self) -> i64 {
        // The divisor is positive, so this rounds down.
        self.product.div_euclid(i64::from(self.divisor))
    }

    /// The points of the turn before S37.
    #[inline]
    pub fn before_floor(&self) -> i64 {
        self.quotient() + i64::from(self.added - self.subtracted + self.bonus)
    }

    /// S37: the points of the turn.
    #[inline]
    pub fn points(&self, floor: Toggle) -> i64 {
        match floor {
            Toggle::On => self.before_floor().max(0),
            Toggle::Off => self.before_floor(),
        }
    }
}

/// The arithmetic of the last turn, with its cards.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Last {
    /// The Hex that was placed.
    pub hex: Hex,
    /// The linked cards, then the others, each in the order taken.
    pub(crate) cards: Taken,
    pub(crate) linked_count: u8,
    /// How the points came about.
    pub sum: Sum,
    /// The points of the turn.
    pub points: i64,
}

impl Last {
    /// S30: sorts the taken cards by whether they are linked.
    pub(crate) fn new(hex: Hex, taken: &[Echo], paired: ColourSet, sum: Sum, points: i64) -> Last {
        let linked = |echo: &&Echo| echo.colours().meets(paired);
        let mut cards = Taken::new();
        cards.extend(taken.iter().filter(linked).copied());
        let linked_count = cards.len() as u8;
        cards.extend(taken.iter().filter(|echo| !linked(echo)).copied());
        Last {
            hex,
            cards,
            linked_count,
            sum,
            points,
        }
    }

    /// The taken cards that show a paired colour, Complications included.
    pub fn linked(&self) -> &[Echo] {
        &self.cards.as_slice()[..usize::from(self.linked_count)]
    }

    /// The taken cards that do not.
    pub fn unlinked(&self) -> &[Echo] {
        &self.cards.as_slice()[usize::from(self.linked_count)..]
    }
}
