//! Whether a position that was read can be.

use super::read::{Read, wrong};
use crate::{BillsGift, Bordering, Character, Echo, Phase, Spot};

/// Whether hands and the fields of a turn fit the phase.
pub(super) fn check(game: &Bordering) -> Read<()> {
    let open = &game.open;
    let playing = match open.phase {
        Phase::Character | Phase::Over => false,
        Phase::Flip | Phase::Bill(_) | Phase::Choose | Phase::At(_) | Phase::Turn(..) => true,
    };
    if open.phase == Phase::Over {
        if game.hands.iter().any(|hand| !hand.is_empty()) {
            return wrong("hands", "nobody holds a Hex when the game is over (S44)");
        }
    } else if game.hand(open.turn).is_empty() {
        let field = format!("hands[{}]", open.turn);
        return wrong(field, "the seat whose turn it is holds a Hex (S43)");
    }
    if !playing && !open.taken.is_empty() {
        return wrong("taken", "cards are taken only in a turn");
    }
    check_bill(game, playing)?;
    if matches!(open.phase, Phase::Flip | Phase::Bill(_)) && game.has_taken_all() {
        return wrong("taken", "nobody goes on drawing with so many cards (S22)");
    }
    if open.phase == Phase::Flip && game.flippable().is_empty() {
        return wrong("phase", "there is no card to turn over (S22, S25)");
    }
    Ok(())
}

/// S24: what Bill has turned back and what he is asked about.
fn check_bill(game: &Bordering, playing: bool) -> Read<()> {
    let open = &game.open;
    let is_bill = playing && open.character() == Character::Bill;
    if !open.ignored.is_empty() && !is_bill {
        return wrong("ignored", "only Bill turns cards back, in his turn (S24)");
    }
    let complication = |spot: Spot| game.spread.card(spot).is_some_and(Echo::is_complication);
    if !open.ignored.iter().all(complication) {
        return wrong("ignored", "Bill turns back only Complications (S24)");
    }
    let once = open.options.bill == BillsGift::Once;
    if once && open.ignored.len() > 1 {
        return wrong("ignored", "Bill turns back at most one card a turn (S24)");
    }
    let Phase::Bill(spot) = open.phase else {
        return Ok(());
    };
    if !is_bill {
        return wrong("phase", "only Bill is asked about Complications (S24)");
    }
    if !complication(spot) {
        return wrong("turned", "Bill is asked only about Complications (S24)");
    }
    if open.ignored.contains(spot) {
        return wrong("turned", "Bill has turned this card back already (S24)");
    }
    if once && !open.ignored.is_empty() {
        return wrong("turned", "Bill has turned a card back already (S24)");
    }
    Ok(())
}
