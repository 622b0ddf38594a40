use std::{borrow::Cow, sync::OnceLock};

use i18n::{Language, spoken};

/// Words for a number of things: "3 cards". Small numbers are on everything a page shows,
/// so their words are kept.
pub struct Counted {
    tell: fn(i64) -> String,
    told: [OnceLock<Vec<String>>; Language::ALL.len()],
}

/// Up to this, words are kept.
const SMALL_NUMBERS: i64 = 64;

impl Counted {
    /// Keeps the words that `tell` makes for a number.
    pub const fn new(tell: fn(i64) -> String) -> Counted {
        Counted {
            tell,
            told: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The words for a number, in the language that is spoken.
    pub fn of(&'static self, number: i64) -> Cow<'static, str> {
        let told = self.told[spoken() as usize]
            .get_or_init(|| (0..SMALL_NUMBERS).map(self.tell).collect());
        match usize::try_from(number).ok().and_then(|n| told.get(n)) {
            Some(words) => Cow::Borrowed(words),
            None => Cow::Owned((self.tell)(number)),
        }
    }
}
