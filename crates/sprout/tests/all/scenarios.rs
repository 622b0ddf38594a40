//! Every scenario of the game holds.

use std::fs;

use engine::scenario::Scenario;
use sprout::Sprout;

#[test]
fn every_scenario_holds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    let mut failures = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the scenarios are in the repository") {
        let path = entry.expect("a readable folder").path();
        let text = fs::read_to_string(&path).expect("a readable file");
        count += 1;
        let result = Scenario::read(&text)
            .and_then(|scenario| (scenario.run::<Sprout>()).map_err(|failure| failure.to_string()));
        if let Err(failure) = result {
            failures.push(format!("{}: {failure}", path.display()));
        }
    }
    assert!(count > 0, "no scenario was found");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
