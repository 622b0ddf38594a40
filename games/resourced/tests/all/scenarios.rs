//! Every scenario of the game holds.

use std::{fs, path::Path};

use engine::scenario::Scenario;
use resourced::Resourced;

#[test]
fn all_scenarios_hold() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"));
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no scenarios in {}", folder.display());
    let failures: Vec<String> = files
        .iter()
        .filter_map(|path| {
            let text = fs::read_to_string(path).unwrap();
            let result = Scenario::read(&text)
                .and_then(|scenario| scenario.run::<Resourced>().map_err(|e| e.to_string()));
            let name = path.file_stem().unwrap().to_string_lossy();
            result.err().map(|why| format!("{name}: {why}"))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
