//! Reads tab-separated text while a crate is compiled, so that what is wrong with a game's own
//! data file is an error of the build. Changed files are read by [`Sheet`](crate::Sheet), which
//! says what is wrong with them.

/// The lines of a data file, one after another; those that begin with `#` are remarks.
#[derive(Copy, Clone, Debug)]
pub struct Rows<'a> {
    rest: &'a str,
}

/// A line of a data file.
#[derive(Copy, Clone, Debug)]
pub struct Cells<'a>(&'a str);

impl<'a> Rows<'a> {
    /// All lines, the names of the columns included.
    pub const fn of(file: &'a str) -> Rows<'a> {
        Rows { rest: file }
    }

    /// All lines but the first, which names the columns.
    pub const fn below_header(file: &'a str) -> Rows<'a> {
        let mut rows = Rows::of(file);
        rows.next();
        rows
    }

    /// The next line, if there is one.
    pub const fn next(&mut self) -> Option<Cells<'a>> {
        while !self.rest.is_empty() {
            let (line, rest) = cut(self.rest, b'\n');
            self.rest = rest;
            if !line.is_empty() && line.as_bytes()[0] != b'#' {
                return Some(Cells(line));
            }
        }
        None
    }
}

impl<'a> Cells<'a> {
    /// The cell in a column, from 0; empty where the line is too short.
    pub const fn cell(self, column: usize) -> &'a str {
        let mut rest = self.0;
        let mut i = 0;
        while i < column {
            rest = cut(rest, b'\t').1;
            i += 1;
        }
        cut(rest, b'\t').0
    }
}

/// What stands before the first `mark`, and what after it.
pub const fn cut(text: &str, mark: u8) -> (&str, &str) {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == mark {
            let (head, tail) = text.split_at(i);
            return (head, tail.split_at(1).1);
        }
        i += 1;
    }
    (text, "")
}

/// Whether two texts are the same.
pub const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// A number; nothing counts as 0.
///
/// # Panics
///
/// Panics if the text is no number.
pub const fn number(text: &str) -> u16 {
    let bytes = text.as_bytes();
    let (mut number, mut i) = (0, 0);
    while i < bytes.len() {
        assert!(
            bytes[i].is_ascii_digit(),
            "the data file has another number"
        );
        number = number * 10 + (bytes[i] - b'0') as u16;
        i += 1;
    }
    number
}
