//! Best totals of shared scores, kept between games.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::Context as _;

use crate::{
    data,
    failure::{cannot_read, cannot_write},
    words::{self, say},
};

/// How many totals are kept for each challenge.
const KEPT: usize = 10;

/// Totals by game and challenge, the best first.
type Totals = BTreeMap<String, BTreeMap<String, Vec<i64>>>;

/// Adds a total and returns those kept, the best first.
///
/// # Errors
///
/// Fails if the file is damaged or cannot be written; it is left as it was.
pub(crate) fn add(game: &str, challenge: &str, total: i64) -> anyhow::Result<Vec<i64>> {
    let file = file()?;
    let mut totals = read(&file)?;
    let kept = (totals.entry(game.to_owned()).or_default())
        .entry(challenge.to_owned())
        .or_default();
    kept.push(total);
    kept.sort_unstable_by(|a, b| b.cmp(a));
    kept.truncate(KEPT);
    let kept = kept.clone();
    write(&file, &totals).map_err(|error| cannot_write(&file, &error))?;
    Ok(kept)
}

/// `best.json` in the program's data folder.
fn file() -> anyhow::Result<PathBuf> {
    let folder = data::folder().context(words::NO_DATA_FOLDER)?;
    Ok(folder.join("best.json"))
}

fn read(file: &Path) -> anyhow::Result<Totals> {
    match fs::read_to_string(file) {
        Ok(text) => {
            serde_json::from_str(&text).with_context(|| say::is_damaged(file.display().to_string()))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Totals::new()),
        Err(error) => Err(cannot_read(file, &error)),
    }
}

/// Writes beside the file and renames, so that nothing is lost half-way.
fn write(file: &Path, totals: &Totals) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = file.with_extension("json.new");
    fs::write(&beside, serde_json::to_string_pretty(totals)?)?;
    fs::rename(&beside, file)
}
