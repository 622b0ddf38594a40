//! What is said of data files, and of hexes that somebody wrote.

use i18n::Catalogue;

/// The messages of this crate.
pub static CATALOGUE: Catalogue = i18n::catalogue!("parts");

i18n::messages! {
    /// All of them.
    pub static WORDS of CATALOGUE;
    phrases { FILE_EMPTY, NO_ROWS, EMPTY, HEX_SHAPE }
    sentences {
        line_wrong(line: Count, reason: Message),
        no_column(name: Text),
        too_many_cells(cells: Count, columns: Count),
        other_count(found: Count, needed: Count),
        not_a_number(name: Text, found: Message, least: Count, most: Count),
        has_to_stay(column: Text, found: Message, kept: Message, why: Message),
        quoted(text: Text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_has_no_mistakes() {
        let mistakes = CATALOGUE.mistakes(&[&WORDS], &|_| false);
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    }
}
