//! What the game has to tell people: its catalogue, and the messages that the code names.

use i18n::{Catalogue, Piece};

use crate::Card;

/// Everything the game says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("sprout");

i18n::messages! {
    /// All messages that the code names.
    pub static WORDS of CATALOGUE;
    phrases {
        // The log
        ALL_PLAYED,

        // Refusals
        GAME_IS_OVER, NOT_YOURS,

        // Positions
        OTHER_SEATS, OTHER_CARDS, HANDS_UNEQUAL,

        // Data files
        CARDS_ARE_KNOWN,
    }
    sentences {
        // Actions
        plant(card: Piece),
        compost(card: Piece),

        // The log
        planted(seat: Seat, card: Piece),
        composted(seat: Seat, card: Piece),
        you_drew(card: Piece),
        drew(seat: Seat),

        // Refusals
        others_turn(seat: Seat),
        worth_less(card: Piece),
        no_card(id: Text),
        too_many_play(seats: Count),

        // Data files
        too_many_cards(kinds: Count, cards: Count),
        too_few_cards(cards: Count),
    }
}

impl Card {
    /// The card in a message.
    pub fn piece(self) -> Piece {
        Piece {
            catalogue: &CATALOGUE,
            id: self.id(),
        }
    }
}
