//! The file of a SQLite database: who may read it, and which server has it.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use crate::OpenError;

/// What SQLite puts beside its file.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// The folder of a file.
pub(crate) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Makes the folder and the file if they are not there, for nobody else to read: the seeds
/// in it tell every card.
pub(crate) fn make(file: &Path) -> io::Result<()> {
    let folder = folder_of(file);
    let mut maker = fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)?;
    match private(OpenOptions::new().write(true).create_new(true)).open(file) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Lets nobody else read a file that others made readable.
pub(crate) fn tighten(file: &Path) {
    let beside = BESIDE.iter().map(|ending| beside(file, ending));
    for file in beside.chain([file.to_owned()]) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let is_open = |file: &Path| Ok(fs::metadata(file)?.permissions().mode() & 0o077 != 0);
            let tightened = match is_open(&file) {
                Ok(true) => fs::set_permissions(&file, fs::Permissions::from_mode(0o600)),
                Ok(false) => Ok(()),
                Err(error) => Err::<(), io::Error>(error),
            };
            match tightened {
                Ok(()) => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => {
                    tracing::warn!(file = %file.display(), %error, "others may be able to read the database");
                }
            }
        }
        #[cfg(not(unix))]
        let _ = file;
    }
}

/// Takes the lock that says a server uses this file. The system takes it back when the
/// server ends, however that happens.
pub(crate) fn lock(file: &Path) -> Result<Option<File>, OpenError> {
    let path = beside(file, ".lock");
    let opened = private(OpenOptions::new().create(true).write(true).truncate(false)).open(&path);
    let lock = opened.map_err(|error| OpenError::Folder {
        folder: folder_of(file).to_owned(),
        reason: error.to_string(),
    })?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(file.to_owned())),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "this file system knows no locks; take care that no other server uses {}", file.display());
            Ok(None)
        }
    }
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}
