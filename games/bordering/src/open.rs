//! What lies open on the table for everybody to see.

use engine::Seat;
use parts::Pile;

use crate::{
    Cell, Character, Echo, Hex, Last, Length, Options, Spot, SpotSet, Table, echo::ECHOES,
};

/// Echo cards in the order they were taken.
pub type Taken = Pile<Echo, { Spot::MOST }>;

/// Everything that is no secret, whoever looks.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Open {
    /// The house rules.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// S10: who began.
    pub first: Seat,
    /// Whose turn it is; at the end, whose turn was the last.
    pub turn: Seat,
    /// How many turns are finished.
    pub turns: u32,
    /// What is to be decided.
    pub phase: Phase,
    /// S2: who plays whom.
    pub characters: [Option<Character>; 5],
    /// S24: what Bill has turned back this turn.
    pub ignored: SpotSet,
    /// The Echo cards in front of the active player.
    pub taken: Taken,
    /// S39: the Echo discard pile.
    pub discard: Pile<Echo, ECHOES>,
    /// The Hexes.
    pub table: Table,
    /// S38: the shared total.
    pub score: i64,
    /// The arithmetic of the last turn.
    pub last: Option<Last>,
}

/// What is to be decided.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    /// S2: a character.
    Character,
    /// S15, S16: a card to turn over.
    Flip,
    /// S24: whether Bill turns the Complication on this spot back.
    Bill(Spot),
    /// S26: a Hex.
    Choose,
    /// S26: the cell for this Hex.
    At(Hex),
    /// S27: the rotation of this Hex on this cell.
    Turn(Hex, Cell),
    /// S44: nothing, the game is over.
    Over,
}

impl Phase {
    /// The word for it in positions.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Character => "character",
            Phase::Flip => "flip",
            Phase::Bill(_) => "bill",
            Phase::Choose => "choose",
            Phase::At(_) => "at",
            Phase::Turn(..) => "turn",
            Phase::Over => "over",
        }
    }

    /// The spot Bill decides about.
    pub const fn turned(self) -> Option<Spot> {
        match self {
            Phase::Bill(spot) => Some(spot),
            Phase::Character
            | Phase::Flip
            | Phase::Choose
            | Phase::At(_)
            | Phase::Turn(..)
            | Phase::Over => None,
        }
    }

    /// The Hex that is being placed.
    pub const fn chosen(self) -> Option<Hex> {
        match self {
            Phase::At(hex) | Phase::Turn(hex, _) => Some(hex),
            Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Choose | Phase::Over => None,
        }
    }

    /// The cell it is being placed on.
    pub const fn at(self) -> Option<Cell> {
        match self {
            Phase::Turn(_, cell) => Some(cell),
            Phase::Character
            | Phase::Flip
            | Phase::Bill(_)
            | Phase::Choose
            | Phase::At(_)
            | Phase::Over => None,
        }
    }
}

impl Open {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The character of the seat whose turn it is.
    ///
    /// # Panics
    ///
    /// Panics while characters are being chosen.
    #[inline]
    pub fn character(&self) -> Character {
        self.characters[self.turn.index()].expect("turns begin when all have a character")
    }

    /// How many turns are to come, the one being played included, with so many
    /// Hexes in all hands and in the stack.
    pub(crate) fn turns_left(&self, held: usize, stacked: usize) -> u32 {
        let drawn = match self.options.length {
            Length::Full | Length::Short => stacked,
            Length::HandsOnly => 0,
        };
        (held + drawn) as u32
    }

    /// Whether somebody plays this character.
    pub fn is_taken(&self, character: Character) -> bool {
        self.characters.contains(&Some(character))
    }
}
