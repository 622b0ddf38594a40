//! A layer below the server that makes its disk fail, and its clock be wrong.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

/// The layer, built once; nothing where there is no C compiler.
static SHIM: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/durable/shim.c");
    let built =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("shim-{}.so", std::process::id()));
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&built, &source])
        .args(["-ldl", "-lpthread"])
        .status();
    match compiled {
        Ok(status) => {
            assert!(status.success(), "{} cannot be compiled", source.display());
            Some(built)
        }
        Err(error) => {
            super::cannot(&format!("no C compiler `cc`: {error}"));
            None
        }
    }
});

/// What can go wrong with a disk, by the numbers Linux has for it.
pub const ERRORS: [(&str, i32); 4] = [("EIO", 5), ("ENOSPC", 28), ("EDQUOT", 122), ("EROFS", 30)];

/// The disk of one server.
pub struct Faults {
    control: PathBuf,
    generation: u32,
}

impl Faults {
    pub fn new(folder: &Path) -> Faults {
        Faults {
            control: folder.join("faults"),
            generation: 0,
        }
    }

    /// Whether there is such a layer at all.
    pub fn possible() -> bool {
        SHIM.is_some()
    }

    /// Puts the layer below a server that is about to be started.
    pub fn below(&self) -> impl FnOnce(&mut Command) + use<> {
        let control = self.control.clone();
        move |command| {
            command.env("LD_PRELOAD", SHIM.as_ref().unwrap());
            command.env("FAULT_CONTROL", control);
        }
    }

    /// Puts the layer below the files of a PostgreSQL server whose paths have `files` in
    /// them. It may run as another user, who can read what is in `folder`.
    pub fn below_postgres(
        &self,
        folder: &Path,
        files: &'static str,
    ) -> impl FnOnce(&mut Command) + use<> {
        let shim = folder.join("shim.so");
        fs::copy(SHIM.as_ref().unwrap(), &shim).unwrap();
        let control = self.control.clone();
        move |command| {
            command.env("LD_PRELOAD", shim);
            command.env("FAULT_CONTROL", control);
            command.env("FAULT_FILES", files);
        }
    }

    /// Of these calls (`w`rite, `s`ync, `t`runcate) some succeed, and then some fail.
    pub fn fail(&mut self, errno: i32, calls: &str, skip: u32, count: i32) {
        self.generation += 1;
        let line = format!("{} {errno} {skip} {count} {calls}\n", self.generation);
        // In one step: a server that reads half a line would fail differently.
        let new = self.control.with_extension("new");
        fs::write(&new, line).unwrap();
        fs::rename(new, &self.control).unwrap();
    }

    /// From now on nothing fails.
    pub fn end(&self) {
        fs::remove_file(&self.control).unwrap();
    }
}

/// Lets the clock of a server that is about to be started be so many seconds ahead;
/// whether it can be done.
pub fn ahead(command: &mut Command, seconds: i64) -> bool {
    let Some(shim) = &*SHIM else { return false };
    command.env("LD_PRELOAD", shim);
    command.env("CLOCK_AHEAD", seconds.to_string());
    true
}
