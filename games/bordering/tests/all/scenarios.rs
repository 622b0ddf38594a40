//! Runs every scenario of the game.

use std::{fs, path::Path};

use bordering::Bordering;
use engine::{Notation as _, Rulebook, scenario::Scenario};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");

fn scenarios() -> Vec<(String, Scenario)> {
    let mut files: Vec<_> = fs::read_dir(Path::new(FOLDER))
        .expect("the folder of scenarios is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    files.sort();
    let scenario = |path: &std::path::PathBuf| {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).expect("a scenario can be read");
        let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, scenario)
    };
    files.iter().map(scenario).collect()
}

#[test]
fn every_scenario_holds() {
    let scenarios = scenarios();
    assert!(scenarios.len() >= 16, "the shared scenarios are there");
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|(name, scenario)| {
            let failure = scenario.run::<Bordering>().err()?;
            Some(format!("{name}: {failure}"))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn scenarios_cite_rules_and_rulings_that_exist() {
    let book = Rulebook::parse(Bordering::RULEBOOK);
    for (name, scenario) in scenarios() {
        assert_eq!(scenario.game, "bordering", "{name}");
        for rule in &scenario.rules {
            // R numbers are rulings, in a table of their own.
            let ruling = rule.strip_prefix('R').and_then(|n| n.parse::<u8>().ok());
            let known = book.rule(rule).is_some() || ruling.is_some_and(|n| (1..=22).contains(&n));
            assert!(known, "{name} cites {rule}");
        }
    }
}
