use std::{fmt, io, path::Path, process::ExitCode};

use term::words::file_trouble;

use crate::words::say;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked wrongly: exit code 2.
    Usage(String),
    /// Something else went wrong: exit code 1.
    Failed(anyhow::Error),
    /// The failure was reported already: exit code 1.
    Reported,
}

impl Failure {
    /// A wrong question, in one line that says what would be right.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "errors are handed over as they come, by `map_err`"
    )]
    pub(crate) fn usage(words: impl ToString) -> Failure {
        Failure::Usage(words.to_string())
    }

    /// A file that is not as it should be.
    pub(crate) fn of_file(file: &Path, why: &dyn fmt::Display) -> Failure {
        let file = file.display().to_string();
        Failure::Failed(anyhow::anyhow!(say::of_file(file, why.to_string())))
    }

    /// Says it in one line, and what the program's exit code is.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Usage(words) => {
                eprintln!("{}", say::error(words));
                ExitCode::from(2)
            }
            Failure::Failed(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
            Failure::Failed(error) => {
                eprintln!("{}", say::error(format!("{error:#}")));
                ExitCode::FAILURE
            }
            Failure::Reported => ExitCode::FAILURE,
        }
    }
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::Failed(error.into())
    }
}

/// Whoever read our output has read enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<io::Error>().map(io::Error::kind);
    kind == Some(io::ErrorKind::BrokenPipe)
}

/// That a file cannot be read.
pub(crate) fn cannot_read(file: &Path, error: &io::Error) -> anyhow::Error {
    let file = file.display().to_string();
    anyhow::anyhow!(say::cannot_read(file, file_trouble(error)))
}

/// That a file cannot be written.
pub(crate) fn cannot_write(file: &Path, error: &io::Error) -> anyhow::Error {
    let file = file.display().to_string();
    anyhow::anyhow!(say::cannot_write(file, file_trouble(error)))
}
