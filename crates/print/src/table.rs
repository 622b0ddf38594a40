use crate::{
    PrintError,
    words::{self, say},
};

/// The largest number in a cell.
const MOST: usize = 500;

/// The rows of a data file, by the names in its first line.
pub struct Table<'a> {
    names: Vec<&'a str>,
    rows: Vec<Row<'a>>,
}

/// A row of a data file.
#[derive(Clone)]
pub struct Row<'a> {
    /// Its line in the file, from 1.
    line: usize,
    cells: Vec<(&'a str, &'a str)>,
}

impl<'a> Table<'a> {
    /// Reads tab-separated text; lines that begin with `#` are remarks.
    ///
    /// # Errors
    ///
    /// The file is empty, or has no column of a name that is needed.
    pub fn read(text: &'a str, needed: &[&str]) -> Result<Table<'a>, PrintError> {
        let mut lines = (text.lines().enumerate())
            .filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
        let Some((first, header)) = lines.next() else {
            return Err(PrintError::cards(1, words::FILE_IS_EMPTY));
        };
        let names: Vec<&str> = header.split('\t').collect();
        for &name in needed {
            if !names.contains(&name) {
                let reason = say::no_column(name);
                return Err(PrintError::cards(first + 1, reason));
            }
        }
        let mut table = Table {
            names,
            rows: Vec::new(),
        };
        for (at, line) in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            if cells.len() > table.names.len() {
                let reason = say::too_many_cells(cells.len(), table.names.len());
                return Err(PrintError::cards(at + 1, reason));
            }
            let named = table.names.iter().copied();
            let cells = named.zip(cells.into_iter().chain(std::iter::repeat("")));
            table.rows.push(Row {
                line: at + 1,
                cells: cells.collect(),
            });
        }
        if table.rows.is_empty() {
            return Err(PrintError::cards(first + 1, words::NO_ROWS));
        }
        Ok(table)
    }

    /// The rows, in order.
    pub fn rows(&self) -> &[Row<'a>] {
        &self.rows
    }
}

impl<'a> Row<'a> {
    /// A cell by its column; empty if the file has no such column.
    pub fn text(&self, name: &str) -> &'a str {
        let cell = self.cells.iter().find(|(column, _)| *column == name);
        cell.map_or("", |(_, text)| text.trim())
    }

    /// A cell as a list.
    pub fn list(&self, name: &str) -> Vec<&'a str> {
        let parts = self.text(name).split(',').map(str::trim);
        parts.filter(|part| !part.is_empty()).collect()
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
        PrintError::cards(self.line, reason)
    }
}
