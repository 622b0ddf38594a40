//! Runs every scenario of this game.

use std::{fs, path::Path};

use dandelion::Dandelion;
use engine::scenario::Scenario;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut failures = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(&folder).expect("the scenarios are there") {
        let path = entry.expect("the folder can be listed").path();
        let name = path
            .file_name()
            .expect("a file")
            .to_string_lossy()
            .into_owned();
        let text = fs::read_to_string(&path).expect("a scenario is text");
        let result = Scenario::read(&text)
            .and_then(|scenario| scenario.run::<Dandelion>().map_err(|f| f.to_string()));
        count += 1;
        if let Err(reason) = result {
            failures.push(format!("{name}: {reason}"));
        }
    }
    assert!(
        count >= 15,
        "only {count} scenarios in {}",
        folder.display()
    );
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
