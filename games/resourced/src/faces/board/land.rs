//! The land: 37 hexes with tiles, upgrades and pawns.

use crate::{Phase, Resourced, Spot, SpotSet, Tile, Which};
use engine::{Game as _, Seat};
use maud::{Markup, html};

use super::words;
use board::{Names, plates};

/// Across and down from one hex to the next; a hex reaches 40 from its middle.
const ACROSS: i32 = 70;
const DOWN: i32 = 60;

/// The map.
pub(super) fn draw(game: &Resourced, who: &Names) -> Markup {
    // The third ring is empty land until it opens.
    let field = if game.ring() < 3 {
        "-178 -162 356 324"
    } else {
        "-248 -222 496 444"
    };
    // Where this spin can lead, until the pawn has moved.
    let moves = matches!(game.phase(), Phase::Action(Which::First) | Phase::Move);
    let reach = if moves {
        game.reachable()
    } else {
        SpotSet::NONE
    };
    html! {
        svg .land viewBox=(field) role="group" aria-label=(words::LAND) {
            // Tiles lie on top of the lots that are pegged out.
            @for spot in Spot::all().filter(|spot| spot.ring() <= game.ring()) { (hex(game, who, spot, reach)) }
            @for seat in Seat::all(game.seats()) { (pawn(game, who, seat)) }
        }
    }
}

fn middle(spot: Spot) -> (i32, i32) {
    let (q, r) = (i32::from(spot.hex().q), i32::from(spot.hex().r));
    (ACROSS * q + ACROSS / 2 * r, DOWN * r)
}

fn hex(game: &Resourced, who: &Names, spot: Spot, reach: SpotSet) -> Markup {
    let (x, y) = middle(spot);
    let tile = game.board().tile_on(spot);
    let kind = tile.map_or("bare", Tile::id);
    html! {
        g class={ "cell " (kind) } transform={ "translate(" (x) " " (y) ")" } data-touch={ "hex:" (spot) } data-reach[reach.contains(spot)] role="img" aria-label=(words::spot(game, who, spot)) {
            use href="#y-hex" {}
            @match (tile, game.board().upgrade_on(spot)) {
                (Some(tile), Some(upgrade)) => {
                    (picture(tile.id(), -26, -34, 42))
                    circle .plot cx="20" cy="-19" r="13" {}
                    (picture(upgrade.id(), 8, -31, 24))
                    text .kind y="17" { (words::short(tile)) "+" (words::short_upgrade(upgrade)) }
                },
                (Some(tile), None) => {
                    (picture(tile.id(), -23, -37, 46))
                    text .kind y="17" { (words::short(tile)) }
                },
                (None, _) => {},
            }
            text .at y="33" { (spot) }
        }
    }
}

/// A small picture in the upper part of a hex.
fn picture(id: &str, x: i8, y: i8, size: i8) -> Markup {
    html! {
        @if let Some(address) = plates::address::<Resourced>(id) {
            use .picture href=(address) x=(x) y=(y) width=(size) height=(size) {}
        }
    }
}

fn pawn(game: &Resourced, who: &Names, seat: Seat) -> Markup {
    let (x, y) = middle(game.pawn(seat));
    // Four pawns may share a hex.
    let side = 16 * (seat.index() as i32) - 24;
    html! {
        g class={ "pawn seat s" (who.mark(seat)) } data-key={ "pawn-" (seat) } data-turn[game.spin().is_some() && game.lead() == seat] {
            title { (who.of(seat)) }
            ellipse .shade cx=(x + side) cy=(y + 33) rx="9" ry="3" {}
            use href={ "#m-seat-" (who.mark(seat)) } x=(x + side - 9) y=(y + 16) width="18" height="18" {}
        }
    }
}
