//! Hexes, on the meadow and as cards.

use board::parted;
use std::fmt::Write as _;

use crate::{Border, Cell, Colour, Hex, Phase, Rotation, View};
use maud::{Markup, PreEscaped, html};
use parts::Direction;

use super::words;
use board::plates;

/// Across and down from one cell to the next; a Hex reaches 40 from its middle.
const ACROSS: i32 = 70;
const DOWN: i32 = 60;

fn middle(cell: Cell) -> (i32, i32) {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    (ACROSS * q + ACROSS / 2 * r, DOWN * r)
}

/// Letters of the types, in short.
fn letters(hex: Hex) -> String {
    hex.kinds().map(words::kind_mark).collect()
}

/// A Hex in a drawing: its picture on the ground of its types, its edges with colour and
/// letter, value and type below. The edges are drawn once for the page (`marks`).
fn shape(hex: Hex, rotation: Rotation) -> Markup {
    let ring = hex.ring(rotation);
    let mut edges = String::new();
    for d in 0..6 {
        if let Some(colour) = ring.at(d) {
            write!(edges, "<use href=\"#y-{}{d}\"/>", colour.letter())
                .expect("a string takes every word");
        }
    }
    let kinds: Vec<usize> = hex.kinds().map(|kind| kind as usize).collect();
    html! {
        use href="#y-hex" {}
        @match kinds.as_slice() {
            [one, other] => { use class={ "k" (one) } href="#y-in0" {} use class={ "k" (other) } href="#y-in1" {} },
            [one, ..] => use class={ "k" (one) } href="#y-in" {},
            [] => {},
        }
        @if let Some(picture) = plates::address::<crate::Bordering>(hex.id()) {
            use .pic href=(picture) x="-18" y="-26" width="36" height="36" {}
        }
        (PreEscaped(edges))
        use .disc href="#y-disc" {}
        text x="-8" y="20" { (hex.value()) }
        text .kind x="8" y="20" { (letters(hex)) }
    }
}

/// A Hex alone.
pub(super) fn card(hex: Hex, rotation: Rotation) -> Markup {
    html! {
        div .card.tile {
            svg .hex viewBox="-42 -42 84 84" aria-hidden="true" { (shape(hex, rotation)) }
            span .name { (parted::<crate::Bordering>(words::hex_name(hex))) }
            span .class { (words::kinds(hex)) }
        }
    }
}

/// The Hexes on the table; while a cell is chosen also the empty ones around
/// them.
pub(super) fn meadow(view: &View) -> Markup {
    let table = &view.open.table;
    let borders = || table.borders().iter().copied();
    let (mut left, mut right, mut top, mut bottom) = (0, 0, 0, 0);
    for (x, y) in borders().map(|border| middle(border.cell())) {
        left = left.min(x);
        right = right.max(x);
        top = top.min(y);
        bottom = bottom.max(y);
    }
    let (x, y) = (left - 40, top - 44);
    let (width, height) = (right - left + 80, bottom - top + 88);
    html! {
        p .zoom {
            button type="button" data-zoom="1.3" aria-label=(words::ZOOM_IN) { "+" }
            button type="button" data-zoom="0.77" aria-label=(words::ZOOM_OUT) { "−" }
            button type="button" data-zoom="1" aria-label=(words::FIT_THE_MEADOW) { (words::FIT) }
        }
        // Where it is larger than its place it is moved by scrolling.
        div .map.scroll tabindex="0" aria-label=(words::MEADOW) role="group" {
            svg .meadow-svg width=(width) height=(height) viewBox={ (x) " " (y) " " (width) " " (height) } {
                @match view.open.phase {
                    Phase::At(hex) => @for border in borders() { (empty(view, hex, border)) },
                    Phase::Turn(hex, at) => @if let Some(border) = table.border(at) { (turning(hex, border)) },
                    Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Choose | Phase::Over => {},
                }
                @for (hex, placement) in table.hexes() {
                    @let (x, y) = middle(placement.cell);
                    g .laid transform={ "translate(" (x) " " (y) ")" } data-key={ "hex-" (hex.id()) } data-look=(hex.id()) data-at={ "cell:" (placement.cell) } data-now[view.open.last.is_some_and(|last| last.hex == hex)] {
                        (shape(hex, placement.rotation))
                    }
                }
                (knots(view))
            }
        }
    }
}

/// Touching edges of one colour are tied.
fn knots(view: &View) -> Markup {
    let table = &view.open.table;
    let mut knots = String::new();
    for (hex, placement) in table.hexes() {
        let (x, y) = middle(placement.cell);
        for (d, direction) in Direction::ALL.into_iter().enumerate().take(3) {
            let beside = placement.cell.neighbour(direction);
            let own = hex.ring(placement.rotation).at(d);
            let Some((other, turned)) = table.hex_at(beside) else {
                continue;
            };
            let Some(colour) = own.filter(|_| own == other.ring(turned).at(d + 3)) else {
                continue;
            };
            let (u, v) = middle(beside);
            write!(
                knots,
                "<circle class=\"knot {}\" cx=\"{}\" cy=\"{}\" r=\"6\"/>",
                colour.id(),
                i32::midpoint(x, u),
                i32::midpoint(y, v)
            )
            .expect("a string takes every word");
        }
    }
    PreEscaped(knots)
}

/// An empty cell: the yarn around it that the Hex could meet, and the most points
/// it can bring there.
fn empty(view: &View, hex: Hex, border: Border) -> Markup {
    let cell = border.cell();
    let (x, y) = middle(cell);
    let own: Vec<Colour> = (0..6)
        .filter_map(|d| hex.ring(Rotation::R0).at(d))
        .collect();
    html! {
        g .cell transform={ "translate(" (x) " " (y) ")" } data-touch={ "cell:" (cell) } role="img" aria-label=(words::empty_cell(cell)) {
            use href="#y-hex" {}
            (glow(|d| border.facing().at(d).filter(|colour| own.contains(colour))))
            @if let Some(best) = words::best(view, hex, border) { text y="4" { (format!("{best:+}")) } }
            text .at y="17" { (cell) }
        }
    }
}

/// Bands of yarn that meet their like.
fn glow(meets: impl Fn(usize) -> Option<Colour>) -> Markup {
    let mut bands = String::new();
    for d in 0..6 {
        if let Some(colour) = meets(d) {
            write!(
                bands,
                "<use class=\"glow\" href=\"#y-{}{d}\"/>",
                colour.letter()
            )
            .expect("a string takes every word");
        }
    }
    PreEscaped(bands)
}

/// The cell that was chosen, with the Hex in every rotation; the style sheet shows the
/// one that is touched.
fn turning(hex: Hex, border: Border) -> Markup {
    let (x, y) = middle(border.cell());
    let facing = border.facing();
    html! {
        g .cell transform={ "translate(" (x) " " (y) ")" } data-now {
            use href="#y-hex" {}
            (glow(|d| facing.at(d)))
        }
        @for rotation in Rotation::ALL {
            @let ring = hex.ring(rotation);
            g class={ "laid would turn" (rotation.sixths()) } transform={ "translate(" (x) " " (y) ")" } {
                (shape(hex, rotation))
                (glow(|d| ring.at(d).filter(|_| ring.at(d) == facing.at(d))))
            }
        }
    }
}
