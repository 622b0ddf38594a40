//! The contract of a game holds for one that keeps to it, and for no other.

use std::panic::catch_unwind;

use engine::conformance::{Budget, check, check_worlds, tables};

use crate::snap::{FORGETFUL, ILLEGAL, NONE, OPEN_VIEW, Snap, UNDECLARED, UNEVEN};

const BUDGET: Budget = Budget {
    games: 60,
    positions: 240,
    longest: 20,
};

/// What the first panic said.
fn complaint(work: fn()) -> String {
    let panic = catch_unwind(work).expect_err("the contract is broken");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_game_that_keeps_the_contract_passes() {
    check(&tables::<Snap<NONE>>(), BUDGET);
    let checked = check_worlds(&tables::<Snap<NONE>>(), BUDGET);
    // A run may add seeds of its own.
    assert!(checked >= 3 * 240, "{checked}");
    assert_eq!(checked % 3, 0, "two seats and a spectator at each position");
}

/// Copies are told apart by nobody, so that no id gives the leak away.
#[test]
fn a_view_that_shows_every_hand_to_everybody_is_found_out_though_cards_have_copies() {
    let said = complaint(|| check(&tables::<Snap<OPEN_VIEW>>(), BUDGET));
    assert!(
        said.contains("knows what should be secret: hand of"),
        "{said}"
    );
}

#[test]
fn something_hidden_that_nobody_declares_is_found_out() {
    let said = complaint(|| check(&tables::<Snap<UNDECLARED>>(), BUDGET));
    assert!(said.starts_with("nothing is secret to"), "{said}");
}

#[test]
fn random_actions_that_are_illegal_or_uneven_are_found_out() {
    let said = complaint(|| check(&tables::<Snap<UNEVEN>>(), BUDGET));
    assert!(said.contains("comes up with"), "{said}");
    let said = complaint(|| check(&tables::<Snap<ILLEGAL>>(), BUDGET));
    assert!(said.contains("was drawn: "), "{said}");
}

#[test]
fn guesses_that_could_not_have_been_are_found_out() {
    let said = complaint(|| {
        check_worlds(&tables::<Snap<FORGETFUL>>(), BUDGET);
    });
    assert!(said.contains(" cards of kind "), "{said}");
}
