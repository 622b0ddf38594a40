//! The lie of the land: what so many tricks are worth.

use crate::{Badger, Phase};
use engine::Seat;
use maud::{Markup, html};

use super::words;
use board::{Scene, marks, piece::zone};

/// The numbers of tricks whose sign says what the ground about it is worth, and those that
/// say so of themselves.
const SIGNS: [u8; 3] = [1, 8, 12];
const STAIRS: [u8; 3] = [4, 5, 6];

/// The land from no trick to thirteen, as high as it is worth, with where everybody walks.
pub(super) fn zone_of(scene: &Scene<'_, Badger>) -> Markup {
    let (view, who) = (scene.view, scene.who);
    let label = Seat::all(2).map(|seat| {
        let worth = words::worth(view.tricks[seat.index()]);
        format!("{} – {worth}.", who.of(seat))
    });
    let label: Vec<String> = label.collect();
    let goes_on = view.phase != Phase::Over;
    let own = Seat::all(2).find(|&seat| view.viewer.is(seat));
    let next = own
        .filter(|_| goes_on)
        .map(|seat| view.tricks[seat.index()] + 1);
    zone(
        "deeds",
        words::LAND,
        html! {
            div .land role="img" aria-label=(label.join(" ")) {
                svg aria-hidden="true" { use href="#b-land" {} }
                p { (words::POINTS_FOR_TRICKS) }
                ol {
                    @for tricks in 0..=13_u8 {
                        @let points = crate::round::trick_points(tricks);
                        li class={ "p" (points) } data-key={ "tricks-" (tricks) } {
                            @if SIGNS.contains(&tricks) { b .sign { (points) } }
                            @if STAIRS.contains(&tricks) { b .stair { (points) } }
                            @for seat in Seat::all(2) {
                                @if view.tricks[seat.index()] == tricks {
                                    span class={ "token s" (who.mark(seat)) } data-key={ "walker-" (seat.index()) } { (marks::seat(who, seat)) b { (tricks) } }
                                }
                            }
                            @if let (Some(seat), true) = (own, next == Some(tricks)) { span class={ "forecast s" (who.mark(seat)) } { (marks::seat(who, seat)) } }
                            (tricks)
                        }
                    }
                }
            }
        },
    )
}
