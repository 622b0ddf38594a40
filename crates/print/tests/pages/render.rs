//! Documents, looked at with poppler.

use std::{fs, process::Command};

use print::{Order, Printed};
use tempfile::NamedTempFile;

use crate::picture::Picture;

/// A word on a page and the box around it, in millimetres.
#[derive(Clone, Debug)]
pub struct Word {
    pub text: String,
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

/// A page and its words.
pub struct Sheet {
    pub width: f32,
    pub height: f32,
    pub words: Vec<Word>,
}

impl Word {
    /// Its middle.
    pub fn middle(&self) -> (f32, f32) {
        (
            f32::midpoint(self.left, self.right),
            f32::midpoint(self.top, self.bottom),
        )
    }
}

/// Prints what must be printed.
pub fn printed(order: &Order) -> Printed {
    print::print(order).unwrap_or_else(|error| panic!("{}: {error}", order.game.id))
}

/// Runs a program of poppler on a document in a file of its own.
fn poppler(program: &str, arguments: &[&str], pdf: &[u8], after: &[&str]) -> String {
    let file = file(pdf);
    let output = Command::new(program)
        .args(arguments)
        .arg(file.path())
        .args(after)
        .output()
        .unwrap_or_else(|_| panic!("{program} is missing: install poppler-utils"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text + &String::from_utf8_lossy(&output.stderr)
}

fn file(pdf: &[u8]) -> NamedTempFile {
    let file = NamedTempFile::with_suffix(".pdf").expect("the temporary folder can be written");
    fs::write(&file, pdf).expect("the temporary folder can be written");
    file
}

/// A page, rendered with so many dots to an inch.
pub fn page(pdf: &[u8], number: usize, dpi: u32) -> Picture {
    let mut pages = pages(pdf, number, number, dpi);
    pages.pop().expect("there is such a page")
}

/// The pages from one number to another.
pub fn pages(pdf: &[u8], first: usize, last: usize, dpi: u32) -> Vec<Picture> {
    let file = file(pdf);
    let numbers = [dpi, first as u32, last as u32].map(|number| number.to_string());
    let output = Command::new("pdftoppm")
        .args([
            "-gray",
            "-r",
            &numbers[0],
            "-f",
            &numbers[1],
            "-l",
            &numbers[2],
        ])
        .arg(file.path())
        .output()
        .unwrap_or_else(|_| panic!("pdftoppm is missing: install poppler-utils"));
    // The pictures stand one behind another.
    let mut rest: &[u8] = &output.stdout;
    let mut pages = Vec::new();
    while !rest.is_empty() {
        let length = picture_length(rest);
        pages.push(Picture::read(&rest[..length], dpi));
        rest = &rest[length..];
    }
    assert_eq!(pages.len(), last + 1 - first);
    pages
}

/// How many bytes a PGM picture has.
fn picture_length(data: &[u8]) -> usize {
    let mut ends = (0..data.len()).filter(|&at| data[at].is_ascii_whitespace());
    let end = ends.nth(3).expect("a picture has a head");
    let head = String::from_utf8_lossy(&data[..end]);
    let sides: Vec<usize> = head
        .split_whitespace()
        .skip(1)
        .map(|word| word.parse().unwrap())
        .collect();
    end + 1 + sides[0] * sides[1]
}

/// All text of a document in the order in which it is drawn, with single blanks.
pub fn drawn_words(pdf: &[u8]) -> String {
    let text = poppler("pdftotext", &["-raw"], pdf, &["-"]);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All text of a document in the order in which it is read aloud.
pub fn read_aloud(pdf: &[u8]) -> String {
    poppler("pdfinfo", &["-struct-text"], pdf, &[])
}

/// What poppler says of a document.
pub fn info(pdf: &[u8]) -> String {
    poppler("pdfinfo", &[], pdf, &[])
}

/// The boxes of the first page.
pub fn boxes(pdf: &[u8]) -> String {
    poppler("pdfinfo", &["-box"], pdf, &[])
}

/// The names of the fonts, each with whether it is in the file.
pub fn fonts(pdf: &[u8]) -> Vec<(String, bool)> {
    let text = poppler("pdffonts", &[], pdf, &[]);
    let mut lines = text.lines();
    let head = lines.next().expect("a table has a head");
    let column = head.find("emb").expect("a column says what is embedded");
    let rows = lines.skip(1);
    rows.map(|row| {
        let name = row.split_whitespace().next().expect("a font has a name");
        (name.to_owned(), row[column..].starts_with("yes"))
    })
    .collect()
}

/// The words of every page, with their boxes.
pub fn words(pdf: &[u8]) -> Vec<Sheet> {
    let text = poppler("pdftotext", &["-bbox"], pdf, &["-"]);
    let mut pages: Vec<Sheet> = Vec::new();
    for line in text.lines().map(str::trim) {
        let number = |name: &str| -> f32 {
            let start = line.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
            let points: f32 = line[start..].split('"').next().unwrap().parse().unwrap();
            points * 25.4 / 72.0
        };
        if line.starts_with("<page") {
            pages.push(Sheet {
                width: number("width"),
                height: number("height"),
                words: Vec::new(),
            });
        } else if line.starts_with("<word") {
            let text = line
                .split('>')
                .nth(1)
                .and_then(|text| text.split('<').next());
            let page = pages.last_mut().expect("a word is on a page");
            page.words.push(Word {
                text: text.unwrap_or_default().to_owned(),
                left: number("xMin"),
                top: number("yMin"),
                right: number("xMax"),
                bottom: number("yMax"),
            });
        }
    }
    pages
}
