use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// A folder that is there as long as this lives.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder that nobody else uses.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be made.
    pub fn new(name: &str) -> io::Result<Folder> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("hedgerow-{name}-{}-{number}", process::id());
        let folder = env::temp_dir().join(name);
        // What another process of the same number may have left behind.
        let _left = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // It may be gone already, and whoever used it has its result.
        let _left = fs::remove_dir_all(&self.0);
    }
}
