//! The fence at the border: the score of the game.

use crate::{Badger, Phase, View};
use engine::Seat;
use maud::{Markup, html};

use super::{near, words};
use board::{Scene, marks, piece::zone};

/// The most posts of a fence; for a higher target each stands for several points.
const POSTS: u16 = 36;

/// A seat on its way along the fence.
struct Walker {
    seat: Seat,
    /// The class of its side of the fence.
    side: &'static str,
    score: u16,
    /// The score if the round ended now.
    end: u16,
}

fn walkers(view: &View) -> [Walker; 2] {
    let near = near(view);
    [(near, "front"), (near.next(2), "behind")].map(|(seat, side)| {
        let score = view.scores[seat.index()];
        let coming = match view.phase {
            Phase::Over => 0,
            Phase::Lead | Phase::Follow | Phase::Exchange | Phase::Bury => {
                crate::round::trick_points(view.tricks[seat.index()])
            }
        };
        Walker {
            seat,
            side,
            score,
            end: score + u16::from(coming),
        }
    })
}

/// The fence with where everybody stands, and would stand if the round ended now.
pub(super) fn zone_of(scene: &Scene<'_, Badger>) -> Markup {
    let view = scene.view;
    let walkers = walkers(view);
    let target = view.target();
    let step = target.div_ceil(POSTS - 1).max(1);
    let last = target.div_ceil(step);
    let post_of = |points: u16| (points / step).min(last);
    let label = walkers.each_ref().map(|walker| {
        let name = scene.who.of(walker.seat);
        words::on_the_fence(name, walker.score, walker.end, target)
    });
    zone(
        "border",
        words::FENCE,
        html! {
            div .fence role="img" aria-label=(label.join(" ")) {
                @for post in 0..=last {
                    @let tall = post % 5 == 0 || post == last;
                    div data-key={ "post-" (post) } class=[tall.then_some("tall")] {
                        @if post == last { b .goal { span { (target) } } }
                        @if tall && post > 0 { b .number { ((post * step).min(target)) } }
                        @for walker in &walkers {
                            @let (at, end) = (post_of(walker.score), post_of(walker.end));
                            @if post == end && end > at { (token(scene, walker, walker.end, "forecast")) }
                            @if at < post && post < end { i class={ "dot " (walker.side) " s" (scene.who.mark(walker.seat)) } {} }
                            @if post == at { (token(scene, walker, walker.score, "token")) }
                        }
                    }
                }
            }
        },
    )
}

fn token(scene: &Scene<'_, Badger>, walker: &Walker, points: u16, class: &str) -> Markup {
    let Walker { seat, side, .. } = walker;
    html! {
        span class={ (class) " " (side) " s" (scene.who.mark(*seat)) } data-key={ (class) "-" (seat.index()) } {
            (marks::seat(scene.who, *seat)) b { (points) }
        }
    }
}
