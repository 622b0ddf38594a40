//! The contract of every game, on random play.

use dandelion::Dandelion;
use engine::conformance::{check, variants};

const LONGEST: usize = 3000;

#[test]
fn smoke() {
    for (name, options) in variants::<Dandelion>() {
        println!("{name}");
        check::<Dandelion>(&options, Some(3), 0..20, LONGEST);
    }
}
