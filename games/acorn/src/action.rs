use crate::{Animal, Card, Lane};

/// One decision.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// A12: choose an animal.
    Pick(Animal),
    /// A15: place the pawn.
    Start(Lane),
    /// A18: turn up this many cards.
    Reveal(u8),
    /// A20: announce a change to this lane.
    Change(Lane),
    /// A20: pay one of the two cards.
    Pay(Card),
    /// A28: play a card.
    Play(Card, Way),
    /// A29: use the bonus after the option.
    Bonus,
    /// A29: do without the bonus.
    Skip,
    /// A40: buy the oldest such card of the Row.
    Buy(Card),
    /// A24: the lane of the first movement, or of `lane any`.
    Go(Lane),
    /// A33: the opponent an effect is aimed at, by seat number.
    Target(u8),
    /// A33: discard a card.
    Discard(Card),
    /// A66: shed a Trap from the hand.
    Shed(Card),
    /// A66: shed a Trap from the Nest.
    ShedFromNest(Card),
    /// A66: shed no more.
    Enough,
    /// Ruling 16: take the Trap.
    Trap,
    /// Ruling 16: go back.
    Back,
    /// A71: end the turn.
    End,
}

/// Which option of a card is played, and whether its bonus comes first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Way {
    /// The single option.
    Only,
    /// The first of two options.
    A,
    /// The second option.
    B,
    /// The bonus, then the single option.
    BonusOnly,
    /// The bonus, then the first option.
    BonusA,
    /// The bonus, then the second option.
    BonusB,
}

impl Way {
    /// All ways.
    pub const ALL: [Way; 6] = [
        Way::Only,
        Way::A,
        Way::B,
        Way::BonusOnly,
        Way::BonusA,
        Way::BonusB,
    ];

    /// Whether the bonus comes before the option.
    pub const fn bonus_first(self) -> bool {
        match self {
            Way::BonusOnly | Way::BonusA | Way::BonusB => true,
            Way::Only | Way::A | Way::B => false,
        }
    }

    /// What stands behind the card's id in an action.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Way::Only => "",
            Way::A => " a",
            Way::B => " b",
            Way::BonusOnly => " bonus",
            Way::BonusA => " bonus a",
            Way::BonusB => " bonus b",
        }
    }
}
