use parts::{Sheet, SheetError};

use crate::{PrintError, words::say};

/// The largest number in a cell.
const MOST: usize = 500;

/// The rows of a data file to be printed, by the names in its first line.
pub struct Table<'a>(Vec<Row<'a>>);

/// A row of a data file.
#[derive(Clone)]
pub struct Row<'a>(parts::Row<'a>);

impl<'a> Table<'a> {
    /// Reads tab-separated text; lines that begin with `#` are remarks.
    ///
    /// # Errors
    ///
    /// The file is empty, or has no column of a name that is needed.
    pub fn read(text: &'a str, needed: &[&str]) -> Result<Table<'a>, PrintError> {
        let sheet = Sheet::read(text, needed)?;
        Ok(Table(sheet.rows().iter().cloned().map(Row).collect()))
    }

    /// The rows, in order.
    pub fn rows(&self) -> &[Row<'a>] {
        &self.0
    }
}

impl<'a> Row<'a> {
    /// A cell by its column; empty if the file has no such column.
    pub fn text(&self, name: &str) -> &'a str {
        self.0.text(name)
    }

    /// A cell as a list.
    pub fn list(&self, name: &str) -> Vec<&'a str> {
        self.0.list(name)
    }

    /// A cell as a number; `usual` if it is empty.
    ///
    /// # Errors
    ///
    /// The cell holds no number, or too large a one.
    pub fn number(&self, name: &str, usual: usize) -> Result<usize, PrintError> {
        let text = self.text(name);
        if text.is_empty() {
            return Ok(usual);
        }
        text.parse()
            .ok()
            .filter(|&number| number <= MOST)
            .ok_or_else(|| self.wrong(say::not_a_number(name, text, MOST)))
    }

    /// What is wrong with this row.
    pub fn wrong(&self, reason: impl Into<String>) -> PrintError {
        PrintError::cards(self.0.line(), reason)
    }
}

impl From<SheetError> for PrintError {
    fn from(error: SheetError) -> PrintError {
        PrintError::cards(error.line, error.reason.to_string())
    }
}
