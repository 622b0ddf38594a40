//! Sheets to print: what may be chosen, a preview of each sheet, and the file.

use i18n::Phrase;
use std::fmt::Write as _;

use catalog::Entry;
use maud::{Markup, html};
use print::{Flip, Ink, Layout, Listed, Order, Paper, Part};

use super::{Head, layout};
use crate::words;

/// The page where sheets are chosen and looked at.
pub struct PrintPage<'a> {
    /// The game.
    pub game: &'a Entry,
    /// All games.
    pub games: &'a [Entry],
    /// What was chosen.
    pub order: &'a Order,
    /// The parts the game has.
    pub parts: &'a [Part],
    /// The sheets of the order.
    pub sheets: &'a [Listed],
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

const PAPERS: [(Paper, &str); 2] = [(Paper::A4, "a4"), (Paper::Letter, "letter")];

const LAYOUTS: [Layout; 5] = [
    Layout::Quick,
    Layout::Duplex,
    Layout::Fold,
    Layout::Bleed,
    Layout::Shop,
];

const INKS: [(Ink, &str); 3] = [(Ink::Full, "full"), (Ink::Low, "low"), (Ink::Grey, "grey")];

const FLIPS: [(Flip, &str); 2] = [(Flip::Long, "long"), (Flip::Short, "short")];

impl PrintPage<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let title = words::print_of(self.game.title);
        let head = Head {
            title: &title,
            body: "print",
            table: None,
            me: self.me,
            game: None,
            bar: None,
        };
        let here = format!("/g/{}/print", self.game.id);
        let query = query(self.order);
        layout::page(
            &head,
            html! {
                main {
                    h1 { (title) }
                    p .lead { (words::PRINT_LEAD) }
                    (self.choices(&here))
                    p .do {
                        a .button.main href={ (here) "/pdf?" (query) } { (words::DOWNLOAD_PDF) }
                        span { (words::sheets(self.sheets.len())) }
                    }
                    p .hint { (words::PRINT_HINT) }
                    ol .sheets { @for (i, sheet) in self.sheets.iter().enumerate() {
                        li { (preview(&format!("{here}/sheet/{}?{query}", i + 1), i + 1, sheet)) }
                    } }
                    h2 { (words::PRINT_OTHERS) }
                    ul .row { @for game in self.games.iter().filter(|game| game.id != self.game.id) {
                        li { a .button href={ "/g/" (game.id) "/print?" (query) } { (game.title) } }
                    } }
                }
            },
        )
    }

    fn choices(&self, here: &str) -> Markup {
        let order = self.order;
        let papers = PAPERS.map(|(paper, id)| (id, words::paper(paper), paper == order.paper));
        let layouts = LAYOUTS.map(|it| (it.name(), words::print_layout(it), it == order.layout));
        let inks = INKS.map(|(ink, id)| (id, words::ink(ink), ink == order.ink));
        let flips = FLIPS.map(|(flip, id)| (id, words::flip(flip), flip == order.flip));
        let parts = self.parts.iter();
        let parts = parts.map(|&part| (part.name(), words::print_part(part), part == order.part));
        html! {
            form .choices method="get" action=(here) {
                (select("part", words::PRINT_PART, parts))
                (select("layout", words::PRINT_LAYOUT, layouts.into_iter()))
                (select("paper", words::PRINT_PAPER, papers.into_iter()))
                (select("ink", words::PRINT_INK, inks.into_iter()))
                (select("flip", words::PRINT_FLIP, flips.into_iter()))
                details open[order.offset != (0.0, 0.0)] {
                    summary { (words::PRINT_OFFSET) }
                    p .hint { (words::PRINT_OFFSET_HINT) }
                    label .field { (words::PRINT_RIGHT) (millimetres("x", order.offset.0)) }
                    label .field { (words::PRINT_DOWN) (millimetres("y", order.offset.1)) }
                }
                p .do { button { (words::SHOW_SHEETS) } }
            }
        }
    }
}

fn select(
    name: &str,
    title: Phrase,
    options: impl Iterator<Item = (&'static str, Phrase, bool)>,
) -> Markup {
    html! {
        label .field { (title)
            select name=(name) { @for (value, words, chosen) in options {
                option value=(value) selected[chosen] { (words) }
            } }
        }
    }
}

fn millimetres(name: &str, value: f32) -> Markup {
    html! { input type="number" name=(name) min="-20" max="20" step="0.1" value=(value); }
}

/// A sheet as a picture that the browser fetches when it comes into sight.
fn preview(address: &str, number: usize, sheet: &Listed) -> Markup {
    let name = words::sheet(number);
    // Four dots for a millimetre: browsers keep the place free in the right shape.
    let (width, height) = (sheet.size.width * 4.0, sheet.size.height * 4.0);
    html! {
        figure {
            a href=(address) {
                img src=(address) alt=(name) width=(width.round()) height=(height.round()) loading="lazy" decoding="async";
            }
            figcaption { (name) ": " (sheet.title) }
        }
    }
}

/// An order as the part of an address behind the question mark.
fn query(order: &Order) -> String {
    let word = |all: &[(bool, &'static str)]| {
        let chosen = all.iter().find(|(chosen, _)| *chosen);
        chosen.map_or("", |(_, word)| word)
    };
    let paper = word(&PAPERS.map(|(it, word)| (it == order.paper, word)));
    let ink = word(&INKS.map(|(it, word)| (it == order.ink, word)));
    let flip = word(&FLIPS.map(|(it, word)| (it == order.flip, word)));
    let (part, layout) = (order.part.name(), order.layout.name());
    let mut query = format!("part={part}&layout={layout}&paper={paper}&ink={ink}&flip={flip}");
    if order.offset != (0.0, 0.0) {
        let _ = write!(query, "&x={}&y={}", order.offset.0, order.offset.1);
    }
    query
}
