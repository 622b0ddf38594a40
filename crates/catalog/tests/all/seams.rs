//! Long words on narrow cards may be parted where they have seams.

use std::collections::BTreeSet;

use board::{Board, parted};
use i18n::{Language, speaking};

/// Beyond so many letters a word has to be parted on a narrow card.
const LONG: usize = 12;

fn long_words_have_seams<G: Board>() {
    let names = G::cards().iter().flat_map(|card| card.name.split(' '));
    let words: BTreeSet<&str> = names.collect();
    let seams = G::CATALOGUE.word("seams").unwrap_or_default();
    for seam in seams.split_whitespace() {
        let word = seam.replace('|', "");
        let known = words.contains(word.as_str());
        assert!(known, "{}: no card has {word} in its name", G::ID);
    }
    for &word in words.iter().filter(|word| word.chars().count() > LONG) {
        assert_ne!(parted::<G>(word), word, "{}: {word} has no seam", G::ID);
    }
}

#[test]
fn long_words_on_cards_have_seams_and_no_others() {
    for language in Language::ALL {
        speaking(language, || {
            for game in catalog::games() {
                catalog::with_game!(game.id, G => long_words_have_seams::<G>()).unwrap();
            }
        });
    }
    let garden = speaking(Language::German, || {
        parted::<catalog::Resourced>("Garten Gemeinschaftsgarten")
    });
    assert_eq!(garden, "Garten Gemein\u{ad}schafts\u{ad}garten");
}
