//! The program as tests ask it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// The program with a question, not asked yet.
pub fn hedgerow(arguments: &[&str]) -> Command {
    let mut command = guests::hedgerow(Path::new(env!("CARGO_BIN_EXE_hedgerow")));
    command.args(arguments);
    command
}

/// What was printed, what was complained about, and the exit code.
pub fn ask(arguments: &[&str]) -> (String, String, i32) {
    let ran = hedgerow(arguments).output().unwrap();
    (
        String::from_utf8(ran.stdout).unwrap(),
        String::from_utf8(ran.stderr).unwrap(),
        ran.status.code().unwrap(),
    )
}

/// A folder of this test that is not there yet.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// What a study has counted.
pub fn run_json(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("run.json")).unwrap()).unwrap()
}

/// The data file of a game, with something changed.
pub fn changed_cards(game: &str, name: &str, change: impl Fn(&str) -> String) -> PathBuf {
    let file = match game {
        "badger" => "decktet",
        "resourced" => "pieces",
        _ => "cards",
    };
    let own = format!("../../games/{game}/{file}.tsv");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(own)).unwrap();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}-{name}.tsv"));
    fs::write(&path, change(&text)).unwrap();
    path
}
