//! A card of the race.

use crate::{Design, Effects, Kind, Lane, Part};
use board::parted;
use maud::{Markup, PreEscaped, html};

use super::words;
use board::{marks, plates::plate};

/// The card as it lies on the table: price and owner above, then what it offers.
pub(super) fn face(id: &str, design: &Design<'static>) -> Markup {
    html! {
        div class={ "card runs " (kind(design.kind)) } {
            span .face {
                (plate::<crate::Race>(id))
                @match design.kind {
                    Kind::Forage { cost } => span .cost { (marks::mark("acorn")) b { (cost) } },
                    Kind::Animal(_) | Kind::Trap => span .owner { (words::kind(design).to_string()) },
                    Kind::Start => {},
                }
                span .name { (parted::<crate::Race>(design.called())) }
                span .options {
                    span .option { (effects(&design.option_a)) }
                    @if let Some(b) = &design.option_b { span .option { (effects(b)) } }
                }
                @if let Some((lane, bonus)) = &design.bonus {
                    span class={ "bonus " (lane.id()) } { (marks::mark(lane.id())) em { (lane.word()) } " " (effects(bonus)) }
                }
                @if design.must_play { span .bonus.must { (words::MUST) } }
            }
        }
    }
}

const FORWARD: PreEscaped<&str> = PreEscaped(
    r#"<svg class="m" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 10h9V4l10 8-10 8v-6H3z"/></svg>"#,
);
const BACK: PreEscaped<&str> = PreEscaped(
    r#"<svg class="m" viewBox="0 0 24 24" aria-hidden="true"><path d="M21 10h-9V4L2 12l10 8v-6h9z"/></svg>"#,
);

/// Stands for a card where there is no room for words.
const CARD: PreEscaped<&str> = PreEscaped(
    r#"<svg class="m" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 2h10l2 2v16l-2 2H7l-2-2V4z"/></svg>"#,
);

/// What an option does, in signs and as few words as it takes.
fn effects(effects: &Effects) -> Markup {
    html! {
        @if effects.parts().is_empty() { (effects.words().to_string()) }
        @for (i, &part) in effects.parts().iter().enumerate() {
            @if i > 0 { " · " }
            span { (part_of(part)) }
        }
    }
}

fn part_of(part: Part) -> Markup {
    let trap = marks::mark("trap");
    html! {
        @match part {
            Part::Move(n) => { (FORWARD) b { (n) } },
            Part::Back(n) => { (BACK) b { (n) } },
            Part::Acorn(n) => { b { (n) } (marks::mark("acorn")) },
            Part::Draw(n) => { span .words { (words::draw_short(n)) } b .sign { "+" (n) (CARD) } },
            Part::Discard(n) => { span .words { (words::discard_short(n)) } b .sign { "−" (n) (CARD) } },
            Part::LaneAny => (part.words().to_string()),
            Part::TrapSelf(n) => { (number(n)) (trap) (words::TO_YOU) },
            Part::TrapOne(n) => { (number(n)) (trap) (words::TO_ONE) },
            Part::TrapEach(n) => { (number(n)) (trap) (words::TO_EACH) },
            Part::PushOne(n) => { (words::PUSHED_ONE) " " (BACK) b { (n) } },
            Part::PushEach(n) => { (words::PUSHED_EACH) " " (BACK) b { (n) } },
            Part::Chase(n) => { (FORWARD) b { (n) } " " (words::PER_PAWN_AHEAD) },
            Part::Shed(n) => { b { (n) } (trap) (words::AWAY) },
        }
    }
}

/// How many, if it is more than one.
fn number(n: u8) -> Markup {
    html! { @if n > 1 { b { (n) } } }
}

/// A lane: its mark and its name.
pub(super) fn lane(lane: Lane) -> Markup {
    html! { (marks::mark(lane.id())) " " (words::lane(lane)) }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Start => "start",
        Kind::Animal(_) => "animal",
        Kind::Forage { .. } => "forage",
        Kind::Trap => "trap",
    }
}
