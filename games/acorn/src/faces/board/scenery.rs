//! The wood that the course winds through, seen from above.

use std::{fmt::Write as _, sync::LazyLock};

use board::scenery::{Dice, blob};
use maud::{Markup, PreEscaped};

/// The scenery, drawn once.
pub(super) fn drawn() -> Markup {
    static DRAWN: LazyLock<String> = LazyLock::new(wood);
    PreEscaped(DRAWN.clone())
}

/// Adds to a drawing; a string takes every word.
macro_rules! draw {
    ($to:expr, $($words:tt)*) => { write!($to, $($words)*).expect("a string takes every word") };
}

/// Groups of trees: the middle of each, how far it spreads, and how many there are.
const GROVES: [(f32, f32, f32, f32, usize); 7] = [
    (30.0, 60.0, 70.0, 70.0, 5),
    (30.0, 330.0, 60.0, 120.0, 6),
    (60.0, 690.0, 110.0, 120.0, 8),
    (280.0, 850.0, 90.0, 50.0, 4),
    (1330.0, 90.0, 90.0, 90.0, 5),
    (1370.0, 420.0, 60.0, 150.0, 7),
    (1180.0, 760.0, 190.0, 120.0, 12),
];

fn wood() -> String {
    let mut dice = Dice(11);
    let crowns = [52.0, 40.0].map(|radius| {
        [0.0, 0.16, 0.36].map(|inner: f32| blob([radius * (1.0 - inner); 2], 11, 0.1, &mut dice))
    });
    let mut svg = r#"<svg class="wood" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="a-floor" cx=".5" cy=".6" r=".75"><stop offset="0" stop-color="var(--floor)"/><stop offset="1" stop-color="var(--floor-edge)"/></radialGradient><path id="a-tuft" d="M-6 0q1-7-1-9 4 3 5 8 0-8 2-13 3 6 2 12 3-5 6-8-3 4-2 10z"/><path id="a-leaf" d="M0 0q6-7 14-2-6 7-14 2z"/>"#.to_owned();
    for (k, [dark, middle, light]) in crowns.iter().enumerate() {
        draw!(
            svg,
            r#"<g id="a-crown{k}"><path fill="var(--crown-dark)" d="{dark}"/><path fill="var(--crown)" transform="translate(-3-4)" d="{middle}"/><path fill="var(--crown-light)" opacity=".8" transform="translate(-9-11)" d="{light}"/></g>"#
        );
    }
    svg.push_str(r#"</defs><rect width="1440" height="900" fill="url(#a-floor)"/><g fill="var(--crown-light)" opacity=".7">"#);
    for _ in 0..44 {
        let (x, y, large) = (
            dice.roll(0.0, 1440.0),
            dice.roll(380.0, 890.0),
            dice.roll(0.8, 1.3),
        );
        draw!(
            svg,
            r##"<use href="#a-tuft" transform="translate({x:.0} {y:.0})scale({large:.1})"/>"##
        );
    }
    svg.push_str("</g>");
    for colour in ["#b5613c", "#d9a441", "#c67a34"] {
        draw!(svg, r#"<g fill="{colour}">"#);
        for _ in 0..18 {
            let (x, y) = (dice.roll(100.0, 1400.0), dice.roll(440.0, 890.0));
            draw!(svg, r##"<use href="#a-leaf" x="{x:.0}" y="{y:.0}"/>"##);
        }
        svg.push_str("</g>");
    }
    for (x, y, wide, high, count) in GROVES {
        let mut trees: Vec<(f32, f32)> = (0..count)
            .map(|_| (x + dice.roll(-wide, wide), y + dice.roll(-high, high)))
            .collect();
        trees.sort_by(|one, other| one.1.total_cmp(&other.1));
        for (k, (x, y)) in trees.into_iter().enumerate() {
            let large = dice.roll(0.75, 1.15);
            draw!(
                svg,
                r##"<use href="#a-crown{}" transform="translate({x:.0} {y:.0})scale({large:.2})"/>"##,
                k % 2
            );
        }
    }
    svg + "</svg>"
}
