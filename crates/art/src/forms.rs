//! Outlines that many pictures share, as SVG paths.
//!
//! Angles are degrees, clockwise, from straight up.

use std::fmt::Write as _;

/// A coordinate with at most one decimal.
pub fn number(value: f32) -> f32 {
    // The sum turns a negative zero into a zero.
    (value * 10.0).round() / 10.0 + 0.0
}

/// A point `along` the direction and `aside` to its right.
fn point(x: f32, y: f32, turn: f32, along: f32, aside: f32) -> (f32, f32) {
    let (sin, cos) = turn.to_radians().sin_cos();
    (
        number(x + along * sin + aside * cos),
        number(y - along * cos + aside * sin),
    )
}

/// A circle.
pub fn circle(x: f32, y: f32, r: f32) -> String {
    ellipse(x, y, r, r)
}

/// An upright ellipse.
pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> String {
    let (left, y, rx, ry) = (number(x - rx), number(y), number(rx), number(ry));
    let across = number(2.0 * rx);
    format!("M{left} {y}a{rx} {ry} 0 1 0 {across} 0a{rx} {ry} 0 1 0 -{across} 0z")
}

/// A closed line through corners.
pub fn polygon(corners: &[(f32, f32)]) -> String {
    let mut path = String::new();
    for (i, &(x, y)) in corners.iter().enumerate() {
        let step = if i == 0 { 'M' } else { 'L' };
        write!(path, "{step}{} {}", number(x), number(y)).expect("a string takes all");
    }
    path.push('z');
    path
}

/// A rectangle by its left upper corner.
pub fn block(x: f32, y: f32, width: f32, height: f32) -> String {
    polygon(&[
        (x, y),
        (x + width, y),
        (x + width, y + height),
        (x, y + height),
    ])
}

/// A star or a gear: points that alternate between two radii.
pub fn star(x: f32, y: f32, outer: f32, inner: f32, points: usize, turn: f32) -> String {
    let corners: Vec<(f32, f32)> = (0..2 * points)
        .map(|i| {
            let angle = turn + 180.0 / points as f32 * i as f32;
            let radius = if i % 2 == 0 { outer } else { inner };
            point(x, y, angle, radius, 0.0)
        })
        .collect();
    polygon(&corners)
}

/// A pointed leaf from its foot.
pub fn leaf(x: f32, y: f32, turn: f32, length: f32, width: f32) -> String {
    let half = width * 0.66;
    let tip = point(x, y, turn, length, 0.0);
    let right = [
        point(x, y, turn, length * 0.2, half),
        point(x, y, turn, length * 0.7, half),
    ];
    let left = [
        point(x, y, turn, length * 0.7, -half),
        point(x, y, turn, length * 0.2, -half),
    ];
    format!(
        "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}z",
        number(x),
        number(y),
        right[0].0,
        right[0].1,
        right[1].0,
        right[1].1,
        tip.0,
        tip.1,
        left[0].0,
        left[0].1,
        left[1].0,
        left[1].1,
        number(x),
        number(y)
    )
}

/// A round petal from its foot: broad at the end.
pub fn petal(x: f32, y: f32, turn: f32, length: f32, width: f32) -> String {
    let tip = point(x, y, turn, length, 0.0);
    let right = [
        point(x, y, turn, length * 0.3, width * 0.35),
        point(x, y, turn, length, width),
    ];
    let left = [
        point(x, y, turn, length, -width),
        point(x, y, turn, length * 0.3, -width * 0.35),
    ];
    format!(
        "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}z",
        number(x),
        number(y),
        right[0].0,
        right[0].1,
        right[1].0,
        right[1].1,
        tip.0,
        tip.1,
        left[0].0,
        left[0].1,
        left[1].0,
        left[1].1,
        number(x),
        number(y)
    )
}

/// A straight line from a foot in a direction: a vein, a ray, a spine.
pub fn ray(x: f32, y: f32, turn: f32, from: f32, to: f32) -> String {
    let (a, b) = (point(x, y, turn, from, 0.0), point(x, y, turn, to, 0.0));
    format!("M{} {}L{} {}", a.0, a.1, b.0, b.1)
}

/// The outline of a round thing made of bumps: a crown of leaves, a cloud, a
/// blossom.
pub fn bumps(x: f32, y: f32, rx: f32, ry: f32, count: usize) -> String {
    let around: Vec<(f32, f32)> = (0..count)
        .map(|i| {
            let (sin, cos) = (360.0 / count as f32 * i as f32).to_radians().sin_cos();
            (number(x + rx * sin), number(y - ry * cos))
        })
        .collect();
    let mut path = format!("M{} {}", around[0].0, around[0].1);
    for i in 0..count {
        let (from, to) = (around[i], around[(i + 1) % count]);
        let chord = ((to.0 - from.0).powi(2) + (to.1 - from.1).powi(2)).sqrt();
        let r = number(chord * 0.58);
        write!(path, "A{r} {r} 0 0 1 {} {}", to.0, to.1).expect("a string takes all");
    }
    path.push('z');
    path
}

/// A leaf with round lobes on both sides, as an oak has, from its foot.
pub fn lobed(x: f32, y: f32, turn: f32, length: f32, width: f32, lobes: usize) -> String {
    let steps = 2 * lobes + 1;
    let side = |sign: f32, i: usize| {
        let t = i as f32 / steps as f32;
        let swell = (t * std::f32::consts::PI).sin().max(0.25);
        let reach = if i % 2 == 1 {
            width * 0.5
        } else {
            width * 0.24
        };
        point(x, y, turn, length * t, sign * reach * swell)
    };
    let mut stops: Vec<(f32, f32)> = (1..steps).map(|i| side(1.0, i)).collect();
    stops.push(point(x, y, turn, length, 0.0));
    stops.extend((1..steps).rev().map(|i| side(-1.0, i)));
    smooth((number(x), number(y)), &stops)
}

/// A smooth closed line through points.
pub fn smooth(start: (f32, f32), stops: &[(f32, f32)]) -> String {
    let mut all = vec![(number(start.0), number(start.1))];
    all.extend(stops.iter().map(|&(x, y)| (number(x), number(y))));
    let n = all.len();
    let middle = |i: usize| {
        let (a, b) = (all[i % n], all[(i + 1) % n]);
        (
            number(f32::midpoint(a.0, b.0)),
            number(f32::midpoint(a.1, b.1)),
        )
    };
    let first = middle(n - 1);
    let mut path = format!("M{} {}", first.0, first.1);
    for (i, at) in all.iter().enumerate() {
        let to = middle(i);
        write!(path, "Q{} {} {} {}", at.0, at.1, to.0, to.1).expect("a string takes all");
    }
    path.push('z');
    path
}

/// A heart-shaped leaf from its foot.
pub fn heart(x: f32, y: f32, turn: f32, length: f32, width: f32) -> String {
    let stops = [
        point(x, y, turn, -length * 0.16, width * 0.32),
        point(x, y, turn, length * 0.15, width * 0.6),
        point(x, y, turn, length * 0.6, width * 0.34),
        point(x, y, turn, length * 1.04, width * 0.04),
        point(x, y, turn, length * 1.04, -width * 0.04),
        point(x, y, turn, length * 0.6, -width * 0.34),
        point(x, y, turn, length * 0.15, -width * 0.6),
        point(x, y, turn, -length * 0.16, -width * 0.32),
    ];
    smooth((number(x), number(y)), &stops)
}

/// A water drop that hangs from its tip.
pub fn drop(x: f32, y: f32, length: f32) -> String {
    let r = length * 0.36;
    let (x, top) = (number(x), number(y));
    let (left, right) = (number(x - r), number(x + r));
    let (belly, end) = (number(y + length - r), number(y + length));
    let a = number(y + length * 0.36);
    format!(
        "M{x} {top}C{x} {a} {right} {a} {right} {belly}C{right} {end} {left} {end} {left} {belly}C{left} {a} {x} {a} {x} {top}z"
    )
}

/// A worn stone.
pub fn pebble(x: f32, y: f32, rx: f32, ry: f32) -> String {
    let stops = [
        (x + rx * 0.2, y - ry * 1.3),
        (x + rx * 1.2, y - ry * 0.5),
        (x + rx * 1.1, y + ry * 0.9),
        (x - rx * 0.2, y + ry * 1.2),
        (x - rx * 1.2, y + ry * 0.8),
    ];
    smooth((x - rx * 1.1, y - ry * 0.7), &stops)
}
