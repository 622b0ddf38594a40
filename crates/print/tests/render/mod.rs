//! Pages as pictures.
#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::PathBuf,
    process::{Command, id},
    sync::atomic::{AtomicUsize, Ordering},
};

/// A page in greys.
pub struct Page {
    width: usize,
    height: usize,
    /// Pixels in a millimetre.
    scale: f32,
    pixels: Vec<u8>,
}

/// A PDF in a file of its own.
fn file(pdf: &[u8]) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("hedgerow-print-{}-{number}.pdf", id()));
    fs::write(&path, pdf).expect("the temporary folder can be written");
    path
}

fn poppler(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .output()
        .unwrap_or_else(|_| panic!("{program} is missing: install poppler-utils"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text + &String::from_utf8_lossy(&output.stderr)
}

/// The pages from one number to another, rendered with so many dots to an inch.
pub fn pages(pdf: &[u8], first: usize, last: usize, dpi: u32) -> Vec<Page> {
    let path = file(pdf);
    let name = path.to_string_lossy().into_owned();
    let stem = format!("{name}-page");
    let (first, last) = (first.to_string(), last.to_string());
    let dots = dpi.to_string();
    poppler(
        "pdftoppm",
        &[
            "-gray", "-r", &dots, "-f", &first, "-l", &last, &name, &stem,
        ],
    );
    let folder = path.parent().expect("a file is in a folder");
    let begin = format!("{}-page", path.file_name().unwrap().to_string_lossy());
    let mut names: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the temporary folder can be read")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            path.file_name()
                .unwrap()
                .to_string_lossy()
                .starts_with(&begin)
        })
        .collect();
    names.sort();
    let pages = names.iter().map(|name| {
        let page = Page::read(&fs::read(name).unwrap(), dpi);
        fs::remove_file(name).unwrap();
        page
    });
    let pages = pages.collect();
    fs::remove_file(path).unwrap();
    pages
}

/// All text of a document.
pub fn words(pdf: &[u8]) -> String {
    let path = file(pdf);
    let text = poppler("pdftotext", &["-layout", &path.to_string_lossy(), "-"]);
    fs::remove_file(path).unwrap();
    text
}

/// All text of a document in the order in which it is drawn, with single blanks.
pub fn drawn_words(pdf: &[u8]) -> String {
    let path = file(pdf);
    let text = poppler("pdftotext", &["-raw", &path.to_string_lossy(), "-"]);
    fs::remove_file(path).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All text of a document in the order in which it is read aloud.
pub fn read_aloud(pdf: &[u8]) -> String {
    let path = file(pdf);
    let text = poppler("pdfinfo", &["-struct-text", &path.to_string_lossy()]);
    fs::remove_file(path).unwrap();
    text
}

/// How near the edge of any page of a document a word comes, in millimetres, and the
/// word.
pub fn nearest_word(pdf: &[u8]) -> (f32, String) {
    let path = file(pdf);
    let text = poppler("pdftotext", &["-bbox", &path.to_string_lossy(), "-"]);
    fs::remove_file(path).unwrap();
    let number = |line: &str, name: &str| -> f32 {
        let start = line.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
        line[start..].split('"').next().unwrap().parse().unwrap()
    };
    let (mut width, mut height) = (0.0, 0.0);
    let mut nearest = (f32::MAX, String::new());
    for line in text.lines().map(str::trim) {
        if line.starts_with("<page") {
            (width, height) = (number(line, "width"), number(line, "height"));
        } else if line.starts_with("<word") {
            let left = number(line, "xMin").min(number(line, "yMin"));
            let right = (width - number(line, "xMax")).min(height - number(line, "yMax"));
            let edge = left.min(right) * 25.4 / 72.0;
            if edge < nearest.0 {
                nearest = (edge, line.to_owned());
            }
        }
    }
    nearest
}

/// What poppler says of a document.
pub fn info(pdf: &[u8]) -> String {
    let path = file(pdf);
    let text = poppler("pdfinfo", &[&path.to_string_lossy()]);
    fs::remove_file(path).unwrap();
    text
}

/// The boxes of the first page.
pub fn boxes(pdf: &[u8]) -> String {
    let path = file(pdf);
    let text = poppler("pdfinfo", &["-box", &path.to_string_lossy()]);
    fs::remove_file(path).unwrap();
    text
}

/// Whether every font is in the file.
pub fn fonts_are_embedded(pdf: &[u8]) -> bool {
    let path = file(pdf);
    let text = poppler("pdffonts", &[&path.to_string_lossy()]);
    fs::remove_file(path).unwrap();
    let rows: Vec<&str> = text.lines().skip(2).collect();
    !rows.is_empty() && rows.iter().all(|row| row.contains(" yes "))
}

impl Page {
    /// Reads a PGM picture.
    fn read(data: &[u8], dpi: u32) -> Page {
        let mut words = Vec::new();
        let mut at = 0;
        while words.len() < 4 {
            let start = at;
            while !data[at].is_ascii_whitespace() {
                at += 1;
            }
            words.push(String::from_utf8_lossy(&data[start..at]).into_owned());
            at += 1;
        }
        let (width, height) = (words[1].parse().unwrap(), words[2].parse().unwrap());
        Page {
            width,
            height,
            scale: dpi as f32 / 25.4,
            pixels: data[at..].to_vec(),
        }
    }

    fn is_dark(&self, x: usize, y: usize) -> bool {
        self.pixels[y * self.width + x] < 140
    }

    /// The middles of dark runs, in millimetres.
    fn runs(&self, dark: impl Iterator<Item = bool>) -> Vec<f32> {
        let mut runs = Vec::new();
        let mut start = None;
        for (i, dark) in dark.enumerate() {
            match (dark, start) {
                (true, None) => start = Some(i),
                (false, Some(from)) => {
                    runs.push((from + i - 1) as f32 / 2.0 / self.scale + 0.5 / self.scale);
                    start = None;
                }
                _ => {}
            }
        }
        runs
    }

    /// Where the crop marks above the cards are, and those left of them.
    pub fn vertical_marks(&self) -> (Vec<f32>, Vec<f32>) {
        let far_apart =
            |runs: &[f32]| runs.len() == 4 && runs.windows(2).all(|pair| pair[1] - pair[0] > 40.0);
        // Marks end a millimetre before the cards: look for the row and the column with
        // four dark dots and nothing else, coming from the middle of the margin.
        let rows = (0..self.height / 4).rev();
        let above = rows
            .map(|y| self.runs((0..self.width).map(|x| self.is_dark(x, y))))
            .find(|runs| far_apart(runs));
        let columns = (0..self.width / 4).rev();
        let beside = columns
            .map(|x| self.runs((0..self.height).map(|y| self.is_dark(x, y))))
            .find(|runs| far_apart(runs));
        (above.unwrap_or_default(), beside.unwrap_or_default())
    }

    /// The longest dark line near the foot or the right edge, in millimetres.
    pub fn ruler(&self) -> f32 {
        let near = (8.0 * self.scale) as usize;
        let longest = |dark: &mut dyn Iterator<Item = bool>| {
            let mut best = 0usize;
            let mut run = 0;
            for dark in dark {
                run = if dark { run + 1 } else { 0 };
                best = best.max(run);
            }
            best
        };
        let rows = (self.height - near..self.height)
            .map(|y| longest(&mut (0..self.width).map(|x| self.is_dark(x, y))));
        let columns = (self.width - near..self.width)
            .map(|x| longest(&mut (0..self.height).map(|y| self.is_dark(x, y))));
        let best = rows.chain(columns).max().unwrap_or(0);
        // The line has round ends that add its own width.
        best as f32 / self.scale - 0.2
    }

    /// How wide the edge is in which nothing is printed, in millimetres.
    pub fn empty_margin(&self) -> f32 {
        let mut least = self.width;
        for y in 0..self.height {
            for x in 0..self.width {
                if self.pixels[y * self.width + x] < 200 {
                    let edge = x.min(y).min(self.width - 1 - x).min(self.height - 1 - y);
                    least = least.min(edge);
                }
            }
        }
        least as f32 / self.scale
    }

    /// The left upper corners of the places of the usual grid that are printed on.
    pub fn card_boxes(&self) -> Vec<(f32, f32)> {
        let (left, top) = (10.5, 16.5);
        let mut boxes = Vec::new();
        for row in 0..3u8 {
            for column in 0..3u8 {
                let x = left + 63.0 * f32::from(column);
                let y = top + 88.0 * f32::from(row);
                let middle = self.patch(x + 6.0, y + 6.0, 50.0);
                let printed = middle.iter().filter(|&&pixel| pixel < 200).count();
                if printed * 50 > middle.len() {
                    boxes.push((x, y));
                }
            }
        }
        boxes
    }

    /// A square part of the page, in millimetres.
    pub fn patch(&self, x: f32, y: f32, size: f32) -> Vec<u8> {
        let dot = |mm: f32| (mm * self.scale) as usize;
        let mut pixels = Vec::new();
        for row in dot(y)..dot(y + size) {
            let start = row * self.width + dot(x);
            pixels.extend_from_slice(&self.pixels[start..start + dot(size)]);
        }
        pixels
    }
}
