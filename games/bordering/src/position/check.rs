//! Whether a position that was read can be.

use super::read::{Read, wrong};
use crate::{BillsGift, Bordering, Character, Echo, Phase, Spot, words::files};

/// Whether hands and the fields of a turn fit the phase.
pub(super) fn check(game: &Bordering) -> Read<()> {
    let open = &game.open;
    let playing = match open.phase {
        Phase::Character | Phase::Over => false,
        Phase::Flip | Phase::Bill(_) | Phase::Choose | Phase::At(_) | Phase::Turn(..) => true,
    };
    if open.phase == Phase::Over {
        if game.hands.iter().any(|hand| !hand.is_empty()) {
            return wrong("hands", files::HANDS_EMPTY_AT_END);
        }
    } else if game.hand(open.turn).is_empty() {
        let field = format!("hands[{}]", open.turn);
        return wrong(field, files::TURN_NEEDS_HEX);
    }
    if !playing && !open.taken.is_empty() {
        return wrong("taken", files::TAKEN_IN_A_TURN);
    }
    check_bill(game, playing)?;
    if matches!(open.phase, Phase::Flip | Phase::Bill(_)) && game.has_taken_all() {
        return wrong("taken", files::HAS_ENOUGH);
    }
    if open.phase == Phase::Flip && game.flippable().is_empty() {
        return wrong("phase", files::NOTHING_TO_FLIP);
    }
    Ok(())
}

/// S24: what Bill has turned back and what he is asked about.
fn check_bill(game: &Bordering, playing: bool) -> Read<()> {
    let open = &game.open;
    let is_bill = playing && open.character() == Character::Bill;
    if !open.ignored.is_empty() && !is_bill {
        return wrong("ignored", files::BILL_ALONE);
    }
    let complication = |spot: Spot| game.spread.card(spot).is_some_and(Echo::is_complication);
    if !open.ignored.iter().all(complication) {
        return wrong("ignored", files::BILL_COMPLICATIONS);
    }
    let once = open.options.bill == BillsGift::Once;
    if once && open.ignored.len() > 1 {
        return wrong("ignored", files::BILL_ONCE);
    }
    let Phase::Bill(spot) = open.phase else {
        return Ok(());
    };
    if !is_bill {
        return wrong("phase", files::BILL_IS_ASKED);
    }
    if !complication(spot) {
        return wrong("turned", files::BILL_ASKED_COMPLICATIONS);
    }
    if open.ignored.contains(spot) {
        return wrong("turned", files::BILL_DID_THIS);
    }
    if once && !open.ignored.is_empty() {
        return wrong("turned", files::BILL_DID_ONE);
    }
    Ok(())
}
