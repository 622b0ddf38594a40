//! The first sheets: what is in the file, and how to print it.

use art::Colour;
use catalog::Entry;

use crate::{
    canvas::{Frame, Style},
    games::Parts,
    order::Order,
    sheet::Sheets,
};

/// The cover: title, list of pieces, how to print, whose work it is.
pub(crate) fn add(sheets: &mut Sheets, entry: &Entry, order: &Order, parts: &Parts) {
    let page = sheets.paper.size();
    let picture = match entry.id {
        "badger" => "borderland",
        "dandelion" => "dandelion",
        "acorn" => "squirrel",
        "bordering" => "forest-garden",
        _ => "bgcs",
    };
    let mut lines: Vec<(usize, String)> = Vec::new();
    for deck in parts.cards.iter().chain(&parts.tokens) {
        lines.push((deck.count(), deck.title.clone()));
    }
    let tiles: usize = parts.hexes.iter().map(|tile| tile.copies).sum();
    if tiles > 0 {
        lines.push((
            tiles,
            format!("hexagonal tiles, {} mm across", parts.across),
        ));
    }
    if !parts.board.is_empty() {
        lines.push((parts.board.len(), "sheets of boards and tracks".to_owned()));
    }
    if !parts.tally.is_empty() {
        lines.push((parts.tally.len(), "tally card".to_owned()));
    }
    lines.push((1, "rulebook, as a booklet".to_owned()));
    sheets.page(page, |canvas| {
        let middle = page.width / 2.0;
        let frame = Frame::new(20.0, 20.0, page.width - 40.0, 14.0);
        canvas.fit(Style::text(26.0).bold().centred(), frame, entry.title);
        let frame = Frame::new(25.0, 35.0, page.width - 50.0, 10.0);
        canvas.fit(Style::text(12.0).italic().centred(), frame, entry.summary);
        canvas.piece(entry.id, picture, middle - 35.0, 48.0, 70.0);
        let mut y = 130.0;
        canvas.label(Style::text(13.0).bold(), 25.0, y, "In this file");
        for (count, what) in &lines {
            y += 6.6;
            canvas.label(Style::text(11.0).bold().right(), 37.0, y, &count.to_string());
            canvas.label(Style::text(11.0), 40.0, y, what);
        }
        y += 12.0;
        canvas.label(Style::text(13.0).bold(), 25.0, y, "Printing");
        let how = format!(
            "Print at 100 %, without fitting to the page; the ruler on each sheet is 50 mm long. Paper {}, layout {}. Cards are 63 by 88 mm: cut along the crop marks, which stay outside the cards. Heavy paper (200 g and more), or sleeves over ordinary playing cards, make them last.",
            order.paper, order.layout
        );
        let frame = Frame::new(25.0, y + 2.0, page.width - 50.0, 30.0);
        y += 2.0 + canvas.text(Style::text(10.5), frame, &how);
        y += 8.0;
        canvas.label(Style::text(13.0).bold(), 25.0, y, "Whose work it is");
        let credits = format!(
            "{} Rules version {}; pictures and sheets by Hedgerow {}. Which figures are the designers' and which were reconstructed is said at each rule.",
            credits(entry.id),
            entry.rules,
            env!("CARGO_PKG_VERSION")
        );
        let frame = Frame::new(25.0, y + 2.0, page.width - 50.0, 30.0);
        canvas.text(Style::text(10.5), frame, &credits);
    });
}

fn credits(game: &str) -> &'static str {
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
pub(crate) fn calibration(sheets: &mut Sheets) {
    let page = sheets.paper.size();
    for side in ["front", "back"] {
        sheets.page(page, |canvas| {
            let (x, y) = (page.width / 2.0, page.height / 2.0);
            canvas.line(Colour::Ink, 0.2, (x - 40.0, y), (x + 40.0, y));
            canvas.line(Colour::Ink, 0.2, (x, y - 40.0), (x, y + 40.0));
            for i in -10i8..=10 {
                let d = f32::from(i);
                let length = if i % 5 == 0 { 3.0 } else { 1.6 };
                canvas.line(Colour::Ink, 0.2, (x + d, y - length), (x + d, y + length));
                canvas.line(Colour::Ink, 0.2, (x - length, y + d), (x + length, y + d));
            }
            let title = format!("Calibration, {side}");
            canvas.label(Style::text(16.0).bold().centred(), x, 40.0, &title);
            let text = "Print this sheet on both sides and hold it against the light. If the crosses do not meet, count the millimetres by which the cross of the back lies off and pass them on with --offset X,Y.";
            let frame = Frame::new(40.0, 48.0, page.width - 80.0, 30.0);
            canvas.text(Style::text(10.5), frame, text);
            canvas.line(Colour::Ink, 0.2, (x - 25.0, y + 60.0), (x + 25.0, y + 60.0));
            canvas.line(Colour::Ink, 0.2, (x - 25.0, y + 58.0), (x - 25.0, y + 62.0));
            canvas.line(Colour::Ink, 0.2, (x + 25.0, y + 58.0), (x + 25.0, y + 62.0));
            canvas.label(Style::text(9.0).centred(), x, y + 67.0, "50 mm");
        });
    }
}
