//! Guesses are worlds that could have been (B29, B54, B62, B76): rewound to the
//! deal and played again, no action was illegal, and everything looked to the
//! viewer as it did.

use badger::Badger;
use engine::conformance::{check_worlds, variants};

#[test]
fn a_hundred_thousand_guesses_are_possible_worlds() {
    let mut checked = 0;
    for (name, options) in variants::<Badger>() {
        let guesses = check_worlds::<Badger>(&options, None, 0..10, 2);
        println!("{name}: {guesses} guesses are possible worlds");
        checked += guesses;
    }
    println!("{checked} in all");
    assert!(checked >= 100_000, "only {checked} guesses were checked");
}
