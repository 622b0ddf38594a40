//! The town behind the land: streets, creek, railway, roofs and trees.

use maud::{Markup, html};

/// The town, as large as the window.
pub(super) fn town() -> Markup {
    html! {
        svg .town viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" {
            g .parks {
                path d="M0 600C120 560 210 640 330 700S300 860 180 900H0z" {}
                path d="M930 0c20 90 120 150 260 130S1400 60 1440 40V0z" {}
                path d="M600 640c90-50 240-40 330 30s60 190-80 230H560c-70-90-50-210 40-260z" {}
            }
            path .kerb d=(STREETS) {}
            path .street d=(STREETS) {}
            path .creek d=(CREEK) {}
            path .ripples d="M560 60q20 14 44 0M470 250q20 14 44 0M440 520q20 14 44 0M300 760q20 14 44 0" {}
            path .sleepers d=(RAILWAY) {}
            path .rails d=(RAILWAY) {}
            path .roofs.red d=(roofs(0)) {}
            path .roofs.grey d=(roofs(1)) {}
            path .roofs.straw d=(roofs(2)) {}
            path .trees d=(trees()) {}
        }
    }
}

const STREETS: &str = "M-10 110C300 90 700 140 1450 70M-10 470C260 440 820 520 1450 400M-10 820C420 760 900 850 1450 780M320-10C300 260 360 600 300 910M820-10C850 300 790 600 860 910M1210-10C1180 320 1260 640 1200 910";
const CREEK: &str = "M640-20C600 120 470 200 470 340S520 520 430 640 300 760 220 920";
const RAILWAY: &str = "M-10 690C300 660 700 640 1450 560";

/// The middle of every house: its place along a row of gardens, spread without a pattern
/// that would meet the eye.
fn places(step: u32, count: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..count).map(move |i| {
        let n = i * step + step;
        (
            (n * 193 + n * n % 89 * 31) % 1440,
            (n * 127 + n * n % 61 * 17) % 900,
        )
    })
}

fn roofs(colour: u32) -> String {
    let houses = places(7 + colour * 4, 46).map(|(x, y)| {
        let (w, h) = (14 + x % 9, 10 + y % 7);
        format!("M{x} {y}h{w}v{h}h-{w}z")
    });
    houses.collect()
}

fn trees() -> String {
    let trees = places(11, 120).map(|(x, y)| {
        let r = 6 + (x + y) % 7;
        format!(
            "M{x} {y}m-{r} 0a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0",
            d = 2 * r
        )
    });
    trees.collect()
}
