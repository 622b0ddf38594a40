//! Which sheets an order makes, in which order.

use crate::{
    booklet::Booklet,
    cover::{self, Row},
    hexes,
    layout::Layout,
    order::{Order, Part},
    parts::Parts,
    sheet::{Press, Sheet},
    words,
};

/// The sheets of an order, not yet drawn.
pub(crate) struct Plan<'a> {
    /// The title of the game.
    pub(crate) game: &'a str,
    pub(crate) sheets: Vec<Sheet<'a>>,
    /// The cards, tiles and tokens on them, backs not counted.
    pub(crate) pieces: usize,
}

/// Plans an order.
pub(crate) fn plan<'a>(
    order: &Order,
    press: Press<'a>,
    parts: &'a Parts,
    book: Option<&'a Booklet>,
) -> Plan<'a> {
    let wants = |part| order.part == Part::All || order.part == part;
    let mut sheets = Vec::new();
    let mut rows = Vec::new();
    let mut pieces = 0;
    let mut add = |title: &str, count: usize, more: Vec<Sheet<'a>>| {
        rows.push(Row {
            title: title.to_owned(),
            count,
            pages: more.len(),
        });
        sheets.extend(more);
    };
    if wants(Part::Cards) {
        for deck in &parts.cards {
            add(&deck.title, deck.count(), press.deck(deck));
            pieces += deck.count();
        }
        if let Some(tiles) = &parts.tiles {
            add(tiles.title, tiles.count(), hexes::sheets(press, tiles));
            pieces += tiles.count();
        }
    }
    // What is not a card lies on ordinary sheets whatever print shops want.
    let plain = Press {
        layout: match press.layout {
            Layout::Fold | Layout::Shop => Layout::Quick,
            Layout::Bleed => Layout::Duplex,
            Layout::Quick | Layout::Duplex => press.layout,
        },
        ..press
    };
    if wants(Part::Tokens) {
        for deck in &parts.tokens {
            add(&deck.title, deck.count(), plain.deck(deck));
            pieces += deck.count();
        }
    }
    let boards = [(Part::Board, &parts.board), (Part::Tally, &parts.tally)];
    for (part, pages) in boards {
        if !wants(part) {
            continue;
        }
        for (title, size, draw) in pages {
            let sheet = plain.page(title, title, *size, draw);
            let back = plain.empty_back(&sheet);
            add(title, 1, std::iter::once(sheet).chain(back).collect());
        }
    }
    if let Some(book) = book {
        add(words::RULEBOOK_BOOKLET.text(), 1, book.sheets(press));
    }
    if order.part == Part::All && order.layout != Layout::Shop {
        let mut first = cover::sheets(order, press, &rows);
        first.append(&mut sheets);
        sheets = first;
    }
    Plan {
        game: press.game,
        sheets,
        pieces,
    }
}
