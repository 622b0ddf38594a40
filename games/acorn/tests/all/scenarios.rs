//! The rule tests that are written as data.

use std::{fs, path::Path};

use acorn::Race;
use engine::scenario::Scenario;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the scenarios of this game")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "no scenarios in {}", folder.display());
    let mut failures = Vec::new();
    for path in &paths {
        let text = fs::read_to_string(path).expect("a readable file");
        let outcome = Scenario::read(&text).and_then(|scenario| {
            assert_eq!(scenario.game, "acorn", "{}", path.display());
            scenario
                .run::<Race>()
                .map_err(|failure| failure.to_string())
        });
        if let Err(error) = outcome {
            failures.push(format!("{}: {error}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
