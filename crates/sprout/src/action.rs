use crate::Card;

/// One decision of a player (S4).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Put a card into the own bed.
    Plant(Card),
    /// Put a card on the compost.
    Compost(Card),
}

impl Action {
    /// The card that is played.
    pub const fn card(self) -> Card {
        match self {
            Action::Plant(card) | Action::Compost(card) => card,
        }
    }
}
