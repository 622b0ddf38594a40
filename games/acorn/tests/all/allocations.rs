//! Looking and guessing do not touch the heap.

use acorn::{Options, Race};
use engine::{Game as _, Seed, Viewer};

#[test]
fn views_and_guesses_allocate_nothing() {
    let options = Options::default();
    let mut chance = Seed::from(1).setup();
    let mut scratch = Vec::with_capacity(256);
    // The card table is read once, when it is first needed.
    let mut race = Race::setup(&options, 5, &mut chance);
    let guesses = heap::requests(|| {
        while let Some(seat) = race.awaits().first() {
            let view = race.view(Viewer::Seat(seat));
            let guess = Race::determinize(&view, &mut chance);
            assert!(guess.awaits().contains(seat));
            let action = race.random_action(seat, &mut chance, &mut scratch);
            race.apply(seat, action, &mut chance, &mut ());
        }
    });
    assert_eq!(guesses, 0, "views and guesses");
}
