use std::borrow::Cow;

use engine::Notation;

/// A hyphen that shows only where a line ends.
const SOFT_HYPHEN: &str = "\u{ad}";

/// A name for a narrow place: its long words may be parted at their seams, which the game's
/// catalogue tells.
///
/// Browsers part words by themselves if they know the language well enough, and many do
/// not; on a narrow card a word would then be cut anywhere.
pub fn parted<G: Notation>(name: &str) -> String {
    let seams = G::CATALOGUE.word("seams").unwrap_or_default();
    let words = name.split(' ').map(|word| {
        let mut known = seams.split_whitespace();
        let seam = known.find(|seam| seam.replace('|', "") == word);
        seam.map_or(Cow::Borrowed(word), |seam| {
            Cow::Owned(seam.replace('|', SOFT_HYPHEN))
        })
    });
    words.collect::<Vec<_>>().join(" ")
}
