//! Removing what nobody wants any more.

use std::{
    fs,
    io::{Write as _, stdout},
    path::PathBuf,
};

use store::{Expired, Moment, Store};

use crate::{failure::Failure, keep::Keep};

/// Removes what has expired, and gives its space back if wanted.
pub(super) async fn prune(
    store: &Store,
    file: Option<PathBuf>,
    keep: &Keep,
    compact: bool,
) -> Result<(), Failure> {
    let mut all = Expired::default();
    loop {
        let some = store.expire(&keep.expiry(), Moment::now()).await?;
        if some.is_empty() {
            break;
        }
        all.add(some);
    }
    let mut out = stdout();
    writeln!(
        out,
        "closed {} games that nobody played; removed {} tables where none began, {} closed and {} finished games, {} guests",
        all.abandoned, all.gatherings, all.closed, all.finished, all.guests
    )?;
    let Some(file) = file.filter(|_| compact) else {
        return Ok(());
    };
    let before = fs::metadata(&file)?.len();
    store.compact().await?;
    let after = fs::metadata(&file)?.len();
    let file = file.display();
    writeln!(out, "{file}: {before} bytes before, {after} now")?;
    Ok(())
}
