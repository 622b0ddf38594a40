//! Where long words may be parted.
//!
//! Browsers part words by themselves if they know the language well enough, and many do
//! not; on a narrow card a word would then be cut anywhere.

use std::collections::HashMap;

use i18n::Each;

use crate::words;

/// A hyphen that shows only where a line ends.
const SOFT_HYPHEN: &str = "\u{ad}";

/// Words, and the same with soft hyphens.
static SEAMS: Each<HashMap<String, String>> = Each::new(|| {
    let words = words::SEAMS.text().split_whitespace();
    let both = words.map(|word| (word.replace('|', ""), word.replace('|', SOFT_HYPHEN)));
    both.collect()
});

/// A name for a narrow place: its long words may be parted at their seams.
pub(crate) fn parted(name: &str) -> String {
    let words = name.split(' ').map(|word| {
        let parted = SEAMS.spoken().get(word);
        parted.map_or(word, String::as_str)
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use i18n::{Language, speaking};

    use super::*;
    use crate::board::Board;

    /// The words in the names of all cards.
    fn on_cards() -> BTreeSet<String> {
        fn names<G: Board>() -> Vec<&'static str> {
            G::cards().iter().map(|card| card.name).collect()
        }
        let games = catalog::games().into_iter();
        let names = games.filter_map(|game| catalog::with_game!(game.id, G => names::<G>()));
        let words = names.flatten().flat_map(|name| name.split(' '));
        words.map(str::to_owned).collect()
    }

    #[test]
    fn long_words_on_cards_have_seams_and_no_others() {
        for language in Language::ALL {
            speaking(language, || {
                let words = on_cards();
                for word in SEAMS.spoken().keys() {
                    assert!(words.contains(word), "no card has {word} in its name");
                }
                let long = words.iter().filter(|word| word.chars().count() > 12);
                for word in long {
                    assert_ne!(&parted(word), word, "{word} has no seam");
                }
            });
        }
        let garden = speaking(Language::German, || parted("Garten Gemeinschaftsgarten"));
        assert_eq!(garden, "Garten Gemein\u{ad}schafts\u{ad}garten");
    }
}
