//! Nothing outside a game's folder and the list depends on which game it is.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Files in which the id of a game means something else.
const MEANS_ANOTHER_THING: [(&str, &str); 2] = [
    // A resource of that name.
    ("crates/art/src/marks.rs", "acorn"),
    ("crates/board/src/marks.rs", "acorn"),
];

/// Folders of crates that serve tests alone.
const FOR_TESTS: [&str; 2] = ["crates/guests", "crates/yardsticks"];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The text of a file as far as it is part of the program: without tests, and in Rust
/// without comments, which may give examples.
fn program(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_default();
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a word stands in a text by itself.
fn has_word(text: &str, word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_letter) && !after.is_some_and(is_letter)
    })
}

#[test]
fn no_program_text_outside_games_and_list_names_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .unwrap();
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        let package = entry.unwrap().path();
        let name = package.strip_prefix(&root).unwrap();
        if name == Path::new("crates/catalog") || FOR_TESTS.iter().any(|of| name == Path::new(of)) {
            continue;
        }
        for part in ["src", "assets/script", "assets/style"] {
            files(&package.join(part), &mut found);
        }
    }
    files(&root.join("xtask/src"), &mut found);
    assert!(found.len() > 300, "{} files", found.len());
    let mut named = Vec::new();
    for path in found {
        let text = program(&path);
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap();
        for game in catalog::games() {
            if has_word(&text, game.id) && !MEANS_ANOTHER_THING.contains(&(name, game.id)) {
                named.push(format!("{name}: {}", game.id));
            }
        }
    }
    assert_eq!(named, Vec::<String>::new());
}
