//! Just enough of a reader for tab-separated values to run while the crate is compiled.

/// The lines of a table, one after another.
pub(crate) struct Rows {
    rest: &'static [u8],
}

/// One line of a table.
pub(crate) struct Row(&'static [u8]);

impl Rows {
    /// All lines but the first.
    pub(crate) const fn below_header(file: &'static str) -> Rows {
        let mut rows = Rows {
            rest: file.as_bytes(),
        };
        rows.next();
        rows
    }

    /// The next line, if there is one.
    pub(crate) const fn next(&mut self) -> Option<Row> {
        if self.rest.is_empty() {
            return None;
        }
        let (line, rest) = split(self.rest, b'\n');
        self.rest = rest;
        Some(Row(line))
    }
}

impl Row {
    /// The cell in this column; empty where the line is too short.
    pub(crate) const fn cell(&self, column: usize) -> &'static [u8] {
        let mut rest = self.0;
        let mut i = 0;
        while i < column {
            rest = split(rest, b'\t').1;
            i += 1;
        }
        split(rest, b'\t').0
    }
}

/// The part before the first `at` and the part behind it.
const fn split(bytes: &'static [u8], at: u8) -> (&'static [u8], &'static [u8]) {
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == at {
            let (before, rest) = bytes.split_at(i);
            return (before, rest.split_at(1).1);
        }
        i += 1;
    }
    (bytes, &[])
}

/// `Earthworks + Plant Systems` as its two halves, `Earthworks` as one.
pub(crate) const fn split_pair(cell: &'static [u8]) -> (&'static [u8], Option<&'static [u8]>) {
    let (first, second) = split(cell, b'+');
    if second.is_empty() {
        (first, None)
    } else {
        (first.trim_ascii(), Some(second.trim_ascii()))
    }
}

/// Whether two cells hold the same text.
pub(crate) const fn same(a: &[u8], b: &[u8]) -> bool {
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

/// A cell as text.
pub(crate) const fn text(cell: &'static [u8]) -> &'static str {
    match str::from_utf8(cell) {
        Ok(text) => text,
        Err(_) => panic!("the card file is no UTF-8"),
    }
}

/// A cell that holds one digit.
pub(crate) const fn digit(cell: &[u8]) -> u8 {
    assert!(
        cell.len() == 1 && cell[0].is_ascii_digit(),
        "a value is one digit"
    );
    cell[0] - b'0'
}
