//! Rows on disk, as CSV.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

/// What stands in a row under a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// A whole number.
    Int(i64),
    /// A number.
    Real(f64),
    /// Words.
    Text(String),
    /// Nothing.
    Missing,
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(text.to_owned())
    }
}

/// A table that is written row by row.
pub struct Table {
    columns: usize,
    csv: BufWriter<File>,
}

impl Table {
    /// Begins `NAME.csv` in a folder.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be written.
    pub fn create(folder: &Path, name: &str, columns: &[&str]) -> io::Result<Table> {
        let path = folder.join(format!("{name}.csv"));
        let file = File::create(&path).map_err(|error| at(&path, &error))?;
        let mut csv = BufWriter::new(file);
        let names: Vec<String> = columns.iter().map(|column| quoted(column)).collect();
        writeln!(csv, "{}", names.join(","))?;
        Ok(Table {
            columns: columns.len(),
            csv,
        })
    }

    /// Adds a row.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be written.
    pub fn push(&mut self, row: &[Cell]) -> io::Result<()> {
        debug_assert_eq!(row.len(), self.columns);
        for (i, cell) in row.iter().enumerate() {
            if i > 0 {
                self.csv.write_all(b",")?;
            }
            match cell {
                Cell::Int(n) => write!(self.csv, "{n}")?,
                Cell::Real(x) => write!(self.csv, "{x}")?,
                Cell::Text(text) => self.csv.write_all(quoted(text).as_bytes())?,
                Cell::Missing => {}
            }
        }
        self.csv.write_all(b"\n")
    }

    /// Hands the rows so far over to the disk.
    ///
    /// # Errors
    ///
    /// Fails if they cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.csv.flush()
    }

    /// Writes what is left.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        self.csv.flush()
    }
}

/// A failure, with the file it is about.
pub(crate) fn at(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

/// Words as they stand between commas.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
