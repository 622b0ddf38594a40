use crate::{
    cards::{Card, Cards},
    garden::GuildSet,
    icons::Icon,
};

/// One decision.
///
/// Seats, guild numbers and cards are those the player named, which may be
/// none that exist: then the action is refused.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Lay a new guild (D39).
    Lay {
        /// The cards.
        cards: Cards,
        /// What the joker is called, if it is among them.
        name: Option<Icon>,
        /// A card named twice, of which nobody holds a second (D39).
        twice: Option<Card>,
    },
    /// Extend own guilds (D46).
    Extend {
        /// The guilds that join.
        guilds: GuildSet,
        /// The cards added; with the Dandelion where it gets a new name.
        cards: Cards,
        /// What the joker is called from now on.
        name: Option<Icon>,
        /// A card named twice, of which nobody holds a second (D46).
        twice: Option<Card>,
    },
    /// Use a saved insect while building (D91).
    Cure {
        /// Whose guild.
        seat: u8,
        /// Which guild.
        guild: u8,
        /// The insect.
        insect: Card,
    },
    /// Offer a saved insect, with `insect_trade` = `on_own_turn`.
    TradeSaved(Card),
    /// End the building step.
    Done,
    /// Discard a card (D62).
    Discard(Card),
    /// Replenish from the deck (D70).
    DrawDeck,
    /// Replenish from the discard pile (D68).
    DrawPile,
    /// Take one card of the pile, with `pile_pick` = `free`.
    Take(Card),
    /// Lay the aphids on an own guild (D82).
    AphidsOn(u8),
    /// Pass the aphids on (D85).
    AphidsTo {
        /// To whom.
        seat: u8,
        /// On which guild, with `passed_aphids` = `passer`.
        guild: Option<u8>,
    },
    /// Put the aphids out of the game (D85).
    AphidsAway,
    /// Meet the aphids with a saved insect (D87).
    Spend(Card),
    /// Let the aphids land.
    Suffer,
    /// Apply the insect to the aphids of a guild (D89).
    Apply {
        /// Whose guild.
        seat: u8,
        /// Which guild.
        guild: u8,
    },
    /// Save the insect (D90).
    Save,
    /// Open a trade for the insect that turned up (D92).
    Trade,
    /// Offer an own guild for the insect (D92).
    Offer(u8),
    /// Offer nothing.
    Pass,
    /// Take the offer of a seat (D93).
    Accept(u8),
    /// Take no offer.
    Refuse,
}
