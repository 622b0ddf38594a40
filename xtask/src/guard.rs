//! Cleaning up, however we end.

use std::{
    ffi::OsStr,
    os::unix::process::CommandExt as _,
    process::{Child, Command, Stdio},
};

use anyhow::Context as _;

/// Runs a shell script when dropped, and also when this program is interrupted or
/// killed: the script waits at the other end of a pipe that closes with us.
pub(crate) struct Guard(Child);

impl Guard {
    /// Gets ready to run `script`, in which `$1` and so on are `arguments`. `shell` is
    /// `sh`, run by whomever.
    pub(crate) fn new<A: AsRef<OsStr>>(
        mut shell: Command,
        script: &str,
        arguments: impl IntoIterator<Item = A>,
    ) -> anyhow::Result<Guard> {
        let waiting = format!("read -r _; {script}");
        let shell = shell
            // Whoever interrupts or kills us with all our group does not mean it.
            .process_group(0)
            .args(["-c", &waiting, "guard"])
            .args(arguments)
            .stdin(Stdio::piped())
            .spawn();
        Ok(Guard(shell.context("sh cannot be started")?))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // Closes the pipe and waits.
        let _done = self.0.wait();
    }
}
