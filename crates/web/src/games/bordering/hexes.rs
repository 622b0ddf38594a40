//! Hexes, on the meadow and as cards.

use std::fmt::Write as _;

use bordering::{Cell, Hex, Kind, Phase, Rotation, View};
use maud::{Markup, PreEscaped, html};

use super::words;
use crate::plates::plate;

/// Across and down from one cell to the next; a Hex reaches 40 from its middle.
const ACROSS: i32 = 70;
const DOWN: i32 = 60;

fn middle(cell: Cell) -> (i32, i32) {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    (ACROSS * q + ACROSS / 2 * r, DOWN * r)
}

/// Letters of the types, in short.
fn letters(hex: Hex) -> String {
    let letter = |kind| match kind {
        Kind::Earthworks => 'E',
        Kind::PlantSystems => 'P',
        Kind::AnimalSystems => 'A',
        Kind::EnergyAndMaterials => 'M',
        Kind::Complication => '!',
    };
    hex.kinds().map(letter).collect()
}

/// A Hex in a drawing: its edges with colour and letter, type and value in the
/// middle. The edges are drawn once for the page (`marks`).
fn shape(hex: Hex, rotation: Rotation) -> Markup {
    let ring = hex.ring(rotation);
    let mut edges = String::new();
    for d in 0..6 {
        if let Some(colour) = ring.at(d) {
            write!(edges, "<use href=\"#y-{}{d}\"/>", colour.letter())
                .expect("a string takes every word");
        }
    }
    html! {
        use href="#y-hex" {}
        (PreEscaped(edges))
        text y="-1" { (hex.value()) }
        text .kind y="13" { (letters(hex)) }
    }
}

/// A Hex alone.
pub(super) fn card(hex: Hex, rotation: Rotation) -> Markup {
    html! {
        div .card {
            svg .hex viewBox="-42 -42 84 84" aria-hidden="true" { (shape(hex, rotation)) }
            (plate("bordering", hex.id()))
            span .name { (hex.name()) }
            span .class { (words::kinds(hex)) }
        }
    }
}

/// The Hexes on the table; while a cell is chosen also the empty ones around
/// them.
pub(super) fn meadow(view: &View) -> Markup {
    let table = &view.open.table;
    let borders = || table.borders().iter().map(|border| border.cell());
    let (mut left, mut right, mut top, mut bottom) = (0, 0, 0, 0);
    for (x, y) in borders().map(middle) {
        left = left.min(x);
        right = right.max(x);
        top = top.min(y);
        bottom = bottom.max(y);
    }
    let (x, y) = (left - 40, top - 42);
    let (width, height) = (right - left + 80, bottom - top + 84);
    // Wide meadows scroll rather than shrink beyond reading.
    let size = if width > 900 {
        "meadow-svg wide"
    } else {
        "meadow-svg"
    };
    html! {
        div .scroll tabindex="0" {
            svg class=(size) viewBox={ (x) " " (y) " " (width) " " (height) } aria-label=(words::MEADOW) {
                @match view.open.phase {
                    Phase::At(_) => @for cell in borders() { (empty(cell)) },
                    Phase::Turn(_, at) => (empty(at)),
                    Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Choose | Phase::Over => {},
                }
                @for (hex, placement) in table.hexes() {
                    @let (x, y) = middle(placement.cell);
                    g .laid transform={ "translate(" (x) " " (y) ")" } data-key={ "hex-" (hex.id()) } data-look=(hex.id()) data-now[view.open.last.is_some_and(|last| last.hex == hex)] {
                        (shape(hex, placement.rotation))
                    }
                }
            }
        }
    }
}

fn empty(cell: Cell) -> Markup {
    let (x, y) = middle(cell);
    html! {
        g .cell transform={ "translate(" (x) " " (y) ")" } data-touch={ "cell:" (cell) } aria-label=(words::cell(cell)) {
            use href="#y-hex" {}
            text y="5" { (cell) }
        }
    }
}
