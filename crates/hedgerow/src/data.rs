//! Where the program keeps things.

use std::{env, path::PathBuf};

use etcetera::BaseStrategy as _;

/// The folder `HEDGEROW_DATA`, or else one where the system keeps the data of a user's
/// programs: on Linux and macOS `$XDG_DATA_HOME` or `~/.local/share`, on Windows `%APPDATA%`.
pub(crate) fn folder() -> Option<PathBuf> {
    let set = env::var_os("HEDGEROW_DATA").filter(|value| !value.is_empty());
    set.map(PathBuf::from).or_else(|| {
        let folders = etcetera::choose_base_strategy().ok()?;
        Some(folders.data_dir().join("hedgerow"))
    })
}
