//! One number of a data file, by its path.

use std::{fmt, str::FromStr};

use crate::words::say;

/// Where a number stands in a data file: `ROW.COLUMN`, where the cell has one number;
/// `ROW.COLUMN.2` for the second of several; `ROW@2.COLUMN` for the second row of that
/// id.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Number {
    row: String,
    /// Which of the rows of that id, from 1.
    nth_row: Option<usize>,
    column: String,
    /// Which of the numbers of the cell, from 1.
    nth: Option<usize>,
}

/// Why there is no such number.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum NumberError {
    /// The path cannot be read.
    #[error("{}", say::no_path(.0))]
    Path(String),
    /// No row has the id.
    #[error("{}", say::no_row(.0))]
    Row(String),
    /// No column has the name.
    #[error("{}", say::no_column(found, columns))]
    Column {
        /// What was asked for.
        found: String,
        /// What there is.
        columns: String,
    },
    /// Several rows have the id.
    #[error("{}", say::several_rows(*count, row, column))]
    SeveralRows {
        /// The id.
        row: String,
        /// The column.
        column: String,
        /// How many there are.
        count: usize,
    },
    /// The cell has several numbers.
    #[error("{}", say::several_numbers(cell, path, *count))]
    SeveralNumbers {
        /// The cell.
        cell: String,
        /// The path.
        path: String,
        /// How many there are.
        count: usize,
    },
    /// The cell has no such number.
    #[error("{}", say::no_number(cell, path))]
    None {
        /// The cell.
        cell: String,
        /// The path.
        path: String,
    },
}

impl FromStr for Number {
    type Err = NumberError;

    fn from_str(text: &str) -> Result<Number, NumberError> {
        let wrong = || NumberError::Path(text.to_owned());
        let nth = |text: &str| text.parse().ok().filter(|&n| n > 0).ok_or_else(wrong);
        let mut parts = text.split('.').map(str::trim);
        let (row, column) = (parts.next().zip(parts.next())).ok_or_else(wrong)?;
        let place = parts.next().map(nth).transpose()?;
        let (row, nth_row) = match row.split_once('@') {
            Some((row, n)) => (row, Some(nth(n)?)),
            None => (row, None),
        };
        if row.is_empty() || column.is_empty() || parts.next().is_some() {
            return Err(wrong());
        }
        Ok(Number {
            row: row.to_owned(),
            nth_row,
            column: column.to_owned(),
            nth: place,
        })
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.row)?;
        self.nth_row.map_or(Ok(()), |n| write!(f, "@{n}"))?;
        write!(f, ".{}", self.column)?;
        self.nth.map_or(Ok(()), |n| write!(f, ".{n}"))
    }
}

impl Number {
    /// The data file with another number in this place.
    ///
    /// # Errors
    ///
    /// Fails if there is no such number, or if there are several.
    pub fn put(&self, file: &str, value: &str) -> Result<String, NumberError> {
        let is_row = |line: &&str| !line.starts_with('#') && !line.trim().is_empty();
        let mut lines: Vec<String> = file.split('\n').map(str::to_owned).collect();
        let header = file.split('\n').find(is_row).unwrap_or_default();
        let names: Vec<&str> = header.split('\t').map(str::trim).collect();
        let at = |name: &str| names.iter().position(|&column| column == name);
        let (Some(id), Some(column)) = (at("id"), at(&self.column)) else {
            return Err(NumberError::Column {
                found: self.column.clone(),
                columns: names.join(", "),
            });
        };
        let rows: Vec<usize> = (lines.iter().enumerate())
            .filter(|(_, line)| is_row(&line.as_str()))
            .filter(|(_, line)| line.split('\t').nth(id).map(str::trim) == Some(&self.row))
            .map(|(line, _)| line)
            .collect();
        let row = match (self.nth_row, &rows[..]) {
            (Some(n), _) => rows.get(n - 1).copied(),
            (None, [one]) => Some(*one),
            (None, []) => None,
            (None, several) => {
                return Err(NumberError::SeveralRows {
                    row: self.row.clone(),
                    column: self.column.clone(),
                    count: several.len(),
                });
            }
        };
        let row = row.ok_or_else(|| NumberError::Row(self.row.clone()))?;
        let mut cells: Vec<String> = lines[row].split('\t').map(str::to_owned).collect();
        if cells.len() <= column {
            cells.resize(column + 1, String::new());
        }
        cells[column] = self.put_in_cell(&cells[column], value)?;
        lines[row] = cells.join("\t");
        Ok(lines.join("\n"))
    }

    fn put_in_cell(&self, cell: &str, value: &str) -> Result<String, NumberError> {
        let mut places: Vec<(usize, usize)> = Vec::new();
        for (at, byte) in cell.bytes().enumerate() {
            if byte.is_ascii_digit() {
                match places.last_mut() {
                    Some((_, end)) if *end == at => *end += 1,
                    _ => places.push((at, at + 1)),
                }
            }
        }
        let place = match (self.nth, places.len()) {
            (Some(n), _) => places.get(n - 1),
            (None, 0 | 1) => places.first(),
            (None, count) => {
                return Err(NumberError::SeveralNumbers {
                    cell: cell.trim().to_owned(),
                    path: self.to_string(),
                    count,
                });
            }
        };
        let &(start, end) = place.ok_or_else(|| NumberError::None {
            cell: cell.trim().to_owned(),
            path: self.to_string(),
        })?;
        Ok(format!("{}{value}{}", &cell[..start], &cell[end..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "# a remark 7\nid\tcost\teffect\noak\t1\tgather=wood:2/13/4\nash\t\tmove 3\nash\t5\n";

    fn put(path: &str, value: &str) -> Result<String, String> {
        let number: Number = path
            .parse()
            .map_err(|error: NumberError| error.to_string())?;
        assert_eq!(number.to_string(), path);
        number.put(FILE, value).map_err(|error| error.to_string())
    }

    #[test]
    fn one_number_changes_and_nothing_else() {
        for (path, from, to) in [
            ("oak.cost", "oak\t1", "oak\t88"),
            ("oak.effect.1", ":2/", ":88/"),
            ("oak.effect.2", "/13/", "/88/"),
            ("ash@1.effect", "move 3", "move 88"),
            ("ash@2.cost", "ash\t5", "ash\t88"),
        ] {
            assert_eq!(put(path, "88"), Ok(FILE.replacen(from, to, 1)), "{path}");
        }
    }

    #[test]
    fn a_path_to_nothing_is_told_in_one_line() {
        for (path, words) in [
            (
                "oak",
                "`oak` is not a path to a number: write it as ROW.COLUMN, as in two-evils.cost",
            ),
            ("elm.cost", "the data file has no row `elm`"),
            (
                "oak.price",
                "the data file has no column `price`, only id, cost, effect",
            ),
            (
                "oak.effect",
                "`gather=wood:2/13/4` in oak.effect has 3 numbers: say which, as in oak.effect.2",
            ),
            (
                "oak.effect.4",
                "`gather=wood:2/13/4` in oak.effect.4 has no such number",
            ),
            (
                "ash.cost",
                "2 rows are called `ash`: say which, as in ash@2.cost",
            ),
            ("ash@1.cost", "`` in ash@1.cost has no such number"),
            ("ash@3.cost", "the data file has no row `ash`"),
        ] {
            assert_eq!(put(path, "1"), Err(words.to_owned()), "{path}");
        }
    }
}
