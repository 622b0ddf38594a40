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

use crate::workspace;

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
    println!(
        "games/{package} is a game now, and stands on the list: {LIST}.\n\n\
         \x20 cargo test -p {package}              tests its rules\n\
         \x20 cargo xtask rules {package}          finds rules that no test cites\n\
         \x20 cargo run -- play {package}          plays it in the terminal\n\
         \x20 cargo run -- serve                serves it to browsers\n\
         \x20 cargo run -- print {package}         prints it\n\
         \x20 cargo run -- lab run {package}       measures it\n\n\
         docs/adding-a-game.md says how to make it yours."
    );
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
    let list = root.join(LIST);
    let listed = with_game(&fs::read_to_string(&list)?, &naming.package)?;
    copy(&root.join(MODEL), &folder, &naming)?;
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
    use super::*;

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
