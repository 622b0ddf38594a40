//! What the engine has to tell people.

use crate::{Catalogue, Seat};

/// The messages of the engine.
pub static CATALOGUE: Catalogue = i18n::catalogue!("engine");

i18n::messages! {
    /// What is said about actions and options of every game.
    pub static WORDS of CATALOGUE;
    phrases { TABLE_MOVED_ON }
    sentences {
        unknown_action(text: Text),
        no_such_option(keys: Text),
        option_cannot_be(value: Text, allowed: Message),
        any_number(usual: Text, least: Count, most: Count),
    }
}

impl From<Seat> for i18n::Seat {
    fn from(seat: Seat) -> i18n::Seat {
        i18n::Seat(seat.index() as u8)
    }
}

impl From<Seat> for i18n::Arg<'_> {
    fn from(seat: Seat) -> Self {
        i18n::Seat::from(seat).into()
    }
}
