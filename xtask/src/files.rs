//! Files of the workspace.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::Context as _;

/// What a file says.
pub(crate) fn read(file: &Path) -> anyhow::Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// What is in a folder, in the order of the names.
pub(crate) fn sorted(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.sort();
    Ok(paths)
}

/// The files with this ending in a folder and those in it.
pub(crate) fn below(folder: &Path, ending: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in sorted(folder)? {
        if path.is_dir() {
            files.extend(below(&path, ending)?);
        } else if path.extension().is_some_and(|found| found == ending) {
            files.push(path);
        }
    }
    Ok(files)
}
