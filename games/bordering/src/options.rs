//! House rules.

use engine::{HouseRules, OptionError, Switch, house::Toggle, house_rules};

use crate::words::message;

house_rules! {
    /// The switches; the default of each stands first.
    pub struct Options;
    /// S7, S48: how many cards the square has.
    square "S48": Square {
        /// Three by three.
        Nine = 9,
        /// Four by four.
        Sixteen = 16,
        /// Five by five.
        TwentyFive = 25,
    }
    /// S17: when a further card matches.
    matching as "match" "S17": Matching {
        /// The same name.
        Name: "name",
        /// The same type.
        Type: "type",
        /// A colour in common.
        Colour: "colour",
    }
    /// S16: whether there is a choice to stop.
    flip "S16": Flip {
        /// It is not.
        Must: "must",
        /// After the first card it is.
        May: "may",
    }
    /// S20: what becomes of a later Complication that does not match.
    complication_flip "S20": LaterComplication {
        /// It is taken and ends the draw.
        Stick: "stick",
        /// It is turned back like any other card.
        TurnBack: "turn_back",
    }
    /// S32, S34: how Complications hurt.
    complication "S32": Complications {
        /// They divide if linked and are subtracted if not.
        Mirror: "mirror",
        /// They are always subtracted.
        Subtract: "subtract",
        /// They multiply by minus their value if linked and are subtracted if not.
        Negative: "negative",
    }
    /// S37: whether a turn can score less than 0.
    turn_floor "S37": Toggle [On, Off]
    /// S8, S42, S44: how long the game is.
    length "S44": Length {
        /// All 46 Hexes.
        Full: "full",
        /// Only 26 Hexes.
        Short: "short",
        /// Only the Hexes dealt at the start.
        HandsOnly: "hands_only",
    }
    /// S35: when the character's bonus is counted.
    bonus "S35": Bonus {
        /// After everything else.
        After: "after",
        /// It raises the values before they are multiplied.
        Before: "before",
    }
    /// S24: how often Bill turns a card back.
    bill "S24": BillsGift {
        /// Every time.
        Unlimited: "unlimited",
        /// Once.
        Once: "once",
    }
    /// S8: who sees a hand.
    hands "S8": Hands {
        /// Everybody.
        Open: "open",
        /// Its owner.
        Secret: "secret",
    }
    /// S23: whether cards that were seen stay visible.
    memory_aid "S23": Toggle [Off, On]
}

impl Square {
    /// The number of spots.
    #[inline]
    pub const fn spots(self) -> usize {
        self.number() as usize
    }

    /// The number of spots in a row.
    #[inline]
    pub const fn side(self) -> usize {
        match self {
            Square::Nine => 3,
            Square::Sixteen => 4,
            Square::TwentyFive => 5,
        }
    }
}

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = Options::DECLARED;

    /// S1: one to five.
    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        let seats = asked.unwrap_or(2);
        if (1..=5).contains(&seats) {
            return Ok(seats);
        }
        Err(OptionError::new("seats", message::players_are(seats)))
    }
}
