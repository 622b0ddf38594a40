use crate::{Cell, Character, Hex, Rotation, Spot};

/// One small decision.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// S2: takes a character.
    Character(Character),
    /// S15, S16: turns over a card of the square.
    Flip(Spot),
    /// Ends the draw, where S16 leaves the choice.
    Stop,
    /// S24: Bill turns a Complication back.
    Ignore,
    /// S24: Bill leaves the Complication turned over.
    Keep,
    /// S26: picks the Hex to place.
    Choose(Hex),
    /// S26: picks its cell.
    At(Cell),
    /// S27: turns it and lays it down.
    Turn(Rotation),
}
