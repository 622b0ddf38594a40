use std::{
    fs, io,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;

/// A folder that is there as long as this lives.
pub struct Folder(TempDir);

impl Folder {
    /// An empty folder that nobody else uses.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be made.
    pub fn new(name: &str) -> io::Result<Folder> {
        let prefix = format!("hedgerow-{name}-");
        Ok(Folder(TempDir::with_prefix(prefix)?))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

/// A disk of a few megabytes, which a test may fill. It lives in memory, and is gone with
/// everything on it when dropped.
pub struct SmallDisk(Folder);

impl SmallDisk {
    /// A disk of so many bytes; nothing where the system does not let us have one.
    ///
    /// # Errors
    ///
    /// Fails if the folder for it cannot be made.
    pub fn new(name: &str, bytes: u64) -> io::Result<Option<SmallDisk>> {
        let folder = Folder::new(name)?;
        let options = format!("size={bytes},mode=0777");
        let mount = ["-t", "tmpfs", "-o", &options, "none"];
        let mounted = run("mount", &mount, folder.path());
        Ok(mounted.then_some(SmallDisk(folder)))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills it to the last byte.
    ///
    /// # Errors
    ///
    /// Fails if anything else does than the room.
    pub fn fill(&self) -> io::Result<()> {
        let ballast = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.ballast());
        let mut ballast = match ballast {
            Err(error) if is_full(&error) => return Ok(()),
            ballast => ballast?,
        };
        for size in [64 * 1024, 4096] {
            loop {
                match ballast.write_all(&vec![7; size]) {
                    Ok(()) => {}
                    Err(error) if is_full(&error) => break,
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    /// Makes room again.
    ///
    /// # Errors
    ///
    /// Fails if what fills it cannot be removed.
    pub fn empty(&self) -> io::Result<()> {
        fs::remove_file(self.ballast())
    }

    /// Lets nobody write to it, or everybody again; whether that can be done.
    pub fn read_only(&self, read_only: bool) -> bool {
        let how = if read_only {
            "remount,ro"
        } else {
            "remount,rw"
        };
        run("mount", &["-o", how], self.path())
    }

    fn ballast(&self) -> PathBuf {
        self.path().join("ballast")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // What still has a file open on it keeps it; nobody finds it any more.
        let _gone = run("umount", &["-l"], self.path());
    }
}

fn is_full(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::StorageFull
}

/// Runs a command of the system on a folder, as somebody who may; whether it succeeded.
fn run(program: &str, arguments: &[&str], folder: &Path) -> bool {
    let ran = |command: &mut Command| {
        let ran = command.args(arguments).arg(folder).output();
        ran.is_ok_and(|ran| ran.status.success())
    };
    ran(&mut Command::new(program)) || ran(Command::new("sudo").args(["-n", program]))
}
