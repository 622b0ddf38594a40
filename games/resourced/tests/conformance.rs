//! The contract of the engine, on random games.

use engine::conformance;
use resourced::Resourced;

#[test]
fn smoke() {
    for (name, options) in conformance::variants::<Resourced>() {
        println!("{name}");
        for seats in [3, 4] {
            if engine::HouseRules::seats(&options, Some(seats)).is_err() {
                continue;
            }
            let t = std::time::Instant::now();
            conformance::check::<Resourced>(&options, Some(seats), 0..3, 100_000);
            println!("{name} {seats} {:?}", t.elapsed());
        }
    }
}
