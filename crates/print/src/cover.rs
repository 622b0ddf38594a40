//! The first sheets: what is in the file, and how to print it.

use art::Colour;
use i18n::Phrase;

use crate::{
    canvas::{Canvas, Frame, Style},
    furniture,
    layout::{CARD, Flip, Layout},
    order::Order,
    paper::Size,
    parts::{Edition, sentence},
    sheet::{Press, Sheet},
    words::{self, say},
};

/// A line of the list of what is in the file.
pub(crate) struct Row {
    pub(crate) title: String,
    /// How many pieces.
    pub(crate) count: usize,
    /// On how many pages.
    pub(crate) pages: usize,
}

/// The cover and, where backs are printed, the sheet that shows a printer's drift.
pub(crate) fn sheets<'a>(order: &Order, press: Press<'a>, rows: &[Row]) -> Vec<Sheet<'a>> {
    let cover_pages = if press.layout.is_two_sided() { 4 } else { 1 };
    let mut next = cover_pages + 1;
    let lines = rows.iter().map(|row| {
        let (from, to) = (next, next + row.pages - 1);
        next = to + 1;
        let pages = if from == to {
            from.to_string()
        } else {
            format!("{from}–{to}")
        };
        (pages, row.count, row.title.clone())
    });
    let lines: Vec<(String, usize, String)> = lines.collect();
    let page = press.paper.size();
    let cover = Cover {
        page,
        game: order.game,
        lines,
        how: how_to_print(order),
        credits: say::credits(order.game.credit()).trim().to_owned(),
        provenance: provenance(order),
    };
    let cover = press.page(
        words::COVER.text(),
        words::COVER.text(),
        page,
        move |canvas| cover.draw(canvas),
    );
    let mut sheets = Vec::new();
    if press.layout.is_two_sided() {
        let back = press.empty_back(&cover);
        sheets.push(cover);
        sheets.extend(back);
        sheets.extend(calibration(press));
    } else {
        sheets.push(cover);
    }
    sheets
}

/// What the pieces were printed from.
fn provenance(order: &Order) -> String {
    let game = &order.game;
    let own = game.data;
    let version = env!("CARGO_PKG_VERSION");
    let hash = |text: &str| format!("{:08x}", fingerprint(text));
    match &order.cards {
        Some(text) if text != own => say::printed_from_changed(game.rules, hash(text), version),
        _ => say::printed_from(game.rules, hash(own), version),
    }
}

/// FNV-1a, folded to 32 bits: enough to tell two data files apart.
fn fingerprint(text: &str) -> u32 {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash ^ (hash >> 32)) as u32
}

fn how_to_print(order: &Order) -> String {
    let edge = match order.flip {
        Flip::Long => words::LONG_EDGE,
        Flip::Short => words::SHORT_EDGE,
    };
    let how: String = match order.layout {
        Layout::Quick => words::HOW_QUICK.into(),
        Layout::Duplex => say::how_duplex(edge),
        Layout::Fold => words::HOW_FOLD.into(),
        Layout::Bleed => say::how_bleed(edge),
        Layout::Shop => words::HOW_SHOP.into(),
    };
    say::how_to_print(how)
}

struct Cover {
    page: Size,
    game: Edition,
    /// Pages, pieces, what they are.
    lines: Vec<(String, usize, String)>,
    how: String,
    credits: String,
    provenance: String,
}

impl Cover {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        let (left, width) = (16.0, self.page.width - 32.0);
        canvas.heading(1, |canvas| {
            let frame = Frame::new(left, 14.0, width, 15.0);
            canvas.fit(Style::text(32.0).bold().centred(), frame, self.game.title);
        });
        let frame = Frame::new(left, 29.5, width, 8.0);
        let summary = sentence(self.game.summary());
        canvas.fit(Style::text(12.5).italic().centred(), frame, &summary);
        // The words stand at the foot of the page, and the picture has what is left.
        let beside = left + 112.0;
        let narrow = left + width - beside;
        let how = text_height(canvas, narrow, &self.how);
        let list = 6.4 + 6.3 * self.lines.len() as f32;
        let credits = text_height(canvas, width, &self.credits);
        let top = self.page.height - 30.0 - credits - how.max(list);
        let plate = Frame::new(left, 42.0, width, top - 55.0);
        furniture::plate(canvas, plate, &self.game);
        let list = self.list(canvas, Frame::new(left, top, 104.0, 0.0));
        let frame = Frame::new(beside, top, narrow, 0.0);
        let how = section(canvas, frame, words::PRINTING, &self.how);
        let frame = Frame::new(left, list.max(how) + 11.0, width, 0.0);
        let foot = section(canvas, frame, words::WHOSE_WORK, &self.credits);
        let frame = Frame::new(left, foot + 3.0, width, 0.0);
        canvas.text(Style::text(10.0).italic(), frame, &self.provenance);
    }

    /// The list of what is in the file, its heading at the upper edge of a frame;
    /// returns where it ends.
    fn list(&self, canvas: &mut Canvas<'_>, frame: Frame) -> f32 {
        let (left, right) = (frame.x, frame.x + frame.width);
        heading(canvas, frame, words::IN_THIS_FILE);
        let style = Style::text(10.5);
        let mut y = frame.y + 6.4;
        canvas.label(style.italic(), left, y, words::PAGES.text());
        canvas.label(style.italic().right(), left + 30.0, y, words::PIECES.text());
        for (pages, count, what) in &self.lines {
            canvas.line(Colour::Stone, 0.15, (left, y + 1.9), (right, y + 1.9));
            y += 6.3;
            canvas.label(style, left, y, pages);
            canvas.label(style.bold().right(), left + 30.0, y, &count.to_string());
            let room = Frame::new(left + 34.0, y - 3.73, right - left - 34.0, 5.6);
            canvas.fit(style, room, what);
        }
        y
    }
}

fn heading(canvas: &mut Canvas<'_>, frame: Frame, words: Phrase) {
    canvas.heading(2, |canvas| {
        let style = Style::text(13.0).bold();
        canvas.label(style, frame.x, frame.y, words.text());
    });
}

/// How far below its heading a text ends.
fn text_height(canvas: &Canvas<'_>, width: f32, text: &str) -> f32 {
    let style = Style::text(10.0);
    2.2 + style.step() * canvas.wrap(style, width, text).len() as f32
}

/// A text below its heading; returns where it ends.
fn section(canvas: &mut Canvas<'_>, frame: Frame, title: Phrase, text: &str) -> f32 {
    heading(canvas, frame, title);
    let below = Frame {
        y: frame.y + 2.2,
        ..frame
    };
    below.y + canvas.text(Style::text(10.0), below, text)
}

/// A front and a back with crosses, to measure how far a printer drifts.
fn calibration(press: Press<'_>) -> Vec<Sheet<'_>> {
    // Lying or upright as the cards are, so that right is right on both.
    let page = press.layout.grid(press.paper, CARD).page;
    let front = [
        words::CALIBRATION_FRONT,
        words::CALIBRATION_FRONT_TITLE,
        words::CALIBRATE_FRONT,
    ];
    let back = [
        words::CALIBRATION_BACK,
        words::CALIBRATION_BACK_TITLE,
        words::CALIBRATE_BACK,
    ];
    let sheet = |([name, title, text], offset): ([Phrase; 3], (f32, f32))| {
        let section = words::CALIBRATION.text();
        press.page(section, name.text(), page, move |canvas| {
            let (x, y) = (page.width / 2.0, page.height / 2.0);
            canvas.at(x + offset.0, y + offset.1, cross);
            canvas.heading(1, |canvas| {
                let style = Style::text(16.0).bold().centred();
                canvas.label(style, x, 24.0, title.text());
            });
            let frame = Frame::new(x - 65.0, 30.0, 130.0, 30.0);
            canvas.text(Style::text(10.5), frame, text.text());
        })
    };
    let sides = [(front, (0.0, 0.0)), (back, press.offset)];
    sides.into_iter().map(sheet).collect()
}

/// A cross with millimetres.
fn cross(canvas: &mut Canvas<'_>) {
    let reach = 25.0;
    let mut line = |from, to| canvas.line(Colour::Ink, 0.2, from, to);
    line((-reach, 0.0), (reach, 0.0));
    line((0.0, -reach), (0.0, reach));
    for i in -20i8..=20 {
        let d = f32::from(i);
        let length = match i {
            0 => continue,
            i if i % 10 == 0 => 4.0,
            i if i % 5 == 0 => 2.8,
            _ => 1.5,
        };
        line((d, -length), (d, length));
        line((-length, d), (length, d));
    }
    let style = Style::text(7.0);
    for (i, words) in [(-20.0, "−20"), (-10.0, "−10"), (10.0, "10"), (20.0, "20")] {
        canvas.label(style.centred(), i, -5.0, words);
        canvas.label(style, 5.0, i + 0.9, words);
    }
    canvas.label(style.bold(), reach + 1.5, 0.9, "X");
    canvas.label(style.bold().centred(), 0.0, reach + 4.0, "Y");
}
