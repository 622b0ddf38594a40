//! The contract of every game, on random play.

use acorn::Race;
use engine::conformance;

#[test]
fn quick() {
    conformance::check::<Race>(&acorn::Options::default(), Some(4), 0..20, 20_000);
}
