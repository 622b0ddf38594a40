//! A card of the race.

use crate::{Design, Kind, Lane};
use board::parted;
use maud::{Markup, html};

use super::words;
use board::{marks, plates::plate};

/// The card as it lies on the table.
pub(super) fn face(id: &str, design: &Design<'static>) -> Markup {
    html! {
        div class={ "card " (kind(design.kind)) } {
            (plate::<crate::Race>(id))
            span .name { (parted::<crate::Race>(design.called())) }
            span .class { (words::kind(design).to_string()) }
            span .option { (design.option_a.words().to_string()) }
            @if let Some(b) = &design.option_b { span .or { (words::OR) } span .option { (b.words().to_string()) } }
            @if let Some((lane, bonus)) = &design.bonus {
                span class={ "bonus " (lane.id()) } { (self::lane(*lane)) ": " (bonus.words().to_string()) }
            }
            @if design.must_play { span .badge { (words::MUST) } }
        }
    }
}

/// A lane: its mark and its name.
pub(super) fn lane(lane: Lane) -> Markup {
    html! { span class={ "lane " (lane.id()) } { (marks::mark(lane.id())) (words::in_lane(lane)) } }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Start => "start",
        Kind::Animal(_) => "animal",
        Kind::Forage { .. } => "forage",
        Kind::Trap => "trap",
    }
}
