//! The track: three lanes from the start to the finish.

use acorn::{Lane, View};
use engine::Seat;
use maud::{Markup, html};

use super::words;
use crate::{board::Names, plates};

/// The height of a lane in the drawing.
const LANE: u16 = 56;
/// Where spot 0 is, behind the names of the lanes.
const START: u16 = 96;
/// What is left behind the finish.
const END: u16 = 40;
/// The width of the drawing.
const WIDTH: u16 = 1000;

/// The track with everybody's pawn.
pub(super) fn draw(view: &View, who: &Names) -> Markup {
    let finish = view.options.finish.spot();
    let height = 3 * LANE + 24;
    html! {
        svg .track viewBox={ "0 0 " (WIDTH) " " (height) } role="group" aria-label=(words::TRACK) {
            @for (i, lane) in Lane::ALL.into_iter().enumerate() { (draw_lane(lane, i as u16)) }
            @for spot in (5..finish).step_by(5) {
                line .tick x1=(x(spot, finish)) x2=(x(spot, finish)) y1="0" y2=(3 * LANE) {}
            }
            @for &spot in view.options.finish.checkpoints() { (post("checkpoint", spot, finish, &spot.to_string())) }
            (post("finish", finish, finish, words::FINISH))
            @for seat in Seat::all(view.seats()) { (pawn(view, who, seat)) }
        }
    }
}

fn x(spot: u16, finish: u16) -> u16 {
    let room = u32::from(WIDTH - START - END);
    START + (u32::from(spot) * room / u32::from(finish)).min(room + 20) as u16
}

fn draw_lane(lane: Lane, row: u16) -> Markup {
    html! {
        g class={ "lane " (lane.id()) } data-key={ "lane-" (lane.id()) } data-touch={ "lane:" (lane.id()) } data-try={ "change " (lane.id()) } aria-label=(words::lane(lane)) {
            rect x="0" y=(row * LANE + 2) width=(WIDTH) height=(LANE - 4) rx="8" {}
            text x="12" y=(row * LANE + 35) { (words::lane(lane)) }
        }
    }
}

fn post(class: &str, spot: u16, finish: u16, label: &str) -> Markup {
    html! {
        line class=(class) x1=(x(spot, finish)) x2=(x(spot, finish)) y1="0" y2=(3 * LANE) {}
        text .label x=(x(spot, finish)) y=(3 * LANE + 20) text-anchor="middle" { (label) }
    }
}

fn pawn(view: &View, who: &Names, seat: Seat) -> Markup {
    let seen = view.seen(seat);
    let finish = view.options.finish.spot();
    // Pawns on one spot are drawn beside each other.
    let before = Seat::all(seat.index())
        .filter(|&other| {
            let other = view.seen(other);
            other.lane == seen.lane && other.spot.abs_diff(seen.spot) < 2
        })
        .count() as u16;
    html! {
        @if let Some(lane) = seen.lane {
            @let row = Lane::ALL.iter().position(|&other| other == lane).unwrap_or(0) as u16;
            g class={ "pawn seat s" (who.mark(seat)) } data-key={ "pawn-" (seat) } {
                title { (who.of(seat)) ": " (words::runner(view, seat)) }
                @let (x, y) = (x(seen.spot, finish) + before * 22, row * LANE + 27);
                circle .ground cx=(x) cy=(y) r="20" {}
                @if let Some(animal) = seen.animal.and_then(|animal| plates::address("acorn", animal.id())) {
                    use href=(animal) x=(x - 17) y=(y - 18) width="34" height="34" {}
                }
                use .shape href={ "#m-seat-" (who.mark(seat)) } x=(x + 5) y=(y + 4) width="18" height="18" {}
                text x=(x + 14) y=(y + 18) text-anchor="middle" { (seat.index() + 1) }
            }
        }
    }
}
