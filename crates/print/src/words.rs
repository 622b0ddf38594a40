//! What stands on sheets beside the cards, and why something cannot be printed.

use i18n::Catalogue;

/// Everything of that, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("print");

i18n::messages! {
    /// What the sheets of every game say.
    pub static WORDS of CATALOGUE;
    phrases {
        RULER, CUT, CARDS,

        // The cover
        COVER, IN_THIS_FILE, PAGES, PIECES, PRINTING, WHOSE_WORK, HOW_QUICK, HOW_FOLD, HOW_SHOP,
        LONG_EDGE, SHORT_EDGE,

        // The calibration sheet
        CALIBRATION, CALIBRATION_FRONT, CALIBRATION_BACK, CALIBRATION_FRONT_TITLE,
        CALIBRATION_BACK_TITLE, CALIBRATE_FRONT, CALIBRATE_BACK,

        // The rulebook
        RULEBOOK, RULEBOOK_TITLE, RULEBOOK_BOOKLET, NOTES, HOW_TO_FOLD,

        // What cannot be printed
        PAPER, LAYOUT, EDGE, INK, PART,
    }
    sentences {
        document(game: Text),
        label(game: Text, title: Text, paper: Text),
        sheet_of(deck: Text, sheet: Count, sheets: Count),
        front(title: Text),
        back(title: Text),
        empty_back(title: Text),
        credits(who: Text),
        printed_from(rules: Count, hash: Text, version: Text),
        printed_from_changed(rules: Count, hash: Text, version: Text),
        how_to_print(how: Text),
        how_duplex(edge: Message),
        how_bleed(edge: Message),
        rulebook_front(sheet: Count),
        rulebook_back(sheet: Count),
        rules_version(rules: Count, version: Text),
        unknown_word(kind: Message, found: Text, known: Text),
        no_such_part(game: Text, part: Text, known: Text),
        cards_wrong(line: Count, reason: Text),
        change_cards(fault: Text),
        no_document(why: Text),
        not_a_number(name: Text, text: Text, most: Count),
        does_not_fit(text: Text),
        no_letters(text: Text),
        fault_of(piece: Text, fault: Text),
    }
}

/// What the ids of marks in the catalogue begin with.
const MARK: &str = "mark-";

/// What a mark is called when a page is read aloud.
pub(crate) fn mark(name: &str) -> &str {
    CATALOGUE.word(&[MARK, name].concat()).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_and_the_code_agree() {
        let by_convention = |id: &str| id.strip_prefix(MARK).is_some_and(is_drawn);
        let mistakes = CATALOGUE.mistakes(&[&WORDS], &by_convention);
        assert_eq!(mistakes, Vec::<String>::new());
    }

    fn is_drawn(mark: &str) -> bool {
        art::marks::mark(mark).is_some()
    }
}
