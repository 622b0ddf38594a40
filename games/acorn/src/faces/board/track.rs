//! The course: three lanes side by side on a path that winds through the wood, with a
//! checkpoint in each of its bends.

use std::{
    f32::consts::{FRAC_PI_2, PI},
    fmt::Write as _,
};

use crate::{Lane, View, options::Finish};
use engine::Seat;
use i18n::Each;
use maud::{Markup, html};

use super::words;
use board::{Names, plates};

/// How far the middle lane swings out in a bend.
const BEND: f32 = 61.0;
/// From the middle of one lane to that of the next.
const LANE: f32 = 34.0;
/// From the middle of the path to its edge.
const EDGE: f32 = 55.0;
/// Where the straight stretches begin in the drawing.
const LEFT: f32 = 150.0;
/// From the edge of the drawing to the middle of the first stretch.
const TOP: f32 = 62.0;
/// How far behind the finish those stand who ran on.
const BEHIND: f32 = 26.0;
/// The spots of a leg, from the middle of one bend to that of the next.
const LEG: f32 = 25.0;

/// Adds to a drawing; a string takes every word.
macro_rules! draw {
    ($to:expr, $($words:tt)*) => { write!($to, $($words)*).expect("a string takes every word") };
}

/// How the course is drawn: broad for a window, short legs for a narrow one.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Shape {
    Broad,
    Narrow,
}

impl Shape {
    const ALL: [Shape; 2] = [Shape::Broad, Shape::Narrow];

    fn class(self) -> &'static str {
        match self {
            Shape::Broad => "broad",
            Shape::Narrow => "narrow",
        }
    }

    /// The length of a straight stretch: the more legs there are, the longer they are drawn,
    /// for the window is broader than it is high.
    fn straight(self, legs: u16) -> f32 {
        match (self, legs) {
            (Shape::Narrow, _) => 300.0,
            (Shape::Broad, ..=3) => 1200.0,
            (Shape::Broad, _) => 1700.0,
        }
    }
}

/// A course long enough for a race.
struct Course {
    finish: u16,
    legs: u16,
    straight: f32,
}

/// A place in the drawing.
#[derive(Copy, Clone, PartialEq)]
struct Point {
    x: f32,
    y: f32,
}

impl Course {
    fn new(finish: u16, shape: Shape) -> Course {
        let legs = finish.div_ceil(LEG as u16);
        Course {
            finish,
            legs,
            straight: shape.straight(legs),
        }
    }

    fn width(&self) -> f32 {
        2.0 * LEFT + self.straight + 4.0
    }

    fn height(&self) -> f32 {
        2.0 * BEND * f32::from(self.legs - 1) + 2.0 * TOP + 4.0
    }

    fn right(&self) -> f32 {
        LEFT + self.straight
    }

    /// Where a pawn stands that has run so many spots, so far aside from the middle of the
    /// path to its right hand.
    fn at(&self, spots: f32, aside: f32) -> Point {
        let bend = PI * BEND;
        let mut rest = spots * (self.straight + bend) / LEG;
        // The first leg begins where a bend would be half over.
        let mut stretch = self.straight + bend / 2.0;
        for leg in 0..self.legs {
            let y = TOP + 2.0 * BEND * f32::from(leg);
            let eastward = leg.is_multiple_of(2);
            if rest <= stretch || leg + 1 == self.legs {
                let left = stretch - rest;
                return if eastward {
                    Point {
                        x: self.right() - left,
                        y: y + aside,
                    }
                } else {
                    Point {
                        x: LEFT + left,
                        y: y - aside,
                    }
                };
            }
            rest -= stretch;
            if rest < bend {
                let (sin, cos) = (rest / BEND - FRAC_PI_2).sin_cos();
                let radius = if eastward { BEND - aside } else { BEND + aside };
                let x = if eastward {
                    self.right() + radius * cos
                } else {
                    LEFT - radius * cos
                };
                return Point {
                    x,
                    y: y + BEND + radius * sin,
                };
            }
            rest -= bend;
            stretch = self.straight;
        }
        unreachable!("the last leg takes whoever runs on")
    }

    /// Where a spot is. Pawns that run on beyond the finish stand behind it.
    fn spot(&self, spot: u16, aside: f32) -> Point {
        let length = (self.straight + PI * BEND) / LEG;
        let last = f32::from(self.finish) + (BEHIND / length).min(0.5);
        self.at(f32::from(spot).min(last), aside)
    }

    /// A line along the path from before the start to behind the finish.
    fn line(&self, aside: f32) -> String {
        let start = self.at(-0.45, aside);
        let mut line = format!("M{:.0} {:.0}", start.x, start.y);
        for leg in 0..self.legs {
            let y = TOP + 2.0 * BEND * f32::from(leg);
            let eastward = leg.is_multiple_of(2);
            if leg + 1 == self.legs {
                draw!(
                    line,
                    "H{:.0}",
                    self.at(f32::from(self.finish) + 0.95, aside).x
                );
            } else if eastward {
                let radius = BEND - aside;
                let to = y + 2.0 * BEND - aside;
                draw!(
                    line,
                    "H{:.0}A{radius:.0} {radius:.0} 0 0 1 {:.0} {to:.0}",
                    self.right(),
                    self.right()
                );
            } else {
                let radius = BEND + aside;
                let to = y + 2.0 * BEND + aside;
                draw!(
                    line,
                    "H{LEFT:.0}A{radius:.0} {radius:.0} 0 0 0 {LEFT:.0} {to:.0}"
                );
            }
        }
        line
    }
}

fn aside(lane: Lane) -> f32 {
    match lane {
        Lane::Trail => -LANE,
        Lane::River => 0.0,
        Lane::Brush => LANE,
    }
}

/// The course without the runners, which stays as it is for a whole race.
pub(super) fn bed(finish: Finish) -> Markup {
    const FINISHES: [Finish; 3] = [Finish::Usual, Finish::Short, Finish::Advanced];
    static DRAWN: Each<[Markup; 3]> = Each::new(|| {
        FINISHES.map(|finish| {
            html! { @for shape in Shape::ALL { (draw_bed(finish, shape)) } }
        })
    });
    let place = FINISHES.iter().position(|&other| other == finish);
    DRAWN.spoken()[place.unwrap_or(0)].clone()
}

fn draw_bed(finish: Finish, shape: Shape) -> Markup {
    let course = Course::new(finish.spot(), shape);
    let middle = course.line(0.0);
    let spots: String = Lane::ALL
        .iter()
        .flat_map(|&lane| (1..=course.finish).map(move |spot| (lane, spot)))
        .map(|(lane, spot)| {
            let Point { x, y } = course.spot(spot, aside(lane));
            format!("M{x:.0} {y:.0}h0")
        })
        .collect();
    html! {
        svg class={ "track " (shape.class()) " legs-" (course.legs) } viewBox={ "0 0 " (course.width() as u16) " " (course.height() as u16) } role="group" aria-label=(words::TRACK) {
            path .shadow d=(middle) {}
            path .bank d=(middle) {}
            @for lane in Lane::ALL {
                path class={ "lane " (lane.id()) } d=(course.line(aside(lane))) data-touch={ "lane:" (lane.id()) } data-try={ "change " (lane.id()) } role="img" aria-label=(words::lane(lane)) {}
            }
            path .ripples d=(ripples(&course)) {}
            path .grass d=(grass(&course)) {}
            path .pebbles d=(pebbles(&course)) {}
            path .dots d=(spots) {}
            @for spot in 0..=course.finish {
                @let Point { x, y } = course.spot(spot, 0.0);
                circle .spot cx=(x as i16) cy=(y as i16) r="13" data-at={ "spot:" (spot) } {}
            }
            @for spot in (5..course.finish).step_by(5) {
                @if !finish.checkpoints().contains(&spot) { (number(&course, spot)) }
            }
            @for &spot in finish.checkpoints() { (checkpoint(&course, spot)) }
            (goal(&course))
            @for lane in Lane::ALL { (lane_sign(&course, lane)) }
        }
    }
}

/// Places along a lane, a little to this side and that.
fn along(course: &Course, lane: Lane, every: f32) -> impl Iterator<Item = (usize, Point)> {
    let count = (f32::from(course.finish) / every) as usize;
    (0..count).map(move |k| {
        let wander = [-7.0, 5.0, -2.0, 8.0, -5.0, 2.0, 6.0][k % 7];
        (
            k,
            course.at((k as f32 + 0.55) * every, aside(lane) + wander),
        )
    })
}

fn ripples(course: &Course) -> String {
    along(course, Lane::River, 1.0)
        .map(|(_, at)| format!("M{:.0} {:.0}q4-4 8 0t8 0", at.x - 8.0, at.y))
        .collect()
}

fn grass(course: &Course) -> String {
    along(course, Lane::Brush, 1.3)
        .map(|(_, at)| {
            format!(
                "M{:.0} {:.0}l-2-8 4 5 2-7 2 7 4-5-2 8z",
                at.x - 4.0,
                at.y + 5.0
            )
        })
        .collect()
}

fn pebbles(course: &Course) -> String {
    along(course, Lane::Trail, 0.6)
        .map(|(_, at)| {
            format!(
                "M{:.0} {:.0}h{}",
                at.x,
                at.y + 2.0,
                if at.x as i32 % 3 == 0 { 3 } else { 0 }
            )
        })
        .collect()
}

/// Every fifth spot has its number on the bank.
fn number(course: &Course, spot: u16) -> Markup {
    let at = course.spot(spot, -EDGE + 9.0);
    html! { text .number x=(at.x as i16) y=(at.y as i16 + 6) { (spot) } }
}

/// A log that lies across the path from the outside of a bend, with a sign.
fn checkpoint(course: &Course, spot: u16) -> Markup {
    let leg = spot / LEG as u16;
    let out = if leg.is_multiple_of(2) { -1.0 } else { 1.0 };
    let at = course.spot(spot, 0.0);
    let (from, to, sign) = (
        at.x - out * EDGE,
        at.x + out * EDGE,
        at.x + out * (EDGE + 12.0),
    );
    let y = at.y as i16;
    html! {
        path .beam-edge d={ "M" (from as i16) " " (y) "H" (to as i16) } {}
        path .beam d={ "M" (from as i16) " " (y) "H" (to as i16) } {}
        rect .sign x=(sign as i16 - 22) y=(y - 16) width="44" height="32" rx="6" {}
        text .checkpoint x=(sign as i16) y=(y + 8) { (spot) }
    }
}

/// The finish: a chequered line and a banner with the number of its spot.
fn goal(course: &Course) -> Markup {
    let last = f32::from(course.finish);
    let (from, to) = (course.at(last, -EDGE), course.at(last, EDGE));
    let (x, top, bottom) = (from.x as i16, from.y.min(to.y), from.y.max(to.y));
    let squares: String = (0..12)
        .map(|k| {
            format!(
                "M{} {:.0}h9v9h-9z",
                x - 9 + 9 * (k % 2),
                top + 1.0 + 9.0 * f32::from(k)
            )
        })
        .collect();
    let pole = top as i16 - 10;
    html! {
        path .line d={ "M" (x - 9) " " (top as i16) "h18v" ((bottom - top) as i16) "h-18z" } {}
        path .squares d=(squares) {}
        path .pole d={ "M" (x - 2) " " (pole + 10) "v-42h4v42z" } {}
        path .flag d={ "M" (x + 2) " " (pole - 31) "h60l-9 13 9 13h-60z" } {}
        text .checkpoint x=(x + 27) y=(pole - 10) { (course.finish) }
    }
}

fn lane_sign(course: &Course, lane: Lane) -> Markup {
    let at = course.at(-0.45, aside(lane));
    let (x, y) = (at.x as i16 - 14, at.y as i16);
    html! {
        circle .sign cx=(x) cy=(y) r="15" {}
        use .mark href={ "#m-" (lane.id()) } x=(x - 9) y=(y - 9) width="18" height="18" {}
    }
}

/// Everybody's pawn, to lie over the bed.
pub(super) fn pawns(view: &View, who: &Names) -> Markup {
    html! {
        @for shape in Shape::ALL {
            @let course = Course::new(view.options.finish.spot(), shape);
            svg class={ "pawns " (shape.class()) } viewBox={ "0 0 " (course.width() as u16) " " (course.height() as u16) } {
                @for seat in Seat::all(view.seats()) { (pawn(&course, shape, view, who, seat)) }
            }
        }
    }
}

fn pawn(course: &Course, shape: Shape, view: &View, who: &Names, seat: Seat) -> Markup {
    let seen = view.seen(seat);
    let near = match shape {
        Shape::Broad => 1,
        Shape::Narrow => 2,
    };
    // Pawns on one spot stand one behind the other.
    let before = Seat::all(seat.index())
        .filter(|&other| {
            let other = view.seen(other);
            other.lane == seen.lane && other.spot.abs_diff(seen.spot) < near
        })
        .count();
    let mark = who.mark(seat);
    html! {
        @if let Some(lane) = seen.lane {
            @let place = course.spot(seen.spot, aside(lane));
            @let (x, y) = (place.x as i16 + before as i16 * 16, place.y as i16 - before as i16 * 5);
            g class={ "pawn s" (mark) } data-key={ "pawn-" (seat) @if shape == Shape::Narrow { "-narrow" } } data-turn[view.turn == seat] {
                title { (who.of(seat)) ": " (words::runner(view, seat).to_string()) }
                ellipse cx=(x) cy=(y + 21) rx="20" ry="6" {}
                circle .ground cx=(x) cy=(y) r="23" {}
                @if let Some(animal) = seen.animal.and_then(|animal| plates::address::<crate::Race>(animal.id())) {
                    use href=(animal) x=(x - 18) y=(y - 19) width="36" height="36" {}
                }
                use .shape href={ "#m-seat-" (mark) } x=(x + 7) y=(y + 5) width="19" height="19" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn courses() -> impl Iterator<Item = Course> {
        let finishes = [60, 75, 100].into_iter();
        finishes.flat_map(|finish| Shape::ALL.map(|shape| Course::new(finish, shape)))
    }

    #[test]
    fn every_spot_of_every_lane_lies_in_the_drawing_and_no_two_on_each_other() {
        for course in courses() {
            for lane in Lane::ALL {
                let points: Vec<Point> = (0..=course.finish + 2)
                    .map(|spot| course.spot(spot, aside(lane)))
                    .collect();
                for point in &points {
                    assert!(
                        point.x > 23.0 && point.x < course.width() - 23.0,
                        "{}",
                        point.x
                    );
                    assert!(
                        point.y > 23.0 && point.y < course.height() - 23.0,
                        "{}",
                        point.y
                    );
                }
                let spots = &points[..=usize::from(course.finish) + 1];
                for pair in spots.windows(2) {
                    let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
                    assert!(dx.hypot(dy) > 4.0, "{}: {dx} {dy}", course.finish);
                }
            }
        }
    }

    #[test]
    fn checkpoints_are_the_outermost_points_of_the_bends() {
        for course in courses() {
            for checkpoint in (25..course.finish).step_by(25) {
                let at = |spots: f32| course.at(spots, 0.0).x;
                let spot = f32::from(checkpoint);
                let out = |x: f32| (x - course.width() / 2.0).abs();
                assert!(out(at(spot)) > out(at(spot - 0.5)).max(out(at(spot + 0.5))));
            }
        }
    }
}
