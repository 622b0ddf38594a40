//! The checker of accessibility that tests run in the browser.

use std::path::PathBuf;

use crate::npm;

/// Which one: what it finds fault with changes from version to version.
const PACKAGE: &str = "axe-core@4.10.3";

/// The script, installed if it is missing.
pub(crate) fn script() -> anyhow::Result<PathBuf> {
    npm::file(PACKAGE, "axe-core/axe.min.js")
}
