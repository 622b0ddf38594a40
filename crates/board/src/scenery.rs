//! What lies behind tables: a clearing, and what other scenes are drawn with.
//!
//! Everything stands where a small generator puts it, so a page shows the same wood each
//! time. Trees, tufts and blossoms are drawn once and used many times.

use std::{f32::consts::TAU, fmt::Write as _};

/// A clearing: wood at its far side, meadow at this one. Every seed has its own.
pub fn clearing(seed: u32) -> String {
    let mut dice = Dice(seed);
    [
        symbols(&mut dice),
        meadow(&mut dice),
        forest(&mut dice),
        corner("left", &mut dice),
        corner("right", &mut dice),
        FIREFLIES.to_owned(),
    ]
    .concat()
}

/// A linear congruential generator.
pub struct Dice(pub u32);

impl Dice {
    /// A number between two others.
    pub fn roll(&mut self, from: f32, to: f32) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        from + (to - from) * (self.0 >> 8) as f32 / (1 << 24) as f32
    }
}

/// Adds to a drawing; a string takes every word.
macro_rules! draw {
    ($to:expr, $($words:tt)*) => { write!($to, $($words)*).expect("a string takes every word") };
}

/// A leafy outline of so many round bumps about the middle, each nearer or farther by up to
/// `rough` of the radius.
pub fn blob([rx, ry]: [f32; 2], bumps: usize, rough: f32, dice: &mut Dice) -> String {
    let points: Vec<(f32, f32)> = (0..bumps)
        .map(|k| {
            let (sin, cos) = (TAU * k as f32 / bumps as f32).sin_cos();
            let far = dice.roll(1.0 - rough, 1.0 + rough);
            (rx * far * cos, ry * far * sin)
        })
        .collect();
    let mut path = format!("M{:.0} {:.0}", points[0].0, points[0].1);
    for (k, from) in points.iter().enumerate() {
        let to = points[(k + 1) % bumps];
        let round = (to.0 - from.0).hypot(to.1 - from.1) * 0.62;
        draw!(path, "A{round:.0} {round:.0} 0 0 1 {:.0} {:.0}", to.0, to.1);
    }
    path + "z"
}

/// What is used many times: a pine and two other trees that stand on the origin, a bush, a
/// tuft of grass and a blossom.
fn symbols(dice: &mut Dice) -> String {
    let [round, tall] = [[44.0, 48.0], [36.0, 52.0]].map(|radii| blob(radii, 10, 0.12, dice));
    let bush = blob([40.0, 32.0], 9, 0.12, dice);
    let petals: String = (0..5)
        .map(|k| {
            let (sin, cos) = (TAU * k as f32 / 5.0).sin_cos();
            format!("M{:.1} {:.1}h0", 5.2 * cos, 4.2 * sin)
        })
        .collect();
    format!(
        r##"<svg width="0" height="0"><defs><g id="wood-pine"><path d="M0-100L18-58Q0-63-18-58zM0-74L27-32Q0-37-27-32zM0-48L36 0Q0-6-36 0z"/></g><g id="wood-round"><path fill="var(--trunk)" opacity=".7" d="M-5-90h10l4 90h-18z"/><path transform="translate(0-88)" d="{round}"/></g><g id="wood-tall"><path fill="var(--trunk)" opacity=".7" d="M-4-90h8l4 90h-16z"/><use href="#wood-crown"/></g><path id="wood-crown" transform="translate(0-92)" d="{tall}"/><path id="wood-bush" d="{bush}"/><path id="wood-tuft" d="M-6 0q1-7-1-9 4 3 5 8 0-8 2-13 3 6 2 12 3-5 6-8-3 4-2 10z"/><g id="wood-bloom"><path stroke="var(--bloom)" stroke-width="5.400" stroke-linecap="round" d="{petals}"/><circle r="1.800" fill="#e8b93a"/></g></defs></svg>"##
    )
}

/// The far side.
fn forest(dice: &mut Dice) -> String {
    let mut svg = r#"<svg class="woods" viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="wood-dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient></defs><rect width="1440" height="260" fill="url(#wood-dawn)"/><circle class="moon" cx="140" cy="104" r="30"/><g fill="var(--wood-far)"><path d="M0 156h1440v104H0z"/>"#.to_owned();
    let tree = |svg: &mut String, name: &str, x: f32, y: f32, wide: f32, high: f32| {
        draw!(
            svg,
            r##"<use href="#wood-{name}" transform="translate({x:.0} {y:.0})scale({wide:.2} {high:.2})"/>"##
        );
    };
    // The sun, or moon, stands in a gap.
    let gap = |x: f32, wide: f32| (x - 140.0).abs() < wide;
    for k in 0..34 {
        let x = k as f32 * 44.0 + dice.roll(-12.0, 12.0);
        let high = dice.roll(1.1, 1.65);
        match dice.roll(0.0, 1.0) {
            _ if gap(x, 52.0) => {}
            rolled if rolled < 0.6 => tree(&mut svg, "pine", x, 225.0, 0.85, high),
            _ => tree(&mut svg, "crown", x, 245.0 - 12.0 * high, 0.8, 0.8),
        }
    }
    svg.push_str(r#"</g><g fill="var(--wood-mid)">"#);
    for k in 0..24 {
        let x = k as f32 * 63.0 + dice.roll(-18.0, 18.0);
        let high = dice.roll(1.5, 2.05);
        // Whoever sits on the other side keeps the middle clear.
        if (520.0..900.0).contains(&x) || gap(x, 84.0) {
            continue;
        }
        match dice.roll(0.0, 3.0) {
            rolled if rolled < 1.4 => tree(&mut svg, "pine", x, 252.0, 1.25, high),
            rolled if rolled < 2.3 => tree(&mut svg, "round", x, 262.0, 1.15, 1.25),
            _ => tree(&mut svg, "tall", x, 262.0, 1.2, 1.3),
        }
    }
    svg.push_str(r#"</g><g fill="var(--wood-near)">"#);
    for k in 0..34 {
        let (x, y) = (
            k as f32 * 44.0 + dice.roll(-14.0, 14.0),
            dice.roll(232.0, 250.0),
        );
        draw!(svg, r##"<use href="#wood-bush" x="{x:.0}" y="{y:.0}"/>"##);
    }
    svg.push_str(r#"</g><path stroke="var(--berry)" stroke-width="6" stroke-linecap="round" d=""#);
    for _ in 0..60 {
        draw!(
            svg,
            "M{:.0} {:.0}h0",
            dice.roll(0.0, 1440.0),
            dice.roll(222.0, 250.0)
        );
    }
    svg + r#""/></svg>"#
}

/// The near side, with a path worn through the clearing.
fn meadow(dice: &mut Dice) -> String {
    let mut svg = r#"<svg class="meadow" viewBox="0 0 1440 700" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="wood-lit" cx=".5" cy=".38" r=".62"><stop offset="0" stop-color="var(--grass-lit)"/><stop offset=".42" stop-color="var(--grass)"/><stop offset=".8" stop-color="var(--grass-deep)"/><stop offset="1" stop-color="var(--grass-edge)"/></radialGradient></defs><rect width="1440" height="700" fill="url(#wood-lit)"/><path fill="var(--path)" opacity=".55" d="M600-5C560 60 470 120 500 210S720 330 690 430 520 560 470 705H940C940 600 850 520 880 420S1000 240 900 150 760 40 800-5z"/><g fill="var(--tuft)" opacity=".75">"#.to_owned();
    for _ in 0..90 {
        let (x, y) = (dice.roll(0.0, 1440.0), dice.roll(14.0, 690.0));
        let large = dice.roll(0.7, 1.2) * (0.7 + y / 900.0);
        let worn = (480.0..960.0).contains(&x) && y < 420.0;
        if !worn || dice.roll(0.0, 1.0) > 0.8 {
            draw!(
                svg,
                r##"<use href="#wood-tuft" transform="translate({x:.0} {y:.0})scale({large:.1})"/>"##
            );
        }
    }
    svg.push_str(r#"</g><g opacity=".9">"#);
    for _ in 0..46 {
        let (x, y) = (dice.roll(0.0, 1440.0), dice.roll(20.0, 680.0));
        if !((470.0..970.0).contains(&x) && y < 430.0) {
            draw!(svg, r##"<use href="#wood-bloom" x="{x:.0}" y="{y:.0}"/>"##);
        }
    }
    svg + "</g></svg>"
}

/// A stem with leaves in pairs that grows from a point.
fn frond(x: f32, y: f32, high: f32, lean: f32, pairs: usize) -> String {
    let mut path = String::new();
    let rise = |t: f32| 1.0 - 0.25 * lean.abs() * t;
    for k in 1..=pairs {
        let t = k as f32 / (pairs as f32 + 0.3);
        let (px, py) = (x + lean * high * 0.75 * t * t, y - high * t * rise(t));
        let long = high * 0.30 * (1.0 - 0.72 * t) + 4.0;
        let wide = long * 0.34;
        for side in [-1.02, 1.02] {
            let (sin, cos) = ((-1.0_f32).atan2(lean * 1.5 * t) + side).sin_cos();
            let (ex, ey) = (px + long * cos, py + long * sin);
            let (mx, my) = (px.midpoint(ex), py.midpoint(ey));
            draw!(
                path,
                "M{px:.0} {py:.0}Q{:.0} {:.0} {ex:.0} {ey:.0}Q{:.0} {:.0} {px:.0} {py:.0}z",
                mx - sin * wide,
                my + cos * wide,
                mx + sin * wide,
                my - cos * wide
            );
        }
    }
    let (ex, ey) = (x + lean * high * 0.75, y - high * rise(1.0));
    draw!(
        path,
        "M{:.0} {y:.0}Q{:.0} {:.0} {ex:.0} {ey:.0}Q{:.0} {:.0} {:.0} {y:.0}z",
        x - 2.5,
        x + lean * high * 0.18,
        y - high * 0.55,
        x + lean * high * 0.24,
        y - high * 0.5,
        x + 2.5
    );
    path
}

/// Where a frond stands, how high it is, and how far it leans.
type Frond = (f32, f32, f32);

/// Fronds that frame the hand. The style sheet mirrors those of the right corner.
fn corner(side: &str, dice: &mut Dice) -> String {
    let mut svg = format!(
        r#"<svg class="corner {side}" viewBox="0 0 340 260" preserveAspectRatio="xMinYMax meet">"#
    );
    let layers: [(&str, &[Frond]); 3] = [
        (
            "--wood-mid",
            &[(60.0, 205.0, 0.5), (130.0, 150.0, 0.7), (18.0, 215.0, 0.12)],
        ),
        ("--wood-near", &[(126.0, 120.0, 0.8), (232.0, 84.0, 0.75)]),
        (
            "--wood-dark",
            &[(28.0, 150.0, 0.45), (98.0, 92.0, 0.9), (176.0, 66.0, 0.8)],
        ),
    ];
    for (colour, fronds) in layers {
        let path: String = fronds
            .iter()
            .map(|&(x, high, lean)| frond(x, 264.0, high * dice.roll(0.92, 1.08), lean, 7))
            .collect();
        draw!(svg, r#"<path fill="var({colour})" d="{path}"/>"#);
    }
    svg + "</svg>"
}

/// They glow by night only.
const FIREFLIES: &str = r#"<svg class="fireflies" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><g stroke="var(--firefly)" stroke-linecap="round"><path id="wood-flies" stroke-width="5" d="M428 444h0M554 510h0M666 540h0M710 366h0M878 430h0M1118 266h0M1160 260h0M100 705h0M42 516h0M1244 562h0M240 300h0M330 640h0M1010 620h0M1290 700h0M160 420h0M880 600h0M480 700h0M1180 440h0M610 620h0M760 300h0M70 330h0M980 330h0M1330 420h0M380 330h0M1090 760h0M250 790h0"/><path stroke-width="18" opacity=".25" d="M428 444h0M554 510h0M666 540h0M710 366h0M878 430h0M1118 266h0M1160 260h0M100 705h0M42 516h0M1244 562h0M240 300h0M330 640h0M1010 620h0M1290 700h0M160 420h0M880 600h0M480 700h0M1180 440h0M610 620h0M760 300h0M70 330h0M980 330h0M1330 420h0M380 330h0M1090 760h0M250 790h0"/></g></svg>"#;
