//! Rows on disk, as CSV and as Parquet at the same time.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use crate::parquet;

/// What a column holds.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Type {
    /// Whole numbers.
    Int,
    /// Numbers.
    Real,
    /// Words.
    Text,
}

/// A column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub of: Type,
}

impl Column {
    /// A column with this name.
    pub fn new(name: &str, of: Type) -> Column {
        Column {
            name: name.to_owned(),
            of,
        }
    }
}

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
    parquet: parquet::Writer<BufWriter<File>>,
}

impl Table {
    /// Begins `NAME.csv` and `NAME.parquet` in a folder.
    ///
    /// # Errors
    ///
    /// Fails if they cannot be written.
    pub fn create(folder: &Path, name: &str, columns: &[Column]) -> io::Result<Table> {
        let open = |ending: &str| {
            let path = folder.join(format!("{name}.{ending}"));
            File::create(&path).map_err(|error| at(&path, &error))
        };
        let mut csv = BufWriter::new(open("csv")?);
        let names: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
        writeln!(csv, "{}", names.join(","))?;
        Ok(Table {
            columns: columns.len(),
            csv,
            parquet: parquet::Writer::new(BufWriter::new(open("parquet")?), columns)?,
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
        self.csv.write_all(b"\n")?;
        self.parquet.push(row)
    }

    /// Hands the rows so far over to the disk; the Parquet file is whole at the end alone.
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
        self.csv.flush()?;
        self.parquet.finish()
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
