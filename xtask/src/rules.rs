//! Rules and the tests that cite them.
//!
//! A test cites a rule by its number, in its name or in a comment; a scenario
//! by its fields `rules` and `because`.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use engine::Rulebook;
use serde_json::Value;

use crate::{files, workspace};

/// Numbers with the first place each is cited at.
type Citations = BTreeMap<String, PathBuf>;

/// Checks these games, or all.
pub(crate) fn run(games: &[String]) -> anyhow::Result<()> {
    run_at(&workspace(), games)
}

/// The same in the workspace in a folder.
pub(crate) fn run_at(root: &Path, games: &[String]) -> anyhow::Result<()> {
    let folder = root.join("games");
    let mut faults = 0;
    for path in files::sorted(&folder)? {
        let game = name(&path);
        if games.is_empty() || games.contains(&game) {
            faults += check(&game, &path)?;
        }
    }
    if faults > 0 {
        bail!("{faults} faults in what cites the rules");
    }
    Ok(())
}

/// Checks one game; how many faults there are.
fn check(game: &str, folder: &Path) -> anyhow::Result<usize> {
    let text = files::read(&folder.join("rules.md"))?;
    // The rulebook keeps slices of its text, which lives as long as we do.
    let book = Rulebook::parse(text.leak());
    let Some(letter) = book
        .rules()
        .first()
        .and_then(|rule| rule.number.chars().next())
    else {
        bail!("games/{game}/rules.md: no rule in it");
    };
    let mut numbers = BTreeSet::new();
    let mut faults = Vec::new();
    for rule in book.rules() {
        if !numbers.insert(rule.number.to_owned()) {
            faults.push(format!(
                "games/{game}/rules.md: {} stands there twice",
                rule.number
            ));
        }
    }
    let mut tested = Citations::new();
    for file in files::below(&folder.join("tests"), "rs")? {
        cited_in_code(&files::read(&file)?, letter, &numbers, &file, &mut tested);
    }
    for file in files::below(&folder.join("scenarios"), "json")? {
        cited_in_scenario(&file, letter, &mut tested)?;
    }
    let mut refused = Citations::new();
    for file in files::below(&folder.join("src"), "rs")? {
        cited_in_refusals(&files::read(&file)?, letter, &file, &mut refused);
    }
    for (number, file) in tested.iter().chain(&refused) {
        if !numbers.contains(number) {
            faults.push(format!("{}: there is no rule {number}", file.display()));
        }
    }
    for number in numbers
        .iter()
        .filter(|number| !tested.contains_key(*number))
    {
        faults.push(format!("games/{game}/rules.md: no test cites {number}"));
    }
    for fault in &faults {
        eprintln!("{fault}");
    }
    println!(
        "{game}: {} rules, {} cited by tests, {} by refusals",
        numbers.len(),
        tested
            .keys()
            .filter(|number| numbers.contains(*number))
            .count(),
        refused.len()
    );
    Ok(faults.len())
}

/// Numbers in upper case anywhere, and in lower case in the names of tests
/// where there is such a rule.
fn cited_in_code(
    text: &str,
    letter: char,
    numbers: &BTreeSet<String>,
    file: &Path,
    into: &mut Citations,
) {
    for line in text.lines() {
        for word in line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            for part in word.split('_').filter(|part| is_number(part, letter)) {
                cite(part, file, into);
            }
        }
        let Some((_, function)) = line.split_once("fn ") else {
            continue;
        };
        let function = function.split('(').next().unwrap_or_default();
        for part in function.split('_') {
            let number = part.to_ascii_uppercase();
            if numbers.contains(&number) {
                cite(&number, file, into);
            }
        }
    }
}

/// Quoted numbers, as refusals have them.
fn cited_in_refusals(text: &str, letter: char, file: &Path, into: &mut Citations) {
    for quoted in text.split('"').skip(1).step_by(2) {
        if is_number(quoted, letter) {
            cite(quoted, file, into);
        }
    }
}

/// Numbers of the game's rules; its rulings have letters of their own.
fn cited_in_scenario(file: &Path, letter: char, into: &mut Citations) -> anyhow::Result<()> {
    let value: Value = serde_json::from_str(&files::read(file)?)
        .with_context(|| format!("{} is no scenario", file.display()))?;
    let steps = value["steps"].as_array().into_iter().flatten();
    let because = steps.map(|step| &step["because"]);
    for cited in [&value["rules"]].into_iter().chain(because) {
        let many = cited.as_array().into_iter().flatten();
        let numbers = many.chain([cited]).filter_map(Value::as_str);
        for number in numbers.filter(|number| number.starts_with(letter)) {
            cite(number, file, into);
        }
    }
    Ok(())
}

/// The letter of the game and digits, the first of them not 0.
fn is_number(word: &str, letter: char) -> bool {
    let digits = word.strip_prefix(letter).unwrap_or_default();
    !digits.is_empty() && !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit())
}

fn cite(number: &str, file: &Path, into: &mut Citations) {
    into.entry(number.to_owned())
        .or_insert_with(|| file.to_owned());
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
