use i18n::{Catalogue, Language, speaking};

use crate::{Sheet, SheetError};

/// What a data file says of a card to somebody who does not know the game: what is printed
/// on it where the game draws no card.
///
/// The columns `id`, `name`, `copies` and `text` are known; all others are figures with the
/// name `field-COLUMN` of the game's catalogue. The catalogue translates names (`piece-ID`)
/// and texts (`text-ID`) unless the file was changed there.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Described<'a> {
    /// Its id.
    pub id: &'a str,
    /// What it is called.
    pub name: String,
    /// How many there are of it.
    pub copies: u16,
    /// The other cells that are not empty, each with the name of its column.
    pub figures: Vec<(String, String)>,
    /// What it says; often nothing.
    pub text: String,
}

/// Columns that say where a figure comes from, not what it is.
const REMARKS: [&str; 3] = ["provenance", "source", "remarks"];

/// More copies than any game has of a card.
const MANY: u16 = 500;

impl<'a> Described<'a> {
    /// All cards of a data file, in the language that is spoken.
    ///
    /// # Errors
    ///
    /// The first line that cannot be, and why.
    pub fn all(
        file: &'a str,
        catalogue: &'static Catalogue,
    ) -> Result<Vec<Described<'a>>, SheetError> {
        let sheet = Sheet::read(file, &["id"])?;
        let known = ["id", "name", "copies", "text"];
        let columns: Vec<&str> = (sheet.columns().iter().copied())
            .filter(|column| !known.contains(column) && !REMARKS.contains(column))
            .collect();
        let mut cards = Vec::new();
        for row in sheet.rows() {
            let id = row.text("id");
            let copies = match row.text("copies") {
                "" => 1,
                _ => row.number("copies", 0..=MANY)?,
            };
            let figure = |&column: &&str| match row.text(column) {
                "" => None,
                word => Some((catalogue.field(&[column]), catalogue.field(&[column, word]))),
            };
            let name = translated(row.text("name"), || {
                catalogue.piece_named(id).map(|piece| piece.name())
            });
            cards.push(Described {
                id,
                name: name.unwrap_or(id).to_owned(),
                copies,
                figures: columns.iter().filter_map(figure).collect(),
                text: translated(row.text("text"), || catalogue.word(&format!("text-{id}")))
                    .unwrap_or_default()
                    .to_owned(),
            });
        }
        Ok(cards)
    }
}

/// What a cell says in the language that is spoken: what the catalogue says, unless the file
/// says something else than the catalogue in English.
fn translated(cell: &str, told: impl Fn() -> Option<&'static str>) -> Option<&str> {
    if cell.is_empty() {
        return told();
    }
    let known = speaking(Language::English, &told);
    match told() {
        Some(told) if known == Some(cell) => Some(told),
        _ => Some(cell),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::CATALOGUE;

    const FILE: &str = "id\tname\tcopies\tworth\ttext\tsource\n\
        empty\tEmpty\t2\t-3\tNothing is in it.\tnobody\n\
        full\t\t\t\t\t\n";

    #[test]
    fn unknown_columns_are_figures_and_remarks_are_left_out() {
        let cards = Described::all(FILE, &CATALOGUE).expect("a good file");
        assert_eq!(
            cards[0],
            Described {
                id: "empty",
                name: "Empty".to_owned(),
                copies: 2,
                figures: vec![("worth".to_owned(), "-3".to_owned())],
                text: "Nothing is in it.".to_owned(),
            }
        );
        let full = &cards[1];
        assert_eq!((full.name.as_str(), full.copies), ("full", 1));
        assert!(full.figures.is_empty() && full.text.is_empty());
    }

    #[test]
    fn a_cell_is_translated_as_long_as_it_says_what_the_catalogue_says() {
        let told = || CATALOGUE.word("empty");
        let in_german = |cell| speaking(Language::German, || translated(cell, told));
        assert_eq!(in_german("empty"), Some("leer"));
        assert_eq!(in_german(""), Some("leer"));
        assert_eq!(in_german("void"), Some("void"));
    }

    #[test]
    fn a_number_of_copies_that_is_none_is_reported_with_its_line() {
        let error = Described::all("id\tcopies\noak\tmany\n", &CATALOGUE).expect_err("no number");
        assert_eq!(error.line, 2);
    }
}
