//! Parquet files, as far as the lab writes them: plain pages, uncompressed, every
//! column optional.
//!
//! The format is that of <https://parquet.apache.org/docs/file-format/>; its headers
//! are Thrift structures in the compact protocol.

use std::io::{self, Write};

use crate::table::{Cell, Column, Type};

/// Rows that are written together.
const ROWS: usize = 20_000;

const MAGIC: &[u8] = b"PAR1";

/// Encodings of the format.
const PLAIN: i64 = 0;
const RLE: i64 = 3;

/// Writes rows as columns.
pub(crate) struct Writer<W: Write> {
    out: W,
    at: u64,
    columns: Vec<Chunk>,
    rows: usize,
    groups: Vec<Group>,
}

/// The values of a column that wait to be written.
struct Chunk {
    column: Column,
    values: Vec<u8>,
    /// Which rows have a value.
    filled: Vec<bool>,
}

/// Rows that were written together.
struct Group {
    rows: usize,
    /// For each column where it begins and how long it is.
    places: Vec<(u64, usize)>,
}

impl<W: Write> Writer<W> {
    pub(crate) fn new(mut out: W, columns: &[Column]) -> io::Result<Writer<W>> {
        out.write_all(MAGIC)?;
        let columns = (columns.iter())
            .map(|column| Chunk {
                column: column.clone(),
                values: Vec::new(),
                filled: Vec::new(),
            })
            .collect();
        Ok(Writer {
            out,
            at: MAGIC.len() as u64,
            columns,
            rows: 0,
            groups: Vec::new(),
        })
    }

    pub(crate) fn push(&mut self, row: &[Cell]) -> io::Result<()> {
        for (chunk, cell) in self.columns.iter_mut().zip(row) {
            chunk.push(cell);
        }
        self.rows += 1;
        if self.rows == ROWS {
            self.write_group()?;
        }
        Ok(())
    }

    fn write_group(&mut self) -> io::Result<()> {
        let mut places = Vec::new();
        for chunk in &mut self.columns {
            let page = chunk.page();
            self.out.write_all(&page)?;
            places.push((self.at, page.len()));
            self.at += page.len() as u64;
        }
        let rows = std::mem::take(&mut self.rows);
        self.groups.push(Group { rows, places });
        Ok(())
    }

    pub(crate) fn finish(mut self) -> io::Result<()> {
        if self.rows > 0 {
            self.write_group()?;
        }
        let footer = self.footer();
        self.out.write_all(&footer)?;
        self.out.write_all(&(footer.len() as u32).to_le_bytes())?;
        self.out.write_all(MAGIC)?;
        self.out.flush()
    }

    /// `FileMetaData`.
    fn footer(&self) -> Vec<u8> {
        let mut file = Thrift::default();
        file.int(1, Int::I32, 1);
        file.list(2, Thrift::STRUCT, self.columns.len() + 1);
        file.nested(|root| {
            root.text(4, "rows");
            root.int(5, Int::I32, self.columns.len() as i64);
        });
        for Chunk { column, .. } in &self.columns {
            file.nested(|schema| {
                schema.int(1, Int::I32, kind(column.of));
                schema.int(3, Int::I32, 1);
                schema.text(4, &column.name);
                if column.of == Type::Text {
                    schema.int(6, Int::I32, 0);
                }
            });
        }
        let rows: usize = self.groups.iter().map(|group| group.rows).sum();
        file.int(3, Int::I64, rows as i64);
        file.list(4, Thrift::STRUCT, self.groups.len());
        for group in &self.groups {
            file.nested(|structure| self.describe(group, structure));
        }
        file.text(6, "hedgerow");
        file.end()
    }

    /// `RowGroup`.
    fn describe(&self, group: &Group, structure: &mut Thrift) {
        structure.list(1, Thrift::STRUCT, self.columns.len());
        for (Chunk { column, .. }, &(start, length)) in self.columns.iter().zip(&group.places) {
            structure.nested(|chunk| {
                chunk.int(2, Int::I64, start as i64);
                chunk.header(3, Thrift::STRUCT);
                chunk.nested(|of| {
                    of.int(1, Int::I32, kind(column.of));
                    of.list(2, Int::I32 as u8, 2);
                    of.varint(zigzag(PLAIN));
                    of.varint(zigzag(RLE));
                    of.list(3, Thrift::BINARY, 1);
                    of.bytes(&column.name);
                    of.int(4, Int::I32, 0);
                    of.int(5, Int::I64, group.rows as i64);
                    of.int(6, Int::I64, length as i64);
                    of.int(7, Int::I64, length as i64);
                    of.int(9, Int::I64, start as i64);
                });
            });
        }
        let size: usize = group.places.iter().map(|(_, length)| length).sum();
        structure.int(2, Int::I64, size as i64);
        structure.int(3, Int::I64, group.rows as i64);
    }
}

impl Chunk {
    fn push(&mut self, cell: &Cell) {
        self.filled.push(*cell != Cell::Missing);
        match (cell, self.column.of) {
            (Cell::Missing, _) => {}
            (Cell::Int(n), Type::Real) => self.values.extend((*n as f64).to_le_bytes()),
            (Cell::Int(n), _) => self.values.extend(n.to_le_bytes()),
            (Cell::Real(x), _) => self.values.extend(x.to_le_bytes()),
            (Cell::Text(text), _) => {
                self.values.extend((text.len() as u32).to_le_bytes());
                self.values.extend(text.as_bytes());
            }
        }
    }

    /// The page with all waiting values, which wait no more.
    fn page(&mut self) -> Vec<u8> {
        // Which rows have a value, as runs of equal bits.
        let mut levels = Thrift::default();
        for run in self.filled.chunk_by(|a, b| a == b) {
            levels.varint((run.len() as u64) << 1);
            levels.0.push(u8::from(run[0]));
        }
        let size = 4 + levels.0.len() + self.values.len();
        let mut header = Thrift::default();
        header.int(1, Int::I32, 0);
        header.int(2, Int::I32, size as i64);
        header.int(3, Int::I32, size as i64);
        header.header(5, Thrift::STRUCT);
        header.nested(|data| {
            data.int(1, Int::I32, self.filled.len() as i64);
            data.int(2, Int::I32, PLAIN);
            data.int(3, Int::I32, RLE);
            data.int(4, Int::I32, RLE);
        });
        let mut page = header.end();
        page.extend((levels.0.len() as u32).to_le_bytes());
        page.append(&mut levels.0);
        page.append(&mut self.values);
        self.filled.clear();
        page
    }
}

/// The physical type of a column.
const fn kind(of: Type) -> i64 {
    match of {
        Type::Int => 2,
        Type::Real => 5,
        Type::Text => 6,
    }
}

/// A Thrift structure in the compact protocol: bytes, and the last field written.
#[derive(Default)]
struct Thrift(Vec<u8>, u8);

/// The integers of the protocol.
#[derive(Copy, Clone)]
enum Int {
    I32 = 5,
    I64 = 6,
}

impl Thrift {
    const BINARY: u8 = 8;
    const LIST: u8 = 9;
    const STRUCT: u8 = 12;

    /// Begins a field.
    fn header(&mut self, field: u8, kind: u8) {
        self.0.push((field - self.1) << 4 | kind);
        self.1 = field;
    }

    fn int(&mut self, field: u8, kind: Int, value: i64) {
        self.header(field, kind as u8);
        self.varint(zigzag(value));
    }

    fn text(&mut self, field: u8, text: &str) {
        self.header(field, Thrift::BINARY);
        self.bytes(text);
    }

    fn bytes(&mut self, text: &str) {
        self.varint(text.len() as u64);
        self.0.extend(text.as_bytes());
    }

    /// Begins a list; its entries follow.
    fn list(&mut self, field: u8, of: u8, entries: usize) {
        self.header(field, Thrift::LIST);
        if entries < 15 {
            self.0.push((entries as u8) << 4 | of);
        } else {
            self.0.push(0xF0 | of);
            self.varint(entries as u64);
        }
    }

    /// A structure within this one.
    fn nested(&mut self, fill: impl FnOnce(&mut Thrift)) {
        let mut inner = Thrift::default();
        fill(&mut inner);
        self.0.append(&mut inner.end());
    }

    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    fn end(mut self) -> Vec<u8> {
        self.0.push(0);
        self.0
    }
}

fn zigzag(value: i64) -> u64 {
    ((value << 1) ^ (value >> 63)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by hand from the format: magic, one page, footer, length, magic.
    #[test]
    fn a_file_of_one_number_is_what_the_format_says() {
        let mut file = Vec::new();
        let mut writer = Writer::new(&mut file, &[Column::new("n", Type::Int)]).unwrap();
        writer.push(&[Cell::Int(-2)]).unwrap();
        writer.push(&[Cell::Missing]).unwrap();
        writer.finish().unwrap();
        let page: &[u8] = &[
            0x15, 0, 0x15, 0x20, 0x15, 0x20, 0x2C, 0x15, 4, 0x15, 0, 0x15, 6, 0x15, 6, 0,
            0, // header
            4, 0, 0, 0, 2, 1, 2, 0, // one row with a value, one without
            0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, // -2
        ];
        assert_eq!(&file[..4], MAGIC);
        assert_eq!(&file[4..4 + page.len()], page);
        assert_eq!(&file[file.len() - 4..], MAGIC);
        let length = &file[file.len() - 8..file.len() - 4];
        let length = u32::from_le_bytes(length.try_into().unwrap()) as usize;
        assert_eq!(length, file.len() - 8 - 4 - page.len());
    }

    #[test]
    fn numbers_are_written_as_the_compact_protocol_does() {
        let mut thrift = Thrift::default();
        thrift.varint(300);
        assert_eq!(thrift.0, [0xAC, 0x02]);
        assert_eq!([zigzag(0), zigzag(-1), zigzag(1), zigzag(-2)], [0, 1, 2, 3]);
    }
}
