//! Makes the list of games from the manifest: each dependency with the feature `faces`, in
//! the order in which they stand there.

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml")?;
    let mut list = String::from("catalogue! { $\n");
    let lines = manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]");
    let dependencies = lines.skip(1).take_while(|line| !line.starts_with('['));
    for package in dependencies.filter_map(game) {
        let (module, name) = (package.replace('-', "_"), type_name(package));
        writeln!(list, "    {module}::{name} as {name},")?;
    }
    list.push_str("}\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("games.rs"), list)?;
    Ok(())
}

/// The package of a line such as `badger = { workspace = true, features = ["faces"] }`.
fn game(line: &str) -> Option<&str> {
    let (package, source) = line.split_once(" = ")?;
    source.contains("\"faces\"").then_some(package)
}

/// The type of a game is called as its package is: `snail-mail` has `SnailMail`.
fn type_name(package: &str) -> String {
    let parts = package.split(['-', '_']);
    parts
        .flat_map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters)
        })
        .collect()
}
