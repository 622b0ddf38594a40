use std::{io, process::ExitCode};

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

    /// Says it in one line, and what the program's exit code is.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Usage(words) => {
                eprintln!("error: {words}");
                ExitCode::from(2)
            }
            Failure::Failed(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
            Failure::Failed(error) => {
                eprintln!("error: {error:#}");
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
