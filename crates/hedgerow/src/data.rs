//! Where the program keeps things.

use std::{
    env,
    path::{Path, PathBuf},
};

/// The folder `HEDGEROW_DATA`, or else one in the user's data folder.
pub(crate) fn folder() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    set("HEDGEROW_DATA")
        .map(PathBuf::from)
        .or_else(|| set("XDG_DATA_HOME").map(|data| Path::new(&data).join("hedgerow")))
        .or_else(|| set("HOME").map(|home| Path::new(&home).join(".local/share/hedgerow")))
}
