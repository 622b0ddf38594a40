//! The first sheets: what is in the file, and how to print it.

use art::Colour;
use catalog::Entry;

use crate::{
    canvas::{Canvas, Frame, Style},
    furniture, games,
    layout::{CARD, Flip, Layout},
    order::Order,
    paper::Size,
    sheet::{Press, Sheet},
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
pub(crate) fn sheets<'a>(
    order: &Order,
    entry: &Entry,
    press: Press<'a>,
    rows: &[Row],
) -> Vec<Sheet<'a>> {
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
        id: entry.id,
        title: entry.title,
        summary: entry.summary(),
        lines,
        how: how_to_print(order),
        credits: format!(
            "{} Pictures and sheets by Hedgerow, typeface Vollkorn by Friedrich Althausen. Which figures are the designers' and which were reconstructed is said at each rule.",
            credits(entry.id),
        ),
        provenance: provenance(order, entry),
    };
    let cover = press.page("cover", "cover", page, move |canvas| cover.draw(canvas));
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
fn provenance(order: &Order, entry: &Entry) -> String {
    let own = games::data(&order.game);
    let (text, whose) = match &order.cards {
        Some(text) if text != own => (text.as_str(), "changed data"),
        _ => (own, "data"),
    };
    format!(
        "Printed from rules version {}, {whose} {:08x}, by Hedgerow {}.",
        entry.rules,
        fingerprint(text),
        env!("CARGO_PKG_VERSION")
    )
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
        Flip::Long => "long",
        Flip::Short => "short",
    };
    let how = match order.layout {
        Layout::Quick => {
            "Print one-sided. Cards are 63 by 88 mm and share their cuts: cut along the crop marks, then slip each card into a sleeve in front of an ordinary playing card.".to_owned()
        }
        Layout::Duplex => format!(
            "Print on both sides, turned over the {edge} edge: behind each sheet of fronts lie its backs. Cards are 63 by 88 mm and share their cuts; cut along the crop marks. The calibration sheet shows how far your printer drifts."
        ),
        Layout::Fold => {
            "Print one-sided. Fold each sheet of cards along the dashed line, glue the halves together, let them dry under weight, and cut along the crop marks. Cards are 63 by 88 mm.".to_owned()
        }
        Layout::Bleed => format!(
            "Print on both sides, turned over the {edge} edge. Colour reaches 2 mm over the edge of each card, so every card has cuts of its own: cut at the crop marks on both sides of each gap. Cards are 63 by 88 mm. The calibration sheet shows how far your printer drifts."
        ),
        Layout::Shop => "One card to a page, for a print shop.".to_owned(),
    };
    format!(
        "Print at 100 %, without fitting to the page; the ruler at the foot of each sheet is 50 mm long. {how} Heavy paper of 200 g and more makes them last. The rulebook is printed on both sides and folded."
    )
}

struct Cover {
    page: Size,
    id: &'static str,
    title: &'static str,
    summary: &'static str,
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
            canvas.fit(Style::text(32.0).bold().centred(), frame, self.title);
        });
        let frame = Frame::new(left, 29.5, width, 8.0);
        let summary = games::sentence(self.summary);
        canvas.fit(Style::text(12.5).italic().centred(), frame, &summary);
        // The words stand at the foot of the page, and the picture has what is left.
        let beside = left + 112.0;
        let narrow = left + width - beside;
        let how = text_height(canvas, narrow, &self.how);
        let list = 6.4 + 6.3 * self.lines.len() as f32;
        let credits = text_height(canvas, width, &self.credits);
        let top = self.page.height - 30.0 - credits - how.max(list);
        let plate = Frame::new(left, 42.0, width, top - 55.0);
        furniture::plate(canvas, plate, self.id);
        let list = self.list(canvas, Frame::new(left, top, 104.0, 0.0));
        let frame = Frame::new(beside, top, narrow, 0.0);
        let how = section(canvas, frame, "Printing", &self.how);
        let frame = Frame::new(left, list.max(how) + 11.0, width, 0.0);
        let foot = section(canvas, frame, "Whose work it is", &self.credits);
        let frame = Frame::new(left, foot + 3.0, width, 0.0);
        canvas.text(Style::text(10.0).italic(), frame, &self.provenance);
    }

    /// The list of what is in the file, its heading at the upper edge of a frame;
    /// returns where it ends.
    fn list(&self, canvas: &mut Canvas<'_>, frame: Frame) -> f32 {
        let (left, right) = (frame.x, frame.x + frame.width);
        heading(canvas, frame, "In this file");
        let style = Style::text(10.5);
        let mut y = frame.y + 6.4;
        canvas.label(style.italic(), left, y, "pages");
        canvas.label(style.italic().right(), left + 30.0, y, "pieces");
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

fn heading(canvas: &mut Canvas<'_>, frame: Frame, words: &str) {
    canvas.heading(2, |canvas| {
        canvas.label(Style::text(13.0).bold(), frame.x, frame.y, words);
    });
}

/// How far below its heading a text ends.
fn text_height(canvas: &Canvas<'_>, width: f32, text: &str) -> f32 {
    let style = Style::text(10.0);
    2.2 + style.step() * canvas.wrap(style, width, text).len() as f32
}

/// A text below its heading; returns where it ends.
fn section(canvas: &mut Canvas<'_>, frame: Frame, title: &str, text: &str) -> f32 {
    heading(canvas, frame, title);
    let below = Frame {
        y: frame.y + 2.2,
        ..frame
    };
    below.y + canvas.text(Style::text(10.0), below, text)
}

/// Who made a game.
pub(crate) fn credits(game: &str) -> &'static str {
    match game {
        "badger" => {
            "The Badger on the Borderland was designed by M. C. DeMarco after The Fox in the Forest by Joshua Buergel; the Decktet is the creation of P. D. Magnus."
        }
        "dandelion" => {
            "Guiding the Dandelion is a game by Karl Treen for his Food Forest card deck; its designer lists it as Guilding the Dandelion."
        }
        "acorn" => "The Acorn Race was designed by Seth Karstad, Logan Yue and Morgan Cselinacz.",
        "bordering" => "Bordering on Success was designed by D. X. Logan for Game Chef 2017.",
        _ => {
            "ResourCEd was designed by Jonathan Metcalf, Sean O'Connor, Elitumaini Swai and Evan Vadeboncoeur, students of Worcester Polytechnic Institute, for Banksia Gardens Community Services."
        }
    }
}

/// A front and a back with crosses, to measure how far a printer drifts.
fn calibration(press: Press<'_>) -> Vec<Sheet<'_>> {
    // Lying or upright as the cards are, so that right is right on both.
    let page = press.layout.grid(press.paper, CARD).page;
    let sides = [("front", (0.0, 0.0)), ("back", press.offset)];
    let sheet = |(side, offset): (&'static str, (f32, f32))| {
        let title = format!("calibration, {side}");
        press.page("calibration", &title, page, move |canvas| {
            let (x, y) = (page.width / 2.0, page.height / 2.0);
            canvas.at(x + offset.0, y + offset.1, cross);
            canvas.heading(1, |canvas| {
                let title = format!("Calibration, {side}");
                canvas.label(Style::text(16.0).bold().centred(), x, 24.0, &title);
            });
            let text = if side == "front" {
                "Print this sheet on both sides, as you will print the cards, and hold it against the light with the back towards you."
            } else {
                "With the light behind the sheet you see the cross of the front through the paper. If it lies off this one by some millimetres to the right, print again with that number as X of the offset, as in --offset 1.5,0; to the left, with a minus. If it lies below, the number is Y; above, with a minus."
            };
            let frame = Frame::new(x - 65.0, 30.0, 130.0, 30.0);
            canvas.text(Style::text(10.5), frame, text);
        })
    };
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
