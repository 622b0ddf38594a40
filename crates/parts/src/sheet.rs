use std::{
    error::Error,
    fmt::{self, Debug},
    ops::RangeInclusive,
};

use i18n::{Message, Phrase, verbatim};

use crate::words::{self, message};

/// The rows of a data file: tab-separated text, by the names in its first line.
pub struct Sheet<'a> {
    names: Vec<&'a str>,
    rows: Vec<Row<'a>>,
}

/// A row of a data file.
#[derive(Clone)]
pub struct Row<'a> {
    line: usize,
    cells: Vec<(&'a str, &'a str)>,
}

/// What is wrong with a data file, and where.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SheetError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Message,
}

impl SheetError {
    /// What is wrong with a line.
    pub fn new(line: usize, reason: impl Into<Message>) -> SheetError {
        SheetError {
            line,
            reason: reason.into(),
        }
    }

    /// What to tell whoever changed the file.
    pub fn message(&self) -> Message {
        message::line_wrong(self.line, self.reason.clone())
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.message(), f)
    }
}

impl Error for SheetError {}

/// A game whose data file can be another one.
pub trait DataFile {
    /// The game's own data file.
    const FILE: &'static str;

    /// What a data file says, checked.
    type Deck: Debug + Send + Sync + 'static;

    /// Reads and checks a data file.
    ///
    /// # Errors
    ///
    /// The first line that cannot be, and why.
    fn read(text: &str) -> Result<Self::Deck, SheetError>;

    /// Plays with a deck, on this thread, for as long as `play` runs. Positions of one deck
    /// mean nothing with another, so none may come in or go out.
    fn with<R>(deck: &'static Self::Deck, play: impl FnOnce() -> R) -> R;
}

impl<'a> Sheet<'a> {
    /// Reads a data file; lines that begin with `#` are remarks.
    ///
    /// # Errors
    ///
    /// Fails if there are no rows, if a column that is needed is missing, or if a row
    /// has more cells than there are columns.
    pub fn read(text: &'a str, needed: &[&str]) -> Result<Sheet<'a>, SheetError> {
        let mut lines = (text.lines().enumerate())
            .filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
        let Some((first, header)) = lines.next() else {
            return Err(SheetError::new(1, words::FILE_EMPTY));
        };
        let names: Vec<&str> = header.split('\t').map(str::trim).collect();
        for &name in needed {
            if !names.contains(&name) {
                let reason = message::no_column(name.to_owned());
                return Err(SheetError::new(first + 1, reason));
            }
        }
        let mut sheet = Sheet {
            names,
            rows: Vec::new(),
        };
        for (at, line) in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            if cells.len() > sheet.names.len() {
                let reason = message::too_many_cells(cells.len(), sheet.names.len());
                return Err(SheetError::new(at + 1, reason));
            }
            let named = sheet.names.iter().copied();
            let cells = named.zip(cells.into_iter().chain(std::iter::repeat("")));
            sheet.rows.push(Row {
                line: at + 1,
                cells: cells.map(|(name, cell)| (name, cell.trim())).collect(),
            });
        }
        if sheet.rows.is_empty() {
            return Err(SheetError::new(first + 1, words::NO_ROWS));
        }
        Ok(sheet)
    }

    /// The names of the columns.
    pub fn columns(&self) -> &[&'a str] {
        &self.names
    }

    /// The rows, in order.
    pub fn rows(&self) -> &[Row<'a>] {
        &self.rows
    }

    /// Checks that a changed file has the rows of the printed one, in their order, and
    /// that these columns are as printed; each comes with the reason why it has to be.
    ///
    /// # Errors
    ///
    /// The first line that differs.
    pub fn keeps(&self, printed: &Sheet<'_>, columns: &[(&str, Phrase)]) -> Result<(), SheetError> {
        for (row, printed) in self.rows.iter().zip(&printed.rows) {
            for &(column, why) in columns {
                row.keeps(printed, column, why)?;
            }
        }
        let (found, needed) = (self.rows.len(), printed.rows.len());
        if found == needed {
            return Ok(());
        }
        let place = self.rows.get(needed).or(self.rows.last());
        Err(SheetError::new(
            place.map_or(1, |row| row.line),
            message::other_count(found, needed),
        ))
    }
}

impl<'a> Row<'a> {
    /// Its line in the file, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// A cell by its column; empty if the file has no such column.
    pub fn text(&self, name: &str) -> &'a str {
        let cell = self.cells.iter().find(|(column, _)| *column == name);
        cell.map_or("", |(_, text)| text)
    }

    /// A cell as a list.
    pub fn list(&self, name: &str) -> Vec<&'a str> {
        let parts = self.text(name).split(',').map(str::trim);
        parts.filter(|part| !part.is_empty()).collect()
    }

    /// A cell as a number in a range.
    ///
    /// # Errors
    ///
    /// Fails if it is none.
    pub fn number(&self, name: &str, range: RangeInclusive<u16>) -> Result<u16, SheetError> {
        let text = self.text(name);
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            let found = match text {
                "" => words::EMPTY.into(),
                text => verbatim(text.to_owned()),
            };
            self.wrong(message::not_a_number(name.to_owned(), found, *least, *most))
        })
    }

    /// Checks that a cell is as it is in the printed file, where `why` says why it has to
    /// be.
    ///
    /// # Errors
    ///
    /// Fails if it differs.
    pub fn keeps(&self, printed: &Row<'_>, column: &str, why: Phrase) -> Result<(), SheetError> {
        let (found, kept) = (self.text(column), printed.text(column));
        if found == kept {
            return Ok(());
        }
        let quoted = |text: &str| match text {
            "" => words::EMPTY.into(),
            text => message::quoted(text.to_owned()),
        };
        let (found, kept) = (quoted(found), quoted(kept));
        Err(self.wrong(message::has_to_stay(column.to_owned(), found, kept, why)))
    }

    /// What is wrong with this row.
    pub fn wrong(&self, reason: impl Into<Message>) -> SheetError {
        SheetError::new(self.line, reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "# a remark\nid\tcost\noak\t1\nash\t2\n";

    fn reason(text: &str) -> String {
        let printed = Sheet::read(PRINTED, &["id", "cost"]).expect("a good file");
        let found = Sheet::read(text, &["id", "cost"]).and_then(|sheet| {
            sheet.keeps(&printed, &[("id", words::EMPTY)])?;
            for row in sheet.rows() {
                row.number("cost", 1..=4)?;
            }
            Ok(())
        });
        found.map_or_else(|error| error.to_string(), |()| "good".to_owned())
    }

    #[test]
    fn a_mistake_is_reported_with_its_line_and_the_reason() {
        for (text, said) in [
            (PRINTED, "good"),
            ("id\tcost\noak\t4\nash\t2\n", "good"),
            ("", "line 1: the file is empty"),
            ("# nothing\n", "line 1: the file is empty"),
            ("id\tprice\noak\t1\n", "line 1: there is no column `cost`"),
            ("id\tcost\n", "line 1: there are no rows"),
            ("id\tcost\noak\t1\tx\n", "line 2: 3 cells for 2 columns"),
            (
                "id\tcost\noak\t5\nash\t2",
                "line 2: `cost` is 5, not a number from 1 to 4",
            ),
            (
                "id\tcost\noak\t1\n\nash",
                "line 4: `cost` is empty, not a number from 1 to 4",
            ),
            (
                "id\tcost\noak\t1\nelm\t2",
                "line 3: `id` is `elm` and has to stay `ash`: empty",
            ),
            (
                "id\tcost\noak\t1",
                "line 2: there is 1 row instead of 2: rows are changed, not added or left out",
            ),
            (
                "id\tcost\noak\t1\nash\t2\nelm\t2",
                "line 4: there are 3 rows instead of 2: rows are changed, not added or left out",
            ),
        ] {
            assert_eq!(reason(text), said, "{text:?}");
        }
    }
}
