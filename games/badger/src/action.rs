use crate::card::{Card, Suit};

/// One decision of a player (section 7 of the rulebook: there are no others).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Lead or follow with a card.
    Play {
        /// The card.
        card: Card,
        /// The lead suit, where the leader names one.
        named: Option<Suit>,
    },
    /// After a 3: lay a hand card down as decree and take the old one.
    Exchange {
        /// The new decree.
        card: Card,
        /// The trump suit, where the player names one.
        named: Option<Suit>,
    },
    /// After a 3: leave the decree as it is.
    Keep,
    /// After a 5: put a hand card under the pile.
    Bury {
        /// The card.
        card: Card,
    },
}

impl Action {
    /// A play that names no suit.
    pub const fn play(card: Card) -> Action {
        Action::Play { card, named: None }
    }

    /// An exchange that names no suit.
    pub const fn exchange(card: Card) -> Action {
        Action::Exchange { card, named: None }
    }
}
