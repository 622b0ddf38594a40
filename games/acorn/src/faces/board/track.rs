//! The track: three lanes side by side on a path that winds from the start to the
//! finish.

use std::f32::consts::PI;

use crate::{Lane, View};
use engine::Seat;
use maud::{Markup, html};

use super::words;
use board::{Names, plates};

/// The length of a straight stretch.
const STRAIGHT: f32 = 300.0;
/// How far the middle lane swings out in a bend.
const BEND: f32 = 66.0;
/// From the middle of one lane to that of the next.
const LANE: f32 = 38.0;
/// From the middle of the path to its edge.
const EDGE: f32 = 57.0;
/// The way before the start, where the names of the lanes stand.
const APPROACH: f32 = 104.0;
/// Where the first stretch begins in the drawing.
const ORIGIN: (f32, f32) = (EDGE + BEND + 4.0, EDGE + 6.0);
/// The width of the drawing.
const WIDTH: u16 = 554;

/// A path long enough for a race.
struct Path {
    finish: u16,
    stretches: u16,
}

/// A place in the drawing.
#[derive(Copy, Clone)]
struct Point {
    x: f32,
    y: f32,
}

impl Path {
    fn new(finish: u16) -> Path {
        // A checkpoint comes every 25 spots: a stretch for each.
        Path {
            finish,
            stretches: finish.div_ceil(25),
        }
    }

    fn height(&self) -> u16 {
        (2.0 * BEND * f32::from(self.stretches - 1) + 2.0 * EDGE) as u16 + 30
    }

    /// Where a spot is, so far aside from the middle of the path.
    fn at(&self, spot: u16, aside: f32) -> Point {
        let bends = f32::from(self.stretches - 1);
        let length = STRAIGHT * f32::from(self.stretches) + PI * BEND * bends;
        // Pawns that run on beyond the finish stand behind it.
        let far = f32::from(spot).min(f32::from(self.finish) + 2.0);
        let mut rest = length * far / f32::from(self.finish);
        let mut stretch = 0;
        while rest > STRAIGHT && stretch + 1 < self.stretches {
            rest -= STRAIGHT;
            if rest < PI * BEND {
                return bend(stretch, rest / BEND, aside);
            }
            rest -= PI * BEND;
            stretch += 1;
        }
        straight(stretch, rest, aside)
    }

    /// The middle of a lane from before the start to behind the finish, as a drawing.
    fn lane(&self, aside: f32) -> String {
        let start = straight(0, -APPROACH, aside);
        let mut line = format!("M{:.0} {:.0}", start.x, start.y);
        for stretch in 0..self.stretches {
            let last = stretch + 1 == self.stretches;
            let end = straight(
                stretch,
                if last { STRAIGHT + 44.0 } else { STRAIGHT },
                aside,
            );
            line.push_str(&format!("H{:.0}", end.x));
            if !last {
                let (to, radius) = (bend(stretch, PI, aside), radius(stretch, aside));
                let sweep = u8::from(stretch.is_multiple_of(2));
                let arc = format!(
                    "A{radius:.0} {radius:.0} 0 0 {sweep} {:.0} {:.0}",
                    to.x, to.y
                );
                line.push_str(&arc);
            }
        }
        line
    }
}

/// A point of a straight stretch; every other one leads back to the left, and there
/// left and right are exchanged.
fn straight(stretch: u16, along: f32, aside: f32) -> Point {
    let y = ORIGIN.1 + 2.0 * BEND * f32::from(stretch);
    if stretch.is_multiple_of(2) {
        Point {
            x: ORIGIN.0 + along,
            y: y + aside,
        }
    } else {
        Point {
            x: ORIGIN.0 + STRAIGHT - along,
            y: y - aside,
        }
    }
}

/// How wide the bend behind a stretch is.
fn radius(stretch: u16, aside: f32) -> f32 {
    if stretch.is_multiple_of(2) {
        BEND - aside
    } else {
        BEND + aside
    }
}

/// A point of the bend behind a stretch.
fn bend(stretch: u16, angle: f32, aside: f32) -> Point {
    let radius = radius(stretch, aside);
    let y = ORIGIN.1 + 2.0 * BEND * f32::from(stretch) + BEND - radius * angle.cos();
    let out = radius * angle.sin();
    let x = if stretch.is_multiple_of(2) {
        ORIGIN.0 + STRAIGHT + out
    } else {
        ORIGIN.0 - out
    };
    Point { x, y }
}

fn aside(lane: Lane) -> f32 {
    match lane {
        Lane::Trail => -LANE,
        Lane::River => 0.0,
        Lane::Brush => LANE,
    }
}

/// The track with everybody's pawn.
pub(super) fn draw(view: &View, who: &Names) -> Markup {
    let finish = view.options.finish;
    let path = Path::new(finish.spot());
    html! {
        svg .track viewBox={ "0 0 " (WIDTH) " " (path.height()) } role="group" aria-label=(words::TRACK) {
            @for lane in Lane::ALL { (draw_lane(&path, lane)) }
            @for spot in (5..finish.spot()).step_by(5) {
                @if !finish.checkpoints().contains(&spot) { (post(&path, "tick", spot, None)) }
            }
            @for &spot in finish.checkpoints() { (post(&path, "checkpoint", spot, Some(&spot.to_string()))) }
            (post(&path, "finish", finish.spot(), None))
            (finish_sign(&path))
            @for spot in 0..=finish.spot() { (mark(&path, spot)) }
            @for seat in Seat::all(view.seats()) { (pawn(&path, view, who, seat)) }
        }
    }
}

fn draw_lane(path: &Path, lane: Lane) -> Markup {
    let line = path.lane(aside(lane));
    let name = straight(0, 6.0 - APPROACH, aside(lane));
    html! {
        g class={ "lane " (lane.id()) } data-key={ "lane-" (lane.id()) } data-touch={ "lane:" (lane.id()) } data-try={ "change " (lane.id()) } aria-label=(words::lane(lane)) {
            path .edge d=(line) {}
            path .bed d=(line) {}
            text x=(name.x as i16) y=(name.y as i16 + 6) { (words::lane(lane)) }
        }
    }
}

/// A line across the path, with a word on it or behind it if it has one.
fn post(path: &Path, class: &str, spot: u16, label: Option<&str>) -> Markup {
    let (from, to) = (path.at(spot, -EDGE), path.at(spot, EDGE));
    let middle = path.at(spot, 0.0);
    html! {
        line class=(class) x1=(from.x as i16) y1=(from.y as i16) x2=(to.x as i16) y2=(to.y as i16) {}
        @if let Some(label) = label {
            text .label x=(middle.x as i16) y=(middle.y as i16 + 6) { (label) }
        }
    }
}

/// What lights up where a spot is named.
fn mark(path: &Path, spot: u16) -> Markup {
    let middle = path.at(spot, 0.0);
    html! { circle .spot cx=(middle.x as i16) cy=(middle.y as i16) r="9" data-at={ "spot:" (spot) } {} }
}

fn finish_sign(path: &Path) -> Markup {
    // Below the path, whichever way it leads there.
    let side = if path.stretches.is_multiple_of(2) {
        -EDGE
    } else {
        EDGE
    };
    let place = path.at(path.finish, side * 1.26);
    html! { text .label x=(place.x as i16) y=(place.y as i16 + 4) { (words::FINISH) } }
}

fn pawn(path: &Path, view: &View, who: &Names, seat: Seat) -> Markup {
    let seen = view.seen(seat);
    // Pawns on one spot stand one behind the other.
    let before = Seat::all(seat.index())
        .filter(|&other| {
            let other = view.seen(other);
            other.lane == seen.lane && other.spot.abs_diff(seen.spot) < 2
        })
        .count() as u16;
    html! {
        @if let Some(lane) = seen.lane {
            g class={ "pawn seat s" (who.mark(seat)) } data-key={ "pawn-" (seat) } {
                title { (who.of(seat)) ": " (words::runner(view, seat).to_string()) }
                @let place = path.at(seen.spot, aside(lane));
                @let (x, y) = (place.x as i16 + before as i16 * 20, place.y as i16);
                circle .ground cx=(x) cy=(y) r="19" {}
                @if let Some(animal) = seen.animal.and_then(|animal| plates::address::<crate::Race>(animal.id())) {
                    use href=(animal) x=(x - 16) y=(y - 17) width="32" height="32" {}
                }
                use .shape href={ "#m-seat-" (who.mark(seat)) } x=(x + 4) y=(y + 3) width="18" height="18" {}
                text x=(x + 13) y=(y + 17) { (seat.index() + 1) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_of_every_lane_lies_in_the_drawing_and_no_two_on_each_other() {
        for finish in [60, 75, 100] {
            let path = Path::new(finish);
            for lane in Lane::ALL {
                let points: Vec<Point> =
                    (0..=finish + 2).map(|s| path.at(s, aside(lane))).collect();
                for point in &points {
                    assert!(
                        point.x > 19.0 && point.x < f32::from(WIDTH) - 19.0,
                        "{}",
                        point.x
                    );
                    assert!(point.y > 19.0 && point.y < f32::from(path.height()) - 19.0);
                }
                for pair in points.windows(2) {
                    let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
                    assert!(dx.hypot(dy) > 4.0, "{finish}: {dx} {dy}");
                }
            }
        }
    }
}
