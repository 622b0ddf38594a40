//! `cargo xtask new-game`: a folder for a game that can be played at once.
//!
//! The game is the one of `crates/sprout`, which is compiled and tested like all others, under
//! another name.

mod naming;
mod page;
mod trial;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail, ensure};
use naming::Naming;

use crate::{files, workspace};

pub(crate) use trial::try_out;

/// Where the game is that new ones begin as, under the folder of the workspace.
const MODEL: &str = "crates/sprout";

/// The list of games, under the folder of the workspace.
const LIST: &str = "crates/catalog/Cargo.toml";

/// The tests of faces that no game has drawn: of no use to one that will draw some.
const UNDRAWN: (&str, &str) = ("undrawn.rs", "#[cfg(feature = \"faces\")]\nmod undrawn;\n");

/// Makes a game and puts it on the list.
pub(crate) fn run(name: &str, title: Option<&str>) -> anyhow::Result<()> {
    let naming = plant(&workspace(), name, title)?;
    let package = &naming.package;
    println!("games/{package} is a game now, and stands on the list: {LIST}.\n");
    let commands = [
        (format!("cargo test -p {package}"), "tests its rules"),
        (
            format!("cargo xtask rules {package}"),
            "finds rules that no test cites",
        ),
        (
            format!("cargo run -- play {package}"),
            "plays it in the terminal",
        ),
        ("cargo run -- serve".to_owned(), "serves it to browsers"),
        (format!("cargo run -- print {package}"), "prints it"),
        (format!("cargo run -- lab run {package}"), "measures it"),
    ];
    let width = commands
        .iter()
        .map(|(command, _)| command.len())
        .max()
        .unwrap_or(0);
    for (command, what) in commands {
        println!("  {command:width$}  {what}");
    }
    println!("\ndocs/adding-a-game.md says how to make it yours.");
    Ok(())
}

/// Makes a game in the workspace in this folder.
fn plant(root: &Path, name: &str, title: Option<&str>) -> anyhow::Result<Naming> {
    let naming = Naming::new(name, title)?;
    let folder = root.join("games").join(&naming.package);
    ensure!(!folder.exists(), "{} exists already", folder.display());
    let known = fs::read_to_string(root.join("Cargo.lock"))?;
    let line = format!("name = \"{}\"", naming.package);
    ensure!(
        !known.lines().any(|known| known == line),
        "a package is called `{}` already",
        naming.package
    );
    let model = root.join(MODEL);
    for file in files::below(&model, "rs")? {
        naming.check_free(&files::read(&file)?)?;
    }
    let list = root.join(LIST);
    let listed = with_game(&fs::read_to_string(&list)?, &naming.package)?;
    copy(&model, &folder, &naming)?;
    fs::write(list, listed)?;
    Ok(naming)
}

/// The list with one more line, behind the last game.
fn with_game(list: &str, package: &str) -> anyhow::Result<String> {
    let line =
        format!("{package} = {{ path = \"../../games/{package}\", features = [\"faces\"] }}");
    let mut lines: Vec<&str> = list.lines().collect();
    let dependencies = (lines.iter()).take_while(|line| **line != "[dev-dependencies]");
    let last = dependencies
        .enumerate()
        .filter(|(_, line)| line.contains("features = [\"faces\"]"))
        .last();
    let Some((last, _)) = last else {
        bail!("no game is listed in {LIST}");
    };
    lines.insert(last + 1, &line);
    Ok(lines.join("\n") + "\n")
}

/// Copies a folder of texts under other names.
fn copy(from: &Path, to: &Path, naming: &Naming) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let path = entry?.path();
        let Some(file) = path.file_name().filter(|file| *file != UNDRAWN.0) else {
            continue;
        };
        let copied: PathBuf = to.join(file);
        if path.is_dir() {
            copy(&path, &copied, naming)?;
            continue;
        }
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let text = text.replace(UNDRAWN.1, "");
        let kind = path.extension().and_then(|kind| kind.to_str());
        fs::write(copied, naming.renamed(&text, kind.unwrap_or_default()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::rules;

    /// A workspace with the model, the list and no game.
    fn bare() -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for part in [MODEL, "crates/catalog"] {
            copy_all(&workspace().join(part), &folder.path().join(part));
        }
        for file in ["Cargo.toml", "Cargo.lock"] {
            fs::copy(workspace().join(file), folder.path().join(file)).expect("a file");
        }
        folder
    }

    fn copy_all(from: &Path, to: &Path) {
        fs::create_dir_all(to).expect("a folder");
        for entry in fs::read_dir(from).expect("a folder") {
            let path = entry.expect("an entry").path();
            let copied = to.join(path.file_name().expect("a name"));
            if path.is_dir() {
                copy_all(&path, &copied);
            } else {
                fs::copy(&path, copied).expect("a file");
            }
        }
    }

    /// Every file below a folder, by its path there.
    fn texts(folder: &Path) -> BTreeMap<PathBuf, String> {
        let mut texts = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(next) = folders.pop() {
            for entry in fs::read_dir(next).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(folder).expect("below").to_owned();
                    texts.insert(name, fs::read_to_string(path).expect("a text"));
                }
            }
        }
        texts
    }

    #[test]
    fn a_new_game_is_the_model_under_another_name_and_one_line_in_the_list() {
        let workspace = bare();
        let root = workspace.path();
        let model = texts(&root.join(MODEL));
        let list = fs::read_to_string(root.join(LIST)).expect("a list");
        plant(root, "quick-brown-fox", None).expect("a game");

        let made = texts(&root.join("games/quick-brown-fox"));
        let kept: Vec<&PathBuf> = (model.keys())
            .filter(|path| !path.ends_with(UNDRAWN.0))
            .collect();
        assert_eq!(made.keys().collect::<Vec<_>>(), kept);
        for (path, text) in &made {
            assert!(!text.to_lowercase().contains("sprout"), "{path:?}");
            let of_model = model[path].replace(UNDRAWN.1, "");
            assert_eq!(text.lines().count(), of_model.lines().count(), "{path:?}");
            let back = text
                .replace("quick-brown-fox", "sprout")
                .replace("quick_brown_fox", "sprout")
                .replace("Quick Brown Fox", "Sprout")
                .replace("QuickBrownFox", "Sprout");
            let without_letters = |text: &str| text.replace(['Q', 'q', 'S', 's'], "");
            assert_eq!(
                without_letters(&back),
                without_letters(&of_model),
                "{path:?}"
            );
        }
        rules::run_at(root, &["quick-brown-fox".to_owned()]).expect("every rule is cited");

        let listed = fs::read_to_string(root.join(LIST)).expect("a list");
        let lines: Vec<&str> = list.lines().collect();
        let added: Vec<&str> = (listed.lines())
            .filter(|line| !lines.contains(line))
            .collect();
        assert_eq!(
            added,
            [r#"quick-brown-fox = { path = "../../games/quick-brown-fox", features = ["faces"] }"#]
        );
        assert_eq!(listed.lines().count(), lines.len() + 1);
        assert_eq!(texts(&root.join(MODEL)), model, "the model stays as it was");
    }

    #[test]
    fn names_that_are_taken_are_refused_and_nothing_is_made() {
        let workspace = bare();
        let root = workspace.path();
        let list = fs::read_to_string(root.join(LIST)).expect("a list");
        // A dependency, a type of the model, a module of it, and a word of the language.
        for name in ["serde", "hand", "notation", "match"] {
            assert!(plant(root, name, None).is_err(), "{name}");
        }
        assert_eq!(fs::read_to_string(root.join(LIST)).ok(), Some(list));
        assert!(!root.join("games").exists());
        plant(root, "fox", None).expect("a game");
        assert!(plant(root, "fox", None).is_err(), "it exists");
    }

    #[test]
    fn a_game_is_one_line_behind_the_last() {
        let list = "[dependencies]\nserde = \"1\"\n\
                    oak = { workspace = true, features = [\"faces\"] }\n\n\
                    [dev-dependencies]\nash = { path = \"../ash\", features = [\"faces\"] }\n";
        let listed = with_game(list, "elm").expect("a list");
        let added = "elm = { path = \"../../games/elm\", features = [\"faces\"] }";
        let lines: Vec<&str> = listed.lines().collect();
        assert_eq!(lines[3], added);
        assert_eq!(lines.len(), list.lines().count() + 1);
        assert!(with_game("[dependencies]\n", "elm").is_err());
    }
}
